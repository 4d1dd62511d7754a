/// A system in which spreadsheets number days.
enum SerialDays: Sendable {
  /// From 1 January 1900 as 1; 60 stands for a 29 February 1900, which did not exist.
  case from1900

  /// From 1 January 1904 as 0.
  case from1904
}

extension SerialDays {
  /// The number of the first day.
  fileprivate var firstNumber: Int { self == .from1900 ? 1 : 0 }

  /// The number that stands for a day that did not exist.
  fileprivate var falseLeapDay: Int? { self == .from1900 ? 60 : nil }

  /// The number that 1 January 1970 has.
  private static let (start1900, start1904) = (25_569, 24_107)

  /// The number of a day; below the first number for days before the first.
  func number(of day: Day) -> Int {
    guard self == .from1900 else { return day.daysSince1970 + Self.start1904 }
    let number = day.daysSince1970 + Self.start1900
    return number > 60 ? number : number - 1
  }

  /// The number of days from 1 January 1970 to the day with a number.
  func daysSince1970(of number: Int) -> Int {
    guard self == .from1900 else { return number - Self.start1904 }
    return number - Self.start1900 + (number < 60 ? 1 : 0)
  }

  /// The first day that has a number.
  var firstDay: Day? { Day(exactly: daysSince1970(of: firstNumber)) }

  /// Parses the number of most days at a position in a text, and moves the position past it.
  @inline(__always)
  func read(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    var place = position
    let count = DayCount(
      unitsOfDay: 1, start: self == .from1900 ? Self.start1900 : Self.start1904)
    // Numbers from 1 March 1904 on are regular in both systems.
    guard case .day(let day) = count.read(bytes, at: &place), day.daysSince1970 >= -24_047,
      bytes.byte(at: place) != UInt8(ascii: ".")
    else { return .unknown }
    position = place
    return .day(day)
  }
}

extension Span<UInt8> {
  /// Parses the number of a day in a spreadsheet, with a sign and a fraction, which is dropped.
  func serialDay(
    _ system: SerialDays, at position: inout Int
  ) throws(DayReadingError) -> Int {
    let start = position
    let isNegative = sign(at: &position) ?? false
    let number = try wholeNumber(at: &position)
    _ = skipFraction(after: UInt8(ascii: "."), at: &position)
    guard !isNegative, number >= system.firstNumber else {
      throw DayReadingError(expected: .atLeast(system.firstNumber), at: start)
    }
    guard number != system.falseLeapDay else { throw DayReadingError(.falseLeapDay, at: start) }
    return number
  }
}
