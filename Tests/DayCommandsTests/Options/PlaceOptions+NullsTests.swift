import CommandGrammar
import SeededNumbers
import Testing

/// Records that end with a NUL.
struct PlaceOptionsNullsTests {
  /// Lines with dates, other text, dates that do not exist, and empty ones.
  private static func lines(_ seed: UInt64) -> String {
    var numbers = SplitMix64(seed: seed)
    let samples = [
      "2025-08-29", "2025-02-30", "", "2024-02-29", "backup 2025-01-31.gz", "no date",
      "1999-12-31\r",
    ]
    let lines = (0..<Int.random(in: 0..<40, using: &numbers)).map { _ in
      samples[Int.random(in: 0..<samples.count, using: &numbers)]
    }
    return lines.joined(separator: "\n") + (Bool.random(using: &numbers) ? "\n" : "")
  }

  @Test(arguments: seeds(60))
  func recordsThatEndWithNullAreAnsweredAsLinesAre(_ seed: UInt64) {
    let calls = [
      "add 1m", "convert --to dmy --on-error keep", "add --in-text 5", "sort --in-text",
      "filter before 2025 --in-text", "filter -v valid", "sort --reverse --on-error keep",
      "weekday --on-error blank", "diff - 2025-08-29", "filter --in-text since 2020 --jobs 3",
    ]
    let call = calls[Int(seed) % calls.count]
    let lines = Self.lines(seed)
    let expected = streams(shellWords(call), [Array(lines.utf8)])
    let run = streams(
      shellWords(call + " -z"), [Array(lines.exchangingNullsAndLineFeeds.utf8)])
    #expect(run.output.exchangingNullsAndLineFeeds == expected.output, "\(call)")
    // Columns are of lines only.
    let messages = [run, expected].map { $0.messages.replacing(#/; to [a-z ]+, add .*/#, with: "") }
    #expect(messages[0] == messages[1], "\(call)")
    #expect(run.code == expected.code)
  }

  @Test
  func aLineFeedIsPartOfARecordThatEndsWithNull() {
    let run = dayctl(
      "filter -z --in-text before 2025-01-01", input: "a\nb-2025-08-29\0c\nd-2024-08-29\0")
    #expect(run.written == "c\nd-2024-08-29\0")
    #expect(dayctl(["add", "-z", "--in-text", "a\n2025-01-01", "1"]).written == "a\n2025-01-02\0")
    let message = dayctl("retain -z --in-text --last 1", input: "a\nb\0").written
    #expect(message.hasPrefix("dayctl: <stdin>:1: no date in 'a\\nb'\n"))
  }

  @Test(arguments: [
    ("filter -z --count valid", "2\n"), ("count -z --by year", "2024  1\n2025  1\n"),
    (
      "convert -z --json",
      #"{"date":"2024-02-29","result":"2024-02-29"}"# + "\n"
        + #"{"date":"2025-08-29","result":"2025-08-29"}"# + "\n"
    ),
  ])
  func otherAnswersEndWithLineFeeds(_ call: String, _ output: String) {
    #expect(dayctl(call, input: "2024-02-29\u{0}2025-08-29\0").written == output)
  }

  @Test(arguments: [
    ("add 1", "2025-08-29\u{0}2025-08-30\0", "; for records that end with a NUL, add --null-data"),
    (
      "add -z 1", "2025-08-29\n2025-08-30\n",
      "; for records that end with a newline, remove --null-data"
    ),
    (
      "filter --in-text since 2025-01-01", "a 2025-08-29\u{0}b 2024-08-30\0",
      "; for records that end with a NUL, add --null-data"
    ),
    (
      "retain --in-text --last 1", "a 2025-08-29\u{0}b 2024-08-30\0",
      "; for records that end with a NUL, add --null-data"
    ),
    (
      "sort -z --in-text", "a 2025-08-29\nb 2024-08-30\n",
      "; for records that end with a newline, remove --null-data"
    ),
    ("add -z 1 --column 1", "", "--null-data and --column cannot be combined"),
    ("add -z 1 --json-key a", "", "--null-data and --json-key cannot be combined"),
  ])
  func messagesNameTheOptionAndNothingIsPrinted(_ call: String, _ input: String, _ end: String) {
    let run = dayctl(call, input: input)
    #expect(run.code == 2 && run.written.hasSuffix(end + "\n"), "\(run.written)")
    #expect(run.written.split(separator: "\n").count == 1)
  }
}

extension String {
  fileprivate var exchangingNullsAndLineFeeds: String {
    String(
      String.UnicodeScalarView(unicodeScalars.map { $0 == "\n" ? "\0" : $0 == "\0" ? "\n" : $0 }))
  }
}
