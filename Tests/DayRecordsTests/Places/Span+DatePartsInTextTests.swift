import Testing

// What is beside a date decides together with its format and its borders.
@testable import DayRecords

/// In each text, `|` is the position.
struct SpanDatePartsInTextTests {
  /// Whether a condition holds at the position of a text.
  private static func holds(
    _ text: String, _ condition: (borrowing Span<UInt8>, Int) -> Bool
  ) throws -> Bool {
    let bytes = Array(text.utf8)
    let position = try #require(bytes.firstIndex(of: UInt8(ascii: "|")))
    let whole = bytes[..<position] + bytes[(position + 1)...]
    return condition(Array(whole).span, position)
  }

  @Test(arguments: [
    ("2024-|Aug 29", true), ("2024/|Aug", true), ("2024-12-|24", true), ("2024/12/|24", true),
    ("x2024-|Aug", true), ("1999-|x", true), ("12024-|Aug", false), ("024-|Aug", false),
    ("2024.|Aug", false), ("2024 |Aug", false), ("1824-|Aug", false), ("2124-|Aug", false),
    ("2024/12-|24", false), ("12024-12-|24", false), ("2024-1-|24", false), ("-|x", false),
    ("|x", false), ("2024-012-|4", false),
  ])
  func aYearIsJoinedByAHyphenOrASlash(_ text: String, _ hasYear: Bool) throws {
    #expect(try Self.holds(text) { $0.hasYear(joinedTo: $1) } == hasYear)
  }

