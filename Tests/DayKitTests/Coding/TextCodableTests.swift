import DayKit
import Foundation
import Testing

struct TextCodableTests {
  struct Terms: Codable, Equatable {
    var period: Period
    var month: YearMonth
    var components: DayComponents
    var week: WeekDate
  }

  @Test func periodsAndMonthsAreTexts() throws {
    let terms = Terms(
      period: Period(years: 1, days: -3), month: try YearMonth(year: 2025, month: 8),
      components: DayComponents(year: 2025, month: 8, day: 29),
      week: WeekDate(year: 2025, week: 35, weekday: .friday))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(terms)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""month":"2025-08""#))
    #expect(text.contains(#""period":"P1Y-3D""#))
    #expect(try JSONDecoder().decode(Terms.self, from: data) == terms)
  }

  @Test(
    arguments: [
      (
        "period", "P1H",
        "a period such as P1Y2M3D: expected a unit (y, m, w or d) at character 3"
      ),
      ("month", "2025-13", "a month such as 2025-08: months range from 1 to 12"),
      ("day", "--02-30", "a month and day such as --02-29: February has 28 or 29 days"),
      (
        "rule", "friday",
        "a rule such as end-of-month: expected a direction such as next- or previous-or-same- at character 1"
      ),
      (
        "rules", "",
        "rules such as next-15,end-of-week: expected a rule at character 1, as in next-15,following"
      ),
    ])
  func aTextThatCannotBeParsedIsCorruptDataWithTheReason(
    _ key: String, _ text: String, _ message: String
  ) {
    struct Values: Decodable {
      let period: Period?
      let month: YearMonth?
      let day: MonthDay?
      let rule: DayAdjustment?
      let rules: DayAdjustments?
    }
    #expect {
      try JSONDecoder().decode(Values.self, from: Data(#"{"\#(key)": "\#(text)"}"#.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription == "'\(text)' is not \(message)"
        && context.codingPath.map(\.stringValue) == [key]
    }
  }

  @Test func rulesForRoundingAreTheirWords() throws {
    let rules = try ["end-of-month", "next-15", "nearest-monday"].map { try DayAdjustment($0) }
    let data = try JSONEncoder().encode(rules)
    #expect(
      String(decoding: data, as: UTF8.self) == #"["end-of-month","next-15","nearest-monday"]"#)
    #expect(try JSONDecoder().decode([DayAdjustment].self, from: data) == rules)
    let chain = [try DayAdjustments("next-15,end-of-week")]
    let text = try JSONEncoder().encode(chain)
    #expect(String(decoding: text, as: UTF8.self) == #"["next-15,end-of-week"]"#)
    #expect(try JSONDecoder().decode([DayAdjustments].self, from: text) == chain)
    for lost in [DayAdjustment.dayOfMonth(.next, 99), .nthDay(0, of: .month), .nthDay(2, of: .day)]
    {
      #expect(throws: EncodingError.self) { try JSONEncoder().encode([lost]) }
      #expect(throws: EncodingError.self) { try JSONEncoder().encode([DayAdjustments(lost)]) }
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([DayAdjustment].self, from: Data(#"["next-99"]"#.utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([DayAdjustments].self, from: Data(#"["next-15,"]"#.utf8))
    }
  }
}
