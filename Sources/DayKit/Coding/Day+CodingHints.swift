#if Formats && !hasFeature(Embedded)
// What decodes the data that is not the number of a day.

extension Day {
  /// The wrapper for a number that is a time from 1973 to 5138.
  static func hint(for number: Int64) -> String {
    switch number {
    case 100_000_000...99_999_999_999: "; use @Epoch.Seconds for seconds since 1970"
    case 100_000_000_000...99_999_999_999_999:
      "; use @Epoch.Milliseconds for milliseconds since 1970"
    default: ""
    }
  }
}

extension SingleValueDecodingContainer {
  /// The number of a day; the error for a text names the wrapper that decodes it.
  func numberOfDay() throws -> Int {
    do {
      return try decode(Int.self)
    } catch DecodingError.typeMismatch(let type, let context) {
      throw DecodingError.typeMismatch(type, withHint(context))
    }
  }

  /// The context of an error with the wrapper that decodes the text found instead of a number.
  private func withHint(_ context: DecodingError.Context) -> DecodingError.Context {
    let text: String
    do {
      text = try decode(String.self)
    } catch {
      return context
    }
    return DecodingError.Context(
      codingPath: context.codingPath,
      debugDescription: "expected the number of days since 1970-01-01, but found the text "
        + "\(text.quotation); \(EncodedText(text).hint ?? "use @DayCoding with its format")",
      underlyingError: context.underlyingError)
  }
}
#endif
