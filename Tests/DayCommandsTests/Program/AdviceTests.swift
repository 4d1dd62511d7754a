import Testing

struct AdviceTests {
  @Test(arguments: [
    ("cal", "month-grid"), ("seq", "range"), ("sequence", "range"), ("grep", "filter"),
    ("sub", "add"), ("uniq", "sort"), ("now", "today"), ("age", "diff"), ("format", "convert"),
    ("floor", "round"), ("man", "manual"), ("dtest", "test"), ("histogram", "count"),
  ])
  func aNameOfAnotherProgramIsAnsweredWithACommand(_ word: String, _ command: String) {
    let message = dayctl(word).written
    #expect(message.hasPrefix("dayctl: unknown command '\(word)'; use 'dayctl \(command)"))
  }
}
