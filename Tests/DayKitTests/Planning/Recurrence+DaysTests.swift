import DayKit
import SeededNumbers
import Testing

/// The days of rules.
struct RecurrenceDaysTests {
  /// The examples of RFC 5545, section 3.8.5.3, whose parts are dates, and one of section 3.3.10.
  ///
  /// Where the RFC ends a rule at a time of day, the rule here ends on the last day; those rules are
  /// in the tests of the reader too. Of rules without an end, these are the first days.
  static let examples: [(start: String, rule: String, days: String)] = [
    ("19970902", "FREQ=DAILY;COUNT=10", "199709:02,03,04,05,06,07,08,09,10,11"),
    (
      "19970902", "FREQ=DAILY;UNTIL=19971223",
      "199709:02-30 199710:01-31 199711:01-30 199712:01-23"
    ),
    ("19970902", "FREQ=DAILY;INTERVAL=2", "199709:02,04,06,08,10,12,14,16"),
    ("19970902", "FREQ=DAILY;INTERVAL=10;COUNT=5", "199709:02,12,22 199710:02,12"),
    (
      "19980101", "FREQ=YEARLY;UNTIL=20000131;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
      "199801:01-31 199901:01-31 200001:01-31"
    ),
    ("19980101", "FREQ=DAILY;UNTIL=20000131;BYMONTH=1", "199801:01-31 199901:01-31 200001:01-31"),
    ("19970902", "FREQ=WEEKLY;COUNT=10", "199709:02,09,16,23,30 199710:07,14,21,28 199711:04"),
    (
      "19970902", "FREQ=WEEKLY;UNTIL=19971224",
      "199709:02,09,16,23,30 199710:07,14,21,28 199711:04,11,18,25 199712:02,09,16,23"
    ),
    (
      "19970902", "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
      "199709:02,16,30 199710:14,28 199711:11,25 199712:09"
    ),
    (
      "19970902", "FREQ=WEEKLY;UNTIL=19971006;WKST=SU;BYDAY=TU,TH",
      "199709:02,04,09,11,16,18,23,25,30 199710:02"
    ),
    (
      "19970902", "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH",
      "199709:02,04,09,11,16,18,23,25,30 199710:02"
    ),
    (
      "19970901", "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971223;WKST=SU;BYDAY=MO,WE,FR",
      "199709:01,03,05,15,17,19,29 199710:01,03,13,15,17,27,29,31 "
        + "199711:10,12,14,24,26,28 199712:08,10,12,22"
    ),
    (
      "19970902", "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
      "199709:02,04,16,18,30 199710:02,14,16"
    ),
    (
      "19970905", "FREQ=MONTHLY;COUNT=10;BYDAY=1FR",
      "199709:05 199710:03 199711:07 199712:05 199801:02 199802:06 199803:06 199804:03 "
        + "199805:01 199806:05"
    ),
    (
      "19970905", "FREQ=MONTHLY;UNTIL=19971224;BYDAY=1FR",
      "199709:05 199710:03 199711:07 199712:05"
    ),
    (
      "19970907", "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU",
      "199709:07,28 199711:02,30 199801:04,25 199803:01,29 199805:03,31"
    ),
    (
      "19970922", "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO",
      "199709:22 199710:20 199711:17 199712:22 199801:19 199802:16"
    ),
    (
      "19970928", "FREQ=MONTHLY;BYMONTHDAY=-3",
      "199709:28 199710:29 199711:28 199712:29 199801:29 199802:26 199803:29 199804:28"
    ),
    (
      "19970902", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15",
      "199709:02,15 199710:02,15 199711:02,15 199712:02,15 199801:02,15"
    ),
    (
      "19970930", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1",
      "199709:30 199710:01,31 199711:01,30 199712:01,31 199801:01,31 199802:01"
    ),
    (
      "19970910", "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15",
      "199709:10,11,12,13,14,15 199903:10,11,12,13"
    ),
    ("19970902", "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU", "199709:02,09,16,23,30 199711:04,11,18"),
    (
      "19970610", "FREQ=YEARLY;COUNT=10;BYMONTH=6,7",
      "199706:10 199707:10 199806:10 199807:10 199906:10 199907:10 200006:10 200007:10 "
        + "200106:10 200107:10"
    ),
    (
      "19970310", "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3",
      "199703:10 199901:10 199902:10 199903:10 200101:10 200102:10 200103:10 200301:10 "
        + "200302:10 200303:10"
    ),
    (
      "19970101", "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200",
      "199701:01 199704:10 199707:19 200001:01 200004:09 200007:18 200301:01 200304:10 "
        + "200307:19 200601:01"
    ),
    (
      "19970519", "FREQ=YEARLY;BYDAY=20MO",
      "199705:19 199805:18 199905:17 200005:15 200105:14 200205:20 200305:19 200405:17"
    ),
    (
      "19970512", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
      "199705:12 199805:11 199905:17 200005:15 200105:14 200205:13 200305:12 200405:10"
    ),
    ("19970313", "FREQ=YEARLY;BYMONTH=3;BYDAY=TH", "199703:13,20,27 199803:05,12,19,26 199903:04"),
    ("19970605", "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8", "199706:05,12,19,26 199707:03,10,17,24"),
    (
      "19970902", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
      "199802:13 199803:13 199811:13 199908:13 200010:13 200104:13 200107:13 200209:13"
    ),
    (
      "19970913", "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13",
      "199709:13 199710:11 199711:08 199712:13 199801:10 199802:07 199803:07 199804:11"
    ),
    (
      "19961105", "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
      "199611:05 200011:07 200411:02 200811:04 201211:06 201611:08 202011:03 202411:05"
    ),
    ("19970904", "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", "199709:04 199710:07 199711:06"),
    (
      "19970929", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2",
      "199709:29 199710:30 199711:27 199712:30 199801:29 199802:26 199803:30 199804:29"
    ),
    ("19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "199708:05,10,19,24"),
    ("19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "199708:05,17,19,31"),
    ("20070115", "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", "200701:15,30 200702:15 200703:15,30"),
    (
      "19970902", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
      "199709:30 199710:31 199711:28 199712:31 199801:30 199802:27 199803:31 199804:30"
    ),
  ]

  @Test(arguments: examples)
  func theExamplesOfTheStandardGiveTheirDays(
    _ example: (start: String, rule: String, days: String)
  ) throws {
    let expected = try Self.days(listed: example.days)
    let days = try Recurrence(example.rule).days(from: Day(example.start, as: .basic))
    #expect(Array(days.prefix(expected.count)) == expected)
    if example.rule.contains("COUNT") || example.rule.contains("UNTIL") {
      #expect(Array(days).count == expected.count)
    }
  }

  /// Rules whose days were found with python-dateutil 2.9.
  @Test(arguments: [
    ("20240229", "FREQ=YEARLY", "202402:29 202802:29 203202:29"),
    ("20250131", "FREQ=MONTHLY", "202501:31 202503:31 202505:31 202507:31"),
    ("20251229", "FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO", "202512:29 202701:04 202801:03 202901:01"),
    ("20250101", "FREQ=YEARLY;BYWEEKNO=-1;BYDAY=SU", "202512:28 202701:03 202801:02 202812:31"),
    ("20250101", "FREQ=YEARLY;BYYEARDAY=-1,366", "202512:31 202612:31 202712:31 202812:31"),
    ("20250101", "FREQ=YEARLY;BYDAY=1MO,-1MO", "202501:06 202512:29 202601:05 202612:28"),
    ("20250101", "FREQ=YEARLY;BYMONTHDAY=31;BYSETPOS=-2", "202510:31 202610:31"),
    // Every month, as in dateutil; libical takes the month of the start.
    ("20250829", "FREQ=YEARLY;BYMONTHDAY=29", "202508:29 202509:29 202510:29 202511:29 202512:29"),
    ("20251229", "FREQ=YEARLY;BYMONTHDAY=29", "202512:29 202601:29 202603:29"),
    ("20250829", "FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=29", "202508:29 202608:29"),
  ])
  func rulesThatTheStandardLeavesWithoutExamplesGiveTheirDays(
    _ start: String, _ rule: String, _ listed: String
  ) throws {
    let expected = try Self.days(listed: listed)
    let days = try Recurrence(rule).days(from: Day(start, as: .basic))
    #expect(Array(days.prefix(expected.count)) == expected)
  }

  @Test
  func aRuleThatNoDayMeetsEnds() throws {
    let rule = try Recurrence("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30")
    #expect(rule.days(from: try Day(2025, 1, 1)).first { _ in true } == nil)
  }

  @Test(arguments: ["FREQ=DAILY", "FREQ=WEEKLY", "FREQ=MONTHLY", "FREQ=YEARLY"])
  func daysReachTheLastDayThereIs(_ text: String) throws {
    let days = Array(try Recurrence(text).days(from: .max))
    #expect(days == [.max])
  }

  @Test(arguments: ["TU", "WE", "SU"])
  func aWeekThatIsCutOffAtTheFirstDayHasTheDaysThereAre(_ start: String) throws {
    let days = try Recurrence("FREQ=WEEKLY;BYDAY=MO,TU;WKST=\(start)").days(from: .min)
    #expect(days.prefix(3).map { $0 - .min } == [0, 1, 7])
  }

  @Test
  func anIntervalBeyondAllDaysGivesTheStartAlone() throws {
    for frequency in ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] {
      let rule = try Recurrence("FREQ=\(frequency);INTERVAL=\(Int.max)")
      #expect(Array(rule.days(from: try Day(2025, 8, 29))) == [try Day(2025, 8, 29)])
    }
  }

  @Test(arguments: seeds(200))
  func daysFromALaterDayAreThoseOfTheWholeSequenceFromThatDay(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let rule = try Recurrence("\(Self.randomRule(using: &generator));UNTIL=20121231")
    let start = try Day(2000, 1, 1) + Int.random(in: 0..<366, using: &generator)
    let first = start + Int.random(in: -40..<3000, using: &generator)
    let whole = rule.days(from: start).filter { $0 >= first }
    let later = rule.days(from: start, onOrAfter: first)
    #expect(Array(later) == whole, "\(rule) from \(start), from \(first) on")
  }

  @Test func aCountThatEndsWithinAPeriodLeavesNoLaterDays() throws {
    let rule = try Recurrence("FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR")
    let start = try Day(2025, 8, 1)
    #expect(Array(rule.days(from: start)).last == (try Day(2025, 8, 5)))
    for day in start + 5...start + 40 {
      #expect(rule.days(from: start, onOrAfter: day).first { _ in true } == nil)
    }
  }

  @Test(arguments: seeds(200))
  func daysComeInOrderFromTheStartAndEndAtTheLimit(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let text = Self.randomRule(using: &generator)
    let start = try Day(2000, 1, 1) + Int.random(in: 0..<366, using: &generator)
    let days = Array(try Recurrence("\(text);UNTIL=20121231").days(from: start).prefix(50))
    #expect(zip(days, days.dropFirst()).allSatisfy { $0 < $1 })
    #expect(days.allSatisfy { $0 >= start })
    // Some rules have no day: 31 June, for example.
    guard let last = days.last else { return }
    let until = try Recurrence("\(text);UNTIL=\(last.formatted(as: .basic))")
    #expect(Array(until.days(from: start)) == days)
    let count = try Recurrence("\(text);COUNT=\(days.count)")
    #expect(Array(count.days(from: start)) == days)
    let later = count.days(from: start, onOrAfter: last)
    #expect(Array(later) == [last])
  }

  @Test
  func mostRandomRulesHaveDays() throws {
    let seeds = seeds(200)
    let seedsWithDays = try seeds.filter { seed in
      var generator = SplitMix64(seed: seed)
      let rule = try Recurrence("\(Self.randomRule(using: &generator));UNTIL=20121231")
      let start = try Day(2000, 1, 1) + Int.random(in: 0..<366, using: &generator)
      return rule.days(from: start).contains { _ in true }
    }
    #expect(seedsWithDays.count * 4 >= seeds.count * 3)
  }

  /// The days in a list such as `199709:02,09 199710:01-03`.
  static func days(listed text: String) throws -> [Day] {
    try text.split(separator: " ").flatMap { month in
      try month.dropFirst(7).split(separator: ",").flatMap { item in
        let ends = try item.split(separator: "-").map {
          try Day("\(month.prefix(6))\($0)", as: .basic)
        }
        return Array(ends[0]...ends[ends.count - 1])
      }
    }
  }

  static func randomRule(using generator: inout SplitMix64) -> String {
    let frequency = Int.random(in: 0..<4, using: &generator)
    var parts = ["FREQ=" + ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"][frequency]]
    func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &generator) == 0 }
    func numbers(_ range: ClosedRange<Int>) -> String {
      (0..<Int.random(in: 1...4, using: &generator))
        .map { _ in "\(Int.random(in: range, using: &generator) * (chance(3) ? -1 : 1))" }
        .joined(separator: ",")
    }
    let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    if chance(2) { parts.append("INTERVAL=\(Int.random(in: 1...5, using: &generator))") }
    if chance(3) { parts.append("WKST=\(names[Int.random(in: 0..<7, using: &generator)])") }
    let plain = parts.count
    if chance(3) { parts.append("BYMONTH=\(Int.random(in: 1...12, using: &generator))") }
    let hasWeeks = frequency == 3 && chance(3)
    if hasWeeks { parts.append("BYWEEKNO=" + numbers(1...53)) }
    if frequency == 3, chance(4) { parts.append("BYYEARDAY=" + numbers(1...366)) }
    if frequency != 1, chance(3) { parts.append("BYMONTHDAY=" + numbers(1...31)) }
    if chance(2) || hasWeeks {
      let hasOrdinals = frequency >= 2 && !hasWeeks && chance(2)
      let days = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        let ordinal = Int.random(in: 1...4, using: &generator) * (chance(2) ? -1 : 1)
        return (hasOrdinals ? "\(ordinal)" : "") + names[Int.random(in: 0..<7, using: &generator)]
      }
      parts.append("BYDAY=" + days.joined(separator: ","))
    }
    if parts.count > plain, chance(4) { parts.append("BYSETPOS=" + numbers(1...3)) }
    return parts.joined(separator: ";")
  }
}

