import DayKit

/// The ages of dates on a day, in buckets.
struct AgeGroups: Sendable {
  let buckets: NumberBuckets

  /// The unit of the ages, if it is known.
  let unit: Day.Unit?

  /// The day on which ages are counted.
  let day: Day

  /// Returns the age of a date on the day, which is less the later the date is.
  let age: @Sendable (Day) -> Int

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
  private func earliestDay(ofAge number: Int) -> Day {
    var (low, high) = (Day.min, day)
    while low < high {
      let middle = low + (high - low) / 2
      if age(middle) <= number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
