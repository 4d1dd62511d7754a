extension TimeOfDay: LosslessStringConvertible {
  /// The time in ISO 8601, such as `19:05:00` or `07:27:02.5`.
  public var description: String {
    let whole = TimeFormat.iso.format(self)
    guard nanosecond > 0 else { return whole }
    let digits = "\(Self.perSecond + nanosecond)".dropFirst()
    let count = (digits.lastIndex { $0 != "0" }.map(digits.index(after:))) ?? digits.endIndex
    return "\(whole).\(digits[..<count])"
  }

  /// Creates the time of a text in ISO 8601, such as `19:05`, `19:05:00` or `07:27:02.5`.
  ///
  /// ```swift
  /// TimeOfDay("19:05")?.hour        // 19
  /// ```
  ///
  /// For the reason why there is none, use ``init(_:as:_:)``.
  public init?(_ description: String) {
    let parts = description.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : ""
    guard parts.count == 1 || (1...9).contains(fraction.utf8.count) else { return nil }
    do throws(TimeReadingError) {
      let whole = try String(parts[0]).timeOfDay(
        in: parts.count == 1 ? [.iso, .isoMinutes] : [.iso])
      guard fraction.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      let padded = fraction + String(repeating: "0", count: 9 - fraction.utf8.count)
      self.init(nanoseconds: whole.nanoseconds + (Int(padded) ?? 0))
    } catch {
      return nil
    }
  }
}

extension TimeFormat {
  /// ISO 8601's time: `19:05:00`.
  ///
  /// ```swift
  /// try TimeFormat.iso.parse("19:05:00")          // 19:05:00
  /// ```
  public static let iso = TimeFormat(
    description: "HH:mm:ss",
    fields: [
      .hour(.zeroTo23, .two), .literal(UInt8(ascii: ":")), .minute(.two),
      .literal(UInt8(ascii: ":")), .second(.two),
    ])

  /// ISO 8601's time without seconds: `19:05`.
  ///
  /// ```swift
  /// try TimeFormat.isoMinutes.parse("19:05")      // 19:05:00
  /// ```
  public static let isoMinutes = TimeFormat(
    description: "HH:mm",
    fields: [.hour(.zeroTo23, .two), .literal(UInt8(ascii: ":")), .minute(.two)])
}
