// The way between a day and `2025-08-29` without a format. A format has to be made, which takes as long
// as a program takes to start; this is for who has one date and no wish.

extension Day {
  /// Creates the day that ten bytes name as four digits, two and two with hyphens between.
  ///
  /// All else, also what ``DayFormat/iso`` reads beyond that, is `nil`.
  package init?(plainDate bytes: Span<UInt8>) {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = bytes.plainNumber(0..<4), let month = bytes.plainNumber(5..<7),
      let day = bytes.plainNumber(8..<10)
    else { return nil }
    do throws(DayError) {
      try self.init(year: year, month: month, day: day)
    } catch {
      return nil
    }
  }

  /// Whether the day is written as a plain date: its year has four digits and no sign.
  package var hasPlainDate: Bool { year >= 0 }

  /// Writes the day as a plain date of ten bytes.
  ///
  /// - Precondition: ``hasPlainDate``.
  package func writePlainDate(to output: inout OutputSpan<UInt8>) {
    let components = dayComponents
    output.append(components.year / 100)
    output.append(components.year % 100)
    output.append(UInt8(ascii: "-"))
    output.append(components.month)
    output.append(UInt8(ascii: "-"))
    output.append(components.dayOfMonth)
  }
}

extension Span<UInt8> {
  /// The number that digits in a range of bytes make.
  fileprivate func plainNumber(_ range: Range<Int>) -> Int? {
    var number = 0
    for index in range {
      guard let digit = self[index].digitValue else { return nil }
      number = number * 10 + digit
    }
    return number
  }
}

extension OutputSpan<UInt8> {
  /// Appends a number below 100 in two digits.
  fileprivate mutating func append(_ number: Int) {
    append(UInt8(ascii: "0") + UInt8(number / 10))
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
