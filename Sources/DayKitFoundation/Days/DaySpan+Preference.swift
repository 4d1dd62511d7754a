#if Formats
public import DayKit
import Foundation

extension DaySpan {
  /// The span in the language of a preference, such as "août 2025", "2025" or "25–31 août 2025".
  ///
  /// A month or a year has its own title if it is a month or a year in the calendar of the
  /// preference. Other spans are titled with their first and last day. Years before year 1 have
  /// their era.
  ///
  /// ```swift
  /// let french = Day.Preference(locale: Locale(identifier: "fr_FR"))
  /// try DaySpan.month(YearMonth(year: 2025, month: 8)).title(for: french)       // août 2025
  /// try DaySpan.week(containing: Day(2025, 8, 29)).title(for: french)           // 25–31 août 2025
  /// ```
  public func title(for preference: Day.Preference) -> String {
    let style = Day.FormatStyle(preference)
    switch kind {
    case .month: return common(style.month(.wide).year()) ?? days.formatted(.long, for: preference)
    case .year: return common(style.year()) ?? days.formatted(.long, for: preference)
    default: return days.formatted(.long, for: preference)
    }
  }

  /// The text of a style, if it is the same for the first and the last day.
  private func common(_ style: Day.FormatStyle) -> String? {
    let text = style.format(days.lowerBound)
    return text == style.format(days.upperBound) ? text : nil
  }
}
#endif
