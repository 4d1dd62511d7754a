import CommandGrammar
import DayKit
import DayRecords

/// An all-day event in a calendar (RFC 5545, section 3.6.1).
struct CalendarEvent {
  /// The last day for which rules without an end give holidays.
  static let horizon = Day(daysSince1970: 193_578)  // 2499-12-31

  /// The most days that an event or the rule of an event can have.
  private static let maximumCount = 100_000

  /// The line on which the event begins.
  private let line: Int
  private var name = ""
  private var isCancelled = false
  private var start: Day?
  private var startLine = 0

  /// The number of days of each occurrence, from `DTEND` or `DURATION`.
  private var length: Length?

  private var rules: [(rule: Recurrence, line: Int)] = []
  private var added: [Day] = []
  private var removed: [Day] = []

  private enum Length {
    case until(Day, ContentLine)
    case days(Int)
  }

  init(line: Int) {
    self.line = line
  }
}

extension CalendarEvent {
  /// Takes a property of the event.
  ///
  /// - Throws: `HolidayError` if the property determines the days of the event in a way that is not
  ///   supported. Properties that do not determine its days are ignored.
  mutating func take(_ property: ContentLine) throws(HolidayError) {
    switch property.name {
    case "SUMMARY": name = Self.unescaped(property.value)
    case "STATUS": isCancelled = property.value.uppercased() == "CANCELLED"
    case "DTSTART":
      if start != nil { throw property.error("the event has two DTSTART") }
      (start, startLine) = (try Self.day(property, property.value), property.line)
    case "DTEND", "DURATION":
      if length != nil { throw property.error("the event has more than one DTEND or DURATION") }
      length =
        property.name == "DTEND"
        ? .until(try Self.day(property, property.value), property)
        : .days(try Self.duration(property))
    case "RRULE": rules.append((try Self.rule(property), property.line))
    case "RDATE": added += try Self.days(property)
    case "EXDATE": removed += try Self.days(property)
    case "RECURRENCE-ID", "EXRULE":
      throw property.error("\(property.name) is not supported: list the days with RDATE or EXDATE")
    default: break
    }
  }

  /// Returns the days of all occurrences, in order.
  func holidays() throws(HolidayError) -> [Holiday] {
    if isCancelled { return [] }
    guard let start else { throw HolidayError(line: line, reason: "the event has no DTSTART") }
    let count = try dayCount(from: start)
    var first = [start] + added
    for (rule, line) in rules { first += try days(of: rule, from: start, line: line) }
    return first.filter { !removed.contains($0) }.sortedOnce().flatMap { first in
      (0..<count).compactMap { offset in
        Day(exactly: first.daysSince1970 + offset).map { Holiday(day: $0, name: name) }
      }
    }
  }

  private func dayCount(from start: Day) throws(HolidayError) -> Int {
    switch length {
    case nil: return 1
    case .days(let count): return count
    case .until(let end, let property):
      guard end > start else {
        throw property.error("DTEND is not after DTSTART: write the day after the last day")
      }
      guard end - start <= 366 else { throw property.error("an event can have at most 366 days") }
      return end - start
    }
  }

  private func days(
    of rule: Recurrence, from start: Day, line: Int
  ) throws(HolidayError) -> [Day] {
    var days: [Day] = []
    for day in rule.days(from: start) {
      guard day <= Self.horizon else { break }
      guard days.count < Self.maximumCount else {
        throw HolidayError(line: line, reason: "the rule gives more than \(Self.maximumCount) days")
      }
      days.append(day)
    }
    // RFC 5545 leaves open whether such a start is a day of the event.
    guard days.first == start || start > Self.horizon else {
      throw HolidayError(
        line: startLine, reason: "DTSTART is not a day of RRULE: use the first day of the rule")
    }
    return days
  }
}

// The values of properties.

extension CalendarEvent {
  private static func days(_ property: ContentLine) throws(HolidayError) -> [Day] {
    var days: [Day] = []
    for text in property.value.split(separator: ",", omittingEmptySubsequences: false) {
      days.append(try day(property, String(text)))
    }
    return days
  }

  private static func day(_ property: ContentLine, _ text: String) throws(HolidayError) -> Day {
    let bytes = Array(text.utf8)
    guard property.parameter("VALUE") ?? "DATE" == "DATE", bytes.count == 8,
      bytes.allSatisfy({ $0.isDigit })
    else {
      let problem = text.contains("T") ? "has a time of day" : "is not a date"
      throw property.error(
        "\(property.name) \(problem); a holiday lasts all day: "
          + "\(property.name);VALUE=DATE:\(sample(bytes))")
    }
    do throws(DayReadingError) {
      return try DayFormat.basic.read(bytes.span)
    } catch {
      let text = String(quoting: bytes)
      if case .doesNotExist(let reason) = error.reason.kind {
        throw property.error("\(property.name) \(text) does not exist: \(reason)")
      }
      throw property.error("\(property.name) \(text) is not a date: \(error)")
    }
  }

  /// The date of a value with a time of day, or a date that shows the form.
  private static func sample(_ value: [UInt8]) -> String {
    let date = value.prefix(8)
    guard (try? DayFormat.basic.read(date.span)) != nil else { return "20251225" }
    return String(decoding: date, as: UTF8.self)
  }

  private static func duration(_ property: ContentLine) throws(HolidayError) -> Int {
    let bytes = Array(property.value.utf8)
    guard bytes.first == UInt8(ascii: "P"), let period = Period(reading: bytes.span),
      period.years == 0, period.months == 0, (0...53).contains(period.weeks),
      (0...366).contains(period.days), period.weeks * 7 + period.days > 0
    else { throw property.error("DURATION must be 1 to 366 days or weeks, such as P1D") }
    return period.weeks * 7 + period.days
  }

  private static func rule(_ property: ContentLine) throws(HolidayError) -> Recurrence {
    do throws(RecurrenceError) {
      return try Recurrence(property.value)
    } catch {
      // RFC 5545 requires a date where DTSTART is one.
      throw property.error(
        error.reason == .untilHasTime
          ? "RRULE: UNTIL has a time of day; a holiday lasts all day: write a date, such as "
            + "UNTIL=20251231" : "RRULE: \(error)")
    }
  }

  /// Replaces the escapes of a text (RFC 5545, section 3.3.11); a line break becomes a space.
  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result.unicodeScalars.append(scalar == "n" || scalar == "N" ? " " : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension [Day] {
  /// The days in order, each once.
  fileprivate func sortedOnce() -> [Day] {
    var days: [Day] = []
    for day in sorted() where day != days.last { days.append(day) }
    return days
  }
}
