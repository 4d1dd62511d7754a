import DayKit
import Foundation

extension Operation {
  /// The operations on the grid of a month, whose weeks begin on Monday.
  static func grids() -> [Operation] {
    [
      Operation(
        name: "month grid, first day and number of weeks", inC: [("grid", "")],
        inFoundation: [("Calendar", { foundationSum($0) { grid, _ in grid.weeks + grid.first } })],
        ours: { sample in
          var sum: Int32 = 0
          for day in sample.days {
            let grid = day.calendarMonth(startingOn: .monday)
            sum &+= Int32(truncatingIfNeeded: grid.count &+ grid[0].key.daysSince1970)
          }
          return Int(sum)
        }),
      Operation(
        name: "month grid, components of all days", inC: [("cells", "")],
        inFoundation: [("Calendar", { foundationSum($0, sumOfDays) })],
        ours: { sample in
          var sum: Int32 = 0
          for day in sample.days {
            for (_, week) in day.calendarMonth(startingOn: .monday) {
              for cell in week {
                let parts = cell.dayComponents
                sum &+= Int32(
                  truncatingIfNeeded: parts.year &+ parts.month << 4 &+ parts.dayOfMonth << 9)
              }
            }
          }
          return Int(sum)
        }),
    ]
  }

  private static func foundationSum(
    _ sample: Sample, _ value: ((first: Int, weeks: Int), Calendar) -> Int
  ) -> Int {
    let calendar = Calendar.utc
    return sample.dates.reduce(0) { sum, date in
      guard let month = calendar.dateInterval(of: .month, for: date),
        let week = calendar.dateInterval(of: .weekOfYear, for: month.start)
      else { return sum }
      let first = Int(week.start.timeIntervalSince1970) / 86_400
      let end = Int(month.end.timeIntervalSince1970) / 86_400
      return sum + value((first, (end - first + 6) / 7), calendar)
    }
  }

  private static func sumOfDays(_ grid: (first: Int, weeks: Int), _ calendar: Calendar) -> Int {
    let start = Date(timeIntervalSince1970: Double(grid.first) * 86_400)
    return (0..<grid.weeks * 7).reduce(0) { sum, offset in
      guard let date = calendar.date(byAdding: .day, value: offset, to: start) else { return sum }
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      return sum + (parts.year ?? 0) + (parts.month ?? 0) << 4 + (parts.day ?? 0) << 9
    }
  }
}
