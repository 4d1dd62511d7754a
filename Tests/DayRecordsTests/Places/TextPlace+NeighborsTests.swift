import DayKit
import DayRecords
import Testing

/// Dates in a text, and what is beside them: times, time zones, other dates and words.
struct TextPlaceNeighborsTests {
  /// What a text becomes if its dates are written in another format, and are those of a time zone.
  private static func answer(
    to text: String, in names: [String], hoursAhead: Int? = nil, as written: DayFormat = .iso
  ) throws -> Outcome {
    let zone = hoursAhead.map { hours in
      TimeZoneRule(identifier: "") { _ in hours * 3_600 }
    }
    var formats: [DayFormat] = []
    for name in names {
      switch name {
      case "iso": formats.append(.iso)
      case "iso8601": formats.append(.iso8601)
      case "iso8601-sans-timezone": formats.append(.iso8601SansTimezone)
      case "dmy": formats.append(.dmy)
      case "rfc5322": formats += [.rfc5322, .rfc5322SansWeekday]
      default: formats.append(try DayFormat(parsing: name))
      }
    }
    if let zone { formats = formats.map { $0.inTimeZone(zone) } }
    let place = DatePlace.text(TextPlace(formats))
    return Engine(Rewrite(.same, as: written, at: place), at: place, as: formats).run(text)
  }

  @Test(arguments: [
    ("due 2025-08-29, paid 2025-09-01.", "due 2025-08-30, paid 2025-09-02."),
    ("2025-08-29", "2025-08-30"), ("(2025-12-31)", "(2026-01-01)"), ("", ""), ("none", "none"),
    ("v2025-08-29 2025-08-291 12025-08-29", "v2025-08-30 2025-08-291 12025-08-29"),
    ("2025-08-29T10:00", "2025-08-30T10:00"), ("_2025-08-29", "_2025-08-30"),
    ("report_2025-08-29.pdf", "report_2025-08-30.pdf"),
    ("é2025-08-29 2025-08-29é", "é2025-08-30 2025-08-30é"),
    ("2025-02-30 2025-01-01", "2025-02-30 2025-01-02"),
    ("2025-08-29/2025-09-01", "2025-08-30/2025-09-02"), ("a\u{0}2025-08-29", "a\u{0}2025-08-30"),
    ("-000043-03-15", "-000043-03-16"),
    (
      "2025-08-29-1 1.2025-08-29 2025-08-29.5 2025-08-29.",
      "2025-08-30-1 1.2025-08-30 2025-08-30.5 2025-08-30."
    ), ("«2025-08-29»", "«2025-08-30»"),
  ])
  func everySeparateDateInATextIsReplaced(_ text: String, _ answer: String) throws {
    let place = DatePlace.text(TextPlace([.iso]))
    let outcome = Engine(Rewrite(.days(Later()), as: .iso, at: place), at: place).run(text + "\r\n")
    #expect(outcome.text == answer + "\r\n" && outcome.messages == "")
  }

