import DayKit
import SeededNumbers
import Testing

struct DiffCommandUnitsTests {
  @Test(
    arguments: [
      ("--unit quarters 2025-01-31 2025-10-30", "2"),
      ("--unit quarters 2025-01-31 2025-10-31", "3"),
      ("--unit business-days 2025-08-29 2025-09-05", "5"),
      ("--unit business-days 2025-09-05 2025-08-29", "-5"),
      ("--unit years,days 2024-02-29 2025-03-02", "1 2"),
      ("--unit days,years 2024-02-29 2025-03-02", "2 1"),
      ("--unit weeks,days 2025-08-29 2025-12-25", "16 6"),
      ("--unit years,quarters,months,weeks,days 2020-01-01 2025-12-31", "5 3 2 4 2"),
      ("--unit months,days 2025-03-31 2025-02-28", "-1 0"),
      ("--abs 2025-12-25 2025-08-29", "118"), ("--abs --unit ymd 2025-03-31 2025-02-28", "P1M3D"),
      ("--inclusive 2025-08-29 2025-08-29", "1"), ("--inclusive 2025-08-30 2025-08-29", "-2"),
      ("--inclusive --unit months 2025-02-01 2025-02-28", "1"),
      ("--inclusive --unit ymd 2025-01-01 2025-12-31", "P1Y"),
      ("--inclusive --unit business-days 2025-08-29 2025-09-05", "6"),
      ("--inclusive --unit business-days 2025-08-30 2025-09-05", "5"),
      ("--inclusive --unit business-days 2025-09-05 2025-08-29", "-6"),
      ("--inclusive --unit business-days 2025-01-05 2025-01-02", "-2"),
      ("--inclusive --unit business-days 2001-02-03 2001-02-02", "-1"),
      ("--inclusive --unit business-days 2025-08-31 2025-08-30", "0"),
      ("--inclusive --unit months 9999-12-01 9999-12-31", "1"),
      ("--inclusive --unit ymd -009999-01-01 9999-12-31", "P19999Y"),
      ("--inclusive --unit ymd 9999-12-31 -009999-01-01", "-P19999Y"),
      ("--inclusive --unit years -009999-12-31 -009999-01-01", "-1"),
    ] as [(String, String)])
  func aDifferenceIsCountedInTheRequestedUnits(_ line: String, _ answer: String) {
    #expect(dayctl("diff \(line)") == Run(written: answer + "\n", code: 0))
  }

  @Test(arguments: [
    ("2024-05-01 2025-07-04", "1 year, 2 months and 3 days"),
    ("2025-07-04 2024-05-01", "-1 year, 2 months and 3 days"),
    ("2025-08-29 2025-08-29", "0 days"), ("2025-08-29 2026-08-29", "1 year"),
    ("--unit days 2025-08-29 2025-08-30", "1 day"),
    ("--unit weeks,days 2025-08-29 2025-12-25", "16 weeks and 6 days"),
    ("--unit weeks 2025-08-29 2025-08-30", "0 weeks"),
  ])
  func aDifferenceCanBeWritten(_ line: String, inWords answer: String) {
    #expect(dayctl("diff --human \(line)") == Run(written: answer + "\n", code: 0))
  }

  @Test func unitsThatCannotBeCombinedAreReported() throws {
    try GoldenCalls.check(
      [
        "diff --unit days,ymd 2025-08-29 2025-12-25",
        "diff --unit business-days,days 2025-08-29 2025-12-25",
        "diff --unit days,days 2025-08-29 2025-12-25",
        "diff --unit weeks, 2025-08-29 2025-12-25",
        "diff --human --unit ymd 2025-08-29 2025-12-25",
      ])
  }

  @Test func partsInJSONAreNumbers() {
    #expect(
      dayctl("diff --json --human --unit years,days 2024-02-29 2025-03-02").written
        == #"{"from":"2024-02-29","to":"2025-03-02","text":"1 year and 2 days","years":1,"days":2}"#
        + "\n")
    #expect(
      dayctl("diff --json --unit business-days 2025-08-29 2025-09-05").written
        == #"{"from":"2025-08-29","to":"2025-09-05","businessDays":5}"# + "\n")
  }

  @Test(arguments: seeds(100))
  func addingTheDifferenceInExactUnitsGivesTheEnd(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let start = Day(daysSince1970: .random(in: -800_000...800_000, using: &generator))
    let end = Day(daysSince1970: .random(in: -800_000...800_000, using: &generator))
    for unit in ["days", "ymd"] {
      let difference = dayctl("diff --unit \(unit) -- \(start) \(end)").written.dropLast()
      #expect(dayctl("add -- \(start) \(difference)").written == "\(end)\n")
    }
    let numbers = dayctl("diff --unit years,months,weeks,days -- \(start) \(end)").written
      .split { " \n".contains($0) }.compactMap { Int($0) }
    try #require(numbers.count == 4)
    let period = Period(
      years: numbers[0], months: numbers[1], weeks: numbers[2], days: numbers[3])
    #expect(try start.adding(period) == end)
  }
}
