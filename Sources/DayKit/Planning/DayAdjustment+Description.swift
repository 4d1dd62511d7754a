#if Formats
extension DayAdjustment: LosslessStringConvertible {
  /// The word for the rule, such as `end-of-month` or `next-or-same-friday`.
  public var description: String {
    switch content {
    case .start(let kind): "start-of-\(kind)"
    case .end(let kind): "end-of-\(kind)"
    case .weekday(let direction, let weekday): "\(direction.name)-\(weekday.name)"
    case .dayOfMonth(let direction, let number): "\(direction.name)-\(number)"
    case .monthDay(let direction, let date):
      // Without the two hyphens of ISO 8601.
      "\(direction.name)-\(String(date.description.dropFirst(2)))"
    case .businessDay(let direction): "\(direction.name)-business-day"
    case .modifiedFollowing: "modified-following"
    case .modifiedPreceding: "modified-preceding"
    case .weekdayOfWeek(let weekday): "\(weekday.name)-of-week"
    case .nthWeekdayOfMonth(let ordinal, let weekday):
      "\(Ordinal.text(ordinal))-\(weekday.name)-of-month"
    case .nthDay(let ordinal, let kind): "\(Ordinal.text(ordinal))-day-of-\(kind)"
    case .nthBusinessDay(let ordinal, let kind):
      "\(Ordinal.text(ordinal))-business-day-of-\(kind)"
    case .anniversary: "anniversary"
    }
  }

  /// Creates the rule of a word, or `nil` if the word is not one.
  ///
  /// Generic code that knows only `LosslessStringConvertible` uses this. Other calls use the
  /// initializer that throws the reason.
  ///
  /// ```swift
  /// func read<Value: LosslessStringConvertible>(_ text: String) -> Value? { Value(text) }
  /// let rule: DayAdjustment? = read("end-of-month")     // end-of-month
  /// ```
  @_disfavoredOverload
  public init?(_ description: String) {
    let bytes = ContiguousArray(description.utf8)
    self.init(reading: bytes.span)
  }
}

extension DayAdjustment {
  /// Creates the rule of a word.
  ///
  /// `dayctl help rules` lists the words. Besides those that ``description`` gives, there are
  /// short ones, such as `next-fri`, `next-march`, `2-tue-of-month` and `following`.
  ///
  /// ```swift
  /// try DayAdjustment("last-fri-of-month")      // last-friday-of-month
  /// try DayAdjustment("next-march")             // next-03-01
  /// try DayAdjustment("following")              // next-or-same-business-day
  /// try? DayAdjustment("friday")                // nil
  /// ```
  ///
  /// - Throws: ``DayAdjustmentError`` if the word is not a rule.
  public init(_ text: some StringProtocol) throws(DayAdjustmentError) {
    self = try String(text).withBytes { bytes throws(DayAdjustmentError) in
      try DayAdjustment(parsing: bytes, at: 0)
    }
  }
}

extension DayAdjustment.Direction {
  fileprivate var name: StaticString {
    switch code {
    case .next: "next"
    case .nextOrSame: "next-or-same"
    case .previous: "previous"
    case .previousOrSame: "previous-or-same"
    case .nearest: "nearest"
    }
  }
}
#endif
