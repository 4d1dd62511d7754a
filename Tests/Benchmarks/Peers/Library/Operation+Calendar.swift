import DayKit
import Foundation

extension Operation {
  /// The operations on the calendar.
  static func calendar() -> [Operation] {
    [components(), day(), weekday(), dayOfYear(), weekDate(), nextMonth()]
  }

  private static func components() -> Operation {
    let calendar = Calendar.utc
    return Operation(
      name: "day → year, month, day", inC: [("components", "")],
      inFoundation: [
        (
          "Calendar",
          { sample in
            sample.dates.reduce(0) { sum, date in
              let parts = calendar.dateComponents([.year, .month, .day], from: date)
              return sum + (parts.year ?? 0) + (parts.month ?? 0) << 4 + (parts.day ?? 0) << 9
            }
          }
        )
      ],
      ours: { sample in
        var sum: Int32 = 0
        for day in sample.days {
          let parts = day.dayComponents
          sum &+= Int32(truncatingIfNeeded: parts.year &+ parts.month << 4 &+ parts.dayOfMonth << 9)
        }
        return Int(sum)
      })
  }

  private static func day() -> Operation {
    let calendar = Calendar.utc
    return Operation(
      name: "year, month, day → day",
      inC: [("day", ", unchecked"), ("checked-day", ", checked")],
      inFoundation: [
        (
          "Calendar",
          { sample in
            sample.components.reduce(0) { sum, parts in
              let parts = DateComponents(
                year: parts.year, month: parts.month, day: parts.dayOfMonth)
              let seconds = calendar.date(from: parts)?.timeIntervalSince1970 ?? .infinity
              return sum + Int(seconds / 86_400)
            }
          }
        )
      ],
      ours: { sample in
        var sum: Int32 = 0
        for parts in sample.components {
          sum &+= Int32(truncatingIfNeeded: (try? Day(parts))?.daysSince1970 ?? 0)
        }
        return Int(sum)
      })
  }

  private static func weekday() -> Operation {
    let calendar = Calendar.utc
    return Operation(
      name: "weekday", inC: [("weekday", "")],
      inFoundation: [
        (
          "Calendar",
          { $0.dates.reduce(0) { $0 + calendar.component(.weekday, from: $1) - 1 } }
        )
      ],
      ours: { sample in
        var sum: Int32 = 0
        for day in sample.days { sum &+= Int32(truncatingIfNeeded: day.weekday.rawValue) }
        return Int(sum)
      })
  }

  private static func dayOfYear() -> Operation {
    let calendar = Calendar.utc
    return Operation(
      name: "day of the year", inC: [("day-of-year", "")],
      inFoundation: [
        (
          "Calendar",
          { $0.dates.reduce(0) { $0 + (calendar.ordinality(of: .day, in: .year, for: $1) ?? 0) } }
        )
      ],
      ours: { sample in
        var sum: Int32 = 0
        for day in sample.days { sum &+= Int32(truncatingIfNeeded: day.dayOfYear) }
        return Int(sum)
      })
  }

  private static func weekDate() -> Operation {
    let calendar = Calendar.utc
    return Operation(
      name: "ISO week and its year", inC: [("week", "")],
      inFoundation: [
        (
          "Calendar",
          { sample in
            sample.dates.reduce(0) { sum, date in
              let parts = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date)
              return sum + (parts.yearForWeekOfYear ?? 0) + (parts.weekOfYear ?? 0) << 4
            }
          }
        )
      ],
      ours: { sample in
        var sum: Int32 = 0
        for day in sample.days {
          let date = day.weekDate
          sum &+= Int32(truncatingIfNeeded: date.year &+ date.week << 4)
        }
        return Int(sum)
      })
  }

  private static func nextMonth() -> Operation {
    let calendar = Calendar.utc
    return Operation(
      name: "add a month", inC: [("next-month", "")],
      inFoundation: [
        (
          "Calendar",
          { sample in
            sample.dates.reduce(0) { sum, date in
              let moved = calendar.date(byAdding: .month, value: 1, to: date)
              return sum + Int((moved?.timeIntervalSince1970 ?? .infinity) / 86_400)
            }
          }
        )
      ],
      ours: { sample in
        var sum: Int32 = 0
        for day in sample.days {
          sum &+= Int32(truncatingIfNeeded: (try? day.adding(.months(1)))?.daysSince1970 ?? 0)
        }
        return Int(sum)
      })
  }
}

extension Calendar {
  /// The Gregorian calendar with ISO 8601's weeks, in UTC.
  static var utc: Calendar {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    return calendar
  }
}
