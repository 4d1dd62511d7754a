import DayKit
import Testing

// A scan is internal: the slow path hides a scan that finds too little.
@testable import DayRecords

struct TextPlaceTests {
  @Test(
    arguments: [
      ("due 2025-08-29, paid 2025-09-01.", ["2025-08-29", "2025-09-01"]),
      ("2025-08-29", ["2025-08-29"]), ("(2025-12-31)", ["2025-12-31"]), ("", []), ("none", []),
      ("2025-08-291 12025-08-29", []), ("2025-02-30 2025-13-01", []),
      ("2025-08-29T10:00:00Z", ["2025-08-29"]), ("v2025-08-29", ["2025-08-29"]),
      ("report_2025-08-29.pdf", ["2025-08-29"]), ("_2025-08-29_", ["2025-08-29"]),
      ("é2025-08-29 2025-08-29é", ["2025-08-29", "2025-08-29"]),
      ("2025-08-29/2025-09-01", ["2025-08-29", "2025-09-01"]),
      ("a\u{0}2025-08-29", ["2025-08-29"]), ("-000043-03-15", ["-000043-03-15"]),
      (
        "2025-08-29 -000043-03-15 x-000043-03-15", ["2025-08-29", "-000043-03-15", "-000043-03-15"]
      ),
      ("v1-2025-08-29 2025-08-29-1", ["2025-08-29", "2025-08-29"]),
      ("1.2025-08-29 2025-08-29.5 2025-08-29.", ["2025-08-29", "2025-08-29", "2025-08-29"]),
      ("2025-08-29-2025-09-01", ["2025-08-29", "2025-09-01"]),
      ("2025-08-29–2025-09-01", ["2025-08-29", "2025-09-01"]),
      ("«2025-08-29»", ["2025-08-29"]), ("٣2025-08-29 ߀2025-08-29 2025-08-29３", []),
      ("d41d8cd98f00b2042025-08-29800998ecf8427e", []),
    ] as [(String, [String])])
  func everyDateThatIsNotPartOfALongerNumberIsFound(_ text: String, _ dates: [String]) {
    #expect(found([.iso], in: text) == dates)
  }

