package import DayKit

/// All days, compared with the walked calendar in parallel.
package enum EveryDay {
  package static let count = 7_304_484

  /// The result of a check of days.
  package struct Tally: Equatable, Sendable {
    package var days: Int
    package var firstMismatch: WalkedDay?

    package init(days: Int = 0) {
      self.days = days
    }

    /// The result of a check of all days without a mismatch.
    package static let complete = Tally(days: EveryDay.count)

    package mutating func add(_ other: Tally) {
      days += other.days
      guard let theirs = other.firstMismatch else { return }
      if let mine = firstMismatch, mine.number < theirs.number { return }
      firstMismatch = theirs
    }
  }

  /// The first days of all months, from one walk over all days.
  package static let firstsOfMonths: [WalkedDay] = {
    var firsts: [WalkedDay] = []
    var walked = WalkedDay.first
    while walked.year < 10_000 {
      if walked.dayOfMonth == 1 { firsts.append(walked) }
      walked.advance()
    }
    return firsts
  }()

  /// The walked day of the same number, reached from the first of its month.
  package static func walk(to year: Int, _ month: Int, _ dayOfMonth: Int) -> WalkedDay {
    var walked = firstsOfMonths[(year + 9999) * 12 + month - 1]
    while walked.dayOfMonth < dayOfMonth { walked.advance() }
    return walked
  }

  /// Compares every day with its walked day.
  package static func tally(_ matches: @escaping @Sendable (Day, WalkedDay) -> Bool) async -> Tally
  {
    await tally(years: -9999...9999, matches)
  }

  /// Compares every day of some years with its walked day.
  package static func tally(
    years: ClosedRange<Int>, _ matches: @escaping @Sendable (Day, WalkedDay) -> Bool
  ) async -> Tally {
    await withTaskGroup(of: Tally.self) { group in
      for first in stride(from: years.lowerBound, through: years.upperBound, by: 100) {
        let last = min(first + 99, years.upperBound)
        group.addTask { tally(from: walk(to: first, 1, 1), through: last, matches) }
      }
      return await group.reduce(into: Tally()) { $0.add($1) }
    }
  }

  private static func tally(
    from start: WalkedDay, through lastYear: Int, _ matches: (Day, WalkedDay) -> Bool
  ) -> Tally {
    var walked = start
    var tally = Tally()
    while walked.year <= lastYear {
      guard let day = Day(exactly: walked.number), matches(day, walked) else {
        tally.firstMismatch = walked
        return tally
      }
      tally.days += 1
      walked.advance()
    }
    return tally
  }
}
