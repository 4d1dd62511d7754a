import DayKit
import Foundation
import Testing

struct RecurrenceCodableTests {
  @Test(arguments: [
    "FREQ=DAILY", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=WEEKLY;COUNT=3;INTERVAL=2;BYDAY=MO,WE;WKST=SU",
    "FREQ=YEARLY;UNTIL=20301231;BYMONTH=1,2;BYMONTHDAY=-1,3;BYSETPOS=1",
  ])
  func aRuleIsItsText(_ text: String) throws {
    let json = Data(#"["\#(text)"]"#.utf8)
    let rules = try JSONDecoder().decode([Recurrence].self, from: json)
    #expect(rules == [try Recurrence(text)])
    #expect(try JSONEncoder().encode(rules) == json)
  }

  @Test func aTextThatIsNotARuleIsCorruptData() {
    #expect {
      try JSONDecoder().decode([Recurrence].self, from: Data(#"["FREQ=HOURLY"]"#.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.codingPath.map(\.intValue) == [0]
        && context.debugDescription
          == "'FREQ=HOURLY' is not a rule: expected DAILY, WEEKLY, MONTHLY or YEARLY at character 6"
    }
  }

  @Test func aRuleThatHasNoTextIsNotEncoded() throws {
    let rule = try Recurrence(.days, limit: .until(.min))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([rule]) }
  }
}