extension RecurrenceDaysTests {
  @Test(arguments: ["FREQ=WEEKLY", "FREQ=WEEKLY;COUNT=3", "FREQ=WEEKLY;UNTIL=20250910"])
  func daysThroughALastDayAreThoseUpToIt(_ text: String) throws {
    let (rule, start) = (try Recurrence(text), try Day(2025, 8, 29))
    for distance in [-1, 0, 6, 7, 14, 60] {
      let last = start + distance
      let expected = rule.days(from: start).prefix { $0 <= last }
      #expect(Array(rule.days(from: start, through: last)) == Array(expected))
      let first = start + distance / 2
      #expect(
        Array(rule.days(from: start, onOrAfter: first, through: last))
          == expected.filter { $0 >= first })
    }
  }

  @Test func aRuleInQuartersIsOneInMonths() throws {
    #expect(try Recurrence(.quarters, interval: 2) == Recurrence("FREQ=MONTHLY;INTERVAL=6"))
    #expect(try Recurrence(.quarters).unit == .months)
    #expect(throws: RecurrenceError.self) { try Recurrence(.quarters, interval: .max) }
  }

  @Test func daysDescribeTheirRuleAndTheirStart() throws {
    let days = try Recurrence("FREQ=WEEKLY;COUNT=2").days(from: Day(2025, 8, 29))
    #expect(days.description == "FREQ=WEEKLY;COUNT=2 from 2025-08-29")
    #expect(Mirror(reflecting: days).children.map(\.label) == ["rule", "bounds"])
  }

  @Test func everyWeekdayOfARuleHasAWord() throws {
    let rule = try Recurrence(
      .weeks, weekdays: [.tuesday, .wednesday, .thursday, .saturday, .monday, .friday, .sunday])
    #expect(rule.description == "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU")
  }
}
