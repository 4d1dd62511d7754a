#if Formats
extension Recurrence {
  /// Creates a rule from its text, such as `FREQ=MONTHLY;BYDAY=-1FR`.
  ///
  /// Parts may be in any order, each at most once, and letters may be uppercase or lowercase.
  /// `RRULE:` may come first, and spaces or a semicolon last.
  ///
  /// ```swift
  /// let rule = try Recurrence("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE")
  /// rule.interval   // 2
  /// ```
  ///
  /// `UNTIL` must be a date, such as `UNTIL=20251231`. With a time of day, the last day depends on
  /// when the events begin, so it is an error here; ``init(_:startingAt:in:)`` takes such rules.
  ///
  /// - Throws: ``RecurrenceError`` with the position in the text.
  public init(_ text: some StringProtocol) throws(RecurrenceError) {
    var reader = RecurrenceReader(String(text), starts: nil)
    self = try reader.rule()
  }

  /// Creates a rule from its text, for events that begin at a time of day.
  ///
  /// An `UNTIL` with a time of day is the last moment at which an event can begin. The rule is about
  /// days, so its ``limit-swift.property`` is the last day on which the event has begun by then:
  ///
  /// ```swift
  /// let daily = "FREQ=DAILY;UNTIL=19971224T000000Z"
  /// let newYork = TimeZoneRule.fixed("-05:00", seconds: -5 * 3_600)
  /// let atNine = try Recurrence(daily, startingAt: 9 * 3_600, in: newYork)
  /// atNine.description                     // FREQ=DAILY;UNTIL=19971223
  /// let atEight = try Recurrence(daily, startingAt: 20 * 3_600, in: newYork)
  /// atEight.description                    // FREQ=DAILY;UNTIL=19971222
  /// ```
  ///
  /// For days as a whole, as in all-day events, pass 0: they begin at midnight. An `UNTIL` without a
  /// `Z` is a time that the clocks of the zone show, and one without a time of day is the last day.
  /// An event that the clocks skip begins as if they had not yet been set forward, as RFC 5545 says.
  ///
  /// - Parameters:
  ///   - text: The text of the rule.
  ///   - secondsSinceMidnight: What the clocks show when the events begin, in seconds.
  ///   - timeZone: The time zone of the events.
  /// - Precondition: `secondsSinceMidnight` is in 0 ..< 86,400.
  /// - Throws: ``RecurrenceError`` with the position in the text.
  public init(
    _ text: some StringProtocol, startingAt secondsSinceMidnight: Int, in timeZone: TimeZoneRule
  ) throws(RecurrenceError) {
    precondition(
      (0..<86_400).contains(secondsSinceMidnight), "a day has 86,400 seconds, from 0 to 86,399")
    var reader = RecurrenceReader(
      String(text), starts: EventStarts(seconds: secondsSinceMidnight, timeZone: timeZone))
    self = try reader.rule()
  }
}

extension Recurrence: LosslessStringConvertible {
  /// Creates a rule from text, or `nil` if the text is not a rule.
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
  /// The name of the frequency in a rule.
  var keyword: String {
    switch self {
    case .daily: "DAILY"
    case .weekly: "WEEKLY"
    case .monthly: "MONTHLY"
    case .yearly: "YEARLY"
    }
  }
}

extension Weekday {
  /// The name of the weekday in a rule.
  var keyword: String {
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
#endif
