/// The numbers of the first days of weeks in ascending order, each once.
///
/// Equal sets have equal values: whatever is a run is stored as one.
@usableFromInline
enum WeekStarts: Hashable, Sendable {
  /// Weeks that follow each other without a gap.
  case run(first: Int, count: Int)

  /// Weeks of another kind.
  case scattered([Int])

  @inlinable
  var count: Int {
    switch self {
    case .run(_, let count): count
    case .scattered(let starts): starts.count
    }
  }

  @inlinable
  subscript(position: Int) -> Int {
    switch self {
    case .run(let first, let count):
      precondition(position >= 0 && position < count, "the position is outside the calendar")
      return first + position * 7
    case .scattered(let starts):
      return starts[position]
    }
  }
}

extension WeekStarts {
  /// The first position whose start satisfies a condition that all later ones satisfy too.
  func partitioningIndex(where isRight: (Int) -> Bool) -> Int {
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
    guard case .run(let first, let count) = self,
      case .run(let otherFirst, let otherCount) = other,
      (first - otherFirst) % 7 == 0
    else { return nil }
    let start = min(first, otherFirst)
    let end = max(first + count * 7, otherFirst + otherCount * 7)
    let weeks = (end - start) / 7
    return weeks <= count + otherCount ? .run(first: start, count: weeks) : nil
  }

  private func merged(with other: WeekStarts) -> WeekStarts {
    var result: [Int] = []
    result.reserveCapacity(count + other.count)
    var (left, right) = (0, 0)
    while left < count || right < other.count {
      let mine = left < count ? self[left] : Int.max
      let theirs = right < other.count ? other[right] : Int.max
      let start = min(mine, theirs)
      // Weeks cut off at the first day there is have that day as their first, and so are the same.
      if start <= Day.bounds.lowerBound { result.removeAll() }
      result.append(start)
      if mine <= theirs { left += 1 }
      if theirs <= mine { right += 1 }
    }
    return WeekStarts(sorted: result)
  }

  private init(sorted starts: [Int]) {
    let isRun = zip(starts, starts.dropFirst()).allSatisfy { $1 - $0 == 7 }
    self = isRun ? .run(first: starts.first ?? 0, count: starts.count) : .scattered(starts)
  }
}
