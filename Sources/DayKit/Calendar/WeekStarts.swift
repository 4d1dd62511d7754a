/// The day numbers of the first days of weeks in ascending order, each once.
///
/// Equal sets have equal values, because consecutive weeks are always stored as a run.
@usableFromInline
struct WeekStarts: Hashable, Sendable {
  /// The lowest number; 0 if there are no weeks.
  @usableFromInline let first: Int32

  @usableFromInline let weekCount: Int32

  /// All numbers, if they are not a run in which each is seven more than the one before.
  @usableFromInline let scattered: [Int32]?

  /// Creates the starts of consecutive weeks.
  @inlinable
  init(first: Int32, count: Int32) {
    self.first = first
    weekCount = count
    scattered = nil
  }

  init(sorted starts: [Int32]) {
    let isRun = zip(starts, starts.dropFirst()).allSatisfy { $1 - $0 == 7 }
    first = starts.first ?? 0
    weekCount = Int32(starts.count)
    scattered = isRun ? nil : starts
  }

  @inlinable var count: Int { Int(weekCount) }

  @inlinable
  subscript(position: Int) -> Int32 {
    precondition(position >= 0 && position < count, "the position is outside the calendar")
    if let scattered { return scattered[position] }
    return first &+ 7 &* Int32(truncatingIfNeeded: position)
  }
}

extension WeekStarts {
  /// The first position whose start satisfies a condition that all later starts satisfy too.
  func partitioningIndex(where isSecondHalf: (Int32) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isSecondHalf(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The starts that are in one or both.
  func union(_ other: WeekStarts) -> WeekStarts {
    if count == 0 { return other }
    if other.count == 0 { return self }
    return joined(with: other) ?? merged(with: other)
  }

  /// The single run that two runs form, if they touch and have the same first weekday.
  private func joined(with other: WeekStarts) -> WeekStarts? {
    guard scattered == nil, other.scattered == nil, (first - other.first) % 7 == 0 else {
      return nil
    }
    let start = min(first, other.first)
    let end = max(first + weekCount * 7, other.first + other.weekCount * 7)
    let weeks = (end - start) / 7
    return weeks <= weekCount + other.weekCount ? WeekStarts(first: start, count: weeks) : nil
  }

  private func merged(with other: WeekStarts) -> WeekStarts {
    var result: [Int32] = []
    result.reserveCapacity(count + other.count)
    var (left, right) = (0, 0)
    while left < count || right < other.count {
      let mine = left < count ? self[left] : Int32.max
      let theirs = right < other.count ? other[right] : Int32.max
      let start = min(mine, theirs)
      // All weeks that begin before `Day.min` have that day as their first day, so they are the
      // same.
      if start <= Day.min.number { result.removeAll() }
      result.append(start)
      if mine <= theirs { left += 1 }
      if theirs <= mine { right += 1 }
    }
    return WeekStarts(sorted: result)
  }
}
