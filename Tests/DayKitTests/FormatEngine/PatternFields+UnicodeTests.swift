import DayKit
import Testing

/// The letters of Unicode's patterns.
struct PatternFieldsUnicodeTests {
  @Test(
    arguments: [
      ("y", "2025|2024|2020|2021|2018|-009999|-000043|0000|0005|9999"),
      ("yyyy", "2025|2024|2020|2021|2018|-009999|-000043|0000|0005|9999"),
      ("u", "2025|2024|2020|2021|2018|-009999|-000043|0000|0005|9999"),
      ("uuuu", "2025|2024|2020|2021|2018|-009999|-000043|0000|0005|9999"),
      ("yy", "25|24|20|21|18|01|57|00|05|99"),
      ("y G", "2025 AD|2024 AD|2020 AD|2021 AD|2018 AD|10000 BC|44 BC|1 BC|5 AD|9999 AD"),
      ("GGyyyy", "AD2025|AD2024|AD2020|AD2021|AD2018|BC10000|BC0044|BC0001|AD0005|AD9999"),
      (
        "Y'W'w", "2025W35|2024W9|2020W53|2020W53|2019W1|-009999W1|-000043W11|0000W9|0005W23|9999W52"
      ),
      ("YYYYww", "202535|202409|202053|202053|201901|-00999901|-00004311|000009|000523|999952"),
      ("YYww", "2535|2409|2053|2053|1901|0101|5711|0009|0523|9952"),
      ("Q", "3|1|4|1|4|1|1|1|2|4"),
      ("QQ", "03|01|04|01|04|01|01|01|02|04"),
      ("QQQ", "Q3|Q1|Q4|Q1|Q4|Q1|Q1|Q1|Q2|Q4"),
      ("q", "3|1|4|1|4|1|1|1|2|4"),
      ("qq", "03|01|04|01|04|01|01|01|02|04"),
      ("qqq", "Q3|Q1|Q4|Q1|Q4|Q1|Q1|Q1|Q2|Q4"),
      ("M", "8|2|12|1|12|1|3|2|6|12"),
      ("MM", "08|02|12|01|12|01|03|02|06|12"),
      ("MMM", "Aug|Feb|Dec|Jan|Dec|Jan|Mar|Feb|Jun|Dec"),
      ("MMMM", "August|February|December|January|December|January|March|February|June|December"),
      ("MMMMM", "A|F|D|J|D|J|M|F|J|D"),
      ("L", "8|2|12|1|12|1|3|2|6|12"),
      ("LL", "08|02|12|01|12|01|03|02|06|12"),
      ("LLL", "Aug|Feb|Dec|Jan|Dec|Jan|Mar|Feb|Jun|Dec"),
      ("LLLL", "August|February|December|January|December|January|March|February|June|December"),
      ("LLLLL", "A|F|D|J|D|J|M|F|J|D"),
      ("d", "29|29|31|1|31|1|15|29|7|31"),
      ("dd", "29|29|31|01|31|01|15|29|07|31"),
      ("D", "241|60|366|1|365|1|74|60|158|365"),
      ("DDD", "241|060|366|001|365|001|074|060|158|365"),
      ("e", "5|4|4|5|1|1|5|2|2|5"),
      ("ee", "05|04|04|05|01|01|05|02|02|05"),
      ("c", "5|4|4|5|1|1|5|2|2|5"),
      ("E", "Fri|Thu|Thu|Fri|Mon|Mon|Fri|Tue|Tue|Fri"),
      ("EE", "Fri|Thu|Thu|Fri|Mon|Mon|Fri|Tue|Tue|Fri"),
      ("EEE", "Fri|Thu|Thu|Fri|Mon|Mon|Fri|Tue|Tue|Fri"),
      ("eee", "Fri|Thu|Thu|Fri|Mon|Mon|Fri|Tue|Tue|Fri"),
      ("ccc", "Fri|Thu|Thu|Fri|Mon|Mon|Fri|Tue|Tue|Fri"),
      ("EEEE", "Friday|Thursday|Thursday|Friday|Monday|Monday|Friday|Tuesday|Tuesday|Friday"),
      ("eeee", "Friday|Thursday|Thursday|Friday|Monday|Monday|Friday|Tuesday|Tuesday|Friday"),
      ("cccc", "Friday|Thursday|Thursday|Friday|Monday|Monday|Friday|Tuesday|Tuesday|Friday"),
      ("EEEEE", "F|T|T|F|M|M|F|T|T|F"),
      ("eeeee", "F|T|T|F|M|M|F|T|T|F"),
      ("ccccc", "F|T|T|F|M|M|F|T|T|F"),
      ("EEEEEE", "Fr|Th|Th|Fr|Mo|Mo|Fr|Tu|Tu|Fr"),
      ("eeeeee", "Fr|Th|Th|Fr|Mo|Mo|Fr|Tu|Tu|Fr"),
      ("cccccc", "Fr|Th|Th|Fr|Mo|Mo|Fr|Tu|Tu|Fr"),
      ("g", "60916|60369|59214|59215|58483|-4331000|-694573|-678882|-676957|2973483"),
      ("w", "35|9|53|53|1|1|11|9|23|52"),
      ("ww", "35|09|53|53|01|01|11|09|23|52"),
    ] as [(String, String)])
  func aFieldIsWrittenLikeThisOnTheChosenDays(pattern: String, cells: String) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(Day.chosen.map { $0.formatted(as: format) } == cells.cells)
  }

  @Test(
    arguments: [
      ("d LLLL", "9 August"), ("d. MMM", "9. Aug."), ("LLL", "Aug"), ("MMMM", "August"),
      ("E", "Sa."), ("EEE", "Sa."), ("ccc", "Sa"), ("EEEE", "Samstag"), ("cccc", "Samstag"),
      ("EEEEE", "S"), ("EEEEEE", "Sa."), ("QQQ", "Q3"), ("QQQQ", "3. Quartal"),
      ("qqqq", "3. Quartal"), ("y G", "2025 n. Chr."), ("full", "Samstag, 9. August 2025"),
      ("long", "9. August 2025"), ("medium", "09.08.2025"), ("short", "09.08.25"),
    ] as [(String, String)])
  func namesAreThoseOfTheLanguageInDatesAndByThemselves(pattern: String, text: String) throws {
    let format = try DayFormat(parsing: pattern, symbols: .dotted)
    #expect(try Day(2025, 8, 9).formatted(as: format) == text)
  }

  @Test(
    arguments: [
      ("yyyy-mm-dd", "'mm' is minutes; the month is MM", 5),
      ("m", "'m' is minutes; the month is MM", 0),
      (
        "yyyy-MM-DD", "'DD' is the day of the year, which is D or DDD; the day of the month is dd",
        8
      ),
      (
        "yyyy-DDDD", "'DDDD' is the day of the year, which is D or DDD; the day of the month is dd",
        5
      ),
      ("HHH d", "'HHH' is too long; the hour is HH or H", 0),
      ("d kkk", "'kkk' is too long; the hour is HH or H", 2),
      ("hhh", "'hhh' is too long; the hour from 1 to 12 is hh or h", 0),
      ("d HH:mmm", "'mmm' is minutes; the month is MM", 5),
      ("d HH:dd:mm", "'mm' is minutes; the month is MM", 8),
      ("d HH MM mm", "'mm' is minutes; the month is MM", 8),
      ("d s", "'s' is seconds, which come after minutes", 2),
      ("d HH:ss", "'ss' is seconds, which come after minutes", 5),
      ("d HH:mm sss", "'sss' is too long; the second is ss or s", 8),
      ("SSS", "'SSS' is a fraction of a second, which comes after seconds; seconds are ss", 0),
      (
        "d HH:mm:SS", "'SS' is a fraction of a second, which comes after seconds; seconds are ss", 8
      ),
      ("A", "'A' is not supported; a time of day is HH:mm:ss or h:mm a", 0),
      ("d a", "'a' is AM or PM, which needs hours from 1 to 12: h or hh", 2),
      ("d HH:mm a", "'a' is AM or PM, which needs hours from 1 to 12: h or hh", 8),
      ("bbbb", "'bbbb' is not supported; a time of day is HH:mm:ss or h:mm a", 0),
      ("XXXXXX", "'XXXXXX' has no such length; an offset is XXX, a zone z", 0),
      ("d H h", "the time of day occurs twice", 4),
      ("d h:mm a a", "the time of day occurs twice", 9),
      ("d X Z", "the time zone occurs twice", 4),
      ("yyy-MM-dd", "'yyy' is too long or short; the year is yyyy", 0),
      ("yyyyy-MM-dd", "'yyyyy' is too long or short; the year is yyyy", 0),
      ("uu", "'uu' is too long or short; the year is yyyy", 0),
      ("ww YYY", "'YYY' is too long or short; the year of the ISO week is YYYY", 3),
      ("d MMMMMM", "'MMMMMM' is too long; the month is MM or M, its name MMM or MMMM", 2),
      ("LLLLLLLLL", "'LLLLLLLL…' is too long; the month is MM or M, its name MMM or MMMM", 0),
      ("ddd.MM.yyyy", "'ddd' is too long; the day of the month is dd or d", 0),
      ("Y-www", "'www' is too long; the week is ww or w", 2),
      ("EEEEEEE", "'EEEEEEE' has no such length; the weekday is EEE or EEEE, its number e", 0),
      ("eeeeeee", "'eeeeeee' has no such length; the weekday is EEE or EEEE, its number e", 0),
      ("cc", "'cc' has no such length; the weekday is EEE or EEEE, its number e", 0),
      ("QQQQQ", "'QQQQQ' is too long; the quarter is Q, QQQ or QQQQ", 0),
      ("qqqqq", "'qqqqq' is too long; the quarter is Q, QQQ or QQQQ", 0),
      ("y GGGG", "'GGGG' is too long; the era is G", 2),
      ("on d.M.yyyy", "'o' is not a field of a day; put text in quotes: 'o'", 0),
      ("yyyy-MM-ddTHH", "'T' is not a field of a day; put text in quotes: 'T'", 10),
      ("ISO", "'I' is not a field of a day; put text in quotes: 'I'", 0),
      ("yyyy-MM-dd rrr", "'r' is not a field of a day; put text in quotes: 'r'", 11),
    ] as [(String, String, Int)])
  func theErrorForAnUnknownLetterNamesTheRightOne(
    pattern: String, message: String, offset: Int
  ) {
    #expect(DayFormat.refusal(ofPattern: pattern) == Refusal(message, at: offset))
  }

  @Test(arguments: [
    ("'on d.M.yyyy", "the quote at character 1 is not closed", 0),
    ("d.M.yyyy'", "the quote at character 9 is not closed", 8),
    ("年'dd", "the quote at character 2 is not closed", 3),
    ("yyyy-MM-dd 'it''s", "the quote at character 12 is not closed", 11),
    ("'''", "the quote at character 3 is not closed", 2),
    ("YYYY-MM-dd", "it has the year of the ISO week; the calendar's year is yyyy or %Y", 0),
    ("dd.MM.YYYY", "it has the year of the ISO week; the calendar's year is yyyy or %Y", 6),
    ("dd.MM.YY", "it has the year of the ISO week; the calendar's year is yyyy or %Y", 6),
    ("年Y", "it has the year of the ISO week; the calendar's year is yyyy or %Y", 3),
    (
      "yyyy-'W'ww-e",
      "it has the calendar year together with a week; the year of the ISO week is YYYY, YY, %G or %g",
      0
    ),
    (
      "ww/yy",
      "it has the calendar year together with a week; the year of the ISO week is YYYY, YY, %G or %g",
      3
    ),
    (
      "w y G",
      "it has the calendar year together with a week; the year of the ISO week is YYYY, YY, %G or %g",
      2
    ),
    (
      "'week' w, u",
      "it has the calendar year together with a week; the year of the ISO week is YYYY, YY, %G or %g",
      10
    ),
  ])
  func quotesMustBeClosedAndWeeksNeedTheirOwnYear(pattern: String, message: String, offset: Int) {
    #expect(DayFormat.refusal(ofPattern: pattern) == Refusal(message, at: offset))
  }

  @Test(arguments: ["YYYY ww yyyy", "Y w y", "YY ww yy", "w", "EEEE ww"])
  func aWeekCanOccurWithBothYearsOrNone(_ pattern: String) {
    #expect(DayFormat.refusal(ofPattern: pattern) == nil)
  }

  @Test func aThousandLettersAreShortenedInTheMessage() throws {
    let pattern = String(repeating: "H", count: 1_000)
    let error = try #require(
      throws: DayFormatError.self, performing: { try DayFormat(parsing: pattern) })
    #expect(String(describing: error) == "'HHHHHHHH…' is too long; the hour is HH or H")
    #expect(error.reason == .unknownField("H", count: 1_000))
  }
}
