import DayKit
import Testing

/// What holds for patterns of both kinds: there is a part, and parts agree.
struct PatternFieldsTests {
  @Test(arguments: [
    ("", "the pattern is empty", 0),
    ("''", "the pattern has no part of a day, such as yyyy or %Y", 0),
    ("年", "the pattern has no part of a day, such as yyyy or %Y", 0),
    ("'dd'", "the pattern has no part of a day, such as yyyy or %Y", 0),
    ("2025-08-29", "the pattern has no part of a day, such as yyyy or %Y", 0),
    ("%%", "the pattern has no part of a day, such as yyyy or %Y", 0),
    ("yyyy%n", "the pattern has no part of a day, such as yyyy or %Y", 0),
    ("%%d", "the pattern has no part of a day, such as yyyy or %Y", 0),
  ])
  func aPatternHasAPartOfADay(pattern: String, message: String, offset: Int) {
    #expect(DayFormat.refusal(ofPattern: pattern) == Refusal(message, at: offset))
  }

  @Test(
    arguments: [
      ("yyyy-MM-dd yyyy", "the year"), ("y u", "the year"), ("yy yy", "the year"),
      ("y y G", "the year"), ("Y w Y", "the year of the ISO week"),
      ("YY w YY", "the year of the ISO week"), ("dd/dd/yyyy", "the day of the month"),
      ("MM/M/yyyy", "the month"), ("M L", "the month"), ("MMM MMMM", "the month"),
      ("MMM LLL", "the month"), ("D DDD", "the day of the year"), ("Y w ww", "the week"),
      ("e c", "the weekday"), ("E EEEE", "the weekday"), ("EEE ccc", "the weekday"),
      ("Q qq", "the quarter"), ("QQQ qqqq", "the quarter"), ("G y GG", "the era"),
      ("g gg", "the day"), ("年d'd'd", "the day of the month"), ("%d %e", "the day of the month"),
      ("%Y %F", "the year"), ("%m %F", "the month"), ("%F %-d", "the day of the month"),
      ("%y %D", "the year"), ("%D %m", "the month"), ("%b %h", "the month"),
      ("%a %A", "the weekday"),
      ("%u %-u", "the weekday"), ("%w%w", "the weekday"), ("%G %G", "the year of the ISO week"),
      ("%V %V", "the week"), ("%U %U", "the week of the year from Sunday"), ("%s %s", "the day"),
      ("%j %_j", "the day of the year"), ("%C %-C", "the year"),
    ] as [(String, String)])
  func aPartThatOccursTwiceIsForOutputOnly(_ pattern: String, _ part: String) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(format.canFormat)
    #expect(
      format.parsingObstacle?.description == "\(part) occurs twice, so it is for output only")
  }

  @Test(arguments: [
    ("yyyy/MM/yyyy-MM-dd", "2025/08/2025-08-29"), ("%Y/%m/%F", "2025/08/2025-08-29"),
    ("yyyy-MM-dd yyyy", "2025-08-29 2025"), ("EEE EEEE d d", "Fri Friday 29 29"),
    ("dd/dd", "29/29"), ("%b %h %s %s", "Aug Aug 1756425600 1756425600"),
  ])
  func aPartThatOccursTwiceIsWrittenTwice(_ pattern: String, _ text: String) throws {
    #expect(try Day(2025, 8, 29).formatted(as: DayFormat(parsing: pattern)) == text)
  }

  @Test(arguments: ["M MMM", "e E", "Q QQQ", "y yy", "Y YY w", "%u %w %a", "%U %V %W", "%b %m"])
  func aPartCanOccurInTwoForms(_ pattern: String) {
    #expect(DayFormat.refusal(ofPattern: pattern) == nil)
  }

  @Test(arguments: [
    ("yyyy-MM-D", 8), ("D.M.y", 0), ("年D/MM", 3), ("%Y-%m-%j", 6), ("%j %m", 0), ("y DDD L", 2),
  ])
  func theDayOfTheYearIsNotADayOfAMonth(pattern: String, offset: Int) {
    let message = "it has the day of the year beside a month; the day of the month is dd or %d"
    #expect(DayFormat.refusal(ofPattern: pattern) == Refusal(message, at: offset))
  }

  @Test(arguments: ["y D MMMM", "y D M d", "%F %j", "D y", "yyyy-DDD", "%j %B"])
  func theDayOfTheYearCanOccurWithAWholeDateOrAName(_ pattern: String) {
    #expect(DayFormat.refusal(ofPattern: pattern) == nil)
  }

  @Test(arguments: [("yy G", 0), ("G d MMM yy", 8), ("年yy GGG", 3)])
  func twoDigitsOfAYearHaveNoEra(pattern: String, offset: Int) {
    let message = "'yy' is too long or short; the year is yyyy"
    #expect(DayFormat.refusal(ofPattern: pattern) == Refusal(message, at: offset))
  }

  @Test(arguments: [
    ("%G-%m-%d", "it has the year of the ISO week; the calendar's year is yyyy or %Y", 0),
    ("%d/%m/%g", "it has the year of the ISO week; the calendar's year is yyyy or %Y", 6),
    ("Y w d", "it has the year of the ISO week; the calendar's year is yyyy or %Y", 0),
    (
      "%Y-W%V-%u",
      "it has the calendar year together with a week; the year of the ISO week is YYYY, YY, %G or %g",
      0
    ),
    (
      "%V/%y",
      "it has the calendar year together with a week; the year of the ISO week is YYYY, YY, %G or %g",
      3
    ),
  ])
  func weeksHaveTheirOwnYearInBothKindsOfPatterns(pattern: String, message: String, offset: Int) {
    #expect(DayFormat.refusal(ofPattern: pattern) == Refusal(message, at: offset))
  }

  @Test(arguments: [
    ("%G-W%V (%d.%m.)", "2026-W53 (01.01.)"), ("YYYY-'W'ww (d MMM)", "2026-W53 (1 Jan)"),
    ("'KW'ww/YYYY EEE dd.MM.", "KW53/2026 Fri 01.01."), ("(YY/ww) d MMMM", "(26/53) 1 January"),
    ("dd.MM. YYYY-'W'ww", "01.01. 2026-W53"), ("dd/MM, YYYYww", "01/01, 202653"),
    ("%d.%m. %G-W%V", "01.01. 2026-W53"), ("EEE dd.MM. (YYYY-ww)", "Fri 01.01. (2026-53)"),
    ("dd.MM. (YYYY ww)", "01.01. (2026 53)"), ("MMM; YYYY ww", "Jan; 2026 53"),
    ("'KW' w YYYY, dd.MM.", "KW 53 2026, 01.01."),
    ("'W'ww YYYY, MMM d", "W53 2026, Jan 1"),
    ("YYYY ww d/M", "2026 53 1/1"), ("YYYY-'W'ww MMM", "2026-W53 Jan"),
    ("YYYY EEE w", "2026 Fri 53"),
    ("'KW' ww/YYYY [dd.MM.]", "KW 53/2026 [01.01.]"), ("d MMM|YYYY ww", "1 Jan|2026 53"),
    ("d MMM\tYYYY ww", "1 Jan\t2026 53"),
  ])
  func aYearThatIsJoinedToAWeekIsThatOfTheWeek(_ pattern: String, _ text: String) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(try Day(2027, 1, 1).formatted(as: format) == text)
    let year = pattern.replacing("Y", with: "y").replacing("G", with: "Y")
    #expect(DayFormat.refusal(ofPattern: year)?.message.contains("together with a week") == true)
  }

  @Test(arguments: [
    "dd.MM.YYYY (ww)", "%d/%m/%G %V", "ww YYYY dd.MM.", "'KW'ww, d MMM YYYY",
    "MMM d, YYYY 'W'ww", "YYYY-DDD ww", "d MMM YYYY ww",
    "ww YYYY/d/M",
    "ww, YYYY-DDD",
  ])
  func aYearThatIsJoinedToAPartOfTheCalendarIsItsYear(_ pattern: String) {
    #expect(DayFormat.refusal(ofPattern: pattern)?.message.contains("year of the ISO week") == true)
    #expect(
      DayFormat.refusal(
        ofPattern: pattern.replacing("Y", with: "y").replacing("%G", with: "%Y")) == nil)
  }

  @Test(arguments: [
    ("dd.MM.yyyy, yyyy-'W'ww", 12), ("yyyy-'W'ww, dd.MM.yyyy", 0), ("dd.MM.yy (ww/yy)", 13),
    ("%F/%Y-W%V", 3), ("yyyy-MM-dd/yyyy-ww", 11),
  ])
  func eachYearBelongsToWhatItIsJoinedTo(_ pattern: String, _ offset: Int) {
    let refusal = DayFormat.refusal(ofPattern: pattern)
    #expect(refusal?.message.contains("together with a week") == true)
    #expect(refusal?.offset == offset)
  }

  @Test(arguments: [
    ("%F %G-%m", 3), ("%F,%G-%j", 3), ("dd.MM.YYYY (yyyy-'W'ww)", 6), ("yyyy-ww YYYY-MM-dd", 8),
    ("yyyy YYYY/MM ww", 5),
  ])
  func besideBothYearsTheOneOfTheWeekIsNotJoinedToAMonth(_ pattern: String, _ offset: Int) {
    let refusal = DayFormat.refusal(ofPattern: pattern)
    #expect(refusal?.message.contains("year of the ISO week") == true)
    #expect(refusal?.offset == offset)
  }

  @Test(arguments: [
    "MM.ww.yyyy", "yyyy/MM/ww", "%Y%m%V", "yyyy-'W'ww MM", "MMM yyyy 'KW'ww", "yyyy'Q'Q ww",
  ])
  func aWeekIsNotInPlaceOfADay(_ pattern: String) {
    let week = pattern.replacing("y", with: "Y").replacing("%Y", with: "%G")
    #expect(DayFormat.refusal(ofPattern: pattern)?.message.contains("with a week") == true)
    #expect(DayFormat.refusal(ofPattern: week)?.message.contains("year of the ISO week") == true)
  }

  @Test(arguments: ["%F %W %G %g %V", "YYYY QQ ww yyyy", "%Y-%m-%d %G %V", "dd.MM.yyyy YYYYww"])
  func besideBothYearsSpacesJoinNothing(_ pattern: String) {
    #expect(DayFormat.refusal(ofPattern: pattern) == nil)
  }

  @Test(arguments: ["d MMM y, w", "yyyy-MM-dd ww", "%F %V", "%d.%m.%y (%V)"])
  func aWeekCanOccurWithAWholeDate(_ pattern: String) {
    #expect(DayFormat.refusal(ofPattern: pattern) == nil)
  }

  @Test(arguments: ["%G week %U", "%G-%W", "%G %B", "%G-%j", "%G-Q%q"])
  func theYearOfISOWeeksIsNotThatOfOtherParts(_ pattern: String) {
    let message = "it has the year of the ISO week; the calendar's year is yyyy or %Y"
    #expect(DayFormat.refusal(ofPattern: pattern) == Refusal(message, at: 0))
  }

  @Test(arguments: ["%G", "%G %u", "%Y %G %V", "%F %G", "%Y %U", "%g %V"])
  func theYearOfISOWeeksNeedsNoWeekInStrftime(_ pattern: String) {
    #expect(DayFormat.refusal(ofPattern: pattern) == nil)
  }
}
