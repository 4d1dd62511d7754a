/// A counter for each day, in pages of 1,024 days that are created when one of their days is
/// counted.
///
/// A page takes 8 KB and holds 3 years, so a few days far from all others cost little, and the
/// pages of all days take 58 MB.
@usableFromInline
struct DayCounts: Sendable {
  /// The position in ``counters`` of the first counter of each page from ``firstPage`` on, or −1.
  @usableFromInline var pages: [Int]

  /// The first page that exists.
  @usableFromInline var firstPage: Int

  @usableFromInline var counters: [Int]

  @usableFromInline
  init() {
    pages = []
    firstPage = 0
    counters = []
  }

  @inlinable static var pageBits: Int { 10 }
  @inlinable static var pageSize: Int { 1 << pageBits }

  @inlinable
  static func place(of day: Day) -> (page: Int, offset: Int) {
    let index = day.daysSince1970 &- Day.bounds.lowerBound
    return (index >> pageBits, index & (pageSize &- 1))
  }

  /// The position of the first counter of a page, or −1.
  @inlinable
  func start(ofPage page: Int) -> Int {
    let index = page &- firstPage
    return UInt(bitPattern: index) < UInt(bitPattern: pages.count) ? pages[index] : -1
  }

  /// Adds to the counter of a day.
  @inlinable
  mutating func add(_ count: Int, to day: Day) {
    let (page, offset) = Self.place(of: day)
    var start = start(ofPage: page)
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
    if pages.isEmpty { firstPage = page }
    if page < firstPage {
      pages.insert(contentsOf: repeatElement(-1, count: firstPage - page), at: 0)
      firstPage = page
    }
    while pages.count <= page - firstPage { pages.append(-1) }
    let start = counters.count
    pages[page - firstPage] = start
    counters.append(contentsOf: repeatElement(0, count: Self.pageSize))
    return start
  }

  /// Adds all counters of another value.
  mutating func add(_ other: DayCounts) {
    for (index, otherStart) in other.pages.enumerated() where otherStart >= 0 {
      let page = other.firstPage + index
      let known = start(ofPage: page)
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
    let (firstPage, firstOffset) = Self.place(of: days.lowerBound)
    let (lastPage, lastOffset) = Self.place(of: days.upperBound)
    var sum = 0
    for page in firstPage...lastPage {
      let start = start(ofPage: page)
      guard start >= 0 else { continue }
      let first = page == firstPage ? firstOffset : 0
      let last = page == lastPage ? lastOffset : Self.pageSize - 1
      for position in start + first...start + last { sum += counters[position] }
    }
    return sum
  }

  /// The sums of the counters of each weekday, Sunday first.
  var weekdaySums: [Int] {
    var sums = Array(repeating: 0, count: 7)
    for (index, start) in pages.enumerated() where start >= 0 {
      // `Day.min` is a Monday.
      var weekday = ((firstPage + index) * Self.pageSize + 1) % 7
      for position in start..<start + Self.pageSize {
        sums[weekday] += counters[position]
        weekday = weekday == 6 ? 0 : weekday + 1
      }
    }
    return sums
  }

  /// The first and the last day whose counter is not zero.
  var days: ClosedRange<Day>? {
    var index = 0
    while index < pages.count, counted(inPageAt: index) == nil { index += 1 }
    guard index < pages.count, let first = counted(inPageAt: index) else { return nil }
    let start = (firstPage + index) * Self.pageSize
    index = pages.count - 1
    while index > 0, counted(inPageAt: index) == nil { index -= 1 }
    let last = counted(inPageAt: index)?.upperBound ?? first.upperBound
    let end = (firstPage + index) * Self.pageSize + last
    let base = Day.bounds.lowerBound
    return Day(daysSince1970: base + start + first.lowerBound)...Day(daysSince1970: base + end)
  }

  /// The first and the last offset in a page whose counter is not zero.
  private func counted(inPageAt index: Int) -> ClosedRange<Int>? {
    let page = pages[index]
    guard page >= 0 else { return nil }
    let counters = counters.span
    var (first, last) = (0, Self.pageSize - 1)
    while first <= last, counters[page + first] == 0 { first += 1 }
    guard first <= last else { return nil }
    while counters[page + last] == 0 { last -= 1 }
    return first...last
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
    let start = start(ofPage: page)
    return start < 0 ? nil : counters[start..<start + Self.pageSize]
  }

  private func isZero(_ page: Int) -> Bool {
    self.page(page)?.allSatisfy { $0 == 0 } ?? true
  }
}
