/// A piece of a format: a byte of text, or a part of the day.
enum Field: Hashable, Sendable {
  /// One byte that stands for itself.
  case literal(UInt8)

  /// The year in four digits; outside 0 to 9999 a sign and six digits, ISO 8601's expanded form.
  case year

  /// The month as a number.
  case month(Digits)

  /// The day of the month.
  case day(Digits)

  /// The time since 1 January 1970 as a number.
  case epoch(EpochUnit)

  /// A time of day, any that ISO 8601 allows when read, midnight when written.
  case time(TimeForm)

  /// How many digits a number up to 99 has.
  enum Digits: Hashable, Sendable {
    /// Exactly two.
    case two

    /// As many as it takes, when read one or two.
    case oneOrTwo
  }

  enum EpochUnit: Int, Hashable, Sendable {
    case seconds = 1
    case milliseconds = 1_000

    var perDay: Int { 86_400 * rawValue }
  }

  enum TimeForm: Hashable, Sendable {
    case zoned, zoneless
  }

  /// The largest number of bytes that a day takes in this field.
  var maximumWidth: Int {
    switch self {
    case .literal: 1
    case .year: 7
    case .month, .day: 2
    case .epoch(.seconds): 13
    case .epoch(.milliseconds): 16
    case .time(.zoned): 10
    case .time(.zoneless): 9
    }
  }

  /// Whether a text in this field begins with a digit, so that it needs a border to a number of
  /// varying width before it.
  var beginsWithDigit: Bool {
    switch self {
    case .literal(let byte): byte.digitValue != nil
    case .year, .month, .day, .epoch: true
    case .time: false
    }
  }

  /// Whether it takes a look at the next byte to know where a number in this field ends.
  var hasOpenEnd: Bool {
    switch self {
    case .month(.oneOrTwo), .day(.oneOrTwo), .epoch: true
    case .literal, .year, .month(.two), .day(.two), .time: false
    }
  }
}
