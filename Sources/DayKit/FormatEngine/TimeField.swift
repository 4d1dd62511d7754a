#if Formats
/// A part of a time of day or a time zone, which is parsed and checked, but is not part of a day.
enum TimeField: Hashable, Sendable {
  /// A part as a number.
  case number(TimeNumber, NumberWidth)

  /// AM or PM.
  case dayPeriod

  /// A time zone: an offset such as `+02:00`, `+0200` or `+02`, Universal Time as `Z`, `UTC` or
  /// `GMT`, or, if that is allowed, a name such as `CEST` or `Europe/Berlin`.
  case zone(allowsName: Bool)

  /// The time of day and the zone of RFC 5322, with the space before them; nothing if there is no
  /// time, and nothing in output.
  case mailTime
}

/// A part of a time of day that is a number.
enum TimeNumber: UInt8, Hashable, Sendable {
  /// The hour from 0 to 23, and from 1 to 24, where 24 is midnight at the start of the day.
  case hour, hourFromOne

  /// The hour of half a day from 1 to 12, where 12 is the first, and from 0 to 11.
  case halfDayHour, halfDayHourFromZero

  case minute, second, fraction
}

extension TimeNumber {
  /// The numbers that are valid, or `nil` if all are.
  var range: ClosedRange<Int>? {
    switch self {
    case .hour: 0...23
    case .hourFromOne: 1...24
    case .halfDayHour: 1...12
    case .halfDayHourFromZero: 0...11
    case .minute: 0...59
    // A leap second.
    case .second: 0...60
    case .fraction: nil
    }
  }

  /// The number of seconds since midnight, or since noon, that a number stands for.
  func seconds(of number: Int) -> Int {
    switch self {
    case .hour, .halfDayHourFromZero: number * 3_600
    case .hourFromOne: number % 24 * 3_600
    case .halfDayHour: number % 12 * 3_600
    case .minute: number * 60
    // A leap second is part of the minute that it ends.
    case .second: Swift.min(number, 59)
    case .fraction: 0
    }
  }

  var isHour: Bool { rawValue <= Self.halfDayHourFromZero.rawValue }

  /// Whether the hour needs AM or PM.
  var isHalfDayHour: Bool { self == .halfDayHour || self == .halfDayHourFromZero }

  /// The number that this one follows.
  func follows(_ last: TimeNumber?) -> Bool {
    switch self {
    case .minute: last?.isHour ?? false
    case .second: last == .minute
    case .fraction: last == .second
    default: true
    }
  }
}

extension TimeField {
  /// The part that this is in messages.
  var dayPart: DayPart { if case .zone = self { .timeZone } else { .time } }

  /// Whether a text in this field can begin with a byte.
  func canBegin(with byte: UInt8) -> Bool {
    switch self {
    case .number(_, .spaces): byte == UInt8(ascii: " ") || byte.digitValue != nil
    case .number: byte.digitValue != nil
    case .dayPeriod: "AaPp".utf8.contains(byte)
    case .zone: byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte.isLetter
    case .mailTime: byte == UInt8(ascii: " ")
    }
  }

  /// Whether the end of a text in this field depends on whether the next byte is a digit.
  var hasOpenEnd: Bool {
    switch self {
    case .number(_, let width): width.hasOpenEnd
    case .dayPeriod: false
    case .zone, .mailTime: true
    }
  }
}

/// The parts of a time of day that a pattern has so far.
struct TimeFields {
  private var hour: TimeNumber?
  private var hasDayPeriod = false
  private var hasOffset = false
  private var hasZoneName = false

  /// The last number, if only text has followed it.
  private var last: TimeNumber?

  /// The error if hours from 1 to 12 are missing.
  private var misplacedDayPeriod: DayFormatError?

  /// Adds a part.
  ///
  /// - Returns: `nil` if the part is in its place, otherwise the error.
  mutating func append(_ field: TimeField, misplaced: DayFormatError) -> DayFormatError? {
    let repeated = DayFormatError(.repeatedPart(field.dayPart), at: misplaced.offset)
    switch field {
    case .number(let number, _):
      guard number.follows(last) else { return misplaced }
      last = number
      if number.isHour { if hour == nil { hour = number } else { return repeated } }
    case .dayPeriod:
      if hasDayPeriod { return repeated }
      hasDayPeriod = true
      misplacedDayPeriod = misplaced
    case .zone(let allowsName):
      if allowsName ? hasZoneName : hasOffset { return repeated }
      if allowsName { hasZoneName = true } else { hasOffset = true }
      last = nil
    case .mailTime: break
    }
    return nil
  }

  /// Notes that a part of the date follows.
  mutating func appendDate() { last = nil }

  /// Returns the error of a pattern with these parts, if there is one.
  func finish() -> DayFormatError? {
    hour?.isHalfDayHour ?? false ? nil : misplacedDayPeriod
  }
}
#endif
