import DayKit

/// The ages of dates on a day, in buckets.
struct AgeGroups: Sendable {
  let buckets: NumberBuckets
  let unit: DifferenceUnit

  /// The day on which ages are counted.
  let day: Day

  /// A bucket with its dates, of which there may be none.
  struct Group: Sendable {
    let label: String
    let days: ClosedRange<Day>?
  }

  /// The dates after the day, which have no age.
  var later: Group {
    Group(label: NumberBuckets.labelBelow, days: day == .max ? nil : day + 1 ... .max)
  }

  /// All buckets, in order.
  var groups: [Group] {
    (0..<buckets.count).map { position in
      Group(label: buckets.label(at: position), days: days(ofAges: buckets.numbers(at: position)))
    }
  }

  private func days(ofAges ages: ClosedRange<Int>) -> ClosedRange<Day>? {
    let first = ages.upperBound == .max ? .min : earliestDay(ofAge: ages.upperBound)
    let next =
      ages.lowerBound == 0
      ? day.daysSince1970 + 1 : earliestDay(ofAge: ages.lowerBound - 1).daysSince1970
    guard first.daysSince1970 < next, let last = Day(exactly: next - 1) else { return nil }
    return first...last
  }

  /// The earliest day whose age is a number or less.
  private func earliestDay(ofAge age: Int) -> Day {
    let difference = Difference()
    var (low, high) = (Day.min, day)
    while low < high {
      let middle = low + (high - low) / 2
      if difference.count(unit, middle, day) <= age { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
