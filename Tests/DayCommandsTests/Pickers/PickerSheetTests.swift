import SeededNumbers
import Terminal
import Testing

/// Today is Friday, 29 August 2025.
struct PickerSheetTests {
  private func picture(
    _ line: String, _ keys: String = "", rows: Int = 24, columns: Int = 80,
    environment: [String: String] = [:]
  ) -> String {
    pick(
      line, ScriptedScreen.Step.keys(keys), rows: rows, columns: columns, environment: environment
    ).pictures.last ?? ""
  }

  @Test func aMonthIsShownWithTheFocusInBrackets() {
    #expect(
      picture("--title Departure") == """
         Departure
         <   August 2025    >
         Mo Tu We Th Fr Sa Su
                      1  2  3
          4  5  6  7  8  9 10
         11 12 13 14 15 16 17
         18 19 20 21 22 23 24
         25 26 27 28[29]30 31

         Friday, 29 August 2025

         Enter: choose  ?: keys  Esc: leave
        """)
  }

  @Test func theBandFollowsTheFocus() {
    #expect(
      picture("--only custom --presets none", "enter left left left left", columns: 45) == """
         <   August 2025    >
         Mo Tu We Th Fr Sa Su
                      1  2  3
          4  5  6  7  8  9 10
         11 12 13 14 15 16 17
         18 19 20 21 22 23 24
        [25]26-27-28-29>30 31

         5 days, 4 nights: 25–29 August 2025

         Enter: last day  ?: keys  Esc: undo
        """)
  }

  @Test func aBandGoesOnInTheNextWeek() {
    #expect(
      picture(
        "--only custom --presets none --initial 2025-08-15", "enter down enter up up", columns: 45)
          == """
           <   August 2025    >
           Mo Tu We Th Fr Sa Su
                        1  2  3
            4  5  6  7[ 8] 9 10
           11 12 13 14<15-16-17-
          -18-19-20-21-22>23 24
           25 26 27 28 29*30 31

           8 days, 7 nights: 15–22 August 2025

           Enter: choose 15–22 August 2025  Esc: leave
          """)
  }

  @Test func aListOfMonthsScrollsWithTheFocus() {
    #expect(
      picture("--only week,month", "tab down") == """
         Week [Month]
          June 2025
          July 2025
          August 2025*
         [September 2025]
          October 2025
          November 2025
          December 2025
          January 2026
         1–30 September 2025

         Enter: choose  ?: keys  Esc: leave
        """)
  }

  @Test func aListEndsAtTheLimits() {
    #expect(
      picture("--only year --until today", "up") == """
          2018
          2019
          2020
          2021
          2022
          2023
         [2024]
          2025*
         1 January – 31 December 2024

         Enter: choose  ?: keys  Esc: leave
        """)
  }

  @Test func daysThatCannotBeChosenHaveACross() {
    #expect(
      picture("--disable weekends --min 2025-08-05", "right enter") == """
             August 2025    >
         Mo Tu We Th Fr Sa Su
                    x 1x 2x 3
        x 4  5  6  7  8x 9x10
         11 12 13 14 15x16x17
         18 19 20 21 22x23x24
         25 26 27 28 29[30]31

         Saturday, 30 August 2025
         this day cannot be chosen
         Enter: choose  ?: keys  Esc: leave
        """)
  }

  @Test func theNextKeyRemovesAMessage() {
    let words = "--disable weekends --min 2025-08-05"
    #expect(picture(words, "right enter left") == picture(words, "right left"))
  }

  @Test func aDateThatIsTypedMovesTheFocus() {
    let typed = picture("", "2025-09-10")
    #expect(typed.contains("[10]"))
    #expect(typed.hasSuffix("\n Date: 2025-09-10_\n Enter: choose  Esc: cancel"))
    #expect(picture("", "2025-02-30 enter").contains("does not exist"))
  }

  @Test func theNameOfAHolidayIsShown() {
    let pictures = pick(
      "--holidays de.txt --initial 2025-10-03", [], files: ["de.txt": "2025-10-03 Unity Day\n"]
    ).pictures
    #expect(pictures[0].contains("\n Unity Day\n"))
  }

  @Test func aLongMessageIsShownInFull() {
    let picture = picture("", "2025-02-30 enter", columns: 40)
    let lines = picture.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.joined(separator: " ").contains("day 30 does not exist: February 2025 has 28 days"))
  }

  @Test func anAmbiguousDateListsItsReadings() {
    let typed = picture("", "03/04/2025")
    #expect(typed.contains("\n Date: 03/04/2025_    4 March 2025   3 April 2025\n"))
    #expect(typed.hasSuffix("\n Down: next reading  Enter: choose  Esc: cancel"))
    #expect(picture("", "03/04/2025 down").contains("_   [4 March 2025]  3 April 2025\n"))
    #expect(picture("", "03/04/2025 down").contains("March 2025    >"))
    let refused = picture("", "03/04/2025 enter", columns: 40)
    #expect(refused.contains("press Down"))
    // Without a language, neither reading is likelier.
    #expect(picture("", "03/04/2025 enter", environment: ["LANG": ""]).contains("press Down"))
  }

  @Test func aDateOutsideTheLimitsIsRefusedWithTheReason() {
    let picture = picture("--max 2025-10-01", "2025-12-24 enter")
    #expect(
      picture.hasSuffix(
        "\n no day after 2025-10-01 can be chosen\n Enter: choose  Esc: cancel"
      ))
  }

  @Test(arguments: [
    ("h", "left"), ("j", "down"), ("n", "down"), ("k", "up"), ("p", "up"), ("l", "right"),
    ("g", "shift-home"), ("G", "shift-end"), ("[", "pgup"), ("]", "pgdn"), ("{", "shift-pgup"),
    ("}", "shift-pgdn"),
  ])
  func aLetterStandsForAKey(_ letter: String, _ key: String) {
    #expect(picture("", letter) == picture("", key))
  }

  @Test(arguments: ["sep space 5", "Sep space 5", "/sep space 5"])
  func lettersWithoutAMeaningOfTheirOwnStartADate(_ keys: String) {
    #expect(picture("", keys).contains(" Friday, 5 September 2025\n Date: "))
  }

  @Test func aLongEntryShowsItsEnd() {
    let text = "/" + String(repeating: "x", count: 50) + "yz"
    #expect(
      picture("", text, columns: 40).contains(
        "\n Date: " + String(repeating: "x", count: 30) + "yz_\n"))
  }

  @Test func aSelectionThatIsTooLongForOneLineHasTwo() {
    let line = "--only custom --initial 2025-08-29..2025-10-29"
    #expect(
      picture(line, columns: 40).contains(
        "\n 62 days, 61 nights\n 29 August – 29 October 2025\n Enter"))
  }

  @Test func aSelectionIsWrittenInFullAsSoonAsItFits() throws {
    let line = "--range --only custom --initial 2025-08-29..2025-10-29"
    let rows = (30...60).map { columns in
      picture(line, columns: columns).split(separator: "\n").first { $0.contains("choose") } ?? ""
    }
    let full = rows.map { $0.contains("choose 29 August – 29 October 2025") }
    let first = try #require(full.firstIndex(of: true))
    #expect(full[first...].allSatisfy { $0 })
    #expect(rows[first].count == 30 + first, "\(rows[first])")
  }

  @Test(arguments: ["", "--only month"])
  func theKeysFitInASmallTerminal(_ line: String) {
    let help = picture(line, "?", rows: 10, columns: 40)
    #expect(help == picture(line, "?", rows: 10, columns: 200))
  }

  @Test func theKeysAreExplained() {
    let help = picture("--range", "?")
    for key in ["arrows", "hjkl", "PgUp", "[ ]", "Shift", "Home", "today", "type", "Tab", "Esc"] {
      #expect(help.contains(key), "\(key)")
    }
  }

  @Test func lessImportantLinesAreOmittedOnASmallTerminal() {
    let sizes = [(12, 12), (11, 11), (10, 10)]
    for (rows, height) in sizes {
      let lines = picture("--range --title Stay", rows: rows, columns: 40).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= height)
      #expect(lines.contains { $0.hasSuffix("[Custom]") })
      #expect(lines.contains { $0.contains("29 August 2025") })
    }
  }

  @Test(arguments: [(9, 80), (24, 39), (1, 1), (2, 20)])
  func aTerminalThatIsTooSmallSaysSo(_ rows: Int, _ columns: Int) {
    let picture = picture("--range", "enter", rows: rows, columns: columns)
    #expect(picture.columns <= columns && !picture.contains("\n"))
    #expect(columns < 22 || picture.contains("oo small"))
    // Nobody sees what Enter would choose.
    #expect(pick("", ScriptedScreen.Step.keys("enter"), rows: rows, columns: columns).run.code == 1)
  }

  @Test func thePictureComesBackWithTheSize() {
    let pictures = pick(
      "", [.resizing(rows: 5, columns: 80), .resizing(rows: 24, columns: 80)]
    ).pictures
    #expect(pictures.count == 3 && pictures[0] == pictures[2])
    #expect(pictures[1].hasPrefix("The terminal is too small"))
  }

  @Test func onlyASCIIIsWrittenWithoutUTF8() {
    for keys in ["enter right", "tab tab", "tab tab tab", "?"] {
      let picture = picture("--range", keys, environment: ["LANG": "C"])
      #expect(picture.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test(
    arguments: sample(
      oneIn: 2, of: ["en", "ar", "de", "he", "fr", "hi", "ru", "th", "zh", "el", "ja", "ko"]),
    [40, 80, 200])
  func columnsAreStraightInEveryLanguage(_ locale: String, _ columns: Int) {
    for keys in ["", "tab", "tab tab", "tab tab tab", "enter down", "?"] {
      let lines = picture("--range --locale \(locale)", keys, columns: columns)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(lines.allSatisfy { $0.columns <= columns })
      guard keys.isEmpty, columns == 40 else { continue }
      let weeks = lines.filter { $0.allSatisfy { "0123456789[] *".contains($0) } }
        .filter { $0.split { "[] *".contains($0) }.count == 7 }
      #expect(weeks.count >= 3)
      #expect(Set(weeks.map { $0.columns - ($0.hasSuffix("]") ? 1 : 0) }).count == 1)
    }
  }

  @Test(arguments: ["", "tab"])
  func aRangeDoesNotTouchTheMonthBesideIt(_ keys: String) {
    let days = "--range --presets none --initial 2025-07-01..2025-07-31 --min 2025-06-01"
    let rows = picture("\(days) --max 2025-08-31", "\(keys) [", columns: 80).split(separator: "\n")
    #expect(rows.contains { $0.hasSuffix(" 31") || $0.contains(" 30                 ") })
    #expect(!rows.contains { $0.contains("30<") || $0.contains("> 1") })
  }

  @Test func theHelpNamesTheKeysThatThereAre() {
    #expect(picture("--range", "?").contains("next tab"))
    #expect(!picture("", "?").contains("next tab"))
    #expect(picture("--multiple", "?").contains("Space Enter q    add, choose, leave"))
  }

  @Test(arguments: [
    ("The other half", [" A First half term   B The other half"]),
    ("The second half", [" A First half term", " B The second half"]),
  ])
  func presetsShareARowIfTheyFit(_ name: String, _ rows: [String]) {
    let presets =
      "--preset 'First half term=2025-08-04..2025-08-15' --preset '\(name)=2025-08-18..2025-08-29'"
    let shown = picture(
      "--range \(presets) --presets 'First half term,\(name)'", columns: 40)
    #expect(shown.split(separator: "\n").filter { $0.contains("half") }.map(String.init) == rows)
  }

  @Test func chosenDaysHaveAPlusSign() {
    #expect(picture("--multiple", "space left left space up").contains(" 26+27 28+29*30 31"))
  }

  @Test func aRangeIsDraggedBackToTheDayOnWhichItBegan() {
    // The 27th, the 28th and the 29th of August are in the last row.
    let end =
      [ScriptedScreen.Step.event(.click(row: 0, column: 0))] + ScriptedScreen.Step.keys("enter")
    func drag(_ columns: Int...) -> Run {
      let moves = columns.map { ScriptedScreen.Step.event(.drag(row: 6, column: $0)) }
      return pick("--only custom --presets none", [.event(.press(row: 6, column: 8))] + moves + end)
        .run
    }
    #expect(drag(11, 14) == Run(written: "2025-08-27\n2025-08-29\n", code: 0))
    #expect(drag(14, 8) == Run(written: "2025-08-27\n2025-08-27\n", code: 0))
    #expect(drag(8) == pick("--only custom --presets none", "enter"))
    let undone =
      [.event(.press(row: 6, column: 8)), .event(.drag(row: 6, column: 14))] + end.prefix(1)
      + ScriptedScreen.Step.keys("back enter enter enter")
    #expect(
      pick("--only custom --presets none", undone).run
        == Run(written: "2025-08-29\n2025-08-29\n", code: 0))
  }

  @Test func weekNumbersHaveAHeadingAndSpaceOnBothSides() {
    let rows = picture("--range --presets none -w", columns: 53).split(separator: "\n")
      .map(String.init)
    #expect(rows[1] == "     <   August 2025               September 2025  >")
    #expect(rows[2] == " Wk  Mo Tu We Th Fr Sa Su   Wk  Mo Tu We Th Fr Sa Su")
    #expect(rows[3] == " 31               1  2  3   36   1  2  3  4  5  6  7")
    #expect(rows[7] == " 35  25 26 27 28[29]30 31   40  29 30")
  }

  @Test(arguments: [
    // As many weeks as rows, so that the range and the keys share a row.
    ("--initial 2026-08-31", "enter", " 1 day: 31 August 2026  Enter: last day"),
    ("--initial 2026-08-30 --locale en_US", "", " August 30, 2026  Enter: first day"),
    (
      "--initial 2026-08-31 --locale en_US", "enter home",
      " August 30–31, 2026  Enter: last day"
    ),
    ("--initial 2026-07-31 --locale en_US", "enter ]", " 07-31 – 08-31  Enter: last day  ?: keys"),
    ("--initial 2026-08-01..2026-08-31 --locale fr", "", " Enter: choose 1–31 août 2026  ?: keys"),
    (
      "--initial 2026-08-29..2026-09-12 --locale en_US", "",
      " Enter: choose 2026-08-29 – 2026-09-12"
    ),
    // What is typed takes the place of the keys.
    ("--initial 2026-08-31", "2", " Date: 2_"),
    // The last row of five weeks is that of the range.
    ("", "enter", " 1 day: 29 August 2025\n Enter: last day  ?: keys  Esc: undo"),
    ("", "tab tab tab", " 1–31 August 2025\n Enter: choose  ?: keys  Esc: leave"),
  ])
  func theRangeAndTheKeysAreInTenRows(_ options: String, _ keys: String, _ end: String) {
    let shown = picture("--range \(options)", keys, rows: 10, columns: 40)
    #expect(shown.hasSuffix("\n" + end))
    #expect(shown.split(separator: "\n", omittingEmptySubsequences: false).count <= 10)
  }

  @Test(arguments: [
    ("", "\u{1B}[2m 3"), ("", "\u{1B}[31m 5"), ("weekend=36", "\u{1B}[36m 2"),
    ("holiday=1;35", "\u{1B}[1;35m 5"), ("today=7;34", "\u{1B}[4;34m29"),
    ("today=1", "\u{1B}[1m29"), ("today=0", " 28 29 \u{1B}[2m30"),
  ])
  func theVariableChangesTheStylesOfDays(_ colors: String, _ text: String) {
    let shown =
      pick(
        "--color always --holidays h.txt --initial 2025-08-13", [],
        environment: ["DAYCTL_COLORS": colors], files: ["h.txt": "2025-08-05\n"]
      ).pictures.last ?? ""
    #expect(shown.contains(text))
  }

  @Test func aStyleThatIsUnknownIsAnErrorIfThereIsColor() {
    let colors = ["DAYCTL_COLORS": "today=blue"]
    #expect(pick("--color always", [], environment: colors).run.code == 2)
    #expect(picture("--color never", environment: colors).contains("August 2025"))
  }

  @Test func aDayInTheBandThatCannotBeChosenIsNotDim() {
    let shown = picture(
      "--only custom --presets none --disable wed --color always", "enter down left left")
    #expect(shown.contains("\u{1B}[9;7;39;49m 3"))
  }

  @Test func aPictureHasNoStylesWithoutColor() {
    #expect(!picture("--range", "tab").contains("\u{1B}"))
    #expect(picture("--range --color always", "tab").contains("\u{1B}["))
    #expect(
      !picture("--range --color never", environment: ["CLICOLOR_FORCE": "1"]).contains("\u{1B}"))
  }
}

