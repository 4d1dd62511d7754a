#if Formats && !hasFeature(Embedded)
extension DaySource {
  /// Decodes a day in the formats of a type.
  ///
  /// Only the common case is compiled into clients: a text or an integer in the first format. In
  /// all other cases, decoding starts over.
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
      // `dayOfAnyKind` meets the error again and handles it.
    }
    return try dayOfAnyKind(as: type)
  }

  /// Decodes a day that must not be missing.
  @inlinable
  func requiredDay<Format: DayCodingFormat>(as type: Format.Type) throws -> Day {
    guard let day = try day(as: type) else { throw absence }
    return day
  }
}

extension DaySource {
  /// Decodes a text or a number, whichever the formats allow.
  @usableFromInline
  func dayOfAnyKind<Format: DayCodingFormat>(as type: Format.Type) throws -> Day? {
    let isText = EncodedText.fits(try type.format)
    do {
      return try isText ? day(of: encodedText(), as: type) : day(of: encodedNumber(), as: type)
    } catch DecodingError.typeMismatch(let expected, let context) {
      // Data may mix texts and numbers if the formats do.
      guard try type.otherFormats.contains(where: { EncodedText.fits($0) != isText }) else {
        throw DecodingError.typeMismatch(expected, isText ? context : try withHint(context, type))
      }
      return try isText ? day(of: encodedNumber(), as: type) : day(of: encodedText(), as: type)
    }
  }

  /// The context of an error with the way to decode the text found instead of a number.
  private func withHint<Format: DayCodingFormat>(
    _ context: DecodingError.Context, _ type: Format.Type
  ) throws -> DecodingError.Context {
    let formats = try [type.format] + type.otherFormats
    let text: EncodedText?
    do {
      text = try encodedText()
    } catch {
      return context
    }
    guard let text else { return context }
    return DecodingError.Context(
      codingPath: context.codingPath,
      debugDescription: text.complaint(insteadOfNumberIn: formats),
      underlyingError: context.underlyingError)
  }

  private func encodedText() throws -> EncodedText? {
    try text().map { EncodedText($0) }
  }

  private func encodedNumber() throws -> EncodedNumber? {
    do {
      return try integer().map(EncodedNumber.integer)
    } catch {
      // 1.5 and 9223372036854775808 are not integers. Decoders throw different types of error for
      // them; any other error occurs again when the fraction is decoded.
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
  /// The error for a missing value where a day is required.
  @usableFromInline var absence: DecodingError {
    .valueNotFound(Day.self, context("expected a day, found nothing"))
  }

  private func context(_ description: String) -> DecodingError.Context {
    DecodingError.Context(codingPath: codingPath, debugDescription: description)
  }
}
#endif
