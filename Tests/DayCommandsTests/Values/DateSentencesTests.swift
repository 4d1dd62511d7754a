import Testing

struct DateSentencesTests {
  @Test(arguments: [
    (
      "01/01/2025",
      "it could be dd/MM/yyyy or MM/dd/yyyy: add --from dmy or --from mdy"
    ),
    (
      "03/04/2025",
      "it could be 2025-04-03 or 2025-03-04: add --from dmy or --from mdy"
    ),
    ("31/12/2025", "it looks like dd/MM/yyyy: add --from dmy"),
    ("2025/08/29", "it looks like yyyy/MM/dd: add --from yyyy/MM/dd"),
  ])
  func aHintNamesEveryReadingOfAnAmbiguousDate(_ date: String, _ hint: String) {
    #expect(
      dayctl("convert \(date)")
        == Run(written: "dayctl: '\(date)' is not yyyy-MM-dd; \(hint)\n", code: 2))
  }
}
