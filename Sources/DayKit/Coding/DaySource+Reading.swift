#if !hasFeature(Embedded)
extension DaySource {
  /// Reads a day in the formats that a type names.
  ///
  /// Only the way of most data is compiled into clients: a string or an integer in the first
  /// format. All else begins anew.
  @inlinable
  func day<Format: DayCodingFormat>(as type: Format.Type) throws -> Day? {
    let format = try type.format
    let timeZone = format.takesTimeZone ? try timeZone() : nil
    do {
      if EncodedText.fits(format) {
        guard let text = try text() else { return nil }
        if let day = EncodedText(text).day(in: format, timeZone) { return day }
      } else {
        guard let number = try integer() else { return nil }
        if let day = EncodedNumber.integer(number).day(in: format, timeZone) { return day }
      }
    } catch {
      // The other way meets the error again, and knows what to do about it.
    }
    return try dayOfAnyKind(as: type)
  }

  /// Reads a day where there has to be one.
  @inlinable
  func requiredDay<Format: DayCodingFormat>(as type: Format.Type) throws -> Day {
    guard let day = try day(as: type) else { throw absence }
    return day
  }
}

extension DaySource {
  /// Reads a string or a number, as the formats have it.
  @usableFromInline
  func dayOfAnyKind<Format: DayCodingFormat>(as type: Format.Type) throws -> Day? {
    let isText = EncodedText.fits(try type.format)
    do {
      return try isText ? day(of: encodedText(), as: type) : day(of: encodedNumber(), as: type)
    } catch DecodingError.typeMismatch(let expected, let context) {
      // Data may mix strings and numbers where the formats do.
      guard try type.otherFormats.contains(where: { EncodedText.fits($0) != isText }) else {
        throw DecodingError.typeMismatch(expected, context)
      }
      return try isText ? day(of: encodedNumber(), as: type) : day(of: encodedText(), as: type)
    }
  }

  private func encodedText() throws -> EncodedText? {
    try text().map { EncodedText($0) }
  }

  private func encodedNumber() throws -> EncodedNumber? {
    do {
      return try integer().map(EncodedNumber.integer)
    } catch {
      // 1.5 is no integer, and neither is 9223372036854775808. Decoders say so with errors of many
      // types; what else is wrong is wrong with a fraction too.
      return try fraction().map(EncodedNumber.fraction)
    }
  }

  private func day<Value: EncodedDay, Format: DayCodingFormat>(
    of value: Value?, as type: Format.Type
  ) throws -> Day? {
    guard let value else { return nil }
    let formats = try ([type.format] + type.otherFormats).filter(Value.fits)
    let timeZone = formats.contains(where: \.takesTimeZone) ? try timeZone() : nil
    for format in formats {
      if let day = value.day(in: format, timeZone) { return day }
    }
    throw DecodingError.dataCorrupted(context(value.complaint(formats)))
  }
}

extension DaySource {
  /// The error of a source that gives nothing where a day has to be.
  @usableFromInline var absence: DecodingError {
    .valueNotFound(Day.self, context("expected a day, found nothing"))
  }

  private func context(_ description: String) -> DecodingError.Context {
    DecodingError.Context(codingPath: codingPath, debugDescription: description)
  }
}
#endif
