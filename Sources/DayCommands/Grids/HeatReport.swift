import DayKit
import DayRecords
import System
import Terminal

/// Shows the counts of dates as a scale on the days of months.
struct HeatReport: TallyReport {
  let sheet: MonthSheet

  /// The months to show; without any, those from the first date to the last.
  let months: [ClosedRange<YearMonth>]

  /// How the levels of the scale are chosen.
  let division: HeatDivision

  /// Returns the theme of the colours, for which it may ask the terminal.
  let theme: @Sendable () -> TerminalTheme

  /// Whether the months are written as an SVG file.
  let isSVG: Bool

  /// The month to show if there are no dates either.
  let currentMonth: YearMonth?

  func write(
    _ counts: SeriesCounts, _ absent: PlainArray<Int>, _ names: SeriesNames,
    to output: inout BufferedOutput
  ) throws(ReportError) {
    var sheet = sheet
    sheet.look.marks?.heat = HeatScale(
      counts, in: months, by: division, sheet.palettes[theme()], usesUTF8: sheet.usesUTF8)
    var isFirst = true
    if isSVG {
      guard let range = months.first ?? range(counts) else { return }
      return output.append(try sheet.svg(range))
    }
    for months in months.isEmpty ? allMonths(counts) : months {
      var text: ContiguousArray<UInt8> = isFirst ? [] : [UInt8(ascii: "\n")]
      isFirst = false
      sheet.write(months, to: &text)
      text.append(UInt8(ascii: "\n"))
      output.append(text.span)
    }
  }

  /// The months of all dates, or the current month if there are none.
  private func range(_ counts: SeriesCounts) -> ClosedRange<YearMonth>? {
    counts.days.map { $0.lowerBound.yearMonth...$0.upperBound.yearMonth }
      ?? currentMonth.map { $0...$0 }
  }

  /// The months of all dates, in sheets that do not take much memory.
  private func allMonths(_ counts: SeriesCounts) -> [ClosedRange<YearMonth>] {
    guard let months = range(counts) else { return [] }
    let (first, last) = (months.lowerBound, months.upperBound)
    return stride(from: 0, through: last - first, by: MonthSpan.limit).map { start in
      let end = Swift.min(start + MonthSpan.limit - 1, last - first)
      return first + start...first + end
    }
  }
}
