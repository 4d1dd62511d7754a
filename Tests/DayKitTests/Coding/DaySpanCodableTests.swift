import DayKit
import Foundation
import Testing

struct DaySpanCodableTests {
  static let shapes: [(DaySpan, String)] = [
    (
      .week(containing: .epoch, startingOn: .monday),
      #"{"day":"1969-12-29","kind":"week","startingOn":1}"#
    ),
    (
      .week(containing: .min, startingOn: .sunday),
      #"{"day":"-009999-01-01","kind":"week","startingOn":0}"#
    ),
    (
      .week(containing: .max, startingOn: .saturday),
      #"{"day":"9999-12-25","kind":"week","startingOn":6}"#
    ),
    (.last7Days(endingOn: .epoch), #"{"day":"1970-01-01","kind":"last7Days"}"#),
    (.day(.epoch), #"{"day":"1970-01-01","kind":"day"}"#),
    (.quarter(containing: .epoch + 100), #"{"kind":"quarter","quarter":2,"year":1970}"#),
    (.month(Day.epoch.yearMonth), #"{"kind":"month","month":"1970-01"}"#),
    (.halfMonth(containing: .epoch + 20), #"{"day":"1970-01-16","kind":"half-month"}"#),
    (.halfYear(containing: .epoch), #"{"half":1,"kind":"half-year","year":1970}"#),
    (.year(containing: .epoch), #"{"kind":"year","year":1970}"#),
    (.custom(.epoch, .epoch + 31), #"{"first":"1970-01-01","kind":"custom","last":"1970-02-01"}"#),
  ]

  @Test(arguments: shapes)
  func aSpanHasTheDocumentedFormAndIsDecodedAgain(_ span: DaySpan, _ json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(span)
    #expect(String(decoding: data, as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(DaySpan.self, from: data) == span)
  }

  @Test func theDayOfAWeekMayBeAnyOfItsDays() throws {
    let json = #"{"kind": "week", "day": "2025-08-29", "startingOn": 1}"#
    let span = try JSONDecoder().decode(DaySpan.self, from: Data(json.utf8))
    #expect(span == .week(containing: try Day(2025, 8, 25), startingOn: .monday))
  }

  @Test(arguments: [
    // The object, the key that is wrong, the reason.
    (#"{"kind": "century"}"#, "kind", nil),
    (#"{"kind": "week", "day": "2025-08-29", "startingOn": 7}"#, "startingOn", nil),
    (
      #"{"kind": "last7Days", "day": "2025-02-30"}"#, "day",
      "'2025-02-30' is not a day as yyyy-MM-dd: February 2025 has 28 days"
    ),
    (
      #"{"kind": "month", "month": "2025-13"}"#, "month",
      "'2025-13' is not a month such as 2025-08: months range from 1 to 12"
    ),
    (
      #"{"kind": "year", "year": 9223372036854775807}"#, "year",
      "the year 9223372036854775807 is out of range: dates range from -009999-01-01 to 9999-12-31"
    ),
    (
      #"{"kind": "quarter", "year": 2025, "quarter": 5}"#, "quarter",
      "the quarter 5 does not exist: quarters range from 1 to 4"
    ),
    (
      #"{"kind": "quarter", "year": 10000, "quarter": 1}"#, "year",
      "the year 10000 is out of range: dates range from -009999-01-01 to 9999-12-31"
    ),
    (
      #"{"kind": "half-year", "year": 2025, "half": 3}"#, "half",
      "the half 3 does not exist: the halves of a year are 1 and 2"
    ),
    (
      #"{"kind": "half-year", "year": 10000, "half": 1}"#, "year",
      "the year 10000 is out of range: dates range from -009999-01-01 to 9999-12-31"
    ),
    (
      #"{"kind": "custom", "first": "2025-08-29", "last": "2025-08-28"}"#, "last",
      "2025-08-28 is before 2025-08-29"
    ),
  ])
  func badValuesAreErrorsWithTheirPlace(_ json: String, _ key: String, _ reason: String?) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([DaySpan].self, from: Data("[\(json)]".utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["Index 0", key])
    if let reason { #expect(context.debugDescription == reason) }
  }

  @Test(arguments: [
    #"{"day": "2025-08-29"}"#, #"{"kind": "week", "day": "2025-08-29"}"#, #"{"kind": "year"}"#,
    #"{"kind": "custom", "first": "2025-08-29"}"#,
  ])
  func aMissingKeyIsAnError(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DaySpan.self, from: Data(json.utf8))
    }
  }
}

extension Day {
  fileprivate static let epoch = Day(daysSince1970: 0)
}