  @Test(
    arguments: [
      ("'#'dd.MM.yyyy", "1#29.08.2025", ["#29.08.2025"]),
      (
        "d MMMM y", "le 29\u{A0}August\u{202F}2025, 1 May 2025 12\u{A0}x",
        ["29\u{A0}August\u{202F}2025", "1 May 2025"]
      ),
      (
        "dd MM yyyy", "29\u{A0}08\u{A0}2025 01 09\u{202F}2025",
        ["29\u{A0}08\u{A0}2025", "01 09\u{202F}2025"]
      ),
      ("dd.MM.yyyy HH:mm", "29.08.2025\u{A0}12:00", ["29.08.2025\u{A0}12:00"]),
      ("basic", "IMG_20250829_1011.jpg", ["20250829"]), ("basic", "x20250829 20250829x", []),
      ("basic", "20250829T1011 T20250829", ["20250829"]), ("basic", "20250829Tea", []),
      ("ddMMyyyy", "29082025T10 29082025t10 29082025", ["29082025", "29082025"]),
      ("basic", "da39a3ee5e6b4b20250829bfef95601890afd80709", []),
      ("epoch", "8080 1756425600 at 999999999", ["1756425600", "999999999"]),
      ("epoch", "-1756425600 +1756425600 =-175642560", []),
      (
        "epoch", "1756425600.5 0.1756425600 17564256000 backup-1756425600.tar",
        ["1756425600.5", "1756425600"]
      ),
      ("epoch", "1756425600.5.5 1756425600.5x -1756425600.5 1756425600.", ["1756425600"]),
      ("epoch-ms", "175642560000 1756425600000 1756425600.55", ["175642560000", "1756425600000"]),
      (
        "epoch-us", "1756425600000 175642560000000 1756425600000000",
        ["175642560000000", "1756425600000000"]
      ),
      (
        "epoch-ns", "1756425600 175642560000000000 1756425600000000000 9999999999999999999",
        ["175642560000000000", "1756425600000000000"]
      ),
      ("iso8601", "2025-08-29T10:00:00Z.", ["2025-08-29T10:00:00Z"]),
      ("iso8601", "2025-08-29 10:00:00 Z_x 2025-08-29T10:00:00Z_x", ["2025-08-29T10:00:00Z"]),
      ("iso8601", "2025-08-29T10:00:00Zulu x2025-08-29T10:00Z", ["2025-08-29T10:00Z"]),
      (
        "iso8601", "2025-08-29T10:00+02:00 2025-08-30T10:00-0330 2025-08-31T10:00+05",
        ["2025-08-29T10:00+02:00", "2025-08-30T10:00-0330", "2025-08-31T10:00+05"]
      ),
      (
        "iso8601", "2025-08-29T10:00-17:00 2025-08-30T10:00+15:00 2025-08-31T10:00+02:10",
        []
      ),
      ("iso8601", "x20250829T1000Z 20250829T1000Z", ["20250829T1000Z"]),
      ("rfc5322", "Date: Fri, 29 Aug 2025 xFri, 29 Aug 2025", ["Fri, 29 Aug 2025"]),
      ("dmy", "born 15/03/-000043.", ["15/03/-000043"]),
      ("mdy", "a03/15/-000043b", ["03/15/-000043"]),
      ("MM-yyyy-dd", "03--000043-15 08-2025-29", ["03--000043-15", "08-2025-29"]),
      ("d.M.yyyy", "1.5.12.2025 5.12.2025.1 5.12.2025-6.12.2025", ["5.12.2025", "6.12.2025"]),
      ("dmy", "29/08/2025-30/08/2025", ["29/08/2025", "30/08/2025"]),
      ("basic", "a-1-20250829-101500 3.20250829 20250829.5", ["20250829"]),
      (
        "yyyy-MM-dd HH:mm", "2025-08-29 10:00.5 2025-08-29 10:00-05",
        ["2025-08-29 10:00", "2025-08-29 10:00"]
      ),
      (
        "yyyy-MM-dd HH:mm", "2025-08-29 10:00: 5 left, 2025-08-30 10:00:5 x", ["2025-08-29 10:00"]
      ),
      ("d 'X' MM yy", "5 X 12 25", []),
      ("d 'X' MM yyyy", "5 X 12 2025 5 x 12 2025", ["5 X 12 2025"]),
      ("yyyyMMdd", "2025-20250829-1", ["20250829"]), ("d MMM y", "28-29 Aug 2025", ["29 Aug 2025"]),
      ("week", "2025-W35-5-1", []),
      (
        "d MMM y", "10:05:29 Aug 2025 12:30 Aug 2025 x:1:28 Aug 2025",
        ["30 Aug 2025", "28 Aug 2025"]
      ),
      ("epoch", "1756425600:0;ls 12:1756425601", ["1756425600", "1756425601"]),
      ("epoch-ms", "550e8400-e29b-41d4-a716-446655440000 web-1756425600123", ["1756425600123"]),
      (
        "epoch", "web1-1756425600.tgz 1756425601-1756425602 -1756425603 a-1756425604 =-1756425605",
        ["1756425600", "1756425601", "1756425602", "1756425604"]
      ),
      ("dd/MM/yyyy", "1:2:29/08/2025", ["29/08/2025"]),
      ("d MMM y", "log.txt:12:8:5 Aug 2025", ["5 Aug 2025"]),
      ("d MMM y HH:mm 'z'", "29 Aug 2025 10:00 z", ["29 Aug 2025 10:00 z"]),
      (
        "yyyy-MM-dd HH:mm z", "2025-08-29 10:00 sshd 2025-08-30 10:00 CEST",
        ["2025-08-30 10:00 CEST"]
      ),
      ("yyyy年MM月dd日", "会議は2025年08月29日10時", ["2025年08月29日"]),
      ("d MMM", "5 May", []), ("yyyy MMM d", "2025 May 5th", ["2025 May 5"]),
      ("yyyy d MMM", "2025 5 May 2025 5 Mayor 2025 5 Maý", ["2025 5 May"]),
      ("'on' d.M.yyyy", "on 5.12.2025 bacon 5.12.2025", ["on 5.12.2025"]),
      ("%e %B %Y", "on  5 August 2025", [" 5 August 2025"]), ("days", "20329", ["20329"]),
    ] as [(String, String, [String])])
  func lettersAndDigitsMayTouchDatesAsTheirFormatAllows(
    _ pattern: String, _ text: String, _ dates: [String]
  ) throws {
    guard let format = try? DayFormat(parsing: pattern) else { return #expect(dates.isEmpty) }
    #expect(found([format], in: text) == dates)
  }

  @Test(
    arguments: [
      ("d/M", "3/3/2024 2024/3/3 3/3/24 on 4/5, 6/7/ x/8/9", ["4/5", "6/7", "8/9"]),
      ("d MMM", "3 Mar 2024, 4 Mar  2024; 5 Mar, 2024: 6 Mar 1530", ["6 Mar"]),
      ("d MMM", "p. 12 Mar 3, 2024; 7 Mar 3, 4 and 5; 8 Mar 32, 2024", ["7 Mar", "8 Mar"]),
      ("d MMM", "9 Mar, 3, 2024 10 Mar 3,(2024)", ["9 Mar", "10 Mar"]),
      (
        "d MMM", "7 Mar de 2024 8 Mar\t1999 9 Mar 20245 1 Mar del 2024 2 Mar\u{A0}2024г.", ["9 Mar"]
      ),
      (
        "d MMM", "1 Mar 2000,00 2 Mar 2024-08 3 Mar 2024.csv 4 Mar,2024",
        ["1 Mar", "2 Mar", "3 Mar", "4 Mar"]
      ),
      ("d MMM", "1 Mar 2024_x 2 Mar 2024x 3 Mar (2024) 4 Mar 2024/5", ["1 Mar", "2 Mar", "3 Mar"]),
      (
        "MMM d", "Aug 29 2001:db8::1 Aug 30 10:00:00 Aug 31 2001::1",
        ["Aug 29", "Aug 30", "Aug 31"]
      ),
      ("MMM d", "2024. Aug 29. 2024.Aug 30 12024. Aug 31", ["Aug 31"]),
      ("MMM d HH:mm", "Mar 10 04:24 2024", ["Mar 10 04:24"]),
      ("MMM d HH:mm:ss", "Thu Mar 10 04:24:00 2022", []),
      ("MMM d HH:mm:ss", "Mar 10 04:24:00 2022 x; Mar 11 04:24:00 2022: x", []),
      ("MMM d", "Mar 10 04:24:00 2022 x; Mar 11 04:24 2022", ["Mar 11"]),
      ("MMM d", "Mar 10 04:24:00.123456789 2022, Mar 11 04:24:00.x 2022", ["Mar 11"]),
      ("d MMM", "12 Apr  8  2025; 12 Apr  8  20250", ["12 Apr"]),
      ("d. M.", "29. 8. 2024, 1. 9. 2024; 2. 9. 12", ["2. 9."]),
      ("d MMM", "12:30 Aug 5 10:05:29 Aug; 29 Aug", ["29 Aug"]),
      ("MMM d", "28. Nov 04:05 x; 17 May 10:22:33; Nov 4:05; 28-Nov 04:05:06; Nov 23:59", []),
      (
        "MMM d", "Nov 28:04:05 Nov 5: 06 Nov 24:05 Nov 6:7 Nov-04:05",
        ["Nov 28", "Nov 5", "Nov 24", "Nov 6"]
      ),
      ("d MMM yy", "14:05 Nov 28; 14:05 Nov 31 x; 04:14:05 Nov 01", []),
      ("d MMM yy", "14:05 Nov 32; 05 Nov 28. :05 Nov 28", ["05 Nov 32", "05 Nov 28", "05 Nov 28"]),
      ("MMM d HH:mm:ss", "Thu Mar 10 04:24:00 CET 2022, Mar 11 04:24:00 x", ["Mar 11 04:24:00"]),
      ("MMM d", "Thu, Mar 10 04:24:00 AM +0100 2022; Thu Mar 10 04:24:00 Tu 2022", ["Mar 10"]),
      ("MMM d", "Thu, Mar 11 ROOM 2022 Mar 12 10:05:11 HTTP 2000", ["Mar 11", "Mar 12"]),
      ("MMM d", "Mar 3rd, 2025; Mar 4th; Mar 3-5, 2025 Mar 3-5", ["Mar 4", "Mar 3"]),
      (
        "MMM d", "Mar 5,2024 Mar 6–7, 2024 Mar 8 - 9, 2024 Mar 10,20245 Mar 11 –x",
        ["Mar 10", "Mar 11"]
      ),
      ("d MMM", "29 Aug '24 30 Aug ’24 31 Aug-2024 1 Sep '245 2 Sep-x", ["1 Sep", "2 Sep"]),
      ("d MMM", "2024-12-24 Dec 5-7 Mar 20-12-25 Dec", ["7 Mar", "25 Dec"]),
      ("MMM yyyy", "1-3 Mar 2024 2024-08-29 Apr 2024 x-4 May 2024", ["Apr 2024", "May 2024"]),
      ("MMM d", "2025-Aug 29 2025/Aug 30 12025-Aug 31 x-Aug 1", ["Aug 31", "Aug 1"]),
      ("MMM d", "Aug 29 10:00 UTC 2024 Aug 30 10:00 PM 2024 Aug 31 10:00 +0200 2024", ["Aug 30"]),
      ("MMM d", "Mar 10 10:05:29. 2024 Mar 11 10:05:29.5 2024", ["Mar 10"]),
      ("MMM d", "Mar 10 10:05:29:12 2024 Mar 11 10:05:29:12:40 2024", ["Mar 11"]),
      ("MMM d", "Mar 10:12:30 2024", []),
      ("MMM d", "123-Aug 29 024-Aug 30", ["Aug 29", "Aug 30"]),
      ("MMM d", "Mar 12.50 EUR Mar 13. 5 Mar 14.", ["Mar 13", "Mar 14"]),
      ("MMM d HH:mm:ss", "Mar 12 10:05:29.125 x", ["Mar 12 10:05:29"]),
      ("MMM d HH:mm:ss", "[Wed Mar 12 10:05:29.123456 2025] x", []),
      ("MMM d", "Mar 10 10:05:29.125 2024 Mar 11 10:05:29.x 2024", ["Mar 11"]),
      ("dd_MM", "03_08_2025 2025_08_03 04_08", ["04_08"]),
      ("M/d", "192.168.1.12/24 12.5/25 12/24", ["12/24"]),
      ("y年M月", "2025年8月3日 2025年8月", ["2025年8月"]),
      ("yyyy MMMM", "2025 August 3 2025 August", ["2025 August"]),
      ("DDD", "2025-215 2025/215 215", ["215"]),
      ("EEE MMM d HH:mm", "Mon Mar 10 04:24 2024", []),
      ("EEE MMM d HH:mm", "Mon Mar 10 04:24 20245", ["Mon Mar 10 04:24"]),
      ("MMM d HH:mm", "2022 Mar 10 04:24 x\n2022\tMar 11 04:24", []),
      (
        "MMM d HH:mm", "root 2022 Mar 10 04:24 x\n12022 Mar 11 04:24\n3022 Mar 12 04:24",
        ["Mar 10 04:24", "Mar 11 04:24", "Mar 12 04:24"]
      ),
      ("d MMM", "2022 26 Mar 10:00 26 Mar. 2022 27 Mar. 28 Mar. 12", ["27 Mar", "28 Mar"]),
      ("d.M.", "1.8. 2000 items, 2.8.2024 3.8. 1999,90", ["1.8.", "3.8."]),
      ("d/MMM", "3/Mar/2024 3/Mar", ["3/Mar"]), ("d-MMM", "3-Mar-2024 3-Mar/2024", ["3-Mar"]),
      ("M月d日", "2024年8月29日 2024년8月29日 2024年 8月29日 在年8月30日 8月31日", ["8月30日", "8月31日"]),
      ("MM/yyyy", "03/04/2024 /03/2024/ 3/03/2024 04/2024", ["03/2024", "04/2024"]),
      ("yyyy/MM", "2024/08/29 2024/08/29/5 app1/2024/08/x 1/2024/07", ["2024/08", "2024/07"]),
      (
        "yyyy/MM", "2024/08/1234.jpg 2024/07/05-a.jpg 2024/06/32 2024/05/4.",
        ["2024/08", "2024/07", "2024/06"]
      ),
      ("yyyy-MM", "2024-08/29 1/2024-09", ["2024-08", "2024-09"]),
      (
        "MMM yyyy", "3 Mar 2025, 3. Mar 2025, 3rd of Mar 2025, 31 Mar  2025, 3 de Mar 2025",
        []
      ),
      (
        "MMM yyyy", "in Mar 2025, 40 Apr 2025; 1.2 May 2025 of Jun 2025, 123 Jul 2025",
        ["Mar 2025", "Apr 2025", "May 2025", "Jun 2025", "Jul 2025"]
      ),
      ("MM yyyy", "29 08 2025 08 2026", ["08 2026"]),
      ("yyyy", "15/03/2025 2026-W35-5 2027-Q4 FY2028-h1 2029-x /2030", ["2029", "2030"]),
      ("yyyy-'Q'Q", "2025-Q3 2026-Q4-x", ["2025-Q3", "2026-Q4"]),
    ] as [(String, String, [String])])
  func aDateWithoutAYearOrADayIsNotPartOfAWholeOne(
    _ pattern: String, _ text: String, _ dates: [String]
  ) throws {
    let format = try DayFormat(parsing: pattern, pivot: 1970, defaultYear: 2025)
    let hasDay = format.assumableDayCount == 0
    #expect(found([hasDay ? format : format.assumingDay(.first)], in: text) == dates)
  }

  @Test func aDateOfAMailIsNotReadWithoutItsWeekday() {
    #expect(found([.rfc5322SansWeekday], in: "Fri, 30 Aug 2025 10:00") == [])
    #expect(found([.rfc5322SansWeekday], in: "Fry, 30 Aug 2025") == ["30 Aug 2025"])
  }

  @Test func theFirstFormatWhoseMatchEndsAtAnAllowedPositionWins() throws {
    #expect(found([.iso, .iso8601], in: "2025-08-29T10:00:00Z") == ["2025-08-29"])
    #expect(found([.iso8601, .iso], in: "2025-08-29T10:00:00Z") == ["2025-08-29T10:00:00Z"])
    let short = try DayFormat(pattern: "d.M.yy", pivot: 1970)
    let long = try DayFormat(pattern: "d.M.yyyy")
    #expect(found([short, long], in: "5.12.2025 5.12.25") == ["5.12.2025", "5.12.25"])
    let named = try DayFormat(pattern: "d MMMM yyyy")
    #expect(
      found([.dmy, named], in: "on 29/08/2025 and 1 May 2025") == ["29/08/2025", "1 May 2025"])
  }

