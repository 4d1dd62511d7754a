#if Formats
/// A counter for each day, in pages of 1,024 days that are created when one of their days is
/// counted.
///
/// A page takes 8 KB and holds 3 years, so a few days far from all others cost little, and the
/// pages of all days take 58 MB.
@usableFromInline
struct DayCounts: Sendable {
  /// The position in ``counters`` of the first counter of each page from ``firstPage`` on, or −1.
  @usableFromInline var pages: PlainArray<Int>

  /// The first page that exists.
  @usableFromInline var firstPage: Int

  @usableFromInline var counters: PlainArray<Int>

  @usableFromInline
  init() {
    pages = PlainArray()
    firstPage = 0
    counters = PlainArray()
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

  /// Whether the page of a day exists, so that one of its days may have been counted.
  func hasPage(of day: Day) -> Bool { start(ofPage: Self.place(of: day).page) >= 0 }

  /// The days whose counters are on the same page as that of a day.
  static func days(onPageOf day: Day) -> ClosedRange<Day> {
    let offset = place(of: day).offset
    let last = min(pageSize - 1 - offset, Day.max - day)
    return day - offset...day + last
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
    var index = 0
    while index < days.count {
      index = count(days, from: index)
      if index < days.count { _ = createPage(Self.place(of: days[index]).page) }
    }
  }

  /// Counts days up to the first whose page does not exist, and returns its index.
  private mutating func count(_ days: Span<Day>, from start: Int) -> Int {
    let (pages, firstPage) = (pages, firstPage)
    return pages.withSpan { pages in
      counters.withMutableSpan { counters in
        var index = start
        while index < days.count {
          let (page, offset) = Self.place(of: days[index])
          let place = page &- firstPage
          guard UInt(bitPattern: place) < UInt(bitPattern: pages.count), pages[place] >= 0 else {
            break
          }
          counters[pages[place] &+ offset] += 1
          index &+= 1
        }
        return index
      }
    }
  }

  @usableFromInline
  @inline(never)
  mutating func createPage(_ page: Int) -> Int {
    if pages.isEmpty { firstPage = page }
    if page < firstPage {
      var longer = PlainArray<Int>()
      longer.append(repeating: -1, count: firstPage - page)
      for start in pages { longer.append(start) }
      pages = longer
      firstPage = page
    }
    while pages.count <= page - firstPage { pages.append(-1) }
    let start = counters.count
    pages[page - firstPage] = start
    counters.append(repeating: 0, count: Self.pageSize)
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

  /// The counters of a range of days; the others are zero.
  func limited(to days: ClosedRange<Day>) -> DayCounts {
    var limited = self
    let base = Day.bounds.lowerBound
    let inside = days.lowerBound.daysSince1970 - base...days.upperBound.daysSince1970 - base
    for (index, start) in pages.enumerated() where start >= 0 {
      let first = (firstPage + index) * Self.pageSize
      for offset in 0..<Self.pageSize where !inside.contains(first + offset) {
        limited.counters[start + offset] = 0
      }
    }
    return limited
  }

  /// The counter of a day.
  func count(of day: Day) -> Int {
    let (page, offset) = Self.place(of: day)
    return counter(offset, from: start(ofPage: page))
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

  /// The sums of the counters of the days that have each number from 1 to 31.
  func sums(by number: (Day) -> Int) -> [Int] {
    var sums = Array(repeating: 0, count: 31)
    let base = Day.bounds.lowerBound + firstPage * Self.pageSize
    for (index, start) in pages.enumerated() where start >= 0 {
      for offset in 0..<Self.pageSize where counters[start + offset] != 0 {
        let day = Day(daysSince1970: base + index * Self.pageSize + offset)
        sums[number(day) - 1] += counters[start + offset]
      }
    }
    return sums
  }

  /// The first and the last day whose counter is not zero.
  var days: ClosedRange<Day>? {
    var known: ClosedRange<Int>?
    for index in 0..<pages.count {
      guard let counted = counted(inPageAt: index) else { continue }
      let start = (firstPage + index) * Self.pageSize
      let first = known?.lowerBound ?? start + counted.lowerBound
      known = first...start + counted.upperBound
    }
    guard let known else { return nil }
    let base = Day.bounds.lowerBound
    return Day(daysSince1970: base + known.lowerBound)...Day(daysSince1970: base + known.upperBound)
  }

  /// The first and the last offset in a page whose counter is not zero.
  private func counted(inPageAt index: Int) -> ClosedRange<Int>? {
    let page = pages[index]
    guard page >= 0 else { return nil }
    return counters.withSpan { counters in
      let counters = counters.extracting(page..<page + Self.pageSize)
      var (first, last) = (0, Self.pageSize - 1)
      while first < counters.count, counters[first] == 0 { first &+= 1 }
      guard first <= last else { return nil }
      while counters[last] == 0 { last &-= 1 }
      return first...last
    }
  }
}

extension DayCounts: Equatable {
  /// Returns whether the counters of all days are equal, whichever pages exist.
  @usableFromInline
  static func == (left: DayCounts, right: DayCounts) -> Bool {
    let pageCount = place(of: .max).page + 1
    return (0..<pageCount).allSatisfy { page in
      let (leftStart, rightStart) = (left.start(ofPage: page), right.start(ofPage: page))
      guard leftStart >= 0 || rightStart >= 0 else { return true }
      return (0..<pageSize).allSatisfy { offset in
        left.counter(offset, from: leftStart) == right.counter(offset, from: rightStart)
      }
    }
  }

  /// The counter at an offset in the page from a position; 0 if there is no page.
  private func counter(_ offset: Int, from start: Int) -> Int {
    start < 0 ? 0 : counters[start + offset]
  }
}
#endif
