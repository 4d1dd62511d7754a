import Foundation
import Testing

/// Facts that the documents state twice, or that the sources determine.
struct DocumentFactsTests {
  private static func text(of path: String) throws -> String {
    try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func documents() throws -> [String] {
    let folder = Repository.root.appendingPathComponent("Docs").path
    return try ["README.md"]
      + FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".md") }
      .map { "Docs/\($0)" }
  }

  /// Returns the name that a link has for a heading.
  private static func anchor(of heading: Substring) -> String {
    String(heading.drop { "# ".contains($0) }.lowercased().map { $0 == " " ? "-" : $0 })
      .filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
  }

  @Test func linksLeadToFilesAndHeadings() throws {
    var broken: [String] = []
    for document in try Self.documents() {
      let folder = Repository.root.appendingPathComponent(document).deletingLastPathComponent()
      for match in try Self.text(of: document).matches(of: /\]\(([^)#:\s]*)(?:#([^)\s]+))?\)/) {
        let (path, heading) = (String(match.1), match.2.map(String.init))
        let file =
          path.isEmpty
          ? Repository.root.appendingPathComponent(document)
          : folder.appendingPathComponent(path)
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        let isThere = FileManager.default.fileExists(atPath: file.path)
        let anchors = lines.filter { $0.hasPrefix("#") }.map(Self.anchor)
        if !isThere || heading.map({ !anchors.contains($0) }) ?? false {
          broken.append("\(document): \(match.0)")
        }
      }
    }
    #expect(broken == [])
  }

  @Test func thePageFaultsInTheTextAreThoseInTheTable() throws {
    let text = try Self.text(of: "Docs/Internals.md")
    let stated = try #require(text.firstMatch(of: /(\d+) page faults instead of/)).1
    let row = try #require(
      Self.text(of: "Docs/Results.md").split(separator: "\n").first {
        $0.hasPrefix("| add 2025-08-29 +30, page faults")
      })
    #expect(row.split(separator: "|")[3].filter { $0 != " " } == stated)
  }

  @Test func helpNamesTheVariablesThatTheSourcesRead() throws {
    let help = try Self.text(of: "Sources/DayCommands/Program/Dayctl.swift")
    var names: Set<String> = []
    for file in try Repository.sources.get() where file.module == "DayCommands" {
      let matches = try Self.text(of: file.path).matches(of: /environment\("([A-Z_]+)"\)/)
      names.formUnion(matches.map { String($0.1) })
    }
    #expect(names.isSuperset(of: ["COLUMNS", "TMPDIR", "LANG"]))
    // The codeset of LC_CTYPE only decides on the characters of charts.
    let missing = names.subtracting(["LC_CTYPE"]).filter { !help.contains($0) }
    #expect(missing == [])
  }
}
