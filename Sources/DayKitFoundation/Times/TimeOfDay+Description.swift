extension TimeOfDay: LosslessStringConvertible {
  /// The time in ISO 8601, such as `19:05:00` or `07:27:02.5`.
  public var description: String {
    let whole = TimeFormat.iso.format(self)
    guard nanosecond > 0 else { return whole }
    let digits = "\(Self.perSecond + nanosecond)".dropFirst()
    let count = (digits.lastIndex { $0 != "0" }.map(digits.index(after:))) ?? digits.endIndex
    return "\(whole).\(digits[..<count])"
  }

  /// Creates a time from text in ISO 8601, or `nil` if the text is not one.
  ///
  /// Generic code that knows only `LosslessStringConvertible` uses this. Other calls use the
  /// initializer that throws the reason.
  ///
  /// ```swift
  /// func read<Value: LosslessStringConvertible>(_ text: String) -> Value? { Value(text) }
  /// let time: TimeOfDay? = read("19:05")      // 19:05:00
  /// ```
  @_disfavoredOverload
  public init?(_ description: String) {
    guard let time = try? TimeOfDay(description) as TimeOfDay else { return nil }
    self = time
  }
}

extension TimeOfDay {
  /// Creates a time from text in ISO 8601, such as `19:05`, `19:05:00` or `07:27:02.5`.
  ///
  /// ```swift
  /// try TimeOfDay("19:05").hour               // 19
  /// try TimeOfDay("25:00")                    // throws hours range from 0 to 23
  /// ```
  ///
  /// For other forms, use ``init(_:as:_:)``.
  ///
  /// - Throws: ``TimeParsingError`` with the position of the part that does not fit.
  public init(_ text: some StringProtocol) throws(TimeParsingError) {
    let text = String(text)
    guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      self = try text.timeOfDay(in: [.iso, .isoMinutes])
      return
    }
    let whole = try String(text[..<point]).timeOfDay(in: [.iso])
    let fraction = text.utf8[point...].dropFirst()
    let digits = fraction.prefix { (0x30...0x39).contains($0) }.prefix(9)
    guard !digits.isEmpty, digits.count == fraction.count else {
      let offset = text.utf8.count - fraction.count + digits.count
      throw TimeParsingError(expected: digits.isEmpty ? .digits(1) : .end, at: offset)
        .counted(in: text)
    }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    let unit = (digits.count..<9).reduce(1) { unit, _ in unit * 10 }
    self.init(nanoseconds: whole.nanoseconds + number * unit)
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
