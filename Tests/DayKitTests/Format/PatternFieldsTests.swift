import DayKit
import Testing

/// What holds for patterns of both kinds: parts stand once, and there is one.
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

  @Test(arguments: [
    ("yyyy-MM-dd yyyy", "the year occurs twice", 11), ("y u", "the year occurs twice", 2),
    ("yy yy", "the year occurs twice", 3), ("y y G", "the year occurs twice", 2),
    ("Y w Y", "the year of the ISO week occurs twice", 4),
    ("YY w YY", "the year of the ISO week occurs twice", 5),
    ("dd/dd/yyyy", "the day of the month occurs twice", 3),
    ("MM/M/yyyy", "the month occurs twice", 3), ("M L", "the month occurs twice", 2),
    ("MMM MMMM", "the month occurs twice", 4), ("MMM LLL", "the month occurs twice", 4),
    ("D DDD", "the day of the year occurs twice", 2), ("Y w ww", "the week occurs twice", 4),
    ("e c", "the weekday occurs twice", 2), ("E EEEE", "the weekday occurs twice", 2),
    ("EEE ccc", "the weekday occurs twice", 4), ("Q qq", "the quarter occurs twice", 2),
    ("QQQ qqqq", "the quarter occurs twice", 4), ("G y GG", "the era occurs twice", 4),
    ("g gg", "the day occurs twice", 2), ("年d'd'd", "the day of the month occurs twice", 7),
    ("%d %e", "the day of the month occurs twice", 3), ("%Y %F", "the year occurs twice", 3),
    ("%m %F", "the month occurs twice", 3), ("%F %-d", "the day of the month occurs twice", 3),
    ("%y %D", "the year occurs twice", 3), ("%D %m", "the month occurs twice", 3),
    ("%b %h", "the month occurs twice", 3), ("%a %A", "the weekday occurs twice", 3),
    ("%u %-u", "the weekday occurs twice", 3), ("%w%w", "the weekday occurs twice", 2),
    ("%G %G", "the year of the ISO week occurs twice", 3), ("%V %V", "the week occurs twice", 3),
    ("%U %U", "the week occurs twice", 3), ("%s %s", "the day occurs twice", 3),
    ("%j %_j", "the day of the year occurs twice", 3), ("%C %-C", "the year occurs twice", 3),
  ])
  func aPartOccursOnce(pattern: String, message: String, offset: Int) {
    #expect(DayFormat.refusal(ofPattern: pattern) == Refusal(message, at: offset))
  }

  @Test(arguments: ["M MMM", "e E", "Q QQQ", "y yy", "Y YY w", "%u %w %a", "%U %V %W", "%b %m"])
  func aPartCanOccurInTwoForms(_ pattern: String) {
    #expect(DayFormat.refusal(ofPattern: pattern) == nil)
  }

  @Test(arguments: [
    ("yyyy-MM-D", 8), ("D.M.y", 0), ("年D/MM", 3), ("%Y-%m-%j", 6), ("%j %m", 0), ("y DDD L", 2),
  ])
  func theDayOfTheYearIsNotADayOfAMonth(pattern: String, offset: Int) {
    let message = "'D' is the day of the year; the day of the month is dd or d"
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
      "it has the calendar year together with a week; the year of the ISO week is YYYY or %G", 0
    ),
    (
      "%V/%y",
      "it has the calendar year together with a week; the year of the ISO week is YYYY or %G", 3
    ),
  ])
  func weeksHaveTheirOwnYearInBothKindsOfPatterns(pattern: String, message: String, offset: Int) {
    #expect(DayFormat.refusal(ofPattern: pattern) == Refusal(message, at: offset))
  }

  @Test(arguments: ["%G", "%G %u", "%Y %G %V", "%F %G", "%Y %U", "%g %V"])
  func theYearOfISOWeeksNeedsNoWeekInStrftime(_ pattern: String) {
    #expect(DayFormat.refusal(ofPattern: pattern) == nil)
  }
}
