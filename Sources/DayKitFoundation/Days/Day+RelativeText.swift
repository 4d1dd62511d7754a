public import DayKit
public import Foundation

extension Day {
  /// The distance from another day as text, such as "yesterday" or "in 3 days".
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// let french = Day.Preference(locale: Locale(identifier: "fr_FR"))
  /// (day + 1).relativeText(to: day, for: french)                    // demain
  /// (day - 3).relativeText(to: day, for: french)                    // il y a 3 jours
  /// (day + 45).relativeText(to: day, in: [.months, .days], for: french)    // dans 2 mois
  /// (day + 1).relativeText(to: day, presentation: .numeric, for: french) // dans 1 jour
  /// ```
  ///
  /// The words are Foundation's, in every language that Foundation has. Counts of weeks, months and
  /// years are rounded as Foundation rounds them: use the default, days, where the number matters.
  ///
  /// - Parameters:
  ///   - reference: The day to count from, such as `Day.today`.
  ///   - units: The units to choose from, or none for days; Foundation takes the largest that fits.
  ///     Quarters are counted as months.
  ///   - presentation: `named` for words such as "yesterday" where the language has one; `numeric`
  ///     for numbers only.
  ///   - unitsStyle: The length of the unit.
  ///   - preference: The language, and the calendar for weeks, months and years.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func relativeText(
    to reference: Day, in units: [Day.Unit] = [.days],
    presentation: Date.RelativeFormatStyle.Presentation = .named,
    unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, for preference: Preference = .user
  ) -> String {
    var calendar = preference.calendar
    calendar.timeZone = .gmt
    // Foundation counts no days before 4714 BC. After 30 times 400 years, the calendar is the same, and Foundation's
    // is not the Julian one.
    let isEarly = Swift.min(self, reference).year < -4_000
    let shift = TimeInterval(isEarly ? 30 * 146_097 * Day.seconds : 0)
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: noon + shift, allowedFields: units.isEmpty ? [.day] : Set(units.map(\.field)),
      presentation: presentation,
      unitsStyle: unitsStyle, locale: preference.locale, calendar: calendar)
    return style.format(reference.noon + shift)
  }
}

extension Day.Unit {
  /// The unit in Foundation's relative texts.
  fileprivate var field: Date.ComponentsFormatStyle.Field {
    switch code {
    case .days: .day
    case .weeks: .week
    // Foundation has no word for quarters here.
    case .months, .quarters: .month
    case .years: .year
    }
  }
}
