import CommandGrammar
import Foundation
import Testing

struct ProgramDescriptionManualTests {
  private static let manual = SampleMarket.description.manual

  @Test func theManualIsLikeTheGoldenFile() throws {
    #expect(try Golden.text(of: "market.1", updatedWith: Self.manual) == Self.manual)
  }

  /// What a program writes about the manual, or the manual that it typesets.
  private static func typeset(_ name: String, _ arguments: [String]) throws -> String {
    try Tool.withFolder { folder in
      let file = folder.appendingPathComponent("market.1")
      try manual.write(to: file, atomically: true, encoding: .utf8)
      return try Tool.run(name, arguments + [file.path], in: folder)
    }
  }

  @Test(.enabled(if: Tool.isInstalled("mandoc"), "mandoc is not installed"))
  func mandocHasNoWarnings() throws {
    #expect(try Self.typeset("mandoc", ["-T", "lint"]) == "")
  }

  @Test(.enabled(if: Tool.isInstalled("groff"), "groff is not installed"))
  func groffHasNoWarnings() throws {
    #expect(try Self.typeset("groff", ["-mandoc", "-ww", "-Tutf8", "-z"]) == "")
  }

  @Test(
    .enabled(if: Tool.isInstalled("groff"), "groff is not installed"),
    arguments: [
      "market sell apples 3", "apples   30", "pears    -5",
      ".profile is not read, nor is README.MD.", ".5",
      "It's a market", "'market help", "--column", "\u{2026} or a word", "[with 'quotes']",
    ])
  func everyCharacterStandsForItself(_ text: String) throws {
    let page = try Self.typeset("groff", ["-mandoc", "-Tutf8", "-P-c", "-P-b", "-P-u"])
    #expect(page.contains(text))
  }

  @Test func theSectionsAreInTheUsualOrder() {
    let sections = Self.manual.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }
    #expect(
      sections.map { $0.dropFirst(4) } == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "PRICES OF FRUIT",
        "COMMON OPTIONS", "ENVIRONMENT", "EXIT STATUS", "EXAMPLES", "SEE ALSO",
      ])
  }
}
