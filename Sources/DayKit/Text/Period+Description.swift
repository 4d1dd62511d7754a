extension Period: LosslessStringConvertible {
  /// The period in ISO 8601, such as `P1Y2M3D`; `P0D` if it is zero.
  ///
  /// If no part is positive, one sign comes first, as in `-P1M3D`. If the signs differ, each part
  /// has its own, as in `P1M-3D`.
  public var description: String {
    let parts = [(years, "Y"), (months, "M"), (weeks, "W"), (days, "D")].filter { $0.0 != 0 }
    if parts.isEmpty { return "P0D" }
    if parts.allSatisfy({ $0.0 < 0 }) {
      return parts.reduce("-P") { "\($0)\($1.0.magnitude)\($1.1)" }
    }
    return parts.reduce("P") { "\($0)\($1.0)\($1.1)" }
  }

  /// Creates a period from text, or `nil` if the text is not a period.
  ///
  /// Generic code that knows only `LosslessStringConvertible` uses this. Other calls use the
  /// initializer that throws the reason.
  ///
  /// ```swift
  /// func read<Value: LosslessStringConvertible>(_ text: String) -> Value? { Value(text) }
  /// let period: Period? = read("2w")                                 // P2W
  /// ```
  @_disfavoredOverload
  public init?(_ description: String) {
    guard let period = try? Period(description) as Period else { return nil }
    self = period
  }
}

extension Period {
  /// Creates a period from text in ISO 8601, such as `P1Y2M3D`, or in the short form, such as
  /// `1y2m3d`.
  ///
  /// Letters may be lowercase or uppercase. A sign at the start applies to every part. In ISO 8601,
  /// each number may have its own sign; in the short form, only if there is no sign at the start.
  /// Parts may be in any order, each at most once and at least one of them; `mo` is a month, like
  /// `m`.
  ///
  /// ```swift
  /// try Period("P1Y2M3D") == Period(years: 1, months: 2, days: 3)    // true
  /// try Period("-2w") == .weeks(-2)                                  // true
  /// try? Period("1h")                                                // nil
  /// ```
  ///
  /// - Throws: ``PeriodError`` with the position of the error.
  public init(_ text: some StringProtocol) throws(PeriodError) {
    self = try String(text).withBytes { bytes throws(PeriodError) in
      try Period(parsing: bytes)
    }
  }

  /// Creates a period from text in UTF-8, in the same forms, or `nil` if it is not a period.
  package init?(reading bytes: Span<UInt8>) {
    do throws(PeriodError) {
      self = try Period(parsing: bytes)
    } catch {
      return nil
    }
  }

  /// Creates a period from text in UTF-8, in the same forms.
  ///
  /// ```swift
  /// let letters = Array("1y2m".utf8)
  /// try Period(parsing: letters.span)                                // P1Y2M
  /// ```
  ///
  /// - Throws: ``PeriodError`` with the position of the error.
  public init(parsing bytes: Span<UInt8>) throws(PeriodError) {
    self.init()
    var position = 0
    let sign = bytes.sign(at: &position)
    let isISO =
      bytes.passes(UInt8(ascii: "P"), at: &position)
      || bytes.passes(UInt8(ascii: "p"), at: &position)
    // One bit for each part; an array would cost more at the start of a program than the rest.
    var seen: UInt8 = 0
    repeat {
      let number = try bytes.signedNumber(
        at: &position, isNegated: sign ?? false, allowsSign: isISO || sign == nil)
      let unit = position
      let part = try bytes.part(at: &position)
      if seen & part.rawValue != 0 { throw PeriodError(.repeatedUnit, at: unit) }
      seen |= part.rawValue
      switch part {
      case .days: days = number
      case .weeks: weeks = number
      case .months: months = number
      case .years: years = number
      }
    } while position < bytes.count
  }
}

/// A part of a period, as one bit.
private enum PeriodPart: UInt8 {
  case days = 1
  case weeks = 2
  case months = 4
  case years = 8
}

extension Span<UInt8> {
  /// Reads an integer with an optional sign and negates it if `isNegated`.
  fileprivate func signedNumber(
    at position: inout Int, isNegated: Bool, allowsSign: Bool
  ) throws(PeriodError) -> Int {
    let isNegative = ((allowsSign ? sign(at: &position) : nil) ?? false) != isNegated
    let start = position
    guard byte(at: start)?.digitValue != nil else {
      throw PeriodError(isTimeDesignator(at: start) ? .timeOfDay : .expectedNumber, at: start)
    }
    var value = 0
    while let digit = byte(at: position)?.digitValue {
      let (product, productOverflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, sumOverflow) = product.addingReportingOverflow(isNegative ? -digit : digit)
      if productOverflow || sumOverflow { throw PeriodError(.numberTooLarge, at: start) }
      value = sum
      position += 1
    }
    return value
  }

  /// Reads the letter of a part, in any case, or `mo`.
  fileprivate func part(at position: inout Int) throws(PeriodError) -> PeriodPart {
    let start = position
    position += 1
    switch (byte(at: start) ?? 0) | 0x20 {
    case UInt8(ascii: "y"): return .years
    case UInt8(ascii: "w"): return .weeks
    case UInt8(ascii: "d"): return .days
    case UInt8(ascii: "m"):
      if let next = byte(at: position), next | 0x20 == UInt8(ascii: "o") { position += 1 }
      return .months
    default: throw PeriodError(isTimeDesignator(at: start) ? .timeOfDay : .expectedUnit, at: start)
    }
  }

  private func isTimeDesignator(at position: Int) -> Bool {
    byte(at: position).map { $0 | 0x20 == UInt8(ascii: "t") } ?? false
  }
}
