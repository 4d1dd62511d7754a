import CommandGrammar
import DayKit
import DayRecords

/// The rows of tables that `count --csv` has printed: the groups that their labels name.
struct CountTableRows {
  private(set) var groups: CountGroups
  private(set) var labels: GroupLabels

  /// The length of the groups, if it is an amount.
  private let cycle: (period: Period, anchor: Day?)?

  /// The labels of groups that recur, or of ages, which are the same in all tables.
  private var allLabels: [String] = []

  /// Whether the groups are ages, and the least age of each.
  private let isAges: Bool
  private var starts: [Int] = []

  /// The number of rows of the table that is read, the days of its last group, and whether it has had rows
  /// for records without a date and for ages below the first range.
  private var count = 0
  private var days: ClosedRange<Day>?
  private var hasAbsent = false
  private var hasBelow = false

  /// Whether a table has had rows, so that what they tell is known.
  private var isKnown = false

  /// The reason why a row is not one of a table.
  struct Failure: Error {
    let sentence: String
  }

  /// Whether a word is the name of groups in a header.
  static func isName(_ name: String) -> Bool {
    name == "period" || name == "bucket" || DayGrouping(rawValue: name) != nil
  }

  /// - Throws: `UsageError` if an option that the groups need is missing, or makes no difference.
  init(
    _ name: String, cycle: (Period, anchor: Day?)?, symbols: DaySymbols,
    fiscalCalendar: FiscalCalendar?
  ) throws(UsageError) {
    let grouping = DayGrouping(rawValue: name) ?? .day
    self.cycle = cycle
    groups = cycle.map { .cycle($0, anchor: $1) } ?? .calendar(grouping)
    labels = GroupLabels(
      grouping: grouping, firstWeekday: .monday, symbols: symbols, fiscalCalendar: fiscalCalendar)
    guard (name == "period") == (cycle != nil) else {
      throw UsageError(
        cycle == nil
          ? "the groups of the tables are an amount: add it with --by, such as --by 2w"
          : "--by applies to tables of groups such as 2w only: these tables are by \(name)")
    }
    isAges = name == "bucket"
    if grouping == .monthOfYear || grouping == .dayOfMonth { listLabels() }
  }
}

extension CountTableRows {
  /// Begins a table.
  mutating func beginTable() { (count, days, hasAbsent, hasBelow) = (0, nil, false, false) }

  /// Takes the next row, and returns a day of its group; `nil` for records without a date.
  mutating func take(label: [UInt8]) throws(Failure) -> Day? {
    guard !hasAbsent else {
      throw Failure(
        sentence: "a line follows that of records without a date, which is the last one")
    }
    if label.isEmpty {
      hasAbsent = true
      return nil
    }
    let text = String(decoding: label, as: UTF8.self)
    if isAges { return try day(ofAge: text) }
    if labels.grouping.recurs { return try day(ofRecurring: text) }
    return try day(ofSpan: text)
  }

  private func failure(_ text: String) -> Failure {
    let name = String(quoting: Array(text.utf8))
    if case .cycle = groups { return Failure(sentence: "\(name) is not a date (yyyy-MM-dd)") }
    let isFiscal = text.hasPrefix("FY") && labels.fiscalCalendar == nil
    return Failure(
      sentence: "\(name) is not a \(labels.grouping.rawValue)"
        + (isFiscal ? ": add --fiscal-year-start as it was given for the table" : ""))
  }
}

// Spans.

extension CountTableRows {
  private mutating func day(ofSpan text: String) throws(Failure) -> Day? {
    if !isKnown, labels.grouping == .week, let day = try? Day(text) {
      labels = GroupLabels(
        grouping: .week, firstWeekday: day.weekday, symbols: labels.symbols,
        fiscalCalendar: labels.fiscalCalendar)
    }
    guard let day = firstDay(of: text) else { throw failure(text) }
    if !isKnown, let cycle, cycle.anchor == nil { groups = .cycle(cycle.period, anchor: day) }
    isKnown = true
    guard let group = group(of: day), group.lowerBound == day else {
      throw Failure(
        sentence:
          "no group begins on \(text): count all tables with the same --anchor, and give it here too"
      )
    }
    if let days, days.upperBound.daysSince1970 + 1 != day.daysSince1970 {
      throw Failure(
        sentence: day <= days.upperBound
          ? "\(text) follows a later group, or occurs twice"
          : "a group is missing before \(text)")
    }
    days = group
    return day
  }

  /// The first day of the group with a label.
  private func firstDay(of text: String) -> Day? {
    if case .cycle = groups { return try? Day(text) }
    for day in candidates(text) {
      guard let group = group(of: day) else { continue }
      let label = labels.label(.span(DaySpan(group)))
      if label == text { return group.lowerBound }
    }
    return nil
  }

