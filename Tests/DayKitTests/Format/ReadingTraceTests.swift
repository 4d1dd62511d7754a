import DayKit
import Testing

struct ReadingTraceTests {
  /// The pieces of a text, with the nouns of their parts.
  private static func pieces(_ text: String, _ pattern: String) throws -> [String] {
    let bytes = Array(text.utf8)
    return try DayFormat(parsing: pattern).trace(bytes.span).pieces.map { piece in
      let text = String(decoding: bytes[piece.range], as: UTF8.self)
      return switch piece.kind {
      case .text: "'\(text)'"
      case .part(let part): "\(part): \(text)"
      case .dateTime: "date-time: \(text)"
      }
    }
  }

  @Test(
    arguments: [
      ("iso", "2025-08-29", ["year: 2025", "'-'", "month: 08", "'-'", "day of the month: 29"]),
      ("basic", "20250829", ["year: 2025", "month: 08", "day of the month: 29"]),
      (
        "d. MMM y", "9. aug 2025",
        ["day of the month: 9", "'. '", "month: aug", "' '", "year: 2025"]
      ),
      ("epoch", "1756425600.5", ["day: 1756425600.5"]),
      ("iso8601", "2025-08-29T10:00:00Z", ["date-time: 2025-08-29T10:00:00Z"]),
      (
        "yyyy-DDD HH:mm:ss.SSS XXX", "2025-241 10:00:00.123 +02:00",
        [
          "year: 2025", "'-'", "day of the year: 241", "' '", "time of day: 10:00:00.123", "' '",
          "time zone: +02:00",
        ]
      ),
      (
        "h:mm a, D y", "9:05 pm, 241 2025",
        ["time of day: 9:05 pm", "', '", "day of the year: 241", "' '", "year: 2025"]
      ),
    ] as [(String, String, [String])])
  func aTraceHasAPieceForEachPart(_ pattern: String, _ text: String, _ pieces: [String]) throws {
    #expect(try Self.pieces(text, pattern) == pieces)
    let format = try DayFormat(parsing: pattern)
    #expect(try format.trace(Array(text.utf8).span).result.get() == Day(text, as: format))
  }

  @Test(
    arguments: [
      ("iso", "2025-8", ["year: 2025", "'-'"]), ("iso", "", []), ("iso", "x", []),
      ("iso", "2025-02-30", ["year: 2025", "'-'", "month: 02", "'-'", "day of the month: 30"]),
      ("d MMM y", "3 Foo 2025", ["day of the month: 3", "' '"]),
    ] as [(String, String, [String])])
  func aTraceEndsBeforeTheMistake(_ pattern: String, _ text: String, _ pieces: [String]) throws {
    #expect(try Self.pieces(text, pattern) == pieces)
    let format = try DayFormat(parsing: pattern)
    let trace = format.trace(Array(text.utf8).span)
    #expect(throws: DayParsingError.self) { try trace.result.get() }
  }

  @Test(arguments: DayFormat.samples)
  func thePiecesOfADayAreItsWholeText(_ format: DayFormat) {
    for day in Day.chosen {
      let bytes = Array(day.formatted(as: format).utf8)
      var end = 0
      for piece in format.trace(bytes.span).pieces {
        #expect(piece.range.lowerBound == end)
        end = piece.range.upperBound
      }
      #expect(end == bytes.count)
    }
  }
}
