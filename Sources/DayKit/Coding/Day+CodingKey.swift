#if Formats && !hasFeature(Embedded)
extension Day: CodingKeyRepresentable {
  /// The day in ISO 8601, as a key of encoded data.
  ///
  /// A dictionary with days as keys is encoded as `{"2025-08-29": 1}`. ``DayCoding/Keys`` encodes
  /// the keys in another format.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).codingKey.stringValue                  // 2025-08-29
  /// ```
  public var codingKey: any CodingKey { TextKey(stringValue: description) }

  /// Creates the day of a key in ISO 8601, or `nil` if the key is not a day.
  ///
  /// ```swift
  /// let key = try Day(2025, 8, 29).codingKey
  /// Day(codingKey: key)                   // 2025-08-29
  /// ```
  public init?(codingKey: some CodingKey) {
    guard let day = try? Day(codingKey.stringValue) else { return nil }
    self = day
  }
}

extension YearMonth: CodingKeyRepresentable {
  /// The month in ISO 8601, as a key of encoded data.
  ///
  /// A dictionary with months as keys is encoded as `{"2025-08": 1}`.
  ///
  /// ```swift
  /// try YearMonth(2025, 8).codingKey.stringValue                // 2025-08
  /// ```
  public var codingKey: any CodingKey { TextKey(stringValue: description) }

  /// Creates the month of a key in ISO 8601, or `nil` if the key is not a month.
  ///
  /// ```swift
  /// let key = try YearMonth(2025, 8).codingKey
  /// YearMonth(codingKey: key)             // 2025-08
  /// ```
  public init?(codingKey: some CodingKey) {
    guard let month = try? YearMonth(codingKey.stringValue) else { return nil }
    self = month
  }
}

extension MonthDay: CodingKeyRepresentable {
  /// The month and day in ISO 8601, as a key of encoded data.
  ///
  /// A dictionary with birthdays as keys is encoded as `{"--08-29": 1}`.
  ///
  /// ```swift
  /// try MonthDay(month: 8, day: 29).codingKey.stringValue                   // --08-29
  /// ```
  public var codingKey: any CodingKey { TextKey(stringValue: description) }

  /// Creates the month and day of a key in ISO 8601, or `nil` if the key is none.
  ///
  /// ```swift
  /// let key = try MonthDay(month: 8, day: 29).codingKey
  /// MonthDay(codingKey: key)              // --08-29
  /// ```
  public init?(codingKey: some CodingKey) {
    guard let day = try? MonthDay(codingKey.stringValue) else { return nil }
    self = day
  }
}

// The key is the raw value: a dictionary with weekdays as keys is encoded as `{"5": 1}`.
extension Weekday: CodingKeyRepresentable {}

/// Any text as a key.
struct TextKey: CodingKey {
  let stringValue: String

  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}

/// The key of an element of an array, in the path of an error.
struct IndexKey: CodingKey {
  let index: Int

  var stringValue: String { "Index \(index)" }

  var intValue: Int? { index }

  init(intValue: Int) {
    index = intValue
  }

  init?(stringValue: String) { nil }
}
#endif
