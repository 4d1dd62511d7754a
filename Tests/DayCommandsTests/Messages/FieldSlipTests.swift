import CommandGrammar
import Testing

struct FieldSlipTests {
  @Test func aFieldThatIsHardlyMeantIsAnErrorWithTheOtherField() throws {
    try GoldenCalls.check(
      [
        "yyyy-W", "yyyy-'W'W", "W/yyyy", "'KW'W", "'Week' W, yyyy", "Week W", "%Y-m-%d", "%Y-%m-d",
        "Y-%m-%d", "dd/%m/%Y", "%d/M/%Y", "%Y/%m/D", "%d-%b-y", "%B %D, %Y", "D, d M", "D d M y",
        "yyyy\"Q\"q", "\"W\"w", "YYYY-'W'ww-F",
      ].map { .init("convert 2026-11-28 --to \($0.shellQuoted)") })
  }

  @Test(arguments: [
    ("W", "5"), ("MMMM 'week' W", "November week 5"), ("d.M.yyyy (D)", "28.11.2026 (332)"),
    ("EEEE, 'day' D 'of' yyyy", "Saturday, day 332 of 2026"), ("%D", "11/28/26"),
    ("\"yyyy-MM-dd\"", "\"2026-11-28\""), ("%d de %B", "28 de November"),
    ("%-d.%-m.", "28.11."), ("%F.m.txt", "2026-11-28.m.txt"), ("%Y%m%d-d", "20261128-d"),
    ("conf.d/%Y", "conf.d/2026"),
  ])
  func aFieldThatMayBeMeantIsWritten(_ pattern: Word, _ text: String) {
    #expect(dayctl(["convert", "2026-11-28", "--to", pattern]).written == "\(text)\n")
  }
}
