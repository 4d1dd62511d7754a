extension Recurrence {
  /// Creates a rule from its text, such as `FREQ=MONTHLY;BYDAY=-1FR`.
  ///
  /// Parts may be in any order, each at most once, and letters may be uppercase or lowercase.
  /// `RRULE:` may come first. A time of day after the date of `UNTIL` is ignored: a day recurs as a
  /// whole.
  ///
  /// ```swift
  /// let rule = try Recurrence("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE")
  /// rule.interval   // 2
  /// ```
  ///
  /// - Throws: ``RecurrenceError`` with the place in the text.
  public init(_ text: some StringProtocol) throws(RecurrenceError) {
    var reader = RecurrenceReader(String(text))
    self = try reader.rule()
  }
}

extension Recurrence: LosslessStringConvertible {
  /// Creates the rule of a text, or `nil` if the text is not a rule.
  ///
  /// Generic code that knows only `LosslessStringConvertible` uses this. Other calls use the
  /// initializer that throws the reason.
  ///
  /// ```swift
  /// func read<Value: LosslessStringConvertible>(_ text: String) -> Value? { Value(text) }
  /// let rule: Recurrence? = read("FREQ=DAILY;INTERVAL=2")    // FREQ=DAILY;INTERVAL=2
  /// ```
  @_disfavoredOverload
  public init?(_ description: String) {
    guard let rule = try? Recurrence(description) as Recurrence else { return nil }
    self = rule
  }

  /// The text of the rule, in the order in which RFC 5545 describes the parts.
  public var description: String {
    var text = "FREQ=\(frequency.keyword)"
    switch limit {
    case .until(let day): text += ";UNTIL=\(day.formatted(as: .basic))"
    case .count(let count): text += ";COUNT=\(count)"
    case nil: break
    }
    if interval != 1 { text += ";INTERVAL=\(interval)" }
    let lists = [
      ("BYMONTH", months), ("BYWEEKNO", weeks), ("BYYEARDAY", daysOfYear),
      ("BYMONTHDAY", daysOfMonth),
    ]
    for (name, numbers) in lists where !numbers.isEmpty {
      text += ";\(name)=" + numbers.map(String.init).joined(separator: ",")
    }
    if !weekdays.isEmpty {
      text += ";BYDAY=" + weekdays.map { $0.description }.joined(separator: ",")
    }
    if !positions.isEmpty {
      text += ";BYSETPOS=" + positions.map(String.init).joined(separator: ",")
    }
    if weekStart != .monday { text += ";WKST=\(weekStart.keyword)" }
    return text
  }
}

extension Recurrence.WeekdayRule: CustomStringConvertible {
  /// The weekday as in a rule, such as `FR` or `-1FR`.
  public var description: String {
    ordinal == 0 ? weekday.keyword : "\(ordinal)\(weekday.keyword)"
  }
}

extension Recurrence.Frequency {
  fileprivate var keyword: String {
    switch self {
    case .daily: "DAILY"
    case .weekly: "WEEKLY"
    case .monthly: "MONTHLY"
    case .yearly: "YEARLY"
    }
  }
}

extension Weekday {
  fileprivate var keyword: String {
    switch self {
    case .sunday: "SU"
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    }
  }
}

/// Reads a rule part by part.
private struct RecurrenceReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ rule: String) {
    bytes = rule.utf8.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) ? $0 - 32 : $0 }
  }

  mutating func rule() throws(RecurrenceError) -> Recurrence {
    // In an iCalendar file, the rule is the value of this property.
    let prefix = Array("RRULE:".utf8)
    if bytes.starts(with: prefix) { position = prefix.count }
    var rule = Recurrence(frequency: .daily)
    var seen: [String] = []
    repeat {
      let start = position
      let name = word()
      guard take("=") else { throw error(.expected(UInt8(ascii: "="))) }
      guard !seen.contains(name), !(isLimit(name) && seen.contains(where: isLimit)) else {
        throw error(.repeatedPart, at: start)
      }
      seen.append(name)
      try read(name, at: start, into: &rule)
    } while take(";")
    guard position == bytes.count else { throw error(.expected(UInt8(ascii: ";"))) }
    guard seen.contains("FREQ") else { throw error(.missingFrequency, at: 0) }
    if let reason = rule.partFault { throw error(reason, at: 0) }
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
    case "UNTIL": rule.limit = .until(try day())
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

  private mutating func day() throws(RecurrenceError) -> Day {
    let start = position
    let date = number(ofDigits: 8)
    if current == UInt8(ascii: "T") {
      position += 1
      guard number(ofDigits: 6) != nil else { throw error(.invalidDate, at: start) }
      _ = take("Z")
    }
    guard let date, let day = try? Day(date / 10_000, date / 100 % 100, date % 100) else {
      throw error(.invalidDate, at: start)
    }
    return day
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
    let number = try number(in: 1...limit)
    return isNegative ? -number : number
  }

  private mutating func number(in range: ClosedRange<Int>) throws(RecurrenceError) -> Int {
    let start = position
    while let byte = current, byte.digitValue != nil { position += 1 }
    let number = Int(String(decoding: bytes[start..<position], as: UTF8.self))
    guard let number, range.contains(number) else {
      throw error(.numberOutside(range.lowerBound, range.upperBound), at: start)
    }
    return number
  }

  private mutating func number(ofDigits count: Int) -> Int? {
    let digits = bytes[position...].prefix(count)
    guard digits.count == count, digits.allSatisfy({ $0.digitValue != nil }) else { return nil }
    position += count
    return Int(String(decoding: digits, as: UTF8.self))
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
