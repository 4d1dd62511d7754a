/// The numbers of the first days of weeks in ascending order, each once.
///
/// Equal sets have equal values: whatever is a run is stored as one.
@usableFromInline
struct WeekStarts: Hashable, Sendable {
  /// The lowest number; 0 where there is none.
  @usableFromInline let first: Int32

  @usableFromInline let weekCount: Int32

  /// All numbers where not each is seven more than the one before.
  @usableFromInline let scattered: [Int32]?

  /// Creates the starts of weeks that follow each other without a gap.
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
  /// The first position whose start satisfies a condition that all later ones satisfy too.
  func partitioningIndex(where isRight: (Int32) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isRight(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The starts that one or both have.
  func union(_ other: WeekStarts) -> WeekStarts {
    if count == 0 { return other }
    if other.count == 0 { return self }
    return joined(with: other) ?? merged(with: other)
  }

  /// The one run that two runs make, if they touch and keep step.
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
      // Weeks cut off at the first day there is have that day as their first, and so are the same.
      if start <= Day.min.number { result.removeAll() }
      result.append(start)
      if mine <= theirs { left += 1 }
      if theirs <= mine { right += 1 }
    }
    return WeekStarts(sorted: result)
  }
}
