import Testing

// What is beside a year decides together with the format and the borders of dates.
@testable import DayRecords

/// In each text, the year is the number between the bars.
struct SpanWrittenDatesTests {
  @Test(arguments: [
    "3 March |2026|", "of 3. März |2026|", "3-Mar-|2026|", "29/Nov/|2026|", "3 de marzo de |2026|",
    "3rd of March, |2026|", "March 17, |2026|", "Mar. 3, |2026|", "March 3rd, |2026|",
    "March 31 |2026|", "Mar-03-|2026|", "Tue Mar  3 10:00:00 |2026|",
    "Tue Mar 3 10:00:00.5 CET |2026|", "Mar 3 10:00 |2026|", "5 March of |2026|",
    "March 12-15, |2026|", "March 12 – 15, |2026|", "March the 5th, |2026|", "12-15 March |2026|",
    "Mar 3 10:00:00 AM CET |2026|", "5. 3. |2026|", "3 / 5 / |2026|", "05 - 03 - |2026|",
    "|2026| Mar 5", "|2026|-Mar-05", "|2026|/Mar/5", "|2026| March 5", "|2026|, March 5 x",
    "|2026| Mar 5 10:00", "|2026|. 3. 5.", "|2026|:03:05 10:00:00", "|2026| / 3 / 5",
    "|2026| 5 March", "|2026| March 5th", "10:00:00 +|0100|", "10:00:00 -|0500|", "10:00+|0530|",
    "10:00:00.25 +|0100|", "5 del marzo del |2026|", "Sept 5, |2026|", "1er mai |2026|",
    "Nov 29 12:00:00 +0000 |2026|", "April 5 to 7, |2026|", "April 5 & 6, |2026|",
    "|2026|. április 5.",
    "Nov 29 12:00:00 2026 +|0200|", "2026 -|0500|", "UTC+|0100|", "(-|0500|)", "+|0100|",
    "x -|1400|",
    "|2025|/2026", "|2025|/26", "|2026|,50", "2026-11-29 |1830|", "29 Nov 2026 |1830| UTC",
    "29.11.2026 |1830|", "2026-11-29 12:00:00,|1234|", "Nov 29, 2026 |1830|",
    "29 Nov 2026 |2030| UTC", "|2026| 05 03",
  ])
  func aYearWithADayAndAMonthOrAnOffsetAfterATimeIsNotAlone(_ text: String) throws {
    #expect(try Self.isPart(text))
  }

  @Test(arguments: [
    "March |2026|", "Chapter 3, |2026|", "in |2026|", "|2026|", "32 March |2026|",
    "March 123, |2026|", "3 of |2026|", "10:00 |2026|", "CET |2026|", "3, |2026|",
    "x3 March |2026|", "3 March\n|2026|", "|2026|\nMarch 5", "|2026| March", "|2026| 5",
    "|2026| 3 5", "|2026|. 3 5.", "|2026|: 3. 5.", "|2026| files 5", "5. 3: |2026|", "5 3 |2026|",
    "March 32-15 x |2026|", "5 (3 March) |2026|", "|2026| (March 5)",
    "|2026| Mar 32", "|2026|. 13. 32.", "x -|1500|", "1999-|0500|",
    "|2025|,2026", "|2026|, 50", "2026, |2027|", "2026-11-29 |2030|", "2026-11-29,|2030|",
    "x,|2026|,50",
    "|2026|,7,x", "2026-11-29 10:00 |2026|", "2026-11-29 |1999|",
    "29 Nov 2026 |2460|", "2026-11-29, |1960| x", "2025 11 |2026|", "1 2 |2026|", "x |0500|",
    "10:30, |2026|x",
  ])
  func aYearBesideOtherTextIsAlone(_ text: String) throws {
    #expect(try !Self.isPart(text))
  }

  private static func isPart(_ text: String) throws -> Bool {
    let bytes = Array(text.utf8)
    let position = try #require(bytes.firstIndex(of: UInt8(ascii: "|")))
    let whole = bytes.filter { $0 != UInt8(ascii: "|") }
    return whole.span.hasWrittenDate(besideYearAt: position)
  }
}
