import CommandGrammar
import Testing

struct DateSentencesTests {
  @Test(arguments: [
    ("--from dmy 3/4/2025", "d/M/yyyy"), ("--from mdy 3/4/2025", "M/d/yyyy"),
    ("--from dmy --from d.M.yyyy 3/4/2025", "d/M/yyyy"),
    ("--from dmy 3/14/2025", "M/d/yyyy"),
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
          "; it could be 2025-04-03 or 2025-03-04: add --from d/M/yyyy or --from M/d/yyyy\n"))
  }

  @Test(arguments: [("fr", "--locale en "), ("en_GB", ""), ("en", "")])
  func aHintSelectsEnglishOnlyIfAnotherLanguageIsSelected(_ locale: Word, _ option: String) {
    #expect(
      dayctl(["convert", "--locale", locale, "29 Aug 2025"]).written
        .hasSuffix(": add \(option)--from 'd MMM yyyy'\n"))
  }

  @Test(arguments: [
    ("d MMM y", "fr", "29 aoüt 2025", "expected the name of a month at character 4"),
    ("d MMM y", "fr", "29 août 20255", "unexpected text after '29 août 2025'"),
    ("d MMM y", "fr", "29 août 2O25", "expected 4 digits at character 9"),
    ("d MMM y", "fr", "29 août", "expected ' ' at the end"),
  ])
  func aPlaceInATextIsCountedInCharacters(
    _ format: Word, _ locale: Word, _ date: Word, _ reason: String
  ) {
    let run = dayctl(["convert", "--from", format, "--locale", locale, date])
    #expect(
      run.written
        == "dayctl: \(date.quoted) is not in the format \(String(quoting: format).dropFirst().dropLast()): \(reason)\n"
    )
  }

  @Test(arguments: [
    ("a.csv", "a.csv"), ("../data/my-list_2.txt", "../data/my-list_2.txt"),
    ("a b.tsv", "'a b.tsv'"),
  ])
  func aFileNameIsRejectedWithTheWayToReadAFile(_ name: Word, _ word: String) {
    #expect(
      dayctl(["convert", name]).written
        == "dayctl: \(name.quoted) is not a date; to read a file, use --file \(word)\n")
  }

  @Test(arguments: ["a.csv", "x.txt"])
  func aLineIsNotTakenForAFileName(_ line: String) {
    #expect(
      dayctl("convert", input: line + "\n").written
        == "dayctl: <stdin>:1: '\(line)' is not a date (yyyy-MM-dd)\n")
  }

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
        == Run(written: "dayctl: '\(date)' is not in the format yyyy-MM-dd; \(hint)\n", code: 2))
  }
}
