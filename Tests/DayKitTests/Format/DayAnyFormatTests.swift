import DayKit
import Testing

struct DayAnyFormatTests {
  private let formats = [DayFormat.iso, .dmy, .mdy, .basic]

  @Test(arguments: [
    ("2025-08-29", "2025-08-29"), ("29/08/2025", "2025-08-29"), ("08/29/2025", "2025-08-29"),
    ("20250829", "2025-08-29"), ("03/04/2025", "2025-04-03"),
  ])
  func theFirstFormatThatFitsGivesTheDay(_ text: String, _ day: String) throws {
    #expect(try Day(text, asAnyOf: formats).description == day)
    #expect(try Day(Substring(text), asAnyOf: formats).description == day)
  }

  @Test(arguments: [
    (
      "30/02/2025",
      DayParsingError.Reason.doesNotExist(.noSuchDay(year: 2025, month: 2, day: 30)), 0
    ),
    ("2025-08-9", .expected(.digits(2)), 8),
    ("29/08/2025 ", .expected(.end), 10),
    ("x", .expected(.digits(4)), 0),
  ])
  func theErrorIsOfTheFormatThatTheTextIsClosestTo(
    _ text: String, _ reason: DayParsingError.Reason, _ offset: Int
  ) throws {
    let error = try #require(
      throws: DayParsingError.self, performing: { try Day(text, asAnyOf: formats) })
    #expect(error.reason == reason)
    #expect(error.offset == offset)
  }

  @Test func aTextThatFitsExceptForItsWeekdayIsCloserThanOneThatDoesNotFit() throws {
    let formats = [
      DayFormat.iso, try DayFormat(pattern: "MMMM y"), try DayFormat(pattern: "EEEE yyyy-MM-dd"),
    ]
    for order in [formats, formats.reversed()] {
      let error = try #require(
        throws: DayParsingError.self,
        performing: { try Day("Monday 2025-08-29", asAnyOf: order) })
      #expect(try error.reason == .contradicts(.weekday, of: Day(2025, 8, 29)))
    }
  }

  @Test func oneFormatGivesItsOwnErrors() throws {
    for text in ["2025-02-30", "2025-8-29", "", "2025-08-29x"] {
      let one = #expect(throws: DayParsingError.self) { try Day(text, asAnyOf: [.iso]) }
      let same = #expect(throws: DayParsingError.self) { try Day(text, as: .iso) }
      #expect(one == same)
    }
  }

  @Test func withoutFormatsThereIsNothingToTry() async {
    await #expect(processExitsWith: .failure) { _ = try Day("2025-08-29", asAnyOf: []) }
  }

  @Test func anOffsetCountsBytesBeforeTheError() throws {
    let text = "août 9x"
    let error = try #require(
      throws: DayParsingError.self,
      performing: { try Day(text, asAnyOf: [DayFormat(pattern: "'août' d M y")]) })
    #expect(error.offset == 7)
    let index = text.utf8.index(text.startIndex, offsetBy: error.offset)
    #expect(text[index...] == "x")
  }
}
