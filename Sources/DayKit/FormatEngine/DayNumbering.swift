#if Formats
/// A way to number days, which is a whole date: a count of days, or of time since 1970.
enum DayNumbering: UInt8, Hashable, Sendable {
  /// Days since 1 January 1970, and modified Julian days.
  case days, modifiedJulian

  /// Julian day numbers of civil days, which astronomers count from noon.
  case julianDay

  /// The serial numbers of spreadsheets, by the system of 1900 and by that of 1904.
  case excel, excel1904

  /// Parts of a second since 1 January 1970, 00:00 UTC.
  case seconds, milliseconds, microseconds, nanoseconds

  /// Tenths of a microsecond since 1 January 1601, 00:00 UTC, as Windows counts.
  case fileTime
}

// What is different about each. All else follows from it.

extension DayNumbering {
  /// The number of 1 January 1970.
  private var start: Int {
    switch self {
    case .modifiedJulian: 40_587
    case .julianDay: 2_440_588
    case .excel: 25_569
    case .excel1904: 24_107
    case .fileTime: 134_774
    case .days, .seconds, .milliseconds, .microseconds, .nanoseconds: 0
    }
  }

  /// How many units a second has; `nil` for counts of days.
  var perSecond: Int? {
    switch self {
    case .days, .modifiedJulian, .julianDay, .excel, .excel1904: nil
    case .seconds: 1
    case .milliseconds: 1_000
    case .microseconds: 1_000_000
    case .nanoseconds: 1_000_000_000
    case .fileTime: 10_000_000
    }
  }

  /// How many digits of a number are parts of a second.
  fileprivate var fractionDigits: UInt8 {
    switch self {
    case .milliseconds: 3
    case .microseconds: 6
    case .nanoseconds: 9
    case .fileTime: 7
    case .days, .modifiedJulian, .julianDay, .excel, .excel1904, .seconds: 0
    }
  }

  /// The lowest number, if there is one.
  private var lowest: Int? {
    switch self {
    case .excel: 1
    case .excel1904, .fileTime: 0
    default: nil
    }
  }

  /// The days whose numbers can be parsed again; `nil` for all.
  ///
  /// Nanoseconds are limited by 64 bits.
  var days: ClosedRange<Day>? {
    switch self {
    case .excel: Day(daysSince1970: -25_567)...Day.max
    case .excel1904, .fileTime: Day(daysSince1970: -start)...Day.max
    case .nanoseconds: Day(daysSince1970: -106_751)...Day(daysSince1970: 106_751)
    default: nil
    }
  }

  /// The number that spreadsheets have for 29 February 1900, which did not exist.
  private static let falseLeapDay = 60
}

extension DayNumbering {
  /// Whether numbers count time.
  var countsTime: Bool { perSecond != nil }

  /// Whether a number can have a fraction, which is a time of day or a part of it.
  var allowsFraction: Bool { countsTime || lowest != nil }

  /// How many digits the numbers of the recent decades have, if they count time.
  var usualDigits: ClosedRange<Int>? {
    let fraction = Int(fractionDigits)
    if self == .fileTime { return 18...18 }
    return countsTime ? 9 + fraction...10 + fraction : nil
  }

  /// The number of bytes of the longest number.
  var maximumWidth: Int { countsTime ? 13 + Int(fractionDigits) : 8 }

  /// The difference between the numbers of consecutive days, if the number of 1 January 1970 is 0.
  var perDay: Int64? { start > 0 ? nil : perSecond.map { Int64($0) * 86_400 } ?? 1 }
}

// Writing.

extension DayNumbering {
  /// The units of a number in a day and the number of 1 January 1970, if each number is the product
  /// of the units and the days since day 0.
  var linearScale: (unitsOfDay: Int64, start: Int)? {
    switch self {
    case .days, .modifiedJulian, .julianDay, .excel1904: (1, start)
    case .seconds: (86_400, start)
    case .excel, .milliseconds, .microseconds, .nanoseconds, .fileTime: nil
    }
  }
}

extension OutputSpan<UInt8> {
  /// Appends the number of a day, in UTC if it counts time.
  @inline(__always)
  mutating func append(_ day: Day, as numbering: DayNumbering) {
    append(
      numbering,
      whole: numbering.countsTime
        ? Int64(day.daysSince1970) &* 86_400 : Int64(numbering.number(of: day)))
  }

  /// Appends a number of days, or of seconds since 1970.
  @inline(__always)
  mutating func append(_ numbering: DayNumbering, whole: Int64) {
    let whole = numbering == .fileTime ? whole &+ DayNumbering.fileTimeStart : whole
    append(decimal: whole)
    let zeros = numbering.fractionDigits
    guard zeros > 0, whole != 0 else { return }
    append(.zeros, without: 8 &- Swift.min(zeros, 8))
    if zeros > 8 { append(UInt8(ascii: "0")) }
  }
}

extension DayNumbering {
  /// The number of a day, if numbers count days.
  @inline(__always)
  fileprivate func number(of day: Day) -> Int {
    let number = day.daysSince1970 &+ start
    return self == .excel && number <= Self.falseLeapDay ? number &- 1 : number
  }
}

// Parsing.

