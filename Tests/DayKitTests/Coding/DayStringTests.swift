import DayKit
import Testing

struct DayStringTests {
  private struct Strings: Codable, Equatable {
    @DayString.DMY var dmy: Day
    @DayString.MDY var mdy: Day
    @DayString.YMD var ymd: Day
  }

  @Test(arguments: [
    ("29/08/2025", "08/29/2025", "2025-08-29"),
    ("01/01/0000", "01/01/0000", "0000-01-01"),
    ("29/02/2000", "02/29/2000", "2000-02-29"),
    ("31/12/9999", "12/31/9999", "9999-12-31"),
    ("15/03/-000043", "03/15/-000043", "-000043-03-15"),
  ])
  func daysAreStringsInTheOrderOfTheName(_ dmy: String, _ mdy: String, _ ymd: String) throws {
    let day = try Day(ymd)
    let json = #"{"dmy":"\#(dmy)","mdy":"\#(mdy)","ymd":"\#(ymd)"}"#
    let strings = Strings(dmy: day, mdy: day, ymd: day)
    #expect(try strings.json() == json)
    #expect(try Strings(json: json) == strings)
  }

  @Test(arguments: [
    ("1500-02-29", "'1500-02-29' does not exist: February 1500 has 28 days"),
    ("0000-00-01", "'0000-00-01' does not exist: months range from 1 to 12"),
    ("2025-13-01", "'2025-13-01' does not exist: months range from 1 to 12"),
    ("2025-02-00", "'2025-02-00' does not exist: days start at 1"),
    ("", "'' is not in the format yyyy-MM-dd: expected 4 digits at character 1"),
    (" ", "' ' is not in the format yyyy-MM-dd: expected 4 digits at character 1"),
    (
      "29/08/2025", "'29/08/2025' is not in the format yyyy-MM-dd: expected 4 digits at character 1"
    ),
    ("2025/08/29", "'2025/08/29' is not in the format yyyy-MM-dd: expected '-' at character 5"),
    ("2025-8-29", "'2025-8-29' is not in the format yyyy-MM-dd: expected 2 digits at character 6"),
    (
      "2025-08-29 ",
      "'2025-08-29 ' is not in the format yyyy-MM-dd: expected nothing more at character 11"
    ),
    (
      "２025-08-29", "'２025-08-29' is not in the format yyyy-MM-dd: expected 4 digits at character 1"
    ),
  ])
  func aTextThatIsNotADayIsCorruptData(_ text: String, _ message: String) {
    #expect([DayString.YMD<Day>].failure(json: #"["\#(text)"]"#) == "corrupt at 0: \(message)")
  }

  @Test func theMessageIsThatOfTheFormat() {
    #expect(
      [DayString.DMY<Day>].failure(json: #"["x"]"#)
        == "corrupt at 0: 'x' is not in the format dd/MM/yyyy: expected 2 digits at character 1")
    #expect(
      [DayString.MDY<Day>].failure(json: #"["29/08/2025"]"#)
        == "corrupt at 0: '29/08/2025' does not exist: months range from 1 to 12")
  }
}
