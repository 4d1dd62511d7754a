extension Day: LosslessStringConvertible {
  /// The day in ISO 8601, such as `2025-08-29`.
  public var description: String {
    String(capacity: 13) { output in
      if !FixedDate.iso.append(self, to: &output) { output.append(iso: dayComponents) }
    }
  }

  /// Creates a day from text in ISO 8601, or `nil` if the text is not one.
  ///
  /// Generic code that knows only `LosslessStringConvertible` uses this. Other calls use the
  /// initializer that throws the reason; `try?` gives `nil` instead.
  ///
  /// ```swift
  /// func read<Value: LosslessStringConvertible>(_ text: String) -> Value? { Value(text) }
  /// let day: Day? = read("2025-08-29")                               // 2025-08-29
  /// ```
  @_disfavoredOverload
  public init?(_ description: String) {
    guard let day = try? Day(description) as Day else { return nil }
    self = day
  }
}

extension Day {
  /// Creates a day from text in ISO 8601, such as `2025-08-29`.
  ///
  /// All types of DayKit that are written as text have such an initializer. Where the reason does not
  /// matter, write `try?`:
  ///
  /// ```swift
  /// try Day("2025-08-29").weekday                                    // .friday
  /// try? Day("29.8.2025")                                            // nil
  /// let texts = ["2025-08-29", "soon"]
  /// texts.compactMap { try? Day($0) }                                // [2025-08-29]
  /// ```
  ///
  /// For other formats, see ``init(_:as:)``.
  ///
  /// - Throws: ``DayParsingError`` if the text does not have this form, or if there is no such day.
  public init(_ text: some StringProtocol) throws(DayParsingError) {
    self = try String(text).withBytes { bytes throws(DayParsingError) in try Day(iso: bytes) }
  }

  private init(iso bytes: Span<UInt8>) throws(DayParsingError) {
    let layout = FixedDate.iso
    if bytes.count == layout.width, let day = layout.day(in: bytes, at: 0) {
      self = day
    } else {
      try self.init(isoFields: bytes)
    }
  }

  private init(isoFields bytes: Span<UInt8>) throws(DayParsingError) {
    var position = 0
    let year = try bytes.year(.exactly(4), at: &position)
    try bytes.skip(UInt8(ascii: "-"), at: &position)
    let monthPlace = position
    let month = try bytes.digits(2, at: &position)
    try bytes.skip(UInt8(ascii: "-"), at: &position)
    let dayPlace = position
    let day = try bytes.digits(2, at: &position)
    try bytes.end(at: position)
    do throws(DayError) {
      try self.init(year, month, day)
    } catch {
      let place =
        switch error.kind {
        case .noSuchMonth: monthPlace
        case .noSuchDay: dayPlace
        default: 0
        }
      throw DayParsingError(.doesNotExist(error), at: place)
    }
  }
}
