import DayKit
import SeededNumbers
import Testing

/// The conversions of `strftime`.
struct PatternFieldsStrftimeTests {
  @Test(
    arguments: [
      ("%Y", "2025|2024|2020|2021|2018|-009999|-000043|0000|0005|9999"),
      ("%-Y", "2025|2024|2020|2021|2018|-009999|-000043|0|5|9999"),
      ("%_Y", "2025|2024|2020|2021|2018|-009999|-000043|   0|   5|9999"),
      ("%C", "20|20|20|20|20|-100|-001|00|00|99"),
      ("%-C", "20|20|20|20|20|-100|-001|0|0|99"),
      ("%_C", "20|20|20|20|20|-100|-001| 0| 0|99"),
      ("%y", "25|24|20|21|18|01|57|00|05|99"),
      ("%-y", "25|24|20|21|18|1|57|0|5|99"),
      ("%_y", "25|24|20|21|18| 1|57| 0| 5|99"),
      ("%m", "08|02|12|01|12|01|03|02|06|12"),
      ("%-m", "8|2|12|1|12|1|3|2|6|12"),
      ("%_m", " 8| 2|12| 1|12| 1| 3| 2| 6|12"),
      ("%d", "29|29|31|01|31|01|15|29|07|31"),
      ("%-d", "29|29|31|1|31|1|15|29|7|31"),
      ("%_d", "29|29|31| 1|31| 1|15|29| 7|31"),
      ("%j", "241|060|366|001|365|001|074|060|158|365"),
      ("%-j", "241|60|366|1|365|1|74|60|158|365"),
      ("%_j", "241| 60|366|  1|365|  1| 74| 60|158|365"),
      ("%V", "35|09|53|53|01|01|11|09|23|52"),
      ("%-V", "35|9|53|53|1|1|11|9|23|52"),
      ("%_V", "35| 9|53|53| 1| 1|11| 9|23|52"),
      ("%g", "25|24|20|20|19|01|57|00|05|99"),
      ("%-g", "25|24|20|20|19|1|57|0|5|99"),
      ("%_g", "25|24|20|20|19| 1|57| 0| 5|99"),
      ("%U", "34|08|52|00|52|00|10|09|23|52"),
      ("%-U", "34|8|52|0|52|0|10|9|23|52"),
      ("%_U", "34| 8|52| 0|52| 0|10| 9|23|52"),
      ("%W", "34|09|52|00|53|01|10|09|23|52"),
      ("%-W", "34|9|52|0|53|1|10|9|23|52"),
      ("%_W", "34| 9|52| 0|53| 1|10| 9|23|52"),
      ("%e", "29|29|31| 1|31| 1|15|29| 7|31"),
      ("%-e", "29|29|31|1|31|1|15|29|7|31"),
      ("%0e", "29|29|31|01|31|01|15|29|07|31"),
      ("%q", "3|1|4|1|4|1|1|1|2|4"),
      ("%u", "5|4|4|5|1|1|5|2|2|5"),
      ("%w", "5|4|4|5|1|1|5|2|2|5"),
      ("%G", "2025|2024|2020|2020|2019|-009999|-000043|0000|0005|9999"),
      ("%-G", "2025|2024|2020|2020|2019|-009999|-000043|0|5|9999"),
      ("%a", "Fri|Thu|Thu|Fri|Mon|Mon|Fri|Tue|Tue|Fri"),
      ("%A", "Friday|Thursday|Thursday|Friday|Monday|Monday|Friday|Tuesday|Tuesday|Friday"),
      ("%b", "Aug|Feb|Dec|Jan|Dec|Jan|Mar|Feb|Jun|Dec"),
      ("%h", "Aug|Feb|Dec|Jan|Dec|Jan|Mar|Feb|Jun|Dec"),
      ("%B", "August|February|December|January|December|January|March|February|June|December"),
    ] as [(String, String)])
  func aConversionIsWrittenLikeThisOnTheChosenDays(pattern: String, cells: String) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(Day.chosen.map { $0.formatted(as: format) } == cells.cells)
  }

  @Test(arguments: [
    ("%F", "iso"), ("%Y-%m-%d", "iso"), ("%s", "epoch"), ("%D", "MM/dd/yy"), ("%h", "%b"),
    ("%d/%m/%Y", "dmy"), ("%G-W%V-%u", "week"), ("%Y-%j", "ordinal"), ("%0d %0m", "%d %m"),
    ("%-m %-d", "M d"), ("%A, %-d %B %Y", "full"), ("%e", "%_d"), ("%Y%m%d", "basic"),
  ])
  func aConversionIsTheSameFormatAs(pattern: String, other: String) throws {
    #expect(try DayFormat(parsing: pattern) == DayFormat(parsing: other))
  }

  @Test(arguments: [
    ("%%%d", "%09"), ("%d%%", "09%"), ("%%d%d", "%d09"), ("%d%n%m", "09\n08"),
    ("%t%d", "\t09"), ("'%d'", "'09'"), ("yyyy-%m", "yyyy-08"), ("年%m月", "年08月"),
    ("%dth", "09th"), ("%d\0%m", "09\u{0}08"),
  ])
  func textAroundConversionsIsLiteral(pattern: String, text: String) throws {
    #expect(try Day(2025, 8, 9).formatted(as: DayFormat(parsing: pattern)) == text)
  }

  @Test(arguments: [
    ("%a", "Sa."), ("%A", "Samstag"), ("%b", "Aug."), ("%h", "Aug."), ("%B", "August"),
    ("%^a", "SA."), ("%^A", "SAMSTAG"), ("%^b", "AUG."), ("%^h", "AUG."), ("%^B", "AUGUST"),
  ])
  func namesAreThoseOfTheLanguage(pattern: String, text: String) throws {
    let format = try DayFormat(parsing: pattern, symbols: .dotted)
    #expect(try Day(2025, 8, 9).formatted(as: format) == text)
  }

  @Test(
    arguments: [
      ("%", "a letter is missing after the '%' at character 1; a percent sign is %%", 0),
      ("%Y-%", "a letter is missing after the '%' at character 4; a percent sign is %%", 3),
      (
        "%Y-%m-%d %%%", "a letter is missing after the '%' at character 12; a percent sign is %%",
        11
      ),
      ("年%-", "a letter is missing after the '%' at character 2; a percent sign is %%", 3),
      ("%d %_", "a letter is missing after the '%' at character 4; a percent sign is %%", 3),
      ("%Y-%M-%d", "'%M' is minutes, which come after hours; the month is %m", 3),
      ("%F %S", "'%S' is seconds, which come after minutes", 3),
      ("%F %H:%S", "'%S' is seconds, which come after minutes", 6),
      ("%F %p", "'%p' is AM or PM, which needs hours from 1 to 12: %I", 3),
      ("%F %T %p", "'%p' is AM or PM, which needs hours from 1 to 12: %I", 6),
      ("%s%N", "'%N' is a fraction of a second, which comes after seconds (%S)", 2),
      ("%F %T%R", "the time of day occurs twice", 5),
      ("%F %z%z", "the time zone occurs twice", 5),
      ("%F %X", "'%X' depends on the system; write out the parts, such as %H:%M:%S", 3),
      ("%c", "'%c' depends on the system; write out the parts, such as %a %b %e %H:%M:%S %Y", 0),
      ("%x", "'%x' depends on the system; write out the parts, such as %Y-%m-%d", 0),
      ("%i", "'%i' is not a supported strftime field; write %% for a percent sign", 0),
      ("%Q", "'%Q' is not a supported strftime field; write %% for a percent sign", 0),
      ("%d %E", "'%E' is not a supported strftime field; write %% for a percent sign", 3),
      ("%Od", "'%O' is not a supported strftime field; write %% for a percent sign", 0),
      ("%5Y", "'%5' is not a supported strftime field; write %% for a percent sign", 0),
      ("%^q", "'%q' is not a supported strftime field; write %% for a percent sign", 0),
      ("%::z", "'%:' is not a supported strftime field; write %% for a percent sign", 0),
      ("%3S", "'%3' is not a supported strftime field; write %% for a percent sign", 0),
      ("%é", "'%é' is not a supported strftime field; write %% for a percent sign", 0),
      ("100% %F", "'% ' is not a supported strftime field; write %% for a percent sign", 3),
    ] as [(String, String, Int)])
  func aConversionThatIsNotAPartOfADayIsAnError(pattern: String, message: String, offset: Int) {
    #expect(DayFormat.refusal(ofPattern: pattern) == Refusal(message, at: offset))
  }

  @Test(arguments: [
    "%-a", "%_A", "%0b", "%-B", "%_h", "%-s", "%-F", "%0D", "%-n", "%_t", "%-%", "%-T", "%_R",
    "%0r",
    "%-z", "%_Z", "%^s", "%^F",
  ])
  func aFlagOfAConversionWithoutWidthIsAnError(_ pattern: String) throws {
    let letter = try #require(pattern.last)
    let message = "'%\(letter)' has no width, so it takes no '-', '_' or '0'"
    #expect(DayFormat.refusal(ofPattern: "%F " + pattern) == Refusal(message, at: 3))
  }

  #if canImport(Glibc)
  @Test(arguments: [
    "%Y", "%C", "%y", "%m", "%d", "%e", "%j", "%u", "%w", "%a", "%A", "%b", "%B", "%h", "%G",
    "%V", "%g", "%U", "%W", "%F", "%^a", "%^A", "%^b", "%^B", "%^h", "%D", "%n%d", "%t%d", "%%%d",
    "%-Y", "%-C", "%-y", "%-m",
    "%-d", "%-e", "%-j", "%-G", "%-V", "%-g", "%-U", "%-W", "%_C", "%_y", "%_m", "%_d", "%_j",
    "%_V", "%_g", "%_U", "%_W", "%0d", "%0e", "%0j", "%A, %-d %B %Y", "%G-W%V-%u", "%U/%w%W",
  ])
  func theCLibraryWritesTheSame(_ pattern: String) throws {
    let format = try DayFormat(parsing: pattern)
    for seed in seeds(1_000) {
      var generator = SplitMix64(seed: seed)
      let day = Day.random(using: &generator)
      guard day.dayComponents.year >= 1000 else { continue }
      let library = LibraryDate(daysSince1970: day.daysSince1970).formatted(as: pattern)
      try #require(day.formatted(as: format) == library, "seed \(seed)")
    }
  }
  #endif
}
