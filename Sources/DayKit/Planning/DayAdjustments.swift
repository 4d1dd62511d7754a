#if Formats
/// Rules that find a day near another one, applied in order, each to the result of the one before.
///
/// ```swift
/// // Payday: the 15th, or the business day before.
/// let payday = DayAdjustments(.dayOfMonth(.nextOrSame, 15), .businessDay(.previousOrSame))
/// try Day(2025, 11, 3).adjusted(by: payday)                        // 2025-11-14
/// payday.description          // next-or-same-15,previous-or-same-business-day
/// try DayAdjustments("end-of-month,following").count               // 2
/// ```
public struct DayAdjustments: Sendable {
  private let first: DayAdjustment

  /// The rules after the first one; most chains have none, and need no memory.
  private var others = PlainArray<DayAdjustment>()

  /// Creates a chain of one rule or more.
  ///
  /// ```swift
  /// let rules = DayAdjustments(.end(of: .month), .businessDay(.previousOrSame))
  /// try Day(2025, 8, 1).adjusted(by: rules)                        // 2025-08-29
  /// ```
  public init(_ first: DayAdjustment, _ others: DayAdjustment...) {
    self.init(first)
    for rule in others { append(rule) }
  }

  /// Creates a chain of one rule; an array for no others would have to be created.
  package init(_ rule: DayAdjustment) {
    first = rule
  }

  /// Adds a rule that is applied after the others.
  ///
  /// ```swift
  /// var rules = DayAdjustments(.dayOfMonth(.next, 15))
  /// rules.append(.businessDay(.previousOrSame))
  /// rules.description                 // next-15,previous-or-same-business-day
  /// ```
  public mutating func append(_ rule: DayAdjustment) { others.append(rule) }
}

extension DayAdjustments: RandomAccessCollection {
  /// The position of the first rule, 0.
  public var startIndex: Int { 0 }

  /// The number of rules, at least 1.
  public var endIndex: Int { others.count + 1 }

  /// The rule at a position.
  ///
  /// ```swift
  /// DayAdjustments(.end(of: .month), .modifiedFollowing)[1]        // modified-following
  /// ```
  public subscript(position: Int) -> DayAdjustment {
    position == 0 ? first : others[position - 1]
  }
}

extension DayAdjustments {
  /// Returns whether a rule meets a condition; generic code would look up conformances.
  package func has(_ condition: (DayAdjustment) -> Bool) -> Bool {
    if condition(first) { return true }
    for index in others.indices where condition(others[index]) { return true }
    return false
  }

  /// Returns the day that the rules find from a given day.
  ///
  /// - Throws: `DayError` if there is no such day.
  package func adjusting(
    _ day: Day, startingOn weekday: Weekday = .monday, today: Day? = nil,
    overflow: MonthOverflow = .lastOfMonth, in calendar: WorkCalendar
  ) throws(DayError) -> Day {
    var answer = try first.adjusting(
      day, startingOn: weekday, today: today, overflow: overflow, in: calendar)
    for index in others.indices {
      answer = try others[index].adjusting(
        answer, startingOn: weekday, today: today, overflow: overflow, in: calendar)
    }
    return answer
  }
}

extension Day {
  /// Returns the day that several rules find, each from the result of the one before.
  ///
  /// ```swift
  /// let invoice = try Day(2025, 8, 4)
  /// let rules = DayAdjustments(.end(of: .month), .modifiedFollowing)
  /// try (invoice + 30).adjusted(by: rules)                         // 2025-09-30
  /// ```
  ///
  /// - Parameters:
  ///   - rules: The rules, in order.
  ///   - first: The weekday that weeks start on.
  ///   - today: The day from which ``DayAdjustment/anniversary`` looks; by default, the current day.
  ///   - overflow: The anniversary of 29 February in common years: 28 February, 1 March or an error.
  ///   - calendar: Determines the business days.
  /// - Throws: `DayError` if a rule finds no day.
  public func adjusted(
    by rules: DayAdjustments, startingOn first: Weekday = .monday, today: Day? = nil,
    overflow: MonthOverflow = .lastOfMonth, in calendar: WorkCalendar = .mondayToFriday
  ) throws(DayError) -> Day {
    try rules.adjusting(self, startingOn: first, today: today, overflow: overflow, in: calendar)
  }
}

extension DayAdjustments: Hashable {
  /// Returns whether two chains have the same rules in the same order.
  public static func == (left: DayAdjustments, right: DayAdjustments) -> Bool {
    left.elementsEqual(right)
  }

  /// Feeds the rules to a hasher.
  public func hash(into hasher: inout Hasher) {
    for rule in self { hasher.combine(rule) }
  }
}

extension DayAdjustments: LosslessStringConvertible {
  /// The words for the rules, separated by commas.
  public var description: String {
    var text = first.description
    for rule in dropFirst() { text += "," + rule.description }
    return text
  }

  /// Creates the rules of words that are separated by commas, or `nil` if one is not a rule.
  ///
  /// Generic code that knows only `LosslessStringConvertible` uses this. Other calls use the
  /// initializer that throws the reason.
  ///
  /// ```swift
  /// func read<Value: LosslessStringConvertible>(_ text: String) -> Value? { Value(text) }
  /// let rules: DayAdjustments? = read("next-15,preceding")
  /// ```
  @_disfavoredOverload
  public init?(_ description: String) {
    let bytes = ContiguousArray(description.utf8)
    self.init(reading: bytes.span)
  }
}

extension DayAdjustments {
  /// Creates the rules of words that are separated by commas.
  ///
  /// ```swift
  /// try DayAdjustments("next-15,following").last    // next-or-same-business-day
  /// try? DayAdjustments("next-15,")                 // nil
  /// ```
  ///
  /// - Throws: ``DayAdjustmentError`` of the first word that is not a rule.
  public init(_ text: some StringProtocol) throws(DayAdjustmentError) {
    self = try String(text).withBytes { bytes throws(DayAdjustmentError) in
      try DayAdjustments(parsing: bytes)
    }
  }

  /// Reads words that are separated by commas.
  package init?(reading bytes: Span<UInt8>) {
    var (start, end) = (0, 0)
    var rules: DayAdjustments?
    while end <= bytes.count {
      if end == bytes.count || bytes[end] == UInt8(ascii: ",") {
        guard let rule = DayAdjustment(reading: bytes.extracting(start..<end)) else { return nil }
        if rules == nil { rules = DayAdjustments(rule) } else { rules?.append(rule) }
        start = end + 1
      }
      end += 1
    }
    guard let rules else { return nil }
    self = rules
  }

  /// Reads words that are separated by commas, or throws the reason why one is not a rule.
  private init(parsing bytes: Span<UInt8>) throws(DayAdjustmentError) {
    if let rules = DayAdjustments(reading: bytes) {
      self = rules
      return
    }
    var start = 0
    for end in bytes.indices where bytes[end] == UInt8(ascii: ",") {
      _ = try DayAdjustment(parsing: bytes.extracting(start..<end), at: start)
      start = end + 1
    }
    let rest = bytes.extracting(droppingFirst: start)
    self.init(try DayAdjustment(parsing: rest, at: start))
  }
}
#endif
