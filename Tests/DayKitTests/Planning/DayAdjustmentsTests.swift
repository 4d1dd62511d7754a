import DayKit
import SeededNumbers
import Testing

struct DayAdjustmentsTests {
  @Test(arguments: seeds(300))
  func aChainIsItsRulesInOrder(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let day = Day(daysSince1970: Int.random(in: -100_000...100_000, using: &generator))
    let rules = (0...Int.random(in: 0..<4, using: &generator)).map { _ in
      DayAdjustmentTests.rule(using: &generator)
    }
    var chain = DayAdjustments(rules[0])
    for rule in rules.dropFirst() { chain.append(rule) }
    var expected: Day? = day
    for rule in rules { expected = try? expected?.adjusted(by: rule) }
    #expect((try? day.adjusted(by: chain)) == expected)
    #expect(Array(chain) == rules)
    #expect(try DayAdjustments(chain.description) == chain)
    #expect(chain.description == rules.map(\.description).joined(separator: ","))
  }

  @Test(arguments: ["", ",", "next-15,", ",next-15", "next-15,,following", "next-15, following"])
  func aPartThatIsNotARuleIsRefused(_ text: String) {
    #expect(throws: DayAdjustmentError.self) { try DayAdjustments(text) }
  }

  @Test func equalChainsHaveEqualHashes() {
    let chain = DayAdjustments(.end(of: .month), .modifiedFollowing)
    #expect(Set([chain, chain, DayAdjustments(.end(of: .month))]).count == 2)
  }

  @Test func todayAndTheFirstWeekdayApplyToAllRules() throws {
    let day = try Day(1992, 2, 29)
    let rules = DayAdjustments(.anniversary, .start(of: .week))
    let today = try Day(2025, 8, 29)
    #expect(try day.adjusted(by: rules, today: today).description == "2026-02-23")
    #expect(
      try day.adjusted(by: rules, startingOn: .sunday, today: today, overflow: .firstOfNextMonth)
        .description
        == "2026-03-01")
  }
}
