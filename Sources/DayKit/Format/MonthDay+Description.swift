extension MonthDay: LosslessStringConvertible {
  /// The month and day in ISO 8601, such as `--02-29`.
  public var description: String {
    String(capacity: 7) { output in
      output.append(UInt8(ascii: "-"))
      output.append(UInt8(ascii: "-"))
      output.append(month, .exactly(2))
      output.append(UInt8(ascii: "-"))
      output.append(dayOfMonth, .exactly(2))
    }
  }

  /// Creates the month and day of a text in ISO 8601, such as `--02-29` or `02-29`, or `nil` if no
  /// year has it.
  ///
  /// ```swift
  /// MonthDay("--12-25")?.month             // 12
  /// MonthDay("12-25")?.month               // 12
  /// MonthDay("--02-30")                    // nil
  /// ```
  public init?(_ description: String) {
    var bytes = Array(description.utf8)
    let hyphen = UInt8(ascii: "-")
    if bytes.count == 7, bytes[0] == hyphen, bytes[1] == hyphen { bytes.removeFirst(2) }
    guard bytes.count == 5, bytes[2] == hyphen, let month = Self.number(bytes[0], bytes[1]),
      let day = Self.number(bytes[3], bytes[4])
    else { return nil }
    do throws(DayError) {
      try self.init(month: month, day: day)
    } catch {
      return nil
    }
  }

  private static func number(_ tens: UInt8, _ ones: UInt8) -> Int? {
    guard let tens = tens.digitValue, let ones = ones.digitValue else { return nil }
    return tens * 10 + ones
  }
}