// Clicks.

extension PickerSheetTests {
  @Test(arguments: [
    // The rows are those of the segments, the title, the weekdays and the weeks.
    ("", 3, 1, "2025-08-04"), ("", 6, 14, "2025-08-29"), ("", 6, 20, "2025-08-31"),
  ])
  func aClickChoosesADay(_ line: String, _ row: Int, _ column: Int, _ day: String) {
    let run = pick(line, [.event(.click(row: row, column: column))]).run
    #expect(run == Run(written: day + "\n", code: 0))
  }

  @Test func aClickOnAnArrowOrASegmentChangesThePage() {
    let next = pick("", [.event(.click(row: 0, column: 20))]).pictures
    #expect(next.last?.contains("September 2025") == true)
    let previous = pick("", [.event(.click(row: 0, column: 1))]).pictures
    #expect(previous.last?.contains("July 2025") == true)
    let week = pick("--range", [.event(.click(row: 0, column: 7))]).pictures
    #expect(week.last?.contains("[Week]") == true)
    let month = pick("--only month", [.event(.click(row: 4, column: 3))]).run
    #expect(month.written == "2025-09-01\n2025-09-30\n")
  }

  @Test func anArrowThatIsHeldTurnsThePageAtOnce() {
    let pictures = pick("", [.event(.press(row: 0, column: 1))]).pictures
    #expect(pictures.last?.contains("July 2025") == true)
  }

