/// The rules in `Docs/Contributing.md` for modules.
struct Contributing {
  var importRules: [ImportRule]

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    importRules = Self.importRules(lines)
  }

  /// The table with a column `may import`, whose cells are lists such as
  /// ``DayKit, libc in `Day.swift` `` or a dash.
  private static func importRules(_ lines: [Substring]) -> [ImportRule] {
    lines.drop { !($0.hasPrefix("|") && $0.contains("| may import |")) }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
      .compactMap { line in
        let cells = line.split(separator: "|").map(\.trimmed)
        guard let module = cells.first, let imports = cells.last, cells.count > 1 else {
          return nil
        }
        return ImportRule(module: module, imports: names(imports[...]).map(allowed))
      }
  }

  /// Reads the name of a module, followed by ` in ` and a file if only that file may import it.
  private static func allowed(_ text: String) -> ImportRule.Allowed {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3, words[1] == "in" else { return ImportRule.Allowed(module: text) }
    return ImportRule.Allowed(module: words[0], file: words[2].filter { $0 != "`" })
  }

  private static func names(_ text: Substring) -> [String] {
    text.split(separator: ",").map(\.trimmed).filter { !["–", ""].contains($0) }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