extension DayNumbering {
  /// Parses a number of at most 19 digits at a position in a text, and moves the position past it
  /// if it is a day.
  @inline(__always)
  func read(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    var place = position
    let isNegative = bytes.byte(at: place) == UInt8(ascii: "-")
    if isNegative { place &+= 1 }
    let first = bytes.word(at: place) ^ .zeros
    var count = first.digitCount
    guard count > 0 else { return .unknown }
    var number = first.number(ofFirst: count)
    if count == 8 {
      let second = bytes.word(at: place &+ 8) ^ .zeros
      let more = second.digitCount
      // The number of digits differs from line to line, so no branch depends on it.
      number = number &* Self.powers[Int(more)] &+ second.number(ofFirst: more)
      count &+= more
      if more == 8 {
        guard let rest = Self.digits(after: &number, bytes.word(at: place &+ 16)) else {
          return .unknown
        }
        count &+= rest
      }
    }
    place &+= Int(truncatingIfNeeded: count)
    // A fraction may follow.
    guard !allowsFraction || bytes.byte(at: place) != UInt8(ascii: ".") else { return .unknown }
    // From 1 March 1900 on, the numbers of spreadsheets are regular.
    guard lowest == nil || !isNegative && number > Self.falseLeapDay else { return .unknown }
    guard let day = day(number, isNegative) else { return .refused }
    position = place
    return .day(day)
  }

  /// Appends up to three digits of a word to a number of 16 digits, and returns how many they are.
  @inline(never)
  private static func digits(after number: inout UInt64, _ word: UInt64) -> UInt64? {
    let digits = word ^ .zeros
    let count = digits.digitCount
    guard count < 4 else { return nil }
    number = number &* powers[Int(count)] &+ digits.number(ofFirst: count)
    return number <= Int64.max ? count : nil
  }

  /// The day of a number, rounded down.
  @inline(__always)
  private func day(_ number: UInt64, _ isNegative: Bool) -> Day? {
    let days = isNegative && number > 0 ? ~wholeDays(number &- 1) : wholeDays(number)
    guard let number = Int(exactly: days &- Int64(start)) else { return nil }
    return Day(exactly: number)
  }

  /// The number of whole days in this many units; constant divisors turn a division into a
  /// multiplication.
  @inline(__always)
  private func wholeDays(_ number: UInt64) -> Int64 {
    let quotient =
      switch self {
      case .days, .modifiedJulian, .julianDay, .excel, .excel1904: number
      case .seconds: number / 86_400
      case .milliseconds: number / 86_400_000
      case .microseconds: number / 86_400_000_000
      case .nanoseconds: number / 86_400_000_000_000
      case .fileTime: number / 864_000_000_000
      }
    return Int64(truncatingIfNeeded: quotient)
  }

  private static let powers: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]
}

extension Span<UInt8> {
  /// Parses a number, with a sign and a fraction where it can have one, and returns the number of
  /// days from 1 January 1970 to its day in a time zone.
  func daysSince1970(
    _ numbering: DayNumbering, _ timeZone: TimeZoneRule?, at position: inout Int
  ) throws(DayParsingError) -> Int {
    let start = position
    let isNegative = sign(at: &position) ?? false
    let magnitude = try wholeNumber(at: &position)
    let hasFraction =
      numbering.allowsFraction && skipFraction(after: UInt8(ascii: "."), at: &position)
    if let reason = numbering.refusal(of: magnitude, isNegative: isNegative) {
      throw DayParsingError(reason, at: start)
    }
    guard let perSecond = numbering.perSecond else {
      // There are no days as far away as this.
      return numbering.daysSince1970(Int(Swift.min(magnitude, 1 << 30)) * (isNegative ? -1 : 1))
    }
    let (seconds, rest) = magnitude.quotientAndRemainder(dividingBy: UInt64(perSecond))
    let instant = Int64(clamping: seconds) - numbering.secondsBefore1970
    let isRoundedUp = isNegative && (hasFraction || rest > 0)
    return (timeZone ?? .utc).daysSince1970(
      atInstant: isNegative ? -instant - (isRoundedUp ? 1 : 0) : instant)
  }
}

extension DayNumbering {
  /// The number of days from 1 January 1970 to the day with a number.
  fileprivate func daysSince1970(_ number: Int) -> Int {
    number - start + (self == .excel && number < Self.falseLeapDay ? 1 : 0)
  }

  /// The seconds from the start of the count to 1 January 1970, if numbers count time.
  var secondsBefore1970: Int64 { self == .fileTime ? Self.fileTimeStart : 0 }

  fileprivate static var fileTimeStart: Int64 { 134_774 * 86_400 }

  /// The reason why a number does not stand for a day, if there is one.
  fileprivate func refusal(
    of magnitude: UInt64, isNegative: Bool
  ) -> DayParsingError.Reason? {
    if let lowest, isNegative || magnitude < lowest { return .expected(.atLeast(lowest)) }
    if self == .excel, magnitude == Self.falseLeapDay { return .falseLeapDay }
    guard self == .nanoseconds, magnitude > Int64.max.magnitude + (isNegative ? 1 : 0) else {
      return nil
    }
    return .expected(.number(from: .min, to: .max))
  }
}
#endif
