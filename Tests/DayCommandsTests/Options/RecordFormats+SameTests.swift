import Testing

/// Answers in the format of their dates.
struct RecordFormatsSameTests {
  @Test(arguments: [
    ("--from iso --from dmy", "2025-08-29\n31/08/2025\r\n", "2025-08-30\n01/09/2025\r\n"),
    ("--from dmy", "31/08/2025", "01/09/2025\n"),
    (
      "--from iso --from dd.MM.yyyy --in-text", "due 29.08.2025, or 2025-09-01",
      "due 30.08.2025, or 2025-09-02"
    ),
    (
      "--from iso --from dd.MM.yyyy --column 2 --into new", "x,29.08.2025\ny,2025-09-01\n",
      "x,29.08.2025,30.08.2025\ny,2025-09-01,2025-09-02\n"
    ),
    (
      "--from epoch --from iso --json-key d", "{\"d\":1756425600}\n{\"d\":\"2025-08-29\"}\n",
      "{\"d\":1756512000}\n{\"d\":\"2025-08-30\"}\n"
    ),
    ("--from iso --from dmy", "tomorrow\n", "2025-08-31\n"),
  ])
  func anAnswerHasTheFormatOfItsDate(_ options: String, _ input: String, _ output: String) {
    #expect(dayctl("add --to same \(options) 1", input: input) == Run(written: output, code: 0))
  }

  @Test(arguments: [
    (
      "add --from iso --from dmy --to same --csv 1",
      "--to same with several formats cannot be combined with --json or --csv"
    ),
    ("today --to same", "--to: unknown format 'same'; see 'dayctl help formats'"),
  ])
  func aFormatThatCannotBeTheSameIsReported(_ line: String, _ message: String) {
    #expect(dayctl(line) == Run(written: "dayctl: \(message)\n", code: 2))
  }
}
