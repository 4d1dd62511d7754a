import DayKit
import DayRecords

/// The rows of a report: one for each group, and one for records without a date if there are any.
struct CountRows {
  private let groups: Groups
  private let counts: SeriesCounts
  let absent: PlainArray<Int>
  let labels: GroupLabels

  /// The number of groups of records with a date.
  let groupCount: Int

  /// The sums of the counts up to each group, with those of all series next to each other, if they
  /// are wanted.
  private var totals = PlainArray<Int>()

  private enum Groups {
    case bins(SeriesCounts.Bins)
    case ages([AgeGroups.Group])
  }

  init(
    of counts: SeriesCounts, by groups: CountGroups, absent: PlainArray<Int>, _ labels: GroupLabels
  ) {
    (self.counts, self.absent, self.labels) = (counts, absent, labels)
    switch groups {
    case .calendar(let grouping):
      let cycle = labels.fiscalCalendar?.cycle(of: grouping)
      self.groups = .bins(
        cycle.map { counts.bins(by: $0) }
          ?? counts.bins(by: grouping, startingOn: labels.firstWeekday))
    case .cycle(let period, let anchor):
      // Without days, there are no groups, whatever the anchor.
      let cycle = DayCycle(every: period, from: anchor ?? counts.days?.lowerBound ?? .min)
      self.groups = .bins(cycle.map { counts.bins(by: $0) } ?? counts.bins(by: .day))
    case .ages(let ages):
      let later = ages.later
      let isEmpty = later.days.map { days in
        (0..<counts.count).allSatisfy { counts.sum(of: days, inSeriesAt: $0) == 0 }
      }
      self.groups = .ages((isEmpty ?? true ? [] : [later]) + ages.groups)
    }
    groupCount =
      switch self.groups {
      case .bins(let bins): bins.count
      case .ages(let groups): groups.count
      }
  }

  /// Makes each count that of its group and all before it.
  mutating func accumulate() {
    let width = counts.count
    var totals = PlainArray<Int>()
    for position in 0..<groupCount {
      for series in 0..<width {
        let last = position > 0 ? totals[totals.count - width] : 0
        totals.append(last + count(at: position, inSeriesAt: series))
      }
    }
    self.totals = totals
  }
}

extension CountRows {
  var count: Int { groupCount + (absent.isEmpty ? 0 : 1) }

  /// Whether a row counts the records without a date.
  private func isAbsent(_ position: Int) -> Bool { position == groupCount }

  func label(_ position: Int, width: DaySymbols.Width = .wide) -> String {
    if isAbsent(position) { return "none" }
    return switch groups {
    case .bins(let bins): labels.label(bins.group(at: position), width: width)
    case .ages(let groups): groups[position].label
    }
  }

  /// The label in a form of records, in which an absent date has a value of its own.
  func label(_ position: Int, in form: RecordForm) -> ContiguousArray<UInt8> {
    isAbsent(position)
      ? form.missingValue
      : form.value(ContiguousArray(label(position).utf8).span, isNumber: labels.areNumbers)
  }

  func counts(at position: Int, seriesCount: Int) -> [Int] {
    (0..<seriesCount).map { count(at: position, inSeriesAt: $0) }
  }

  func count(at position: Int, inSeriesAt series: Int) -> Int {
    if isAbsent(position) { return series < absent.count ? absent[series] : 0 }
    if !totals.isEmpty { return totals[position * counts.count + series] }
    switch groups {
    case .bins(let bins): return bins.count(at: position, inSeriesAt: series)
    case .ages(let groups):
      return groups[position].days.map { counts.sum(of: $0, inSeriesAt: series) } ?? 0
    }
  }
}

extension FiscalCalendar {
  /// The cycle of fiscal years or quarters; `nil` for other groups.
  func cycle(of grouping: DayGrouping) -> DayCycle? {
    guard let months = grouping.spanKind?.monthCount, months > 1 else { return nil }
    let start = daysOfYear(containing: Day(daysSince1970: 0)).lowerBound
    return DayCycle(every: .months(months), from: start)
  }
}
