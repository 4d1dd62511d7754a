#if !hasFeature(Embedded)
extension Day: DayCodingValue {
  /// Reads a day in a format.
  ///
  /// - Throws: `DecodingError` if the data is no such day.
  public static func decode<Format: DayCodingFormat>(
    from decoder: any Decoder, as format: Format.Type
  ) throws -> Day {
    try SingleDaySource(decoder).requiredDay(as: format)
  }

  /// Reads the day of a key in a format.
  ///
  /// - Throws: `DecodingError` if the data is no such day or the key is absent.
  @inlinable
  public static func decode<Key, Format: DayCodingFormat>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws -> Day {
    // Only the decoder of the value knows the time zone.
    if try format.format.takesTimeZone {
      return try container.decodeNested(DayCoding<Format>.Property<Day>.self, forKey: key)
        .wrappedValue
    }
    return try RequiredDaySource(container, key).requiredDay(as: format)
  }

  /// Reads the day of a key in a format where the key is present and its value is not null.
  ///
  /// - Throws: `DecodingError` if the data is no such day.
  @inlinable
  public static func decodeIfPresent<Key, Format: DayCodingFormat>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws -> Day? {
    if try format.format.takesTimeZone {
      return try container.decodeIfPresent(DayCoding<Format>.Property<Day>.self, forKey: key)?
        .wrappedValue
    }
    return try OptionalDaySource(container, key).day(as: format)
  }

  /// Writes the day in a format.
  public func encode<Format: DayCodingFormat>(
    to encoder: any Encoder, as format: Format.Type
  ) throws {
    var format = try format.format
    if format.takesTimeZone, let timeZone = try encoder.dayTimeZone() {
      format = format.inTimeZone(timeZone)
    }
    var container = encoder.singleValueContainer()
    if let number = number(in: format) {
      try container.encode(number)
    } else {
      try container.encode(formatted(as: format))
    }
  }

  /// Writes the day for a key in a format.
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
      try container.encode(formatted(as: dayFormat), forKey: key)
    }
  }

  /// The day as a number, if that is how the format is coded.
  private func number(in format: DayFormat) -> Int64? {
    guard EncodedNumber.fits(format) else { return nil }
    guard let perDay = format.numbersPerDay else { return Int64(formatted(as: format)) }
    guard perDay > 1, let timeZone = format.timeZone else {
      return Int64(daysSince1970) * Int64(perDay)
    }
    return Int64(timeZone.start(of: self)) * Int64(perDay / 86_400)
  }
}
#endif
