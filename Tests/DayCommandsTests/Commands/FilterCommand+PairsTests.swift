import CommandGrammar
import Testing

/// Conditions that compare two dates of each record.
struct FilterCommandPairsTests {
  private static let table = "2025-01-01,2025-02-01\n2025-02-01,2025-02-01\n2025-03-01,2025-02-01\n"

  @Test(arguments: [
    ("before", [0]), ("until", [0, 1]), ("on", [1]), ("since", [1, 2]), ("after", [2]),
    ("not before", [1, 2]), ("before or after", [0, 2]), ("before or on and after", [0]),
    ("!=", [0, 2]), ("not !=", [1]), ("!= and in 2025-03", [2]),
    ("before or in 2025-03", [0, 2]), ("after and weekend", [2]),
  ])
  func aComparisonWithoutADateComparesTheDatesOfARecord(_ condition: String, _ lines: [Int]) {
    let all = Self.table.split(separator: "\n")
    let selected = lines.map { all[$0] + "\n" }.joined()
    let words =
      ["filter", "--column", "1", "--column", "2"].map { Word($0) } + shellWords(condition)
    let code: Int32 = selected.isEmpty ? 1 : 0
    #expect(dayctl(words, input: Array(Self.table.utf8)) == Run(written: selected, code: code))
    #expect(
      dayctl(words, input: Array(Self.table.utf8), usesSlowPath: true)
        == Run(written: selected, code: code))
    #expect(
      dayctl(words + ["--jobs", "3"], input: Array(Self.table.utf8), chunkSize: 30)
        == Run(written: selected, code: code))
  }

  @Test func aRecordWithoutOneOfTheDatesMeetsNoCondition() {
    let input =
      #"{"a":"2025-01-01","b":null}"# + "\n" + #"{"a":"2025-01-01","b":"2024-01-01"}"# + "\n"
    let call = "filter --json-key a --json-key b"
    #expect(dayctl("\(call) before", input: input) == Run(written: "", code: 1))
    #expect(
      dayctl("\(call) not before", input: input)
        == Run(written: #"{"a":"2025-01-01","b":"2024-01-01"}"# + "\n", code: 0))
  }

  @Test(arguments: ["weekend", "before today", "in 2025", "!= 2025-01-01"])
  func aConditionAboutTwoDatesHasToCompareThem(_ condition: String) {
    let run = dayctl("filter --column 1 --column 2 \(condition)", input: Self.table)
    #expect(run.code == 2 && run.written.contains("compares the first with the second"))
  }

  @Test func wordsAfterAComparisonAreFiles() {
    let run = dayctl("filter --column 1 --column 2 --file a.csv before no-such-file.csv")
    #expect(run.code == 2 && run.written.contains("cannot read 'no-such-file.csv'"))
  }
}
