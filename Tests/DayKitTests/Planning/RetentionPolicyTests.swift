import DayKit
import SeededNumbers
import Testing

struct RetentionPolicyTests {
  /// Which of some days a policy keeps, by its definition: the positions of the days are listed from
  /// the newest to the oldest, and each rule goes through them.
  ///
  /// The same in Python, for days that are `datetime.date`:
  ///
  /// ```python
  /// def kept(days, counts, within, today, oldest):
  ///     order = sorted(range(len(days)), key=lambda i: (days[i], i), reverse=True)
  ///     groups = {"daily": lambda d: d, "weekly": lambda d: d.isocalendar()[:2],
  ///               "monthly": lambda d: (d.year, d.month),
  ///               "quarterly": lambda d: (d.year, (d.month - 1) // 3), "yearly": lambda d: d.year}
  ///     result = set(order[:counts.get("last", 0)])
  ///     if within is not None and days:
  ///         limit = min(max(days), today) - timedelta(days=within)
  ///         result |= {i for i in order if days[i] >= limit}
  ///     for rule, group in groups.items():
  ///         seen = {}
  ///         for i in order:
  ///             seen.setdefault(group(days[i]), []).append(i)
  ///         for members in list(seen.values())[:counts.get(rule, 0)]:
  ///             result.add(members[-1 if oldest else 0])
  ///     return sorted(result)
  /// ```
  private static func kept(_ days: [Day], by policy: RetentionPolicy, _ today: Day) -> [Int] {
    let order = days.indices.sorted { (days[$0], $0) > (days[$1], $1) }
    var kept = Set(order.prefix(policy.last))
    if let within = policy.within, let newest = days.max() {
      kept.formUnion(order.filter { days[$0] >= min(newest, today) - within.days })
    }
    func year(_ day: Day) -> String { "\(policy.fiscalCalendar?.year(of: day) ?? day.year)" }
    func quarter(_ day: Day) -> String {
      "\(year(day)) \(policy.fiscalCalendar?.quarter(of: day) ?? day.quarter)"
    }
    let rules: [(Int, (Day) -> String)] = [
      (policy.daily, { "\($0)" }), (policy.weekly, { "\($0.weekDate)".prefix(8).description }),
      (policy.monthly, { "\($0.yearMonth)" }), (policy.quarterly, quarter), (policy.yearly, year),
    ]
    for (count, name) in rules {
      var groups: [[Int]] = []
      for index in order {
        if let last = groups.last?.last, name(days[last]) == name(days[index]) {
          groups[groups.count - 1].append(index)
        } else {
          groups.append([index])
        }
      }
      for group in groups.prefix(count) {
        kept.formUnion((policy.keepsOldest ? group.last : group.first).map { [$0] } ?? [])
      }
    }
    return kept.sorted()
  }

  @Test(arguments: seeds(1_000))
  func aPolicyKeepsWhatItsDefinitionKeeps(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let last = try Day(2025, 8, 29)
    let span = [3, 40, 400, 2_000].randomElement(using: &generator) ?? 1
    let days = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
      last - Int.random(in: 0...span, using: &generator)
    }
    func count() -> Int { max(0, Int.random(in: -4...8, using: &generator)) }
    let policy = RetentionPolicy(
      last: count(), daily: count(), weekly: count(), monthly: count(), quarterly: count(),
      yearly: count(), within: Bool.random(using: &generator) ? .days(count() * 5) : nil,
      keepsOldest: Bool.random(using: &generator),
      fiscalCalendar: FiscalCalendar(
        startingIn: .random(in: 0...12, using: &generator),
        on: .random(in: 1...28, using: &generator)))
    let today = last - Int.random(in: -5...5, using: &generator)
    let kept = policy.kept(zip(days, days.indices), asOf: today)
    #expect(kept == Self.kept(days, by: policy, today))
    let removed = policy.removed(zip(days, days.indices), asOf: today)
    #expect((kept + removed).sorted() == Array(days.indices))
  }

  @Test(
    arguments: [
      (nil, ["2025-07-30", "2025-08-29"]), ("2025-08-30", ["2025-07-30", "2025-08-29"]),
      ("2026-08-29", ["2025-07-30", "2025-08-29"]),
      ("2025-08-28", ["2025-07-29", "2025-07-30", "2025-08-29"]),
    ] as [(String?, [String])])
  func aPeriodCountsFromTodayOrTheNewestValueIfThatIsOlder(
    _ today: String?, _ kept: [String]
  ) throws {
    let names = ["2025-07-28", "2025-07-29", "2025-07-30", "2025-08-29"]
    let days = try names.map { try Day($0, as: .iso) }
    let policy = RetentionPolicy(within: .days(30))
    let today = try today.map { try Day($0, as: .iso) }
    #expect(policy.kept(zip(days, names), asOf: today) == kept)
  }

  @Test func aPeriodMayReachBeyondTheCalendarAndNumbersMayBeHuge() throws {
    let days = [Day.min, try Day(2025, 8, 29), .max]
    #expect(RetentionPolicy(within: .years(30_000)).kept(zip(days, days)) == days)
    #expect(RetentionPolicy(last: .max).kept(zip(days, days)) == days)
    #expect(RetentionPolicy(yearly: .max, keepsOldest: true).kept(zip(days, days)) == days)
    #expect(RetentionPolicy(last: -1, daily: -1).kept(zip(days, days)).isEmpty)
    #expect(RetentionPolicy(daily: 1).kept(zip([Day](), days)).isEmpty)
  }

  @Test func weeksAreThoseOfISO8601() throws {
    let names = ["2024-12-29", "2024-12-30", "2025-01-01", "2025-01-05"]
    let days = try names.map { try Day($0, as: .iso) }
    #expect(RetentionPolicy(weekly: 2).kept(zip(days, names)) == [names[0], names[3]])
  }
}
