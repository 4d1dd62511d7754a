/// A counter for each day, in pages of 4,096 days that are created when one of their days is
/// counted.
///
/// A page takes 32 KB and holds 11 years, so a few days far from all others cost little, and the
/// pages of all days take 58 MB.
@usableFromInline
struct DayCounts: Sendable {
  /// The position in ``counters`` of the first counter of each page, or −1; empty before the first
  /// day.
  @usableFromInline var pages: [Int]

  @usableFromInline var counters: [Int]

  @usableFromInline
  init() {
    pages = []
    counters = []
  }

  @inlinable static var pageBits: Int { 12 }
  @inlinable static var pageSize: Int { 1 << pageBits }

  @inlinable
  static func place(of day: Day) -> (page: Int, offset: Int) {
    let index = day.daysSince1970 &- Day.bounds.lowerBound
    return (index >> pageBits, index & (pageSize &- 1))
  }

  /// Adds to the counter of a day.
  @inlinable
  mutating func add(_ count: Int, to day: Day) {
    let (page, offset) = Self.place(of: day)
    var start = pages.isEmpty ? -1 : pages[page]
    if start < 0 { start = createPage(page) }
    counters[start &+ offset] += count
  }

  /// Adds one to the counter of each day.
  mutating func add(_ days: Span<Day>) {
    for index in days.indices { add(1, to: days[index]) }
  }

  @usableFromInline
  @inline(never)
  mutating func createPage(_ page: Int) -> Int {
    if pages.isEmpty {
      pages = Array(repeating: -1, count: Self.place(of: .max).page + 1)
    }
    let start = counters.count
    pages[page] = start
    counters.append(contentsOf: repeatElement(0, count: Self.pageSize))
    return start
  }

  /// Adds all counters of another value.
  mutating func add(_ other: DayCounts) {
    for (page, otherStart) in other.pages.enumerated() where otherStart >= 0 {
      let known = pages.isEmpty ? -1 : pages[page]
      let start = known >= 0 ? known : createPage(page)
      for offset in 0..<Self.pageSize {
        counters[start + offset] += other.counters[otherStart + offset]
      }
    }
  }
}

extension DayCounts {
  /// The sum of the counters of a range of days.
  func sum(of days: ClosedRange<Day>) -> Int {
    if pages.isEmpty { return 0 }
    let (firstPage, firstOffset) = Self.place(of: days.lowerBound)
    let (lastPage, lastOffset) = Self.place(of: days.upperBound)
    var sum = 0
    for page in firstPage...lastPage where pages[page] >= 0 {
      let start = pages[page]
      let first = page == firstPage ? firstOffset : 0
      let last = page == lastPage ? lastOffset : Self.pageSize - 1
      for position in start + first...start + last { sum += counters[position] }
    }
    return sum
  }

  /// The sums of the counters of each weekday, Sunday first.
  var weekdaySums: [Int] {
    var sums = Array(repeating: 0, count: 7)
    for (page, start) in pages.enumerated() where start >= 0 {
      // `Day.min` is a Monday.
      var weekday = (page * Self.pageSize + 1) % 7
      for position in start..<start + Self.pageSize {
        sums[weekday] += counters[position]
        weekday = weekday == 6 ? 0 : weekday + 1
      }
    }
    return sums
  }

  /// The first and the last day whose counter is not zero.
  var days: ClosedRange<Day>? {
    var page = 0
    while page < pages.count, isZero(page) { page += 1 }
    guard page < pages.count else { return nil }
    var index = 0
    while counters[pages[page] + index] == 0 { index += 1 }
    let first = page * Self.pageSize + index
    page = pages.count - 1
    while isZero(page) { page -= 1 }
    index = Self.pageSize - 1
    while counters[pages[page] + index] == 0 { index -= 1 }
    let last = page * Self.pageSize + index
    return Day(
      daysSince1970: first + Day.bounds.lowerBound)...Day(
        daysSince1970: last + Day.bounds.lowerBound)
  }
}

extension DayCounts: Equatable {
  /// Returns whether the counters of all days are equal, whichever pages exist.
  @usableFromInline
  static func == (left: DayCounts, right: DayCounts) -> Bool {
    let pageCount = place(of: .max).page + 1
    return (0..<pageCount).allSatisfy { page in
      left.page(page)?.elementsEqual(right.page(page) ?? zeros) ?? right.isZero(page)
    }
  }

  private static var zeros: ArraySlice<Int> { ArraySlice(repeating: 0, count: pageSize) }

  private func page(_ page: Int) -> ArraySlice<Int>? {
    guard !pages.isEmpty, pages[page] >= 0 else { return nil }
    return counters[pages[page]..<pages[page] + Self.pageSize]
  }

  private func isZero(_ page: Int) -> Bool {
    self.page(page)?.allSatisfy { $0 == 0 } ?? true
  }
}
