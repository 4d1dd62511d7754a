import CommandGrammar
import Testing

struct DateSentencesTests {
  @Test(arguments: [
    ("--from dmy 3/4/2025", "d/M/yyyy"), ("--from mdy 3/4/2025", "M/d/yyyy"),
    ("--from dmy --from d.M.yyyy 3/4/2025", "d/M/yyyy"),
  ])
  func aHintKeepsTheOrderOfTheRequestedFormats(_ line: String, _ pattern: String) {
    #expect(
      dayctl("convert \(line)").written
        .hasSuffix("it looks like \(pattern): add --from \(pattern)\n"))
  }

  @Test func formatsInBothOrdersLeaveADateAmbiguous() {
    #expect(
      dayctl("convert --from dmy --from mdy 3/4/2025").written
        .hasSuffix(
          "; it could be 2025-04-03 or 2025-03-04: use --from d/M/yyyy or --from M/d/yyyy "
            + "instead of dd/MM/yyyy or MM/dd/yyyy\n"))
  }

  @Test func aRareOrderOfADateIsNotOfferedBesideTwoOthers() {
    let run = dayctl("convert 01/02/03")
    #expect(run.written.contains("d/M/yy") && !run.written.contains("yy/M/d"))
  }

  @Test func aHyphenAfterTheNameOfAFileIsNotTakenForASpan() {
    let run = dayctl("weekday a.csv - 2025-08-31", input: "")
    #expect(run.code == 2 && run.written.contains("--file a.csv"))
  }

  @Test(arguments: [
    ("--from dmy 3/14/2025", "M/d/yyyy", "dd/MM/yyyy"),
    ("--from yyyy-dd-MM 2025-08-29", "iso", "yyyy-dd-MM"),
    ("--from dmy --from iso 3/14/2025", "M/d/yyyy", "dd/MM/yyyy"),
  ])
  func aFormatThatReadsTheSameTextsAsOtherDatesIsNotAdded(
    _ line: String, _ format: String, _ other: String
  ) {
    #expect(
      dayctl("convert \(line)").written.contains(": use --from \(format) instead of \(other)\n"))
  }

  @Test func aFormatInATextIsNotAddedToOneThatReadsTheSameTexts() {
    let run = dayctl("sort --in-text --from mdy", input: "on 29/08/2025\n")
    #expect(run.written.contains(": use --from dmy instead of MM/dd/yyyy\n"))
  }

  @Test(
    arguments: [
      (
        "d/M/yyyy H:mm", "12/25/2025 9:30",
        "use --from 'M/d/yyyy H:mm' instead of d/M/yyyy H:mm"
      ),
      (
        "M.d.yyyy H:mm", "25.12.2025 9:30",
        "use --from 'd.M.yyyy H:mm' instead of M.d.yyyy H:mm"
      ),
      ("d/M/yyyy", "25.12.2025", "add --from dd.MM.yyyy"),
    ] as [(Word, Word, String)])
  func aFormatWithATimeIsNotAddedToOneInTheOtherOrder(
    _ format: Word, _ text: Word, _ advice: String
  ) {
    #expect(dayctl(["convert", "--from", format, text]).written.hasSuffix(": \(advice)\n"))
  }

  @Test(arguments: [
    ("29/08/2025 10:30", "dd/MM/yyyy HH:mm"), ("29/8/2025, 9:30", "d/M/yyyy, H:mm"),
    ("12/25/2025 9:30:15 AM", "M/d/yyyy h:mm:ss a"),
    ("29.8.2025  10:30:15.125", "d.M.yyyy  H:mm:ss.SSS"),
    ("29 Aug 2025 10:30pm", "d MMM yyyy h:mma"), ("2025:08:29 10:30:15", "yyyy:MM:dd HH:mm:ss"),
    ("20250829T10:30 PM", "yyyyMMdd'T'hh:mm a"),
  ])
  func aDateWithATimeAfterItIsReadInTheFormatOfBoth(_ text: Word, _ format: String) {
    let option = format.shellQuoted
    #expect(dayctl(["convert", text]).written.contains("--from \(option)"))
    #expect(dayctl(["convert", "--from", Word(format), text]).code == 0)
  }

  @Test(arguments: [
    "1756425600 10:30", "29.08.2025\t10:30", "29/08/2025 10:60", "29/08/2025 10:30 x",
  ])
  func aTextThatIsNotADateAndATimeGetsNoFormatOfBoth(_ text: Word) {
    #expect(!dayctl(["convert", text]).written.contains("mm"))
  }

  @Test func aTextWhoseTimeZoneHasNoKnownOffsetHasTheReason() {
    let words: [Word] = [
      "count", "--in-text", "--time-zone", "UTC", "--from", "yyyy-MM-dd HH:mm:ss z",
    ]
    let run = dayctl(words, input: Array("at 2025-08-29 23:30:00 EST by x\n".utf8))
    #expect(run.written.contains("its time zone has no known offset"))
  }

  @Test(arguments: [("fr", "--locale en "), ("en_GB", ""), ("en", "")])
  func aHintSelectsEnglishOnlyIfAnotherLanguageIsSelected(_ locale: Word, _ option: String) {
    #expect(
      dayctl(["convert", "--locale", locale, "29 Aug 2025"]).written
        .hasSuffix(": add \(option)--from 'd MMM yyyy'\n"))
  }

  @Test func aPlaceInATextIsCountedInCharacters() throws {
    try GoldenCalls.check(
      [
        "convert --from 'd MMM y' --locale fr '29 aoüt 2025'",
        "convert --from 'd MMM y' --locale fr '29 août 20255'",
        "convert --from 'd MMM y' --locale fr '29 août 2O25'",
        "convert --from 'd MMM y' --locale fr '29 août'",
      ])
  }

  @Test func aFileNameIsRejectedWithTheWayToReadAFile() throws {
    try GoldenCalls.check(
      [
        "convert a.csv",
        "convert ../data/my-list_2.txt",
        "convert 'a b.tsv'",
      ])
  }

  @Test func aLineIsNotTakenForAFileName() throws {
    try GoldenCalls.check(
      [
        .init("convert", input: "a.csv\n"),
        .init("convert", input: "x.txt\n"),
      ])
  }

  @Test func aHintNamesEveryReadingOfAnAmbiguousDate() throws {
    try GoldenCalls.check(
      [
        "convert 01/01/2025",
        "convert 03/04/2025",
        "convert 31/12/2025",
        "convert 2025/08/29",
      ])
  }
}
