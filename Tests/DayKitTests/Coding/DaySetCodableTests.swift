import DayKit
import Foundation
import Testing

struct DaySetCodableTests {
  @Test(arguments: [
    // The text, and the form in which it is encoded again.
    ("[]", "[]"),
    (#"["2025-08-29"]"#, #"["2025-08-29/2025-08-29"]"#),
    (
      #"["2025-08-29/2025-08-31","2025-08-01","2025-08-30/2025-09-02"]"#,
      #"["2025-08-01/2025-08-01","2025-08-29/2025-09-02"]"#
    ),
    (#"["-009999-01-01/9999-12-31"]"#, #"["-009999-01-01/9999-12-31"]"#),
  ])
  func aSetIsAnArrayOfIntervals(_ json: String, _ again: String) throws {
    let set = try JSONDecoder().decode(DaySet.self, from: Data(json.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    #expect(String(decoding: try encoder.encode(set), as: UTF8.self) == again)
    #expect(try JSONDecoder().decode(DaySet.self, from: encoder.encode(set)) == set)
  }

  @Test(arguments: [
    ("2025-08-29/2025-08-28", "2025-08-28 is before 2025-08-29"),
    ("2025-02-30", "'2025-02-30': February 2025 has 28 days"),
    ("2025-02-28/2025-02-30", "'2025-02-28/2025-02-30': February 2025 has 28 days"),
    ("2025-08-01/", "'2025-08-01/' is not an interval such as 2025-08-01/2025-08-15"),
    (
      "2025-08-01/2025-08-02/2025-08-03",
      "'2025-08-01/2025-08-02/2025-08-03' is not an interval such as 2025-08-01/2025-08-15"
    ),
    ("", "'' is not an interval such as 2025-08-01/2025-08-15"),
  ])
  func badIntervalsAreErrorsWithAReason(_ text: String, _ reason: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DaySet.self, from: Data(#"["\#(text)"]"#.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == reason)
    #expect(context.codingPath.map(\.intValue) == [0])
  }
}
