import CommandGrammar
import DayKit

/// Reads the dates that people type in a picker, such as `29`, `9/5`, `sep 5` or `+3`.
struct TypedDates: Sendable {
  let symbols: DaySymbols

  /// The order of the parts of a date in numbers; `nil` if the user has chosen no language.
  let order: DateOrder?

  let today: Day

  /// Reads a date in the formats of the command, in ISO 8601, or as a word such as `next-friday`.
  let read: @Sendable (_ text: String, _ isInList: Bool) -> Day?

  /// Why a text is not a date, as a sentence for the person who types it.
  struct Refusal: Error, Equatable {
    let sentence: String
  }

  /// Returns the readings of a text: several if it is ambiguous.
  ///
  /// - Parameter focus: The day that is in focus, whose year and month complete the text.
  func readings(
    of text: String, _ kind: DaySpan.Kind, near focus: Day
  ) -> Result<[Day], Refusal> {
    let text = text.trimmed
    if let day = readAsWritten(text, kind) { return .success([day]) }
    let parts = TypedParts(text)
    if let name = parts.name { return readings(named: name, parts.numbers, text, kind, focus) }
    var dates: [TypedDate] = []
    switch parts.numbers.count {
    case 1: dates = self.dates(of: parts.numbers[0], kind, focus)
    case 2...3:
      for order in orders(of: parts) {
        let found = order.date(parts.numbers, year: focus.year, today)
        if let found, !dates.contains(found) { dates.append(found) }
      }
    default: break
    }
    return choice(among: dates, of: parts, text, focus)
  }

  /// Returns the readings that exist: those in the order of the language, or those in any order.
  private func choice(
    among dates: [TypedDate], of parts: TypedParts, _ text: String, _ focus: Day
  ) -> Result<[Day], Refusal> {
    let days = dates.compactMap(\.day)
    if !days.isEmpty { return .success(days) }
    let others = DateOrder.allCases.compactMap {
      $0.date(parts.numbers, year: focus.year, today)
    }.filter { !dates.contains($0) }
    var otherDays: [Day] = []
    for day in others.compactMap(\.day) where !otherDays.contains(day) { otherDays.append(day) }
    if !otherDays.isEmpty { return .success(otherDays) }
    return .failure(dates.lazy.compactMap { refusal(of: $0) }.first ?? refusal(of: text))
  }

  private func readAsWritten(_ text: String, _ kind: DaySpan.Kind) -> Day? {
    if let day = read(text, kind.isList) { return day }
    if text.hasPrefix("+") || text.hasPrefix("-") { return read("today" + text, kind.isList) }
    let word = text.lowercased().split(separator: " ").joined(separator: "-")
    return word == text ? nil : read(word, kind.isList)
  }

  /// The orders in which numbers are read, the likeliest first.
  private func orders(of parts: TypedParts) -> [DateOrder] {
    if parts.numbers[0].count > 2 { return [.yearMonthDay] }
    let isComplete = parts.numbers.count == 3
    if let order, !isComplete || order != .yearMonthDay || parts.numbers[2].count < 3 {
      return [order]
    }
    // Only in one order are full stops usual, and so are hyphens without a year: the end of a date
    // in ISO 8601.
    if parts.separator == "." { return [.dayMonthYear] }
    if parts.separator == "-", !isComplete { return [.yearMonthDay] }
    return [.monthDayYear, .dayMonthYear]
  }

  /// The readings of one number: a day of the month, a month in a list, or a date in ISO 8601.
  private func dates(of digits: String, _ kind: DaySpan.Kind, _ focus: Day) -> [TypedDate] {
    guard let number = Int(digits) else { return [] }
    switch digits.count {
    case 1, 2:
      return kind == .month
        ? [TypedDate(year: focus.year, month: number, day: 1)]
        : kind.isList ? [] : [TypedDate(year: focus.year, month: focus.month, day: number)]
    case 8:
      return [TypedDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)]
    default: return []
    }
  }
}

