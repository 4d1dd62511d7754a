#if !hasFeature(Embedded)
extension Day: Codable {
  /// Decodes a day from the number of days since 1 January 1970.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the number is outside ``bounds``, and
  ///   `DecodingError.typeMismatch` if the data is not an integer. For a text, and for a number
  ///   that looks like a time, the description names the property wrapper that decodes it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number: Int
    do {
      number = try container.decode(Int.self)
    } catch DecodingError.typeMismatch(let type, let context) {
      throw DecodingError.typeMismatch(type, container.withHint(context))
    }
    guard let day = Day(exactly: number) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\(number) is not a number of days since 1970-01-01 from "
          + "\(Day.bounds.lowerBound) to \(Day.bounds.upperBound)" + Self.hint(for: number))
    }
    self = day
  }

  /// Encodes the number of days since 1 January 1970.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(daysSince1970)
  }

  /// The wrapper for a number that is a time from 1973 to 5138.
  private static func hint(for number: Int) -> String {
    switch number {
    case 100_000_000...99_999_999_999: "; use @Epoch.Seconds for seconds since 1970"
    case 100_000_000_000...99_999_999_999_999:
      "; use @Epoch.Milliseconds for milliseconds since 1970"
    default: ""
    }
  }
}

extension SingleValueDecodingContainer {
  /// The context of an error with the wrapper that decodes the text found instead of a number.
  fileprivate func withHint(_ context: DecodingError.Context) -> DecodingError.Context {
    let text: String
    do {
      text = try decode(String.self)
    } catch {
      return context
    }
    return DecodingError.Context(
      codingPath: context.codingPath,
      debugDescription: "expected the number of days since 1970-01-01, but found the text "
        + "\(text.quotation); \(Self.hint(for: text))",
      underlyingError: context.underlyingError)
  }

  private static func hint(for text: String) -> String {
    let wrappers: [(String, DayFormat)] = [
      ("DayString.YMD", .ymd), ("DayString.DMY", .dmy), ("DayString.MDY", .mdy),
      ("ISO8601.Default", .iso8601), ("ISO8601.SansTimezone", .iso8601SansTimezone),
    ]
    let fitting = wrappers.filter { EncodedText(text).day(in: $0.1, nil) != nil }.map { "@\($0.0)" }
    return fitting.isEmpty
      ? "use @DayCoding with its format" : "use \(fitting.joined(separator: " or "))"
  }
}
#endif
