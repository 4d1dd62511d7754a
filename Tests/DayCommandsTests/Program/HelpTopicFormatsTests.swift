import CommandGrammar
import DayKit
import Testing

/// The page `dayctl help formats`.
struct HelpTopicFormatsTests {
  private static let page = dayctl("help formats").written

  @Test func helpNamesEveryFormat() {
    let help = Self.page.split { " \n(),".contains($0) }
    for name in DayFormat.names + DayFormat.localizedNames {
      #expect(help.contains(Substring(name)), "\(name)")
    }
  }

  /// The lines of a table, which follows a line with the given start.
  private static func table(after start: String) -> [Substring] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix(start) }
    return Array(lines.drop { !$0.hasPrefix("  ") }.prefix { $0.hasPrefix("  ") })
  }

  /// The rows of a table: names with their answers.
  private static func rows(after start: String) -> [(name: String, answer: String)] {
    table(after: start).flatMap { line in
      let cells = cells(of: line).map { $0.split(separator: ", ").map(String.init) }
      return cells[0].enumerated().map { ($1, cells[1].count == 1 ? cells[1][0] : cells[1][$0]) }
    }
  }

  /// The cells of a line of a table, which two or more spaces separate.
  private static func cells(of line: Substring) -> [Substring] {
    var cells: [Substring] = []
    var rest = line.drop { $0 == " " }
    while !rest.isEmpty {
      var end = rest.startIndex
      while end < rest.endIndex, !rest[end...].hasPrefix("  ") { end = rest.index(after: end) }
      cells.append(rest[..<end])
      rest = rest[end...].drop { $0 == " " }
    }
    return cells
  }

  @Test func theTableOfFormatsIsAccurate() {
    var documented: Set<String> = []
    for line in Self.table(after: "Format names") {
      let cells = Self.cells(of: line)
      for name in cells[0].split(separator: ", ") {
        documented.insert(String(name))
        #expect(dayctl("convert --to \(name) 2025-08-29").written == "\(cells[1])\n")
      }
    }
    #expect(documented == Set(DayFormat.names + DayFormat.localizedNames))
  }

  @Test func theTableOfLettersIsAccurate() throws {
    let rows = Self.rows(after: "Letters in")
    #expect(rows.count == 31)
    for (letters, answer) in rows {
      // The year of weeks is valid only with a week.
      let isWeekYear = letters.hasPrefix("Y")
      let format = try DayFormat(parsing: isWeekYear ? letters + "'-'w" : letters)
      let text = try Day(2025, 1, 3).formatted(as: format)
      #expect(text == (isWeekYear ? answer + "-1" : answer), "\(letters)")
    }
  }

  @Test func theTableOfDirectivesIsAccurate() throws {
    let rows = Self.rows(after: "A pattern that contains %")
    #expect(rows.count == 23)
    for (directive, answer) in rows {
      let text = try Day(2025, 1, 3).formatted(as: DayFormat(parsing: directive))
      #expect(text == answer || text == " " + answer, "\(directive)")
    }
  }

  /// Whether a field is valid by itself or after others, as minutes are after hours.
  private static func isValid(_ field: String, after starts: [String]) -> Bool {
    starts.contains { (try? DayFormat(parsing: "\($0)\(field)")) != nil }
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  @Test func everyLetterOfAPatternIsListed() {
    let lines = Self.table(after: "Letters in") + Self.table(after: "A time of day")
    // Answers such as J are between the letters and their meanings.
    let cells = lines.map(Self.cells).flatMap { [$0.first, $0.last].compactMap(\.self) }
    let listed = Set(cells.flatMap { $0.split { " ,;".contains($0) } }.map(String.init))
    for letter in Self.letters {
      let fields = (1...9).map { String(repeating: letter, count: $0) }
      let isListed = fields.contains { listed.contains($0) }
      let starts = ["", "w ", "d ", "d HH ", "d HH mm ", "d HH mm ss ", "d h "]
      let isValid = fields.contains { Self.isValid($0, after: starts) }
      #expect(isListed == isValid, "\(letter)")
    }
  }

  @Test func everyDirectiveIsListed() {
    let words = Self.page.split { " ,;:\n".contains($0) }.map(String.init)
    let listed = Set(words.filter { $0.hasPrefix("%") })
    for letter in Self.letters + ["%"] {
      let starts = ["", "%d ", "%d %H ", "%d %H %M ", "%d %H %M %S ", "%d %I "]
      let isValid = Self.isValid("%\(letter)", after: starts)
      #expect(listed.contains("%\(letter)") == isValid, "\(letter)")
    }
    for flag in ["-", "_", "0", "^"] {
      #expect(listed.contains { $0.dropFirst().hasPrefix(flag) }, "\(flag)")
    }
  }
}