  /// The second date is not a time and an offset, as in 20:26 and -11 hours.
  @Test(arguments: [
    ("2026-11-03 2026-12-04", "2026-11-04 2026-12-05"),
    ("x2026-11-03 2026-12-04x", "x2026-11-04 2026-12-05x"),
    ("2026-11-03T2026-12-04", "2026-11-04T2026-12-05"),
    ("2026-11-03 00:00-2026-12-04", "2026-11-04 00:00-2026-12-05"),
    ("2026-11-03 2026-12", "2026-11-04 2026-12"), ("2026-11-03 2026 -12", "2026-11-04 2026 -12"),
    ("2026-11-03 1030Z", "2026-11-04 1030Z"),
  ])
  func aDateAfterADateIsNotItsTime(_ text: String, _ answer: String) throws {
    let formats = [DayFormat.iso8601, .iso]
    let zone = TimeZoneRule(identifier: "") { _ in 0 }
    for formats in [formats, formats.map { $0.inTimeZone(zone) }] {
      let place = DatePlace.text(TextPlace(formats))
      let engine = Engine(Rewrite(.days(Later()), as: .iso, at: place), at: place, as: formats)
      #expect(
        engine.run(text + "\n")
          == Outcome(output: Array((answer + "\n").utf8), messages: "", hasFailed: false))
    }
  }

  @Test(arguments: [
    "09:00-17:00", "09:00-10:00", "23:30:00-23:45:00", "23:30:00-23:45", "10:00 -12 °C",
    "10:00 +12 rows", "10:00:00 Z-index", "10:00:00 UTC-server", "10:00:00+05:30x", "10:00:00Zulu",
    "10:00-12 room", "10:00:00+14:30", "10:00:00-12:15", "10:00:00+02:20", "10:00:00+02:00:00",
  ])
  func aNumberAfterATimeIsItsOffsetOnlyIfClocksHaveSuchAnOffset(_ time: String) throws {
    let text = "2026-03-29 \(time)\n"
    let outcome = try Self.answer(to: text, in: ["iso8601"], hoursAhead: 9, as: .dmy)
    #expect(outcome.text == text && outcome.messages == "")
  }

  @Test(arguments: [
    "2026-03-29 21:00:00-05:00", "2026-03-29T21:00-10:00", "2026-03-29 21:00:00 -0500",
    "2026-03-29 21:00:00-05", "2026-03-29 21:00-0500", "2026-03-29 21:00:00-05:00-x",
    "2026-03-29 16:00Z-2", "2026-03-29 16:00+00:00", "2026-03-29 16:00Z", "20260329T160000-12",
    "2026-03-30 05:59:59.5+14:00", "2026-03-29T21:00:00-05:00[America/New_York]",
    "2026-03-29 21:45 GMT+5:45", "2026-03-29T16:00+01-x", "2026-03-29 21:00:00.123 -03 [12]",
    "2026-03-29T16:00:00Z_x", "2026-03-29T16:00:00Z/x", "2026-03-29T16:00:00Z-x",
    "20260329T160000Z=>x",
    "2026-03-29T16:00:00Z\\n",
  ])
  func anOffsetThatClocksHaveIsRead(_ text: String) throws {
    let outcome = try Self.answer(to: text, in: ["iso8601"], hoursAhead: 9)
    #expect(outcome.text.hasPrefix("2026-03-30") && !outcome.text.contains("29"))
  }

  @Test(arguments: ["UTC−5", "GMT−05:00", "UTC−05", "(UTC−5)"])
  func theOffsetAfterANameAndU2212IsNotOnlyHalfRead(_ zone: String) throws {
    let text = "2026-11-28 23:30 \(zone) x\n"
    let outcome = try Self.answer(to: text, in: ["iso8601", "iso"], hoursAhead: 9)
    #expect(outcome.hasFailed && outcome.text == "")
  }

  @Test(arguments: [
    ("2026-11-28T23:30:00Z/2026-11-29T23:30:00Z", "2026-11-29/2026-11-30"),
    ("2026-11-28T23:30:00Z/P1D", "2026-11-29/P1D"),
    ("2026-11-28 23:30 UTC/PT1H", "2026-11-29/PT1H"),
    ("2026-11-28 23:30 UTC/P1D", "2026-11-29/P1D"),
    ("2026-11-28 23:30 UTC/2026-11-29", "2026-11-29/2026-11-29"),
    ("2026-11-28T23:30Z/PT1H", "2026-11-29/PT1H"),
  ])
  func theStartOfAnIntervalHasATimeZone(_ interval: String, _ days: String) throws {
    let outcome = try Self.answer(to: interval, in: ["iso8601", "iso"], hoursAhead: 9)
    #expect(outcome.text == days && outcome.messages == "")
  }

  @Test(arguments: [
    ("iso8601", "2025-08-29T10:30:00Z[INFO] x", "[INFO] x"),
    ("iso8601", "2025-08-29T10:30:00+01:00[main] x", "[main] x"),
    ("iso8601", "2025-08-29T10:30:00Z[Europe/Berlin][http-8080-1]", "[http-8080-1]"),
    ("iso8601", "2025-08-29T10:30:00Z[UTC-worker] x", "[UTC-worker] x"),
    ("iso8601", "2025-08-29T10:30:00Z[INFO][UTC] x", "[INFO][UTC] x"),
    ("iso8601", "2025-08-29T10:30:00-04:00[US/Eastern] x", " x"),
    ("rfc5322", "29 Aug 2025 10:30 MEST x", " x"),
    ("iso8601", "2025-08-29T10:30:00Z[!Europe/Berlin][u-ca=hebrew]!", "!"),
    ("iso8601", "2025-08-29T10:30:00Z[UTC] x", " x"), ("iso8601", "2025-08-29T10:30Z[CET]", ""),
    ("rfc5322", "29 Aug 2025 10:30:15 ERROR disk", " ERROR disk"),
    ("rfc5322", "29 Aug 2025 10:30 PM party", " PM party"),
    ("rfc5322", "29 Aug 2025 10:30:15 EST x", " x"), ("rfc5322", "29 Aug 2025 10:30 CAT", ""),
    ("rfc5322", "29 Aug 2025 10:30 +0200 (CEST)", ""), ("rfc5322", "29 Aug 2025 GET", " GET"),
    ("d MMM yyyy HH:mm z", "29 Aug 2025 10:30 EAT x", " x"),
  ])
  func anOtherWordAfterATimeStays(_ format: String, _ text: String, _ rest: String) throws {
    let outcome = try Self.answer(to: "\(text)\n", in: [format])
    #expect(outcome.text == "2025-08-29\(rest)\n" && outcome.messages == "")
  }

  @Test func otherWordsLeaveADateAsItIsWrittenInATimeZone() throws {
    let text = "29 Aug 2025 23:30 INFO x\n29 Aug 2025 23:30 EST x\n29 Aug 2025 23:30 Z x\n"
    let outcome = try Self.answer(to: text, in: ["rfc5322"], hoursAhead: 9)
    #expect(outcome.text == "2025-08-29 INFO x\n2025-08-30 x\n2025-08-30 x\n")
    #expect(outcome.messages == "")
  }

  @Test(arguments: [
    ("rfc5322", "Fri, 29 Aug 2025 23:30:00 CET"), ("yyyy-MM-dd HH:mm z", "2025-08-29 23:30 CET"),
    ("EEE MMM d HH:mm:ss z yyyy", "Fri Aug 29 23:30:00 CET 2025"),
  ])
  func aDateInATimeZoneWithoutAKnownOffsetFails(_ format: String, _ text: String) throws {
    let outcome = try Self.answer(to: "\(text) a\n", in: [format], hoursAhead: 9)
    #expect(outcome.messages == "test: in:1: no date '\(text)'\n" && outcome.text == "")
  }

  @Test(arguments: [
    "23:30:00 EST", "23:30 CEST", "10:30:00 America/New_York", "11:30 PM UTC", "23:30 (UTC)",
    "23:30:00.5 [UTC]", "11:30 PM -05:00", "at 23:30 UTC", "23:30 (+02:00)", "12:61:00Z",
    "23:30:00 (UTC-03:00)",
  ])
  func aDateBesideATimeInAZoneIsNotReadAsWritten(_ time: String) throws {
    let outcome = try Self.answer(
      to: "at 2025-08-29 \(time) by x\n", in: ["iso8601", "iso"], hoursAhead: 9)
    #expect(outcome.messages == "test: in:1: no date '2025-08-29 \(time)'\n")
  }

  @Test(arguments: [
    "23:30:00", "23:30 GET /", "10:00 -12 °C", "10:00:00 UTC-server", "23:30:00 (UTC",
    "01:30 -0300.50 EUR", "01:30 +1000,00 EUR", "01:00:00 -0100% x", "10:00-11.30 x",
    "09:00 UTC_1=3", "09:00 GMT=3",
    "09:00 Z/OS", "09:00 Z/Path", "09:00 UTC/PTx", "09:00 UTC/GMT", "09:00 PST01 x",
    "09:00 EST/MST", "02:00:00 UTC0",
    "01:30:00-02:30:00",
    "01:30 +02:00:00 x", "12:30 CAT scan", "11:30 PM",
    "11:30 Zulu", "EST",
  ])
  func aDateBesideATimeWithoutAZoneIsReadAsWritten(_ time: String) throws {
    let outcome = try Self.answer(
      to: "at 2025-08-29 \(time)\n", in: ["iso8601", "iso"], hoursAhead: 9, as: .dmy)
    #expect(outcome.text == "at 29/08/2025 \(time)\n")
  }

  @Test(arguments: [["dmy", "dd/MM/yyyy HH:mm Z"], ["dd/MM/yyyy HH:mm Z", "dmy"]])
  func theFormatThatReadsTheTimeZoneCounts(_ formats: [String]) throws {
    let text = "at 29/08/2025 23:30 -0500, 29/08/2025\n"
    #expect(
      try Self.answer(to: text, in: formats, hoursAhead: 9).text == "at 2025-08-30, 2025-08-29\n")
  }

  @Test(arguments: [
    ("yyyy-MM-dd HH:mmxxx", "2026-03-29 09:00-17:00", "2026-03-29 09:00-17:00"),
    ("yyyy-MM-dd HH:mmxxx", "2026-03-29 19:00-05:00", "2026-03-30"),
    ("yyyy-MM-dd HH:mm x", "2026-03-29 19:00 -05", "2026-03-30"),
    ("rfc5322", "29 Mar 2026 19:00 -0500", "2026-03-30"),
    ("iso8601", "-000026-03-29 19:00:00 -0500", "-000026-03-30"),
    ("iso8601", "-000026-03-29 19:00-11:00", "-000026-03-29 19:00-11:00"),
    ("rfc5322", "29 Mar 2026 19:00 -12 °C", "29 Mar 2026 19:00 -12 °C"),
    ("rfc5322", "29 Mar 2026 19:00 -5 °C", "2026-03-29 -5 °C"),
  ])
  func anOffsetMustBeOneThatClocksHaveInPatternsAndMailToo(
    _ format: String, _ text: String, _ answer: String
  ) throws {
    #expect(try Self.answer(to: text, in: [format], hoursAhead: 0).text.hasPrefix(answer))
  }

  @Test(arguments: [
    ("dd.MM.yyyy HH:mm", "29.08.2025 20:00:59"), ("dd/MM/yyyy HH", "29/08/2025 09:00"),
    ("iso8601-sans-timezone", "2025-08-29T10:00:00:5"),
    ("rfc5322", "Sat, 29 Aug 2025 23:30:00 -0500"),
    ("rfc5322", "29 Aug 2025 09:00:00:1"), ("rfc5322", "29 Aug 2025 10:00-11:00"),
    ("rfc5322", "29 Aug 2025 10:30:00-0500 x"), ("rfc5322", "29 Aug 2025 10:30:00.123 GMT"),
    ("rfc5322", "Friday, 29 Aug 2025"), ("rfc5322", "Fri,29 Aug 2025 10:00"),
    ("rfc5322", "29 Aug 2025 10:30 Z-index"), ("rfc5322", "29 Aug 2025 10:30 PST8PDT"),
  ])
  func aDateIsNotPartOfALongerOne(_ format: String, _ text: String) throws {
    let outcome = try Self.answer(to: text, in: [format], as: .dmy)
    #expect(outcome.text == text && outcome.messages == "")
  }

  @Test(arguments: [
    ("dd.MM.yyyy HH:mm", "29.08.2025 20:00: x", "2025-08-29: x"),
    ("dd.MM.yyyy HH:mm", "29.08.2025 20:00, 3", "2025-08-29, 3"),
    ("rfc5322", "Fri, 29 Aug 2025 23:30:00 -0500", "2025-08-29"),
    ("rfc5322", "on, 29 Aug 2025", "on, 2025-08-29"),
    ("rfc5322", "29 Aug 2025 10:00 - 11:00", "2025-08-29 - 11:00"),
    ("rfc5322", "29 Aug 2025 10:00 +1 more", "2025-08-29 +1 more"),
    ("rfc5322", "29 Aug 2025 23:30 Z x", "2025-08-29 x"),
    ("rfc5322", "29 Aug 2025 23:30 GMT-5.", "2025-08-29."),
    ("rfc5322", "29 Aug 2025-30 Aug 2025", "2025-08-29-2025-08-30"),
  ])
  func aDateMayBeBesideOtherText(_ format: String, _ text: String, _ answer: String) throws {
    #expect(try Self.answer(to: text, in: [format]).text.hasPrefix(answer))
  }
}
