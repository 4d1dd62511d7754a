import DayKit
import SeededNumbers
import Testing
import WalkedCalendar

struct YearMonthDescriptionTests {
  @Test func everyMonthReadsBackFromItsDescription() async {
    let firsts = EveryDay.firstsOfMonths
    let wrong = await withTaskGroup(of: WalkedDay?.self) { group in
      for start in stride(from: 0, to: firsts.count, by: 10_000) {
        group.addTask {
          firsts[start..<min(start + 10_000, firsts.count)].first { first in
            let month = Day(daysSince1970: first.number).yearMonth
            return (try? YearMonth(month.description)) != month
          }
        }
      }
      return await group.first { $0 != nil } ?? nil
    }
    #expect(wrong == nil)
  }

  @Test(arguments: [
    (2025, 8, "2025-08"), (2025, 12, "2025-12"), (0, 1, "0000-01"), (7, 1, "0007-01"),
    (-1, 12, "-000001-12"), (-9999, 1, "-009999-01"), (9999, 12, "9999-12"),
  ])
  func aMonthIsDescribedInISO8601(year: Int, month: Int, text: String) throws {
    #expect(String(describing: try YearMonth(year: year, month: month)) == text)
    #expect(try YearMonth(text) == YearMonth(year: year, month: month))
  }

  @Test(arguments: [
    ("", "expected 4 digits at character 1", 0), ("2025", "expected '-' at character 5", 4),
    ("2025-", "expected 2 digits at character 6", 5),
    ("2025-8", "expected 2 digits at character 6", 5),
    ("2025-00", "months range from 1 to 12", 5), ("2025-13", "months range from 1 to 12", 5),
    ("2025-08-29", "expected nothing more at character 8", 7),
    ("2025-08 ", "expected nothing more at character 8", 7),
    ("2025/08", "expected '-' at character 5", 4),
    ("-000000-08", "expected 4 digits at character 1", 0),
    ("+002025-08", "expected 4 digits at character 1", 0),
    ("-2025-08", "expected 6 digits at character 2", 1),
    ("+010000-01", "dates range from -009999-01-01 to 9999-12-31", 0),
    ("-010000-12", "dates range from -009999-01-01 to 9999-12-31", 0),
    ("２０２５-08", "expected 4 digits at character 1", 0),
  ])
  func anyOtherTextIsRefusedWithItsPlace(text: String, message: String, offset: Int) throws {
    #expect((try? YearMonth(text)) == nil)
    let bytes = Array(text.utf8)
    let error = try #require(
      throws: DayParsingError.self, performing: { try DayFormat.yearMonth.read(bytes.span) })
    #expect(String(describing: error) == message)
    #expect(error.offset == offset)
  }

  @Test(arguments: seeds(200))
  func anyTextIsAMonthOrAnErrorWithItsPlace(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let bytes = [UInt8].mutated(from: ["2025-08", "-000043-03"], using: &generator)
      do throws(DayParsingError) {
        let month = try DayFormat.yearMonth.read(bytes.span).yearMonth
        let again = try YearMonth(month.description)
        #expect(again == month, "\(bytes)")
      } catch {
        #expect((0...bytes.count).contains(error.offset), "\(bytes) \(error)")
      }
    }
  }
}
