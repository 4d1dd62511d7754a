import CommandGrammar
import DayKit
import SeededNumbers
import Testing

/// `spans` reads its own output, so the spans of parts merge to those of the whole.
struct SpansCommandMergingTests {
  @Test(
    arguments: [
      "", "--gaps", "--join 2", "--longest", "--at-least 3", "--split month", "--business",
      "--days", "--within 2025-08-05..2025-08-20",
    ], seeds(4))
  func spansOfPartsMergeToThoseOfTheWhole(_ options: String, _ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let rows = (0..<30).map { _ in
      let first = Day(daysSince1970: Int.random(in: 20_300...20_380, using: &generator))
      let last = first + Int.random(in: 0...3, using: &generator)
      return "\(first),\(last),\(["red", "\"a, b\"", ""].randomElement(using: &generator) ?? "")\n"
    }
    let cut = Int.random(in: 0...30, using: &generator)
    let parts = [rows[..<cut], rows[cut...]].map { $0.joined() }
    let place = "--column 1 --column 2"
    let whole = dayctl("spans \(options) \(place)", input: rows.joined())
    let intervals = parts.map { dayctl("spans --interval \(place)", input: $0).written }.joined()
    #expect(dayctl("spans \(options)", input: intervals) == whole)
    // With groups, as CSV.
    let named = dayctl("spans \(options) \(place) --by 3 --csv", input: rows.joined())
    let tables = parts.map { part in
      dayctl("spans \(place) --by 3 --csv", input: part).written.drop { $0 != "\n" }.dropFirst()
    }
    let merged = dayctl(
      "spans \(options) --column 2 --column 3 --by 1 --csv", input: tables.joined())
    #expect(merged == named)
  }
}
