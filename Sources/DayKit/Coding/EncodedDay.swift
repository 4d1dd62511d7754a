#if Formats && !hasFeature(Embedded)
/// A text or a number in encoded data that should be a day.
protocol EncodedDay {
  /// Returns whether days in a format are encoded as this kind of value.
  static func fits(_ format: DayFormat) -> Bool

  /// The day in a format that fits, or `nil` if the value is not a day.
  ///
  /// - Parameter timeZone: The zone that determines the day of an instant if the format names none.
  func day(in format: DayFormat, _ timeZone: TimeZoneRule?) -> Day?

  /// The reason why the value is not a day in any of the formats.
  func complaint(_ formats: [DayFormat]) -> String
}

@usableFromInline
struct EncodedText: EncodedDay {
  let text: String

  @usableFromInline
  init(_ text: String) {
    self.text = text
  }

  @usableFromInline
  static func fits(_ format: DayFormat) -> Bool { !format.isNumber }

  @usableFromInline
  func day(in format: DayFormat, _ timeZone: TimeZoneRule?) -> Day? {
    do throws(DayParsingError) {
      guard let timeZone, format.takesTimeZone else { return try read(in: format) }
      return try text.withBytes { bytes throws(DayParsingError) in
        try format.read(bytes, in: timeZone)
      }
    } catch {
      return nil
    }
  }

  func read(in format: DayFormat) throws(DayParsingError) -> Day {
    try text.withBytes { bytes throws(DayParsingError) in try format.read(bytes) }
  }
}

@usableFromInline
enum EncodedNumber: EncodedDay {
  case integer(Int64)
  case fraction(Double)

  static func fits(_ format: DayFormat) -> Bool { format.isNumber }

  @usableFromInline
  func day(in format: DayFormat, _ timeZone: TimeZoneRule?) -> Day? {
    // An instant may have a fraction, but a count of days may not.
    guard let number = format.isInstant ? floor : integer else { return nil }
    guard let perDay = format.numbersPerDay else { return try? Day(String(number), as: format) }
    guard perDay > 1, let timeZone = format.timeZone ?? timeZone else {
      return Int(exactly: number.dividedRoundingDown(by: perDay)).flatMap { Day(exactly: $0) }
    }
    return Day(
      exactly: timeZone.daysSince1970(atInstant: number.dividedRoundingDown(by: perDay / 86_400)))
  }

  /// The number, if it is an integer that a `Double` represents exactly.
  var integer: Int64? {
    switch self {
    case .integer(let number): number
    case .fraction(let number): floor.flatMap { Double($0) == number ? $0 : nil }
    }
  }

  /// The number rounded down, if a `Double` represents integers of its size exactly.
  private var floor: Int64? {
    switch self {
    case .integer(let number):
      return number
    case .fraction(let number):
      // NaN fails the comparison, too.
      guard number.magnitude < 0x1p53 else { return nil }
      let truncated = Int64(number)
      return Double(truncated) > number ? truncated - 1 : truncated
    }
  }
}

extension DayFormat {
  /// The difference between the numbers of consecutive days, if the number of 1 January 1970 is 0
  /// and the format is nothing but such a number.
  var numbersPerDay: Int64? { onlyCount?.perDay }
}
#endif