// Names.

extension TypedDates {
  private func readings(
    named name: String, _ numbers: [String], _ text: String, _ kind: DaySpan.Kind, _ focus: Day
  ) -> Result<[Day], Refusal> {
    guard let month = month(named: name) else {
      let weekday = numbers.isEmpty ? weekday(named: name) : nil
      let day = weekday.flatMap { read("next-\($0)", kind.isList) }
      return day.map { .success([$0]) } ?? .failure(refusal(of: text))
    }
    var numbers = numbers
    var year: Int? = focus.year
    if numbers.count > 1 || kind.isList, let index = numbers.lastIndex(where: { $0.count > 2 }) {
      year = TypedDate.year(numbers.remove(at: index), today)
    } else if numbers.count == 2 {
      year = TypedDate.year(numbers.removeLast(), today)
    }
    let day = numbers.count == 1 ? Int(numbers[0]) : numbers.isEmpty && kind.isList ? 1 : nil
    guard let day, let year else { return .failure(refusal(of: text)) }
    let date = TypedDate(year: year, month: month, day: day)
    return date.day.map { .success([$0]) } ?? .failure(refusal(of: date) ?? refusal(of: text))
  }

  /// Whether a word for a date, or the name of a month or weekday, begins with a text.
  func hasWord(startingWith text: String) -> Bool {
    let text = text.lowercased()
    let names = [symbols, .english].flatMap { symbols in
      (1...12).map { symbols.name(ofMonth: $0) }
        + Weekday.allCases.map { symbols.name(of: $0) }
    }
    return (names + Completion.span.candidates.map(\.word)).contains {
      $0.lowercased().hasPrefix(text)
    }
  }

  /// The month whose name, in the language or in English, begins with a text of three letters or
  /// more, or is the text.
  private func month(named text: String) -> Int? {
    number(of: text, upTo: 12) { symbols, number, width, context in
      symbols.name(ofMonth: number, width: width, context: context)
    }
  }

  private func weekday(named text: String) -> String? {
    number(of: text, upTo: 7) { symbols, number, width, context in
      symbols.name(of: Weekday.monday.advanced(by: number - 1), width: width, context: context)
    }.map {
      DaySymbols.english.name(of: Weekday.monday.advanced(by: $0 - 1)).lowercased()
    }
  }

  private func number(
    of text: String, upTo count: Int,
    _ name: (DaySymbols, Int, DaySymbols.Width, DaySymbols.Context) -> String
  ) -> Int? {
    let text = text.lowercased()
    for symbols in [symbols, .english] {
      let found = (1...count).filter { number in
        [DaySymbols.Width.wide, .abbreviated].contains { width in
          [DaySymbols.Context.standalone, .format].contains { context in
            let name = name(symbols, number, width, context).lowercased()
            return name == text || text.count > 2 && name.hasPrefix(text)
          }
        }
      }
      if found.count == 1 { return found.first }
    }
    return nil
  }
}

// Refusals.

extension TypedDates {
  /// Why a date does not exist, if its month does.
  private func refusal(of date: TypedDate) -> Refusal? {
    guard date.day == nil, let month = try? YearMonth(date.year, date.month) else { return nil }
    return Refusal(
      sentence: "day \(date.dayOfMonth) does not exist: \(month.title(in: symbols)) has "
        + "\(month.dayCount) days")
  }

  private func refusal(of text: String) -> Refusal {
    let sample =
      switch order {
      case .dayMonthYear: "5/9"
      case .monthDayYear: "9/5"
      case .yearMonthDay, nil: "09-05"
      }
    return Refusal(sentence: "'\(text)' is not a date: try \(sample), sep 5 or +3")
  }
}

extension String {
  fileprivate var trimmed: String {
    let rest = drop { $0 == " " }
    return String(rest.prefix(rest.count - rest.reversed().prefix { $0 == " " }.count))
  }
}
