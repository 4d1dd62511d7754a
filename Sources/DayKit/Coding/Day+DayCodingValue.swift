#if Formats && !hasFeature(Embedded)
extension Day: DayCodingValue {
  /// Decodes a day in a format.
  ///
  /// - Throws: `DecodingError` if the data is not such a day.
  public static func decode<Format: DayCodingFormat>(
    from decoder: any Decoder, as format: Format.Type
  ) throws -> Day {
    try SingleDaySource(decoder).requiredDay(as: format)
  }

  /// Decodes the day of a key in a format.
  ///
  /// - Throws: `DecodingError` if the data is not such a day or the key is missing.
  @inlinable
  public static func decode<Key, Format: DayCodingFormat>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws -> Day {
    // Only the decoder of the value knows the time zone.
    if try format.format.takesTimeZone {
      return try container.decodeNested(DayCoding<Format>.Property<Day>.self, forKey: key)
        .wrappedValue
    }
    return try KeyedDaySource(container, key, isOptional: false).requiredDay(as: format)
  }

  /// Decodes the day of a key in a format, or `nil` if the key is missing or its value is null.
  ///
  /// - Throws: `DecodingError` if the data is not such a day.
  @inlinable
  public static func decodeIfPresent<Key, Format: DayCodingFormat>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws -> Day? {
    if try format.format.takesTimeZone {
      return try container.decodeIfPresent(DayCoding<Format>.Property<Day>.self, forKey: key)?
        .wrappedValue
    }
    return try KeyedDaySource(container, key, isOptional: true).day(as: format)
  }

  /// Encodes the day in a format.
  ///
  /// - Throws: `EncodingError.invalidValue` if the format would not decode the day; see
  ///   ``DayCodingFormat/format``.
  public func encode<Format: DayCodingFormat>(
    to encoder: any Encoder, as format: Format.Type
  ) throws {
    let format = try format.format.inTimeZone(of: encoder)
    var container = encoder.singleValueContainer()
    if let number = number(in: format) {
      try container.encode(number)
    } else {
      try container.encode(format.encodedText(of: self, at: encoder.codingPath))
    }
  }

  /// Encodes the day for a key in a format.
  ///
  /// - Throws: `EncodingError.invalidValue` if the format would not decode the day; see
  ///   ``DayCodingFormat/format``.
  public func encode<Key, Format: DayCodingFormat>(
    to container: inout KeyedEncodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws {
    let dayFormat = try format.format
    guard !dayFormat.takesTimeZone else {
      return try container.encodeNested(
        DayCoding<Format>.Property(wrappedValue: self), forKey: key)
    }
    if let number = number(in: dayFormat) {
      try container.encode(number, forKey: key)
    } else {
      let text = try dayFormat.encodedText(of: self, at: container.codingPath + [key])
      try container.encode(text, forKey: key)
    }
  }

  /// The day as a number, if days of the format are encoded as numbers.
  private func number(in format: DayFormat) -> Int64? {
    guard EncodedNumber.fits(format), format.writableDays?.contains(self) ?? true,
      !format.lacksInstant(of: self)
    else { return nil }
    guard let perDay = format.numbersPerDay else { return Int64(formatted(as: format)) }
    guard perDay > 1, let timeZone = format.timeZone else {
      return Int64(daysSince1970) * perDay
    }
    let (number, overflow) = timeZone.startInstant(of: self)
      .multipliedReportingOverflow(by: perDay / 86_400)
    return overflow ? nil : number
  }
}
#endif
