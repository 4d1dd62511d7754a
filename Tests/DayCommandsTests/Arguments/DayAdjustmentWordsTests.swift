import Testing

struct DayAdjustmentWordsTests {
  @Test(arguments: [
    ("month", "'month' has two meanings: use start-of-month or end-of-month"),
    ("friday", "'friday' has two meanings: use next-friday or next-or-same-friday"),
    (
      "last-friday",
      "'last-friday' has three meanings: use previous-friday, previous-or-same-friday or "
        + "last-friday-of-month"
    ),
    ("first-friday", "'first-friday' is not a rule for rounding; use first-friday-of-month"),
    ("First-Friday", "'First-Friday' is not a rule for rounding; use first-friday-of-month"),
    ("end-of-moth", "'end-of-moth' is not a rule for rounding. Did you mean 'end-of-month'?"),
    ("nxt-friday", "'nxt-friday' is not a rule for rounding. Did you mean 'next-friday'?"),
    (
      "next-32",
      "'next-32' is not a rule for rounding such as end-of-month, next-friday, 2nd-tue-of-month or "
        + "next-business-day"
    ),
  ])
  func anUnknownRuleIsRejectedWithTheWordsToUse(_ word: String, _ reason: String) {
    #expect(
      dayctl("round \(word) 2025-08-29") == Run(written: "dayctl: \(reason)\n", code: 2))
  }
}
