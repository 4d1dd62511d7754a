import Foundation
import TerminalModel
import Testing

/// What the picker says and does on a real terminal, when today is Friday, 29 August 2025.
@Suite(.enabled(if: FileManager.default.isReadableFile(atPath: "/dev/ptmx")))
struct PickLinesTests {
  private static let up = "\u{1B}[A"
  private static let down = "\u{1B}[B"
  private static let right = "\u{1B}[C"

  /// Presses keys one after another, and waits for a text after each.
  private func drive(
    _ words: String, rows: Int = 24, columns: Int = 80, environment: [String] = ["NO_COLOR=1"],
    _ steps: [(keys: String, text: String)]
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      ["pick"] + words.split(separator: " ").map(String.init), rows: rows, columns: columns,
      environment: environment)
    try session.await("2025")
    for step in steps {
      session.press(step.keys)
      try session.await(step.text)
    }
    return session
  }

  /// Presses the last keys, and returns what the program prints; the terminal is clean after that.
  private func output(_ session: TerminalSession, _ keys: String) throws -> String {
    session.press(keys)
    let outcome = try session.finish()
    #expect(session.model.text == "")
    #expect(session.model.failures == [])
    #expect(session.modes == session.originalModes)
    return outcome.output
  }

  @Test func enterEndsAndTheLastLineSaysWhatItDoes() throws {
    let session = try drive(
      "--range",
      [
        ("", "Enter: first day"), ("\r", "Enter: last day"),
        (Self.right + Self.right, "3 days, 2 nights"),
        ("\r", "Enter: choose 29–31 August 2025  m: move an end  Esc: leave"),
        ("m", "Enter: new last day"), (Self.down, "{ 7}"),
        ("\r", "Enter: choose 29 August – 7 September 2025"), ("\u{7F}", "Enter: new last day"),
        ("\u{7F}", "Enter: choose 29–31 August 2025"), ("\u{7F}", "Enter: last day"),
        (Self.up, "<29-30[31]"),
      ])
    #expect(try output(session, "\r\r") == "2025-08-29\n2025-08-31\n")
  }

  @Test(arguments: [
    ("C", "5", "[ 5]", "2025-08-05"), ("C", "9-5", "September 2025", "2025-09-05"),
    ("C", "+3", "[ 1]", "2025-09-01"), ("C", "-1w", "[22]", "2025-08-22"),
    ("C", "/sep 5", "[ 5]", "2025-09-05"), ("C", "/next-friday", "[ 5]", "2025-09-05"),
    ("C", "/end-of-month", "[31]", "2025-08-31"), ("en_US", "8/30/2025", "[30]", "2025-08-30"),
    ("de_DE", "30.8.2025", "[30]", "2025-08-30"), ("de_DE", "9-5", "Mai 2025", "2025-05-09"),
    ("C", "3/4\(down)", "March 2025", "2025-03-04"),
    ("ja_JP", "9月5日", "[ 5]", "2025-09-05"),
    ("C", "8\u{1B}[H1\u{1B}[F\u{1B}[D\u{7F}2\u{1B}[C", "[28]", "2025-08-28"),
    ("C", "xyz\u{7F}/foo\u{15}2025-10-3\u{17}5", "[ 5]", "2025-08-05"),
  ])
  func aDateThatIsTypedIsShownBeforeEnter(
    _ locale: String, _ keys: String, _ shown: String, _ day: String
  ) throws {
    let session = try drive(
      "", environment: ["NO_COLOR=1", "LC_ALL=\(locale).UTF-8"], [(keys, shown)])
    #expect(try output(session, "\r") == day + "\n")
  }

  @Test func anAmbiguousDateListsItsReadings() throws {
    let session = try drive(
      "",
      [
        ("3/4", "4 March 2025   3 April 2025"), ("\r", "press Down to choose"),
        (Self.down, "[4 March 2025]"), (Self.down, "[3 April 2025]"),
      ])
    #expect(try output(session, "\r") == "2025-04-03\n")
  }

  @Test func aReplyOfTheTerminalIsNotTyping() throws {
    let replies =
      "\u{1B}]11;rgb:1e1e/2e2e/3e3e\u{1B}\\\u{1B}]10;1\u{7}\u{1B}P1$r0m\u{1B}\\\u{1B}[5;7R"
    let session = try drive("", [(replies + Self.right, "[30]"), ("2", "Date: 2_")])
    session.press(replies + "5")
    try session.await("Date: 25_")
    #expect(try output(session, "\r") == "2025-08-25\n")
  }

  @Test func eachPresetHasAKey() throws {
    let session = try TerminalSession(
      ["pick", "--range", "--preset", "Sprint 12=2025-08-11..2025-08-22"],
      environment: ["NO_COLOR=1"])
    for (key, text) in [
      ("T", "[T Today]"), ("O", "[O Tomorrow]"), ("W", "[W This week]"), ("S", "[S Last 7 days]"),
      ("D", "[D Last 30 days]"), ("M", "[M This month]"), ("L", "[L Last month]"),
      ("Q", "[Q This quarter]"), ("Y", "[Y This year]"), ("A", "[A Sprint 12]"),
    ] {
      try session.await(" ")
      session.press(key)
      try session.await(text)
    }
    #expect(try output(session, "\r") == "2025-08-11\n2025-08-22\n")
  }

  @Test func presetsAreThoseThatAreNamedInTheirOrder() throws {
    let session = try drive(
      "--range --presets last-7-days,B,today --preset B=2025-08-01..2025-08-03",
      [("", " S Last 7 days   A B   T Today\n"), ("A", "3 days, 2 nights: 1–3 August 2025")])
    // The name of the first preset, in the second row.
    session.press("\u{1B}[<0;5;2M\u{1B}[<0;5;2m")
    try session.await("[S Last 7 days]")
    #expect(try output(session, "\r") == "2025-08-23\n2025-08-29\n")
  }

  @Test(arguments: [
    ("", "[Custom]"), ("--initial 2026-03", "[March 2026]"), ("--initial 2026", "[2026]"),
    ("--initial 2026-03-01..2026-03-05", "Enter: choose 1–5 March 2026"),
  ])
  func theFirstTabIsCustomOrThatOfTheInitialDays(_ options: String, _ text: String) throws {
    let session = try TerminalSession(
      ["pick", "--range"] + options.split(separator: " ").map(String.init),
      environment: ["NO_COLOR=1"])
    try session.await(text)
    #expect(try output(session, "q") == "")
  }

  @Test(arguments: [(45, 1), (46, 2), (69, 2), (70, 3), (200, 3)])
  func monthsAreSideBySideAsFarAsThereIsRoom(_ columns: Int, _ count: Int) throws {
    let session = try drive("--range", columns: columns, [("\r" + Self.down, "8 days, 7 nights")])
    let heading = session.model.text.split(separator: "\n").first { $0.contains("Mo Tu") } ?? ""
    #expect(heading.split(separator: "Mo").count - 1 == count)
    #expect(try output(session, "\r\r") == "2025-08-29\n2025-09-05\n")
  }

  @Test func weeksHaveNumbersAndTheWheelTurnsPagesOfLists() throws {
    let session = try drive(
      "--range --week-numbers",
      [
        ("", "\n Wk  Mo Tu"), ("\t\t\t\u{1B}[<65;3;5M", "[August 2026]"),
        ("\t\u{1B}[<64;3;5M", "[2016]"),
      ])
    #expect(try output(session, "\r") == "2016-01-01\n2016-12-31\n")
  }

  // The first week is in row 6, below the segments, two rows of presets, the title and the weekdays;
  // 5 August is in row 7 and columns 5 and 6.
  @Test(arguments: [
    // Dragging from 5 to 7 August.
    (
      "\u{1B}[<0;5;7M\u{1B}[<32;8;7M\u{1B}[<32;11;7M\u{1B}[<0;11;7m", "\r",
      "2025-08-05\n2025-08-07\n"
    ),
    // Two clicks on one day.
    ("\u{1B}[<0;5;7M\u{1B}[<0;5;7m", "\u{1B}[<0;5;7M\u{1B}[<0;5;7m", "2025-08-05\n2025-08-05\n"),
    // The words of the last line.
    (
      "\u{1B}[<0;5;7M\u{1B}[<0;5;7m\u{1B}[<0;8;7M\u{1B}[<0;8;7m", "\u{1B}[<0;3;14M\u{1B}[<0;3;14m",
      "2025-08-05\n2025-08-06\n"
    ),
    // The arrow beside the first month, in each of its three columns.
    (
      "\u{1B}[<0;1;4M\u{1B}[<0;1;4m", "\u{1B}[<0;5;7M\u{1B}[<0;5;7m\r\r", "2025-07-08\n2025-07-08\n"
    ),
    (
      "\u{1B}[<0;3;4M\u{1B}[<0;3;4m", "\u{1B}[<0;5;7M\u{1B}[<0;5;7m\r\r", "2025-07-08\n2025-07-08\n"
    ),
    // A preset.
    ("\u{1B}[<0;4;2M\u{1B}[<0;4;2m", "\r", "2025-08-29\n2025-08-29\n"),
  ])
  func theMouseCanDoEverything(_ first: String, _ second: String, _ written: String) throws {
    let session = try drive("--range", [("", "Enter: first day")])
    session.press(first)
    try session.awaitChange()
    #expect(try output(session, second) == written)
  }

  @Test func theMouseFollowsThePictureBelowOtherText() throws {
    let session = try TerminalSession(
      script: "printf 'a\\nb\\n' >/dev/tty; NO_COLOR=1 exec dayctl pick --range")
    try session.await("Enter: first day", top: 2)
    // 5 August is two rows lower than in a picture at the top.
    session.press("\u{1B}[<0;5;9M\u{1B}[<32;8;9M\u{1B}[<32;11;9M\u{1B}[<0;11;9m")
    try session.await("3 days, 2 nights", top: 2)
    session.press("\r")
    #expect(try session.finish().output == "2025-08-05\n2025-08-07\n")
  }

  @Test func onlyWhatChangesIsWritten() throws {
    let session = try drive("--range", columns: 200, [("\r" + Self.down, "8 days, 7 nights")])
    #expect(session.bytesSinceLastKey < 500)
    #expect(try output(session, "\r\r") == "2025-08-29\n2025-09-05\n")
  }

  @Test func anArrowThatIsHeldTurnsOnePageAfterAnother() throws {
    let session = try drive("--range", [("\u{1B}[<0;2;4M", "April 2025")])
    session.press("\u{1B}[<0;2;4m")
    #expect(try output(session, "\u{1B}") == "")
  }

  @Test func textOfOtherProgramsDoesNotStay() throws {
    let session = try drive("", [("", "August 2025")])
    session.writeAsAnotherProgram("a message\r\nin two lines\r\n")
    session.press("\u{C}")
    try session.await("Friday, 29 August 2025")
    #expect(!session.model.text.contains("message"))
    session.writeAsAnotherProgram("a message\r\nin two lines\r\n")
    #expect(try output(session, Self.right + "\r") == "2025-08-30\n")
  }

  @Test func daysThatCannotBeChosenSayWhy() throws {
    let session = try drive(
      "--disable fri --max 2025-08-28",
      [("", "[28]"), ("t", "no day after 2025-08-28 can be chosen")])
    #expect(session.model.text.contains("x22"))
    #expect(try output(session, "\r") == "2025-08-28\n")
  }

  @Test func aHolidayIsLessImportantThanTheRangeAndNotShownInLists() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("holidays-\(UUID().uuidString).txt")
    try "2025-08-29 Harvest Day\n".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let options = "--range --holidays \(file.path)"
    let small = try drive(options, rows: 10, columns: 40, [("", "first day: 29 August 2025")])
    #expect(!small.model.text.contains("Harvest"))
    #expect(try output(small, "q") == "")
    let large = try drive(options, [("", "Harvest Day"), ("\t\t\t", "[August 2025]")])
    #expect(!large.model.text.contains("Harvest"))
    #expect(try output(large, "q") == "")
  }

  @Test func aSmallTerminalShowsTheRange() throws {
    let session = try drive(
      "--range --initial 2025-08-25..2025-08-31", rows: 10, columns: 40,
      [
        ("", "Enter: choose 25–31 August 2025"), ("m", "Enter: new first day"),
      ])
    #expect(session.model.text.contains("\n 7 days, 6 nights: 25–31 August 2025\n"))
    session.press("\u{1B}")
    try session.await("Enter: choose 25–31 August 2025")
    #expect(try output(session, "\r") == "2025-08-25\n2025-08-31\n")
  }

  @Test func keysDoWhatTheyDoInListsAndAnUnknownOneFlashes() throws {
    let session = try drive(
      "",
      [
        ("n", "[ 5]"), ("p", "[29]"), ("\u{E}", "[ 5]"), ("\u{10}", "[29]"), ("g", "[ 1]"),
        ("G", "[31]"), ("!", "! Enter: choose"),
      ])
    #expect(try output(session, " ") == "2025-08-31\n")
  }

  @Test func anyNumberOfDaysIsChosenWithSpace() throws {
    let session = try drive(
      "--multiple --json",
      [(" ", "1 day: 29 August 2025"), (Self.right + " ", "Enter: choose 2 days")])
    #expect(try output(session, "\r") == "[\"2025-08-29\",\"2025-08-30\"]\n")
  }
}