  @Test func aPageMovesAllMonthsThatAreShown() {
    let title = picture("--range --presets none", "pgdn", columns: 53).split(separator: "\n")[1]
    #expect(title.contains("September 2025") && title.contains("October 2025"))
  }

  @Test func aDayThatCannotBeChosenIsLeftWithItsKind() {
    let words = "--range --presets none --only custom,week --disable weekends"
    #expect(
      pick(words, "tab right shift-tab enter enter enter").written == "2025-08-29\n2025-08-29\n")
  }

  @Test func aRangeGoesOnBehindAMonthThatEndsInAWeek() {
    let words = "--range --presets none --initial 2025-09-25..2025-10-05"
    let rows = picture(words, columns: 53).split(separator: "\n")
    #expect(rows.contains { $0.hasPrefix("-29-30-") })
  }

  @Test(arguments: [(1, 5), (2, 30), (20, 3), (-1, 0), (0, 70), (0, 10)])
  func aClickElsewhereDoesNothing(_ row: Int, _ column: Int) {
    let (run, pictures) = pick("", [.event(.click(row: row, column: column))])
    #expect(run.code == 1)
    #expect(pictures.count == 2 && pictures[0] == pictures[1])
  }

  @Test func aClickEndsWhatIsBeingTypedOrExplained() {
    let typed = ScriptedScreen.Step.keys("2025-12-")
    let click = ScriptedScreen.Step.event(.click(row: 3, column: 1))
    let (run, pictures) = pick(
      "--only custom --presets none", typed + [click] + ScriptedScreen.Step.keys("enter enter"))
    #expect(run.written == "2025-08-04\n2025-08-04\n")
    #expect(pictures.last?.contains("Date:") == false)
    let week = ScriptedScreen.Step.event(.click(row: 0, column: 7))
    let explained = pick("--range", ScriptedScreen.Step.keys("?") + [week]).pictures
    #expect(explained.last?.contains("Mo Tu We") == true)
  }

  @Test func nothingIsChosenOnATerminalThatIsTooSmall() {
    let events: [ScriptedScreen.Step] = [
      .event(.wheel(1)), .event(.click(row: 0, column: 1)), .resizing(rows: 24, columns: 80),
    ]
    let (run, pictures) = pick("", events + ScriptedScreen.Step.keys("enter"), rows: 5)
    #expect(run.written == "2025-08-29\n")
    #expect(pictures.last?.contains("August 2025") == true)
  }

  @Test func theWheelTurnsPages() {
    let page = pick("", [.event(.wheel(1))]).pictures
    #expect(page.last?.contains("September 2025") == true)
    let list = pick("--only year", [.event(.wheel(-1)), .event(.wheel(-1))]).pictures
    #expect(list.last?.contains("[2005]") == true)
  }
}
