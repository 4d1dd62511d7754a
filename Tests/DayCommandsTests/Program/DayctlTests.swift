import CommandGrammar
import DayCommands
import SeededNumbers
import Testing

struct DayctlTests {
  @Test func theDeclarationsHaveNoDefects() {
    #expect(Dayctl.defects == [])
  }

  /// Words that are likely to reach edge cases.
  private static let pieces: [[UInt8]] =
    [
      "add", "convert", "diff", "weekday", "month-grid", "help", "today", "info",
      "round", "range", "easter", "--step", "--count", "3", "--nth", "last-fri", "end-of-month",
      "next-31", "5th-fri-of-month", "next-business-day", "--rule", "FREQ=YEARLY", "--business",
      "--weekend", "none", "today+9999999", "next-friday", "friday", "--offset", "--from", "--to",
      "--unit", "--",
      "-", "--json", "--csv", "--on-error", "keep", "stop", "dmy", "epoch", "days", "g", "%s",
      "--in-text", "iso8601", "today", "days", "g", "%s", "--in-text",
      "2025-08-29", "9999-12-31", "-009999-01-01", "+010000-01-01", "2025-02-30", "31/12/2025",
      "99999999999999999999999999", "-99999999999999999999999999", "9223372036854775807",
      "-9223372036854775808", "1y", "P-1Y", "9999999999999999y", "5b", "-9223372036854775808b",
      "9999-12", "-9999-01", "", " ", "yyyy", "d", "'", "\u{202E}", "é", "\u{1B}[31m",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x00], [0x80, 0x0A]]

  @Test(arguments: seeds(200))
  func noCommandLineTrapsAndEveryMessageIsOneShortLine(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let words = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      Word(bytes: Self.pieces.randomElement(using: &generator) ?? [])
    }
    let run = dayctl(words, input: [0x32, 0x0A, 0xFF, 0x0A])
    #expect([0, 2].contains(run.code))
    for line in run.written.split(separator: "\n") where line.hasPrefix("dayctl: ") {
      #expect(line.utf8.count <= 1_024)
    }
    let controls = run.written.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" }
    // Only lines that the user wants to keep are written unchanged.
    #expect(controls.isEmpty || words.contains("keep"))
  }

  @Test func aMessageIsAtMostOneKibibyteWhateverItQuotes() {
    let long = String(repeating: "\u{1B}'é", count: 10_000)
    for line in [
      "add \(long) 1", "add 2025-01-01 \(long)", "\(long)", "add --\(long)",
      "convert --to \(long) today",
    ] {
      let run = dayctl(line)
      #expect(run.code == 2)
      #expect(run.written.utf8.count <= 1_024)
      #expect(run.written.utf8.filter { $0 == 0x0A }.count == 1)
      #expect(run.written.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    }
  }

  @Test func helpNamesTheCommandsThatHaveAnOption() {
    let commands = ["add", "convert", "easter", "range", "round", "today", "pick"]
    let lines = dayctl("help options").written.split(whereSeparator: \.isWhitespace)
    #expect(
      lines.joined(separator: " ")
        .contains("Only for add, convert, today, round, range, easter and pick.")
    )
    for command in commands {
      #expect(dayctl("\(command) --help").written.contains("--to FORMAT"))
    }
  }

  @Test(arguments: ["sort", "count", "retain"])
  func optionsThatOccurOnceAreNotRepeatable(_ command: String) {
    let help = dayctl("\(command) --help").written
    let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("a number or a name") && words.contains("a.b[0]"))
    #expect(!words.contains("a number or a name [repeatable]"))
    #expect(!words.contains("a.b[0] [repeatable]"))
  }

  @Test(arguments: ["filter [OPTIONS] CONDITION…", "test [OPTIONS] DATE CONDITION…"])
  func aConditionIsRequired(_ usage: String) {
    let command = usage.prefix { $0 != " " }
    #expect(dayctl("\(command) --help").written.hasPrefix("Usage: dayctl \(usage)\n"))
    #expect(dayctl("\(command) 2025-08-29").code == 2)
  }
}
