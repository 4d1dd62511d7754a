import DayKit
import Testing

struct SpaceTests {
  static let spaces = [" ", "\u{A0}", "\u{202F}"]

  @Test(arguments: [
    ("dd MM yyyy", "29 08 2025"), ("d M yyyy", "29 8 2025"), ("d MMMM yyyy", "29 August 2025"),
    ("MMM d, y", "Aug 29, 2025"), ("%d %b %Y", "29 Aug 2025"),
    ("yyyy-MM-dd h:mm a", "2025-08-29 3:04 PM"),
    ("%F %r", "2025-08-29 03:04:05 PM"), ("EEE, d MMM 'in' y", "Fri, 29 Aug in 2025"),
    ("yyyy DDD", "2025 241"),
    ("dd MM yyyy HH:mm:ss", "29 08 2025 12:00:00"),
  ])
  func anyKindOfSpaceIsParsedAsAnyOther(_ pattern: String, _ text: String) throws {
    let day = try Day(2025, 8, 29)
    for written in Self.spaces {
      let format = try DayFormat(parsing: pattern.replacing(" ", with: written))
      for space in Self.spaces {
        let bytes = Array((text.replacing(" ", with: space) + " and").utf8)
        #expect(try Day(text.replacing(" ", with: space), as: format) == day)
        var (place, end) = (0, 0)
        #expect(format.readPrefix(of: bytes.span, at: &place) == day)
        #expect((try? format.readPrefixFields(of: bytes.span, at: &end)) == day)
        #expect(place == end && place == bytes.count - 4)
      }
    }
  }

  @Test(arguments: ["dd MM yyyy", "d MMMM yyyy", "EEEE, d. MMM yyyy", "'week' w ee Y", "yyyy D"])
  func theSpacesOfThePatternAreWritten(_ pattern: String) throws {
    let text = try Day(2025, 8, 29).formatted(as: DayFormat(pattern: pattern))
    for space in Self.spaces {
      let format = try DayFormat(pattern: pattern.replacing(" ", with: space))
      #expect(try Day(2025, 8, 29).formatted(as: format) == text.replacing(" ", with: space))
    }
  }

  @Test func aDayWrittenLikeATextKeepsTheSpacesOfTheText() throws {
    let format = try DayFormat(parsing: "d MMMM yyyy h:mm a")
    let text = Array("29\u{A0}August 2025 3:04\u{202F}PM".utf8)
    let bytes = format.bytes(of: try Day(2025, 9, 1), like: text.span)
    #expect(String(decoding: bytes ?? [], as: UTF8.self) == "1\u{A0}September 2025 3:04\u{202F}PM")
  }

  @Test(arguments: [
    "29_08_2025", "29\u{2003}08\u{2003}2025", "29\u{80}08\u{80}2025", "29  08 2025",
    "29\u{A0}\u{A0}08 2025",
  ])
  func otherTextIsNotASpace(_ text: String) throws {
    let format = try DayFormat(pattern: "dd MM yyyy")
    #expect(throws: DayParsingError.self) { try Day(text, as: format) }
  }

  @Test func aSpaceThatIsMissingIsNamed() throws {
    for space in Self.spaces {
      let format = try DayFormat(pattern: "d MMMM" + space + "yyyy")
      let error = #expect(throws: DayParsingError.self) { try Day("29 August_2025", as: format) }
      #expect(error?.description == "expected ' ' at character 10")
    }
  }

  @Test func digitsAroundASpaceHaveNoFixedPositions() throws {
    for space in Self.spaces {
      let format = try DayFormat(pattern: "dd" + space + "MM/yyyy")
      #expect(format.fixedDate == nil && format.fixedWidth == nil)
    }
    #expect(try DayFormat(pattern: "dd-MM/yyyy").fixedDate != nil)
  }

  @Test func formatsThatWriteOtherSpacesAreNotEqual() throws {
    let formats = Set(try Self.spaces.map { try DayFormat(pattern: "dd" + $0 + "MM yyyy") })
    #expect(formats.count == 3)
  }

  @Test func columnsThatCannotHoldASpaceKnowAllItsBytes() throws {
    let format = try DayFormat(pattern: "dd MM\u{A0}yyyy")
    for byte in " \u{A0}\u{202F}".utf8 { #expect(format.hasLiteral(byte)) }
    #expect(!format.hasLiteral(0x2D))
    #expect(format.canContain(0xA0) && format.canContain(0x20) && !format.canContain(0xE2))
  }
}