  @Test(arguments: [
    ("2024年|8月", false, true), ("2024年 |8月", false, true), ("2024년 |8월", false, true),
    ("年|8月", false, false), ("x年|8月", false, false), ("2024月|8日", false, false),
    ("2024. |augusztus", true, true), ("2024. |augusztus", false, false), ("2024.|x", true, true),
    ("12024. |x", true, false), ("x2024. |x", true, true), ("024. |x", true, false),
    ("2024 |x", true, false), ("|x", true, false),
  ])
  func aYearIsBeforeASignOrAFullStop(
    _ text: String, _ withFullStop: Bool, _ hasYear: Bool
  ) throws {
    #expect(
      try Self.holds(text) { $0.hasYear(before: $1, withFullStop: withFullStop) } == hasYear)
  }

  @Test(arguments: [
    ("2020 |Nov", true), ("2020   |Nov", true), ("x\n2020 |Nov", true), ("x 2020 |Nov", false),
    ("x2020 |Nov", false), ("2020|Nov", false), ("020 |Nov", false), (" |Nov", false),
    ("1820 |Nov", false), ("12020 |Nov", false),
  ])
  func aYearBeginsALine(_ text: String, _ hasYear: Bool) throws {
    #expect(try Self.holds(text) { $0.beginsWithYear(before: $1) } == hasYear)
  }

  @Test(arguments: [
    ("Fri, |29 Aug", true), ("Fri |29 Aug", true), ("Friday, |29", true), ("x fri |29", true),
    ("Fri.|29", false), ("Fr |29", false), ("Fri,|29", true), ("Fri,, |29", false),
    ("|Fri, 29 Aug", true), ("|Friday", true), ("|Frida", false), ("on |Fri 29", false),
    (" |Wednesday 3", true), ("xWednesday |3", false), ("| 29", false), ("|29", false),
    (", |Fri", true),
  ])
  func aWeekdayIsBesideADate(_ text: String, _ hasWeekday: Bool) throws {
    #expect(try Self.holds(text) { $0.hasNameOfWeekday(beside: $1) } == hasWeekday)
  }

  @Test(arguments: [
    ("3 Mar| 2024", true), ("Mar 3|, 2024", true), ("3 de marzo| de 2024", true),
    ("3 de marzo| del 2024", true), ("3 de marzo| dex 2024", false), ("3 Mar|. 2024", true),
    ("Mar 3|. 2024", false), ("Mar 3|rd, 2024", true), ("Mar 3|rt, 2024", false),
    ("Mar 1|st 2024", true), ("Mar 2|nd 2024", true), ("Mar 4|th 2024", true),
    ("May 3|-5, 2024", true), ("May 3| – 5, 2024", true), ("May 3|-32, 2024", false),
    ("May 3| -5, 2024", true), ("12 May| 3, 2024", true), ("12 May|  3  2024", true),
    ("12 May| 32, 2024", false), ("12 May| 3", false), ("3 Mar|-2024", true),
    ("3 Mar| -2024", false),
    ("Mar 3|-2024", false), ("Mar 3|,2024", true), ("3 Mar|,2024", false), ("3 Mar|2024", false),
    ("3 Mar| '24", true), ("3 Mar| ’24", true), ("3 Mar| '24x", false), ("3 Mar| '2", false),
    ("3 Mar| '245", false), ("3 Mar| 2024.csv", false), ("3 Mar| 2024,00", false),
    ("3 Mar| 2024.", true), ("3 Mar| 2024, x", true), ("3 Mar| 20245", false),
    ("3 Mar| 1824", false),
    ("3 Mar|", false), ("3 Mar| ", false), ("3 Mar| x", false), ("3 Mar|\u{A0}2024", true),
    ("3 Mar| 3 de 2024", true), ("3 Mar| de", false), ("3 Mar| de2024", false),
  ])
  func aYearIsAfterTheDayOrTheMonth(_ text: String, _ hasYear: Bool) throws {
    #expect(try Self.holds(text) { $0.hasYear(after: $1) } == hasYear)
  }

  @Test(arguments: [
    ("3 |Mar", true), ("3. |März", true), ("3rd |Mar", true), ("3rd of |Mar", true),
    ("3 de |marzo", true), ("31 |Mar", true), ("32 |Mar", false), ("0 |Mar", false),
    ("1 |Mar", true), ("x 3 |Mar", true), ("x 32 |Mar", false), ("x3 |Mar", false),
    ("123 |Mar", false), ("3|Mar", false), (" |Mar", false), ("|Mar", false), ("x |Mar", false),
    ("1-3 |Mar", true), ("1-32 |Mar", false), ("2024-01-03 |Mar", false), ("1-1-3 |Mar", false),
    ("-3 |Mar", false), ("1.3 |Mar", false), ("1,3 |Mar", false), ("1/3 |Mar", false),
    ("10:03 |Mar", false), ("(3 |Mar", true), ("of |Mar", false), ("a of |Mar", false),
    ("3 do |Mar", false), ("3 oe |Mar", false), ("3 af |Mar", false), ("3r |Mar", false),
    (". |Mar", false), ("rd |Mar", false), ("a-3 |Mar", false), ("12-13 |Mar", true),
  ])
  func theDayOfAMonthIsBeforeIt(_ text: String, _ hasDay: Bool) throws {
    #expect(try Self.holds(text) { $0.hasDayOfMonth(before: $1) } == hasDay)
  }

  @Test(arguments: [
    ("8月|3日", true), ("8월|30일", true), ("8|3月", true), ("8|3월", true), ("8|123日", false),
    ("8|3年", false), ("8|日", false), ("8|3", false),
  ])
  func aSignIsAfterADay(_ text: String, _ hasSign: Bool) throws {
    #expect(try Self.holds(text) { $0.hasSignOfDay(after: $1) } == hasSign)
  }

  @Test(arguments: [
    ("August| 3", true), ("August|  31.", true), ("August|3", false), ("August| 32", false),
    ("August| 0", false), ("August| 3x", false), ("August| 123", false), ("August| ", false),
    ("August| 3/4", true), ("August| 3.4", false), ("August| 3_", false), ("August| 3:x", false),
    ("August| 3:-", true), ("August| 3::", false), ("August| 3é", true), ("August| 1", true),
  ])
  func aDayIsAfterBlanks(_ text: String, _ hasDay: Bool) throws {
    #expect(try Self.holds(text) { $0.hasDay(after: $1) } == hasDay)
  }

  @Test(arguments: [
    ("10:05:29| Aug", 5, false), ("10:05:2|9 Aug", 5, false), ("x 10:05:|29 Aug", 0, true),
    ("x 10:05:|29 Aug", 1, true), ("x 10:|29 Aug", 0, false), ("x 10:|29 Aug", 1, true),
    ("x 9:|29 Aug", 1, true), ("x a:|29 Aug", 1, false), ("10:05:|29-Aug", 0, false),
    ("10:05:|60 Aug", 0, false), ("10:05:|290 Aug", 0, false), ("10:65:|29 Aug", 0, false),
    ("10 05:|29 Aug", 0, false), ("x:05:|29 Aug", 0, false), ("10:05 |29 Aug", 0, false),
  ])
  func aNumberIsTheEndOfATime(_ text: String, _ isShort: Int, _ hasTime: Bool) throws {
    #expect(try Self.holds(text) { $0.hasTime(before: $1, isShort: isShort == 1) } == hasTime)
  }

  @Test(arguments: [
    ("29 Aug 13|:55:36", true), ("29/Aug/13|:10:55:36", false), ("29 Aug 13|:10:55:36", false),
    ("29/Aug/13|:55:36", true), ("29 Aug 24|:55:36", false), ("29 Aug 23|:60", false),
    ("29 Aug 13|:05", true), ("29/Aug/13|:05", true), ("29 Aug 13|:05:06", true),
    ("29/Aug/13|:05:06", false), ("13|:05", false), ("29 Aug 13|.05", false),
    ("29/Aug/13|:24:06", true), ("29 Aug 13|:5", false),
  ])
  func aNumberIsTheHourOfATime(_ text: String, _ isHour: Bool) throws {
    #expect(try Self.holds(text) { $0.isHour(before: $1) } == isHour)
  }

  @Test(arguments: [
    ("Thu Nov 26| 10:30 2020", true), ("Nov 26| 10:30 2020", false),
    ("Nov 26| 10:30:15 2020", true),
    ("Nov 26| 10:30 UTC 2020", true), ("Nov 26| 10:30 AM 2020", false),
    ("Nov 26| 10:30:15 PM 2020", true),
    ("Nov 26| 10:30:15.25 2020", true), ("Nov 26| 10:30:15.x 2020", false),
    ("Nov 26 10:30:15| 2020", true),
    ("Nov 26 10:30| UTC 2020", true), ("Nov 26 10:30| 2020", false), ("Nov 26| 2020", false),
    ("Nov 26| 10:30:15 2020.csv", false), ("Nov 26| 10:30:15 1820", false),
    ("Nov 26| 10:30:15", false),
    ("Nov 26| 10:60:15 2020", false), ("Nov 26| 10:30:15:20 2020", true), ("Nov 26| x 2020", false),
    ("Thu Nov 26| 2020 10:30", false), ("Nov 26| 10:30:15 +0200 2020", true),
  ])
  func aYearIsAfterTheTimeOfADate(_ text: String, _ hasYear: Bool) throws {
    #expect(try Self.holds(text) { $0.hasYearAfterTime(from: 0, to: $1) } == hasYear)
  }

  @Test(
    arguments: [
      ("10:00| +0200", "+0200"), ("10:00|+02:00 x", "+02:00"), ("10:00|+02", "+02"),
      ("10:00| +02", "+02"),
      ("10:00| -12 °C", nil), ("10:00|-12", "-12"), ("10:00| +2", nil), ("10:00| +020", nil),
      ("10:00| +02000", nil), ("10:00| +02:60", "+02"), ("10:00| Z", "Z"), ("10:00|Z-index", "Z"),
      ("10:00| Z-index", nil), ("10:00| Z-1", "Z"), ("10:00| UTC-server", nil), ("10:00| a", nil),
      ("10:00| CET x", "CET"), ("10:00| GET", nil), ("10:00| GMT+0200", "GMT+0200"),
      ("10:00| GMT+02", "GMT"),
      ("10:00| Europe/Berlin", "Europe/Berlin"), ("10:00| America/St_Johns.", "America/St_Johns"),
      ("10:00| Nowhere/Berlin", nil), ("10:00| (CET)", "(CET)"), ("10:00| [+02:00]", "[+02:00]"),
      ("10:00| (GMT+02:00) x", "(GMT+02:00)"), ("10:00| (CET", nil), ("10:00| ()", nil),
      ("10:00| (x)", nil), ("10:00|", nil), ("10:00| ", nil),
    ] as [(String, String?)])
  func aTimeZoneIsAfterATime(_ text: String, _ zone: String?) throws {
    var found: String?
    _ = try Self.holds(text) { text, position in
      found = text.timeZone(from: position).map { range in
        var bytes: [UInt8] = []
        for index in range { bytes.append(text[index]) }
        return String(decoding: bytes, as: UTF8.self)
      }
      return true
    }
    #expect(found == zone)
  }

  @Test(
    arguments: [
      ("|[UTC] x", 5), ("|[!Europe/Berlin]", 16), ("|[Europe/x y]", 12), ("|[u-ca=hebrew]x", 13),
      ("|[!u-ca=hebrew]", 14), ("|[+02:00]", 8), ("|[UTC", nil), ("|[INFO]", nil),
      ("|[UTC-x]", nil),
      ("|(UTC]", nil), ("|[]", nil),
    ] as [(String, Int?)])
  func aTimeZoneOrACalendarIsInSquareBrackets(_ text: String, _ end: Int?) throws {
    #expect(try Self.holds(text) { $0.endOfSuffix(from: $1) == end })
  }

  @Test(arguments: [
    ("2025|-W35", true), ("2025|-q3", true), ("2025|-H1", true), ("2025|-x1", false),
    ("2025|-W", false), ("2025|W3", false), ("2025|-Wx", false), ("2025|", false),
  ])
  func aWeekOrAQuarterIsAfterAHyphen(_ text: String, _ hasPart: Bool) throws {
    #expect(try Self.holds(text) { $0.hasPartOfYear(after: $1) } == hasPart)
  }
}
