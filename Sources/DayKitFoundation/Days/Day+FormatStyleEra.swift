import DayKit
import Foundation

// Foundation counts years before year 1 back from 1 BC, and omits the era unless the style has it.
// Its styles for calendars other than the Gregorian one have the era of the calendar already.

extension Day.FormatStyle {
  /// Foundation's style for a day, with the era if the year would mean another one without it.
  func base(for day: Day) -> Date.FormatStyle {
    needsEra && day.isBeforeCommonEra(in: calendar) ? baseWithEra : base
  }

  /// The dates that a text may name if it has an era because its year is before year 1.
  func datesBeforeCommonEra(_ text: String) -> [Date] {
    guard needsEra, calendar.isGregorian, let date = try? baseWithEra.parse(text) else { return [] }
    // Foundation takes two digits for a year of a recent century, even before year 1.
    var calendar = calendar
    calendar.timeZone = .gmt
    var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
    components.year = components.year.map { $0 % 100 }
    return [date] + (calendar.date(from: components).map { [$0] } ?? [])
  }

  /// Whether the style writes the whole year without its era.
  private var needsEra: Bool {
    guard let parts else { return true }
    return parts.contains(.year) && !parts.contains(.era)
  }

  /// Foundation's style with the era, whatever the day.
  var baseWithEra: Date.FormatStyle { base.era(.abbreviated) }
}

extension Day {
  /// 1 January of year 1 in the Julian calendar, which Foundation's Gregorian calendar is then.
  fileprivate static var firstOfCommonEra: Day { Day(daysSince1970: -719_164) }

  /// Whether the day is in a year before year 1 of a calendar, if that is Foundation's Gregorian
  /// one.
  func isBeforeCommonEra(in calendar: Calendar) -> Bool {
    self < .firstOfCommonEra && calendar.isGregorian
  }
}
