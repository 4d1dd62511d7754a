import DayKit
import Testing

struct DayFormatPatternTests {
  @Test(
    arguments: [
      ("yyyy-MM-dd", "2025-08-09"), ("d.M.yyyy", "9.8.2025"), ("dd.MM.yyyy", "09.08.2025"),
      ("yyyyMMdd", "20250809"), ("'on' d.M.yyyy", "on 9.8.2025"), ("dd''MM''yyyy", "09'08'2025"),
      ("'o''clock' yyyy/M/d", "o'clock 2025/8/9"), ("''''yyyy MM dd", "''2025 08 09"),
      ("yyyy年MM月dd日", "2025年08月09日"), ("'年'yyyy MM dd", "年2025 08 09"),
      ("yyyy''''MM dd", "2025''08 09"), ("'dd'dd'MM'MM'yyyy'yyyy", "dd09MM08yyyy2025"),
      ("(yyyy) [MM] {dd}", "(2025) [08] {09}"), ("MM5dd6yyyy7", "08509620257"),
      ("d MMyyyy", "9 082025"), ("🗓yyyy-MM-d", "🗓2025-08-9"), ("yyyy-MM-dd\n", "2025-08-09\n"),
      ("yyyy-MM-dd'T'", "2025-08-09T"), ("EEEE, d MMMM y", "Saturday, 9 August 2025"),
      ("MMM d, y", "Aug 9, 2025"), ("%A %-d %B %Y", "Saturday 9 August 2025"),
      ("%d%m%Y", "09082025"), ("'%F'", "'2025-08-09'"), ("yMMM%-d %Y%m", "yMMM9 202508"),
    ] as [(String, String)])
  func aPatternStandsForItsFieldsAndItsText(pattern: String, text: String) throws {
    let day = try Day(2025, 8, 9)
    let format = try DayFormat(parsing: pattern)
    #expect(day.formatted(as: format) == text)
    #expect(try Day(text, as: format) == day)
    #expect(format.description == pattern)
  }

  @Test(
    arguments: [
      ("dd/MM/yy", 1970, "29/08/69", 2069), ("dd/MM/yy", 1970, "29/08/70", 1970),
      ("dd/MM/yy", 1900, "29/08/69", 1969), ("dd/MM/yy", 2000, "29/08/00", 2000),
      ("dd/MM/yy", 1999, "29/08/00", 2000), ("dd/MM/yy", 1999, "29/08/99", 1999),
      ("dd/MM/yy", 1999, "29/08/98", 2098), ("dd/MM/yy", 0, "29/08/43", 43),
      ("dd/MM/yy", -50, "29/08/57", -43), ("dd/MM/yy", -50, "29/08/49", 49),
      ("dd/MM/yy", -100, "29/08/00", -100), ("dd/MM/yy", -99, "29/08/00", 0),
      ("%D", 1970, "08/29/69", 2069), ("%-d.%-m.%-y", 1970, "29.8.5", 2005),
    ] as [(String, Int, String, Int)])
  func twoDigitsOfAYearCountFromThePivot(
    pattern: String, pivot: Int, text: String, year: Int
  ) throws {
    #expect(try Day(text, as: DayFormat(parsing: pattern, pivot: pivot)) == Day(year, 8, 29))
  }

  @Test(arguments: [Int.min, Int.min + 50, -10_100, 10_000, Int.max - 50, Int.max])
  func aPivotBeyondAllYearsParsesNoDay(_ pivot: Int) throws {
    let format = try DayFormat(pattern: "yy-MM-dd", pivot: pivot)
    for year in 0...99 {
      let text = (year < 10 ? "0" : "") + "\(year)-02-03"
      #expect(format.refusal(of: text)?.message == "dates range from -009999-01-01 to 9999-12-31")
    }
    #expect(try Day(2025, 8, 29).formatted(as: format) == "25-08-29")
  }
}