  /// Days that may be in the group of a label.
  private func candidates(_ text: String) -> [Day] {
    if let day = try? Day(text) { return [day] }
    if labels.fiscalCalendar == nil || !labels.grouping.dependsOnFiscalYear {
      return (try? DaySpan(text)).map { [$0.days.lowerBound] } ?? []
    }
    // Years outside 0 to 9999 have a sign and six digits.
    let number = text.hasPrefix("FY") ? text.dropFirst(2) : text[...]
    let hasSign = number.first == "+" || number.first == "-"
    guard let year = Int(number.prefix(hasSign ? 7 : 4)) else { return [] }
    // A fiscal year begins in the calendar year before the one that names it, or with it.
    return [year - 1, year].flatMap { year in
      (0..<4).compactMap { quarter in try? Day(year, 3 * quarter + 3, 28) }
    }
  }

  private func group(of day: Day) -> ClosedRange<Day>? {
    if case .cycle(let period, let anchor) = groups {
      return DayCycle(every: period, from: anchor ?? day)?.days(containing: day)
    }
    if let cycle = labels.fiscalCalendar?.cycle(of: labels.grouping) {
      return cycle.days(containing: day)
    }
    return labels.grouping.group(of: day, startingOn: labels.firstWeekday).span?.days
  }
}

// Groups that recur.

extension CountTableRows {
  /// A day of the group at a position among those that recur.
  private func recurringDay(at position: Int) -> Day? {
    switch labels.grouping {
    case .weekday: Day(daysSince1970: 3 + labels.firstWeekday.days(since: .sunday) + position)
    case .monthOfYear: try? Day(2000, position + 1, 1)
    default: try? Day(2000, 1, position + 1)
    }
  }

  private mutating func listLabels() {
    let count = labels.grouping == .weekday ? 7 : labels.grouping == .monthOfYear ? 12 : 31
    let days = (0..<count).compactMap { recurringDay(at: $0) }
    allLabels = days.map { labels.label(labels.grouping.group(of: $0)) }
  }

  private mutating func day(ofRecurring text: String) throws(Failure) -> Day? {
    if !isKnown, labels.grouping == .weekday {
      let first = Weekday.allCases.first { labels.symbols.name(of: $0) == text }
      guard let first else {
        throw Failure(
          sentence: "\(String(quoting: Array(text.utf8))) is not a weekday: add --locale as it was "
            + "given for the table")
      }
      labels = GroupLabels(
        grouping: .weekday, firstWeekday: first, symbols: labels.symbols,
        fiscalCalendar: labels.fiscalCalendar)
      listLabels()
    }
    isKnown = true
    guard count < allLabels.count, text == allLabels[count] else {
      // A name in another language is none of the labels.
      let hint = allLabels.contains(text) ? "" : ": give --locale as it was for the table"
      throw Failure(
        sentence: "\(String(quoting: Array(text.utf8))) is not "
          + (count < allLabels.count
            ? "\(allLabels[count]), which comes next" + hint
            : "one of the \(allLabels.count) groups"))
    }
    defer { count += 1 }
    return recurringDay(at: count)
  }
}

// Ages.

extension CountTableRows {
  /// The day on which the ages of the tables are counted here, which has room for all ages.
  private static var dayOfAges: Day { Day.max - 1 }

  /// Takes a row of the first table, or compares it with that table.
  private mutating func day(ofAge text: String) throws(Failure) -> Day? {
    if text == NumberBuckets.labelBelow, count == 0, !hasBelow {
      hasBelow = true
      return .max
    }
    let start = Int(text.prefix { ("0"..."9").contains($0) })
    guard let start, let day = Day(exactly: Self.dayOfAges.daysSince1970 - start),
      isKnown ? count < allLabels.count && allLabels[count] == text : start > starts.last ?? -1
    else {
      let name = String(quoting: Array(text.utf8))
      throw Failure(
        sentence: isKnown && count < allLabels.count
          ? "\(name) is not \(allLabels[count]), which comes next in the first table"
          : "\(name) is not the next range of ages")
    }
    if !isKnown {
      allLabels.append(text)
      starts.append(start)
    }
    count += 1
    return day
  }

  /// Takes note of the ages at the end of the first table, and returns what it lacks.
  mutating func finishTable() -> String? {
    if isAges, !isKnown {
      let buckets = NumberBuckets(startingAt: Array(starts.dropFirst()))
      guard let buckets, buckets.labels == allLabels else {
        return "the ranges of ages do not follow each other up to the last one: the table was "
          + "probably cut off"
      }
      let day = Self.dayOfAges
      groups = .ages(AgeGroups(buckets: buckets, unit: nil, day: day) { day - $0 })
      isKnown = true
    }
    guard count < allLabels.count else { return nil }
    return "the row \(allLabels[count]) is missing: the table was probably cut off"
  }
}
