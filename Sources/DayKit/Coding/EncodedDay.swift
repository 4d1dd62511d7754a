#if !hasFeature(Embedded)
/// A string or a number of encoded data that should be a day.
protocol EncodedDay {
  /// Whether days in a format are coded as this kind of value.
  static func fits(_ format: DayFormat) -> Bool

  /// The day that the value is in a format that fits, if it is one.
  ///
  /// - Parameter timeZone: The zone in which instants are days where the format names none.
  func day(in format: DayFormat, _ timeZone: TimeZoneRule?) -> Day?

  /// Why the value is no day in any of the formats.
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
    do throws(DayReadingError) {
      guard let timeZone, format.takesTimeZone else { return try read(in: format) }
      return try text.withBytes { bytes throws(DayReadingError) in
        try format.read(bytes, in: timeZone)
      }
    } catch {
      return nil
    }
  }

  func read(in format: DayFormat) throws(DayReadingError) -> Day {
    try text.withBytes { bytes throws(DayReadingError) in try format.read(bytes) }
  }
}

@usableFromInline
enum EncodedNumber: EncodedDay {
  case integer(Int64)
  case fraction(Double)

  static func fits(_ format: DayFormat) -> Bool { format.isNumber }

  @usableFromInline
  func day(in format: DayFormat, _ timeZone: TimeZoneRule?) -> Day? {
    // An instant lies on a day; a count of days has no fraction.
    guard let whole = format.isInstant ? floor : integer, let number = Int(exactly: whole) else {
      return nil
    }
    guard let perDay = format.numbersPerDay else { return try? Day(String(number), as: format) }
    guard perDay > 1, let timeZone = format.timeZone ?? timeZone else {
      return Day(exactly: number.dividedRoundingDown(by: perDay))
    }
    return timeZone.day(at: number.dividedRoundingDown(by: perDay / 86_400))
  }

  /// The number, if it is an integer and a `Double` of that size is exact.
  var integer: Int64? {
    switch self {
    case .integer(let number): number
    case .fraction(let number): floor.flatMap { Double($0) == number ? $0 : nil }
    }
  }

  /// The greatest integer that is not greater, if a `Double` of that size is exact.
  private var floor: Int64? {
    switch self {
    case .integer(let number):
      return number
    case .fraction(let number):
      // The comparison fails for what is not a number, too.
      guard number.magnitude < 0x1p53 else { return nil }
      let truncated = Int64(number)
      return Double(truncated) > number ? truncated - 1 : truncated
    }
  }
}

extension DayFormat {
  /// By how much numbers grow from day to day, counted from 1 January 1970; `nil` for a format that
  /// is not such a number.
  var numbersPerDay: Int? {
    guard let part = onlyCount, part != .modifiedJulianDay else { return nil }
    return DayCount(part)?.unitsOfDay
  }
}
#endif