  @Test func invalidUTF8TouchesNoDate() {
    let text = [0xFF] + Array("2025-08-29".utf8) + [0xC3]
    #expect([TextSample(format: .iso)].dates(in: text).count == 1)
    #expect(found([.iso], in: text) == ["2025-08-29"])
  }

  @Test func aRecordReadAloneHasAllItsDates() {
    let line = String(repeating: "2025-08-29 ", count: 2_000)
    #expect(found([.iso], in: line, mayBeScanned: false).count == 2_000)
  }

  @Test func aRecordReadAloneHasThePositionsOfItsDates() throws {
    var batch = DateBatch(of: .text)
    batch.wantsDates = true
    try place([.iso]).read(
      Array("on 2025-08-29".utf8).span, at: 100, into: &batch)
    #expect(batch.answerSlots == [ValueSlot(start: 103, end: 113)])
    #expect(batch.dates.map(\.range) == [103..<113])
  }

  /// The texts of the dates in a line, which both paths find, whatever the line's ending.
  private func found(
    _ formats: [DayFormat], in text: String, mayBeScanned: Bool = true
  ) -> [String] {
    found(formats, in: Array(text.utf8), mayBeScanned: mayBeScanned)
  }

  private func found(
    _ formats: [DayFormat], in text: [UInt8], mayBeScanned: Bool = true
  ) -> [String] {
    let dates = place(formats).searched(text + [0x0A], by: reader(formats))
    for ending in ["\n", "\r\n", "\n\n"] where mayBeScanned {
      let line = text + Array(ending.utf8)
      #expect(place(formats).scanned(line, by: reader(formats)) == dates)
    }
    return dates.map { String(decoding: text[$0.range], as: UTF8.self) }
  }

  @Test(arguments: [("20250829", true), ("x20250829", false), ("", false), ("20250829.", true)])
  func aTextCanBeginWithADate(_ text: String, _ hasDate: Bool) {
    #expect(place([.basic]).hasDate(in: Array(text.utf8).span) == hasDate)
  }

  private func place(_ formats: [DayFormat]) -> TextPlace { TextPlace(formats) }

  private func reader(_ formats: [DayFormat]) -> DateReader {
    DateReader(formats) { Day(daysSince1970: 0) }
  }
}
