public import DayKit
import Foundation

extension DaySpan {
  /// The span in the language of a preference, such as "août 2025", "2025" or "25–31 août 2025".
  ///
  /// A month or a year is named as one where it is one in the calendar of the preference; all else
  /// is written by its first and its last day.
  public func title(for preference: Day.Preference) -> String {
    let style = Day.FormatStyle(preference)
    switch kind {
    case .month: return common(style.month(.wide).year()) ?? ends(preference)
    case .year: return common(style.year()) ?? ends(preference)
    case .day, .week, .last7Days, .quarter, .custom: return ends(preference)
    }
  }

  /// What a style writes of the first and of the last day, if that is the same.
  private func common(_ style: Day.FormatStyle) -> String? {
    let text = style.format(days.lowerBound)
    return text == style.format(days.upperBound) ? text : nil
  }

  private func ends(_ preference: Day.Preference) -> String {
    let style = Date.IntervalFormatStyle(
      date: .long, locale: preference.locale, calendar: preference.calendar, timeZone: .gmt)
    return style.format(days.lowerBound.noon..<days.upperBound.noon)
  }
}
