import DayKit
import Foundation
import Testing

/// What takes a real process: devices, pipes, zones and limits.
struct ProcessTests {
  @Test func aFullDiskIsReported() throws {
    let message = "dayctl: cannot write the output: No space left on device\n"
    for line in [
      "dayctl add 2025-08-29 1 > /dev/full", "dayctl --help > /dev/full",
      "yes 2025-01-01 | dayctl weekday > /dev/full",
    ] {
      #expect(try Shell.run(line) == Shell.Outcome(written: message, code: 2))
    }
  }

  @Test func aClosedOutputIsReported() throws {
    #expect(
      try Shell.run("dayctl add 2025-08-29 1 >&-")
        == Shell.Outcome(
          written: "dayctl: cannot write the output: Bad file descriptor\n", code: 2))
  }

  @Test func aClosedInputIsReported() throws {
    #expect(
      try Shell.run("dayctl weekday <&-")
        == Shell.Outcome(
          written: "dayctl: cannot read standard input: Bad file descriptor\n", code: 2))
    #expect(
      try Shell.run("dayctl weekday < /")
        == Shell.Outcome(written: "dayctl: cannot read standard input: Is a directory\n", code: 2))
  }

  @Test func aReaderThatHasEnoughEndsAnEndlessFilter() throws {
    #expect(
      try Shell.run("(yes 2025-01-01 | dayctl add 1; echo code $? >&2) | head -n 2")
        == Shell.Outcome(written: "2025-01-02\n2025-01-02\ncode 0\n", code: 0))
  }

  @Test func aLineOfAHundredMegabytesIsAnErrorInConstantMemory() throws {
    let input = "(head -c 100000000 /dev/zero; echo; echo 2025-08-29)"
    let outcome = try Shell.run("\(input) | (ulimit -v 150000; dayctl weekday)")
    let message = "dayctl: <stdin>:1: the line is longer than 1048576 bytes\n"
    #expect(outcome == Shell.Outcome(written: message + "Friday\n", code: 2))
  }

  @Test func todayIsTheDayOfTheZone() throws {
    // The two zones are 26 hours apart, so that it is never the same day in both.
    let east = try Shell.run("dayctl convert today", environment: ["TZ": "Pacific/Kiritimati"])
    let west = try Shell.run("dayctl convert today", environment: ["TZ": "Etc/GMT+12"])
    let days = try [west, east].map { outcome in
      try #require(Day(outcome.written.trimmingCharacters(in: .newlines)))
    }
    #expect((1...2).contains(days[1] - days[0]))
  }

  @Test(arguments: [
    "dayctl add 2025-02-30 1", "dayctl add x 1", "dayctl ad", "dayctl month-grid 2025-13",
    "dayctl weekday < /", "printf 'x\\377\\n' | dayctl weekday",
  ])
  func messagesAreTheSameUnderAnyZoneLocaleAndFolder(_ line: String) throws {
    let plain = try Shell.run(line)
    #expect(plain.code == 2)
    for environment in [
      ["TZ": "Pacific/Apia", "LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"],
      ["TZ": ":nowhere", "LC_ALL": "C", "LANGUAGE": "fr"], ["TZ": "", "LC_ALL": "tr_TR"],
    ] {
      #expect(try Shell.run("cd / && \(line)", environment: environment) == plain)
    }
  }
}
