#if Formats
/// Reads a rule part by part.
struct RecurrenceReader {
  private let bytes: [UInt8]
  private let starts: EventStarts?
  private var position = 0

  /// - Parameter starts: When the events begin, which gives a timed `UNTIL` its day.
  init(_ rule: String, starts: EventStarts?) {
    var bytes = rule.utf8.map {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) ? $0 - 32 : $0
    }
    while let last = bytes.last, last.isBlank { bytes.removeLast() }
    self.bytes = bytes
    self.starts = starts
  }

  mutating func rule() throws(RecurrenceError) -> Recurrence {
    skipBlanks()
    // In an iCalendar file, the rule is the value of this property.
    let prefix = Array("RRULE:".utf8)
    if bytes[position...].starts(with: prefix) { position += prefix.count }
    skipBlanks()
    var rule = Recurrence(frequency: .daily)
    var seen: [String] = []
    repeat {
      let start = position
      let name = word()
      guard take("=") else { throw error(.expected(UInt8(ascii: "="))) }
      guard !seen.contains(name) else { throw error(.repeatedPart, at: start) }
      guard !(isLimit(name) && seen.contains(where: isLimit)) else {
        throw error(.countAndUntil, at: start)
      }
      seen.append(name)
      try read(name, at: start, into: &rule)
      // Calendar services write a semicolon at the end too.
    } while take(";") && position < bytes.count
    guard position == bytes.count else { throw error(.expected(UInt8(ascii: ";"))) }
    guard seen.contains("FREQ") else { throw error(.missingFrequency, at: 0) }
    if let reason = rule.partFault { throw error(reason, at: 0) }
    rule.sortLists()
    return rule
  }

  private func isLimit(_ name: String) -> Bool { name == "COUNT" || name == "UNTIL" }

  private mutating func read(
    _ name: String, at start: Int, into rule: inout Recurrence
  ) throws(RecurrenceError) {
    switch name {
    case "FREQ": rule.frequency = try frequency()
    case "INTERVAL": rule.interval = try number(in: 1...Int.max)
    case "COUNT": rule.limit = .count(try number(in: 1...Int.max))
    case "UNTIL": rule.limit = .until(try lastDay())
    case "WKST": rule.weekStart = try weekday()
    case "BYMONTH": rule.months = try numbers(upTo: 12, isSigned: false)
    case "BYWEEKNO": rule.weeks = try numbers(upTo: 53)
    case "BYYEARDAY": rule.daysOfYear = try numbers(upTo: 366)
    case "BYMONTHDAY": rule.daysOfMonth = try numbers(upTo: 31)
    case "BYDAY": rule.weekdays = try weekdays()
    case "BYSETPOS": rule.positions = try numbers(upTo: 366)
    default: throw error(.unknownPart, at: start)
    }
  }

  private mutating func frequency() throws(RecurrenceError) -> Recurrence.Frequency {
    let start = position
    let name = word()
    guard let frequency = Recurrence.Frequency.allCases.first(where: { $0.keyword == name }) else {
      throw error(.unsupportedFrequency, at: start)
    }
    return frequency
  }

  private mutating func weekdays() throws(RecurrenceError) -> [Recurrence.WeekdayRule] {
    var weekdays: [Recurrence.WeekdayRule] = []
    repeat {
      var ordinal = 0
      if let byte = current, !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
        ordinal = try signedNumber(upTo: 53)
      }
      weekdays.append(Recurrence.WeekdayRule(ordinal, try weekday()))
    } while take(",")
    return weekdays
  }

  private mutating func weekday() throws(RecurrenceError) -> Weekday {
    let start = position
    let name = word()
    guard let weekday = Weekday.allCases.first(where: { $0.keyword == name }) else {
      throw error(.noSuchWeekday, at: start)
    }
    return weekday
  }

  /// Reads the last day of `UNTIL`.
  private mutating func lastDay() throws(RecurrenceError) -> Day {
    let start = position
    guard let date = number(ofDigits: 8) else { throw error(.invalidDate, at: start) }
    let day: Day
    do throws(DayError) {
      day = try Day(date / 10_000, date / 100 % 100, date % 100)
    } catch let fault {
      throw error(.noSuchDay(fault), at: start)
    }
    guard take("T") else { return day }
    // The RFC allows for a leap second.
    guard let time = number(ofDigits: 6), time < 240_000, time / 100 % 100 < 60, time % 100 <= 60
    else { throw error(.invalidDate, at: start) }
    let isUniversal = take("Z")
    guard let starts else {
      var error = error(.untilHasTime, at: start)
      error.lastDay = day
      throw error
    }
    let seconds = time / 10_000 * 3_600 + time / 100 % 100 * 60 + time % 100
    return starts.lastDay(until: day, seconds, isUniversal: isUniversal)
  }

  private mutating func numbers(
    upTo limit: Int, isSigned: Bool = true
  ) throws(RecurrenceError) -> [Int] {
    var numbers: [Int] = []
    repeat {
      numbers.append(isSigned ? try signedNumber(upTo: limit) : try number(in: 1...limit))
    } while take(",")
    return numbers
  }

  private mutating func signedNumber(upTo limit: Int) throws(RecurrenceError) -> Int {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    let number = try number(in: 1...limit, isSigned: true)
    return isNegative ? -number : number
  }

  /// - Parameter isSigned: Whether the opposites of the numbers are allowed, too.
  private mutating func number(
    in range: ClosedRange<Int>, isSigned: Bool = false
  ) throws(RecurrenceError) -> Int {
    let start = position
    while let byte = current, byte.digitValue != nil { position += 1 }
    let number = Int(String(decoding: bytes[start..<position], as: UTF8.self))
    guard let number, range.contains(number) else {
      let least = isSigned ? -range.upperBound : range.lowerBound
      throw error(.numberOutside(least, range.upperBound), at: start)
    }
    return number
  }

  private mutating func number(ofDigits count: Int) -> Int? {
    let digits = bytes[position...].prefix(count)
    guard digits.count == count, digits.allSatisfy({ $0.digitValue != nil }) else { return nil }
    position += count
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private mutating func skipBlanks() {
    while current?.isBlank == true { position += 1 }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func word() -> String {
    let letters = bytes[position...].prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    position += letters.count
    return String(decoding: letters, as: UTF8.self)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func error(_ reason: RecurrenceError.Reason, at place: Int? = nil) -> RecurrenceError {
    RecurrenceError(reason: reason, offset: place ?? position)
  }
}

/// When the events of a rule begin on each of its days.
struct EventStarts {
  /// What the clocks show, in seconds since midnight.
  let seconds: Int
  let timeZone: TimeZoneRule

  /// Returns the last day on which an event begins by a time.
  ///
  /// - Parameters:
  ///   - day: The day of the time.
  ///   - time: The seconds since midnight of that day.
  ///   - isUniversal: Whether the time is in Universal Time, and not what the clocks show.
  func lastDay(until day: Day, _ time: Int, isUniversal: Bool) -> Day {
    var last = day.daysSince1970
    if isUniversal {
      let end = Int64(last) * 86_400 + Int64(time)
      // If the clocks are set back at midnight, even the day after has begun before.
      last = timeZone.daysSince1970(atInstant: end) + 1
      while start(on: last) > end { last -= 1 }
    } else if time < seconds {
      last -= 1
    }
    // The years of a rule are 0 to 9999, so only the end of the calendar is near.
    return Day(exactly: last) ?? .max
  }

  /// The instant at which the event of a day begins.
  private func start(on daysSince1970: Int) -> Int64 {
    let wall = Int64(daysSince1970) * 86_400 + Int64(seconds)
    let instant = timeZone.firstInstant(showing: wall)
    let isSkipped = instant + Int64(timeZone.offset(atInstant: instant)) != wall
    return isSkipped ? wall - Int64(timeZone.offset(atInstant: instant - 1)) : instant
  }
}
#endif
