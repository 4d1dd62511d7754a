import Testing

struct DayAdjustmentWordsTests {
  @Test func anUnknownRuleIsRejectedWithTheWordsToUse() throws {
    try GoldenCalls.check(
      [
        "round month 2025-08-29",
        "round friday 2025-08-29",
        "round last-friday 2025-08-29",
        "round first-friday 2025-08-29",
        "round First-Friday 2025-08-29",
        "round end-of-moth 2025-08-29",
        "round nxt-friday 2025-08-29",
        "round next-32 2025-08-29",
      ])
  }
}
