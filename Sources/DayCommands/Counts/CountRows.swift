import DayKit
import DayRecords

/// The rows of a report: one for each group, and one for records without a date if there are any.
struct CountRows {
  let bins: SeriesCounts.Bins
  let absent: PlainArray<Int>
  let labels: GroupLabels

  var count: Int { bins.count + (absent.isEmpty ? 0 : 1) }

  /// Whether a row counts the records without a date.
  private func isAbsent(_ position: Int) -> Bool { position == bins.count }

  func label(_ position: Int, width: DaySymbols.Width = .wide) -> String {
    isAbsent(position) ? "none" : labels.label(bins.group(at: position), width: width)
  }

  /// The label in a form of records, in which an absent date has a value of its own.
  func label(_ position: Int, in form: RecordForm) -> ContiguousArray<UInt8> {
    isAbsent(position) ? form.missingValue : form.value(Array(label(position).utf8).span)
  }

  func counts(at position: Int, seriesCount: Int) -> [Int] {
    (0..<seriesCount).map { count(at: position, inSeriesAt: $0) }
  }

  func count(at position: Int, inSeriesAt series: Int) -> Int {
    guard isAbsent(position) else { return bins.count(at: position, inSeriesAt: series) }
    return series < absent.count ? absent[series] : 0
  }
}
