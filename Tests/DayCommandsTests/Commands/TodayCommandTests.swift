import Testing

struct TodayCommandTests {
  @Test(arguments: [
    ("today", "2025-08-29"), ("today --to dmy", "29/08/2025"),
    ("today --to full --locale fr", "vendredi 29 août 2025"),
    ("today -t epoch --time-zone +02:00", "1756418400"), ("today --time-zone UTC", "2025-08-29"),
  ])
  func todayIsPrintedInAFormat(_ line: String, _ answer: String) {
    #expect(dayctl(line) == Run(written: answer + "\n", code: 0))
  }

  @Test func todayIsPrintedOnATerminalToo() {
    #expect(dayctl("today", inputIsTerminal: true).written == "2025-08-29\n")
  }

  @Test func anInvalidCallIsRejected() throws {
    try GoldenCalls.check(
      [
        "today 30",
        "today --to x",
        "today --locale xx-yy-zz",
        "today --time-zone x",
      ])
  }

  @Test func aFixedTodayThatIsNotADateIsRejected() {
    let run = dayctl("today", environment: ["DAYCTL_TODAY": "x"])
    #expect(
      run
        == Run(written: "dayctl: DAYCTL_TODAY is 'x', which is not a date (yyyy-MM-dd)\n", code: 2))
  }
}
