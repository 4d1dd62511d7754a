import DayCommands
import Testing

struct SVGDocumentTests {
  private static func document(_ title: String, _ description: String = "<b>") -> SVGDocument {
    var document = SVGDocument(title: title, description: description)
    (document.width, document.height, document.origin) = (40, 30, -4)
    return document
  }

  private static func name(_ document: SVGDocument) throws -> Substring {
    try #require(document.head.firstMatch(of: #/<title id="([^"]+)-title">/#)).1
  }

  @Test func theHeadHasTheSizeAndTheTexts() throws {
    let document = Self.document("A & B")
    let name = try Self.name(document)
    #expect(document.head.contains("width=\"40\" height=\"30\" viewBox=\"-4 -4 40 30\""))
    #expect(document.head.contains("aria-labelledby=\"\(name)-title \(name)-description\""))
    #expect(document.head.contains("<title id=\"\(name)-title\">A &amp; B</title>"))
    #expect(document.head.contains("<desc id=\"\(name)-description\">&lt;b&gt;</desc>"))
    #expect(
      document.head.hasSuffix(
        "<rect class=\"paper\" x=\"-4\" y=\"-4\" width=\"40\" height=\"30\"/>\n"))
  }

  @Test func identifiersDependOnlyOnTheTexts() throws {
    let name = try Self.name(Self.document("a"))
    #expect(try Self.name(Self.document("a")) == name)
    #expect(try Self.name(Self.document("b")) != name)
    #expect(try Self.name(Self.document("a", "b")) != name)
  }

  @Test func furtherRulesAreInTheirBlocks() {
    var document = Self.document("a")
    document.rules = ".x { opacity: 1 }\n"
    document.darkRules = ".x { opacity: 0 }\n"
    let head = document.head.replacing("\n", with: " ")
    #expect(head.contains(".x { opacity: 1 } @media (prefers-color-scheme: dark) {"))
    #expect(head.contains(".x { opacity: 0 } } </style>"))
  }
}
