import CommandGrammar
import Testing

struct PatternCorrectionTests {
  /// Patterns of Go, Moment.js, SQL, spreadsheets and PHP.
  @Test(
    arguments: [
      ("2006-002", "yyyy-DDD", "2024-344"), ("_2 Jan 2006", "d MMM yyyy", "9 Dec 2024"),
      ("ddd D", "EEE d", "Mon 9"), ("GGGG-'W'WW-E", "YYYY-'W'ww-e", "2024-W50-1"),
      ("IYYY-\"W\"IW", "YYYY-'W'ww", "2024-W50"), ("\"KW\" ww", "'KW' ww", "KW 50"),
      ("d\".\" mmmm yyyy", "d'.' MMMM yyyy", "9. December 2024"),
      ("[Day] D", "'Day' d", "Day 9"),
      ("D [de] MMMM [de] YYYY", "d 'de' MMMM 'de' yyyy", "9 de December de 2024"),
      ("[]YYYY", "yyyy", "2024"), ("[x YYYY", nil, nil),
      ("GGGG-[W]WW-E", "YYYY-'W'ww-e", "2024-W50-1"),
      ("dddd, MMMM Do YYYY [AD]", "EEEE, MMMM do yyyy 'AD'", "Monday, December 9th 2024 AD"),
      ("DD.MM.YY [x]", "dd.MM.yy 'x'", "09.12.24 x"),
      ("[day] DDDD [of] YYYY", "'day' DDD 'of' yyyy", "day 344 of 2024"),
      ("j.n.Y", "d.M.yyyy", "9.12.2024"),
      ("ddd \"x", nil, nil),
    ] as [(Word, String?, String?)])
  func aPatternOfAnotherProgramHasThePatternThatIsMeant(
    _ pattern: Word, _ meant: String?, _ answer: String?
  ) {
    let call: [Word] = ["convert", "2024-12-09", "--to"]
    let sentence = dayctl(call + [pattern]).written
    guard let meant, let answer else { return #expect(!sentence.contains("Did you mean")) }
    #expect(sentence.contains("Did you mean \(Self.quoted(meant))?"))
    #expect(dayctl(call + [Word(meant)]).written == "\(answer)\n")
  }

  @Test(
    arguments: [
      ("yyyy-MM-dd HH:mm:ss.fff", "yyyy-MM-dd HH:mm:ss.SSS", "2024-12-09 21:30:00.123"),
      ("MM/dd/yyyy hh:mm tt", "MM/dd/yyyy hh:mm a", "12/09/2024 09:30 PM"),
      ("yyyy-MM-ddTHH:mm:ss.fffZ", "yyyy-MM-dd'T'HH:mm:ss.SSSZ", "2024-12-09T21:30:00.123Z"),
      ("yyyy-MM-dd'T'HH:mm:ssK", "yyyy-MM-dd'T'HH:mm:ssX", "2024-12-09T21:30:00Z"),
      ("Y-m-d H:i:s", "yyyy-MM-dd HH:mm:ss", "2024-12-09 21:30:00"),
      ("d/m/Y g:i A", "dd/MM/yyyy h:mm a", "09/12/2024 9:30 PM"),
      ("YYYY-MM-DDTHH:mm:ssZ", "yyyy-MM-dd'T'HH:mm:ssZ", "2024-12-09T21:30:00Z"),
      ("YYYY-MM-DD hh:mm A", "yyyy-MM-dd hh:mm a", "2024-12-09 09:30 PM"),
      ("YYYY-MM-DD HH24:MI:SS", "yyyy-MM-dd HH:mm:ss", "2024-12-09 21:30:00"),
      ("2006-01-02 15:04:05", "yyyy-MM-dd HH:mm:ss", "2024-12-09 21:30:00"),
      ("2006-01-02T15:04:05Z07:00", "yyyy-MM-dd'T'HH:mm:ssXXX", "2024-12-09T21:30:00+01:00"),
      ("%Y-%m-%d %H:%i", "%Y-%m-%d %H:%M", "2024-12-09 21:30"),
    ] as [(Word, String, Word)])
  func aPatternWithATimeHasThePatternThatIsMeant(_ pattern: Word, _ meant: String, _ date: Word) {
    let sentence = dayctl(["convert", "--from", pattern, date]).written
    #expect(sentence.contains("Did you mean \(Self.quoted(meant))?"))
    #expect(dayctl(["convert", "--from", Word(meant), date]).written == "2024-12-09\n")
  }

  /// The pattern in quotes, in double ones if it has single quotes itself.
  private static func quoted(_ pattern: String) -> String {
    pattern.contains("'") ? "\"\(pattern)\"" : "'\(pattern)'"
  }
}
