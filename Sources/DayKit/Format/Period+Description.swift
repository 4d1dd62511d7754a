extension Period: LosslessStringConvertible {
  /// The period in ISO 8601, such as `P1Y2M3D`; `P0D` if it is zero.
  ///
  /// If no part is positive, one sign comes first, as in `-P1M3D`. If the signs differ, each part has
  /// its own, as in `P1M-3D`.
  public var description: String {
    let parts = [(years, "Y"), (months, "M"), (weeks, "W"), (days, "D")].filter { $0.0 != 0 }
    if parts.isEmpty { return "P0D" }
    if parts.allSatisfy({ $0.0 < 0 }) {
      return parts.reduce("-P") { "\($0)\($1.0.magnitude)\($1.1)" }
    }
    return parts.reduce("P") { "\($0)\($1.0)\($1.1)" }
  }

  /// Creates the period of a text in ISO 8601, such as `P1Y2M3D`, or without the `P`, such as
  /// `1y2m3d`.
  ///
  /// Letters may be small or capital. A sign at the start applies to every part, and each number may
  /// have its own sign. Parts may be in any order, each at most once and at least one of them; `mo`
  /// is a month, like `m`. The result is `nil` for a number beyond `Int` and for a time of day.
  public init?(_ description: String) {
    guard let period = description.withBytes(Period.init(reading:)) else { return nil }
    self = period
  }

  /// Creates the period of a text in UTF-8, like ``init(_:)``.
  public init?(reading bytes: Span<UInt8>) {
    self.init()
    var position = 0
    let sign = bytes.sign(at: &position)
    let isISO =
      bytes.passes(UInt8(ascii: "P"), at: &position)
      || bytes.passes(UInt8(ascii: "p"), at: &position)
    // One bit for each component; an array would cost more at the start of a program than the rest.
    var seen = 0
    repeat {
      guard
        let number = bytes.signedNumber(
          at: &position, isNegated: sign ?? false, allowsSign: isISO || sign == nil),
        let component = bytes.component(at: &position), seen & component.bit == 0
      else { return nil }
      self[component] = number
      seen |= component.bit
    } while position < bytes.count
  }
}

extension Day.Component {
  fileprivate var bit: Int {
    switch self {
    case .day: 1
    case .week: 2
    case .month: 4
    case .year: 8
    }
  }
}

extension Span<UInt8> {
  /// Reads an integer with an optional sign and negates it if `isNegated`; `nil` if there is none or
  /// it is too large.
  fileprivate func signedNumber(at position: inout Int, isNegated: Bool, allowsSign: Bool) -> Int? {
    let isNegative = ((allowsSign ? sign(at: &position) : nil) ?? false) != isNegated
    guard byte(at: position)?.digitValue != nil else { return nil }
    var value = 0
    while let digit = byte(at: position)?.digitValue {
      let (product, productOverflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, sumOverflow) = product.addingReportingOverflow(isNegative ? -digit : digit)
      if productOverflow || sumOverflow { return nil }
      value = sum
      position += 1
    }
    return value
  }

  /// Reads the letter of a component, small or capital, or `mo`.
  fileprivate func component(at position: inout Int) -> Day.Component? {
    guard let letter = byte(at: position) else { return nil }
    position += 1
    switch letter | 0x20 {
    case UInt8(ascii: "y"): return .year
    case UInt8(ascii: "w"): return .week
    case UInt8(ascii: "d"): return .day
    case UInt8(ascii: "m"):
      if let next = byte(at: position), next | 0x20 == UInt8(ascii: "o") { position += 1 }
      return .month
    default: return nil
    }
  }
}
