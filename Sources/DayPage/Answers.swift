import DayKit
import DayLocales

// The functions of the page. Each takes the number of bytes of a request and returns that of an answer.

/// A text, a pattern (or none, for all formats), a language and the year of texts without one: the
/// readings of the text.
@_expose(wasm, "explain") @_cdecl("explain")
func explain(_ count: Int) -> Int {
  Exchange.answer(count) { request, answer in
    let text = Array(request[0].utf8)
    let (pattern, symbols, year) = (request[1], DaySymbols(of: request[2]), Int(request[3]))
    guard !pattern.isEmpty else {
      for reading in Reading.all(of: text.span, in: symbols, year: year) {
        answer.append(reading, of: text.span)
      }
      return
    }
    do throws(DayFormatError) {
      let format = try DayFormat(parsing: pattern, symbols: symbols, pivot: 1970, defaultYear: year)
      answer.append(Reading(names: [pattern], trace: format.trace(text.span)), of: text.span)
    } catch {
      answer.row("error", error.description)
    }
  }
}

/// A day, a language and a pattern or none: the day in the pattern and in all formats with a name.
@_expose(wasm, "format") @_cdecl("format")
func format(_ count: Int) -> Int {
  Exchange.answer(count) { request, answer in
    guard let day = try? Day(request[0]) else { return }
    let symbols = DaySymbols(of: request[1])
    if !request[2].isEmpty {
      do throws(DayFormatError) {
        let format = try DayFormat(pattern: request[2], symbols: symbols)
        answer.row("text", day.formatted(as: format), request[2])
      } catch {
        answer.row("error", error.description)
      }
    }
    for name in DayFormat.localizedNames + DayFormat.names where name != "ymd" {
      guard let format = try? DayFormat(pattern: name, symbols: symbols) else { continue }
      answer.row("text", day.formatted(as: format), name)
    }
  }
}

/// A day and an amount such as `30`, `-2w`, `1y2m3d` or `5b`: the day moved by the amount.
@_expose(wasm, "add") @_cdecl("add")
func add(_ count: Int) -> Int {
  Exchange.answer(count) { request, answer in
    guard let day = try? Day(request[0]) else { return }
    let amount = request[1]
    do throws(DayError) {
      if let days = Int(amount) {
        answer.row("day", "\(try day.adding(.days(days)))")
      } else if amount.utf8.last == UInt8(ascii: "b"), let days = Int(amount.dropLast()) {
        answer.row("day", "\(try day.adding(businessDays: days))")
      } else {
        answer.append(amount, to: day)
      }
    } catch {
      answer.row("error", error.description)
    }
  }
}

extension Answer {
  fileprivate mutating func append(_ amount: String, to day: Day) {
    let period: Period
    do throws(PeriodError) {
      period = try Period(amount)
    } catch {
      return row("error", error.description)
    }
    do throws(DayError) {
      row("day", "\(try day.adding(period))")
    } catch {
      row("error", error.description)
    }
  }
}

/// A day and a language: the name of its month, the weekdays, and the weeks with their numbers.
@_expose(wasm, "month") @_cdecl("month")
func month(_ count: Int) -> Int {
  Exchange.answer(count) { request, answer in
    guard let day = try? Day(request[0]) else { return }
    let symbols = DaySymbols(of: request[1])
    answer.row("title", day.yearMonth.title(in: symbols))
    let weekdays = Weekday.ordered(startingOn: symbols.firstWeekday)
    answer.row(["weekdays"] + weekdays.map { symbols.name(of: $0, width: .abbreviated) })
    for week in day.yearMonth.calendar(startingOn: symbols.firstWeekday).weeks {
      // The week of ISO 8601 that most of these days are in.
      let middle = week.days.count > 3 ? week.firstDay + 3 : week.firstDay
      answer.row(["week", "\(middle.weekDate.week)"] + week.map { "\($0.day)" })
    }
  }
}

/// The codes of all languages.
@_expose(wasm, "languages") @_cdecl("languages")
func languages(_ count: Int) -> Int {
  Exchange.answer(count) { _, answer in answer.row(DaySymbols.languageCodes) }
}

extension DaySymbols {
  /// The symbols of a language, or the English ones.
  init(of language: String) {
    do throws(DayLocaleError) {
      try self.init(locale: language)
    } catch {
      self = .english
    }
  }
}
