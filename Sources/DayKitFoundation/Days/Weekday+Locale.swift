public import DayKit
public import Foundation

extension Weekday {
  /// The first day of the week in a region, or the one that the user has set.
  ///
  /// ```swift
  /// Weekday.first(in: Locale(identifier: "en_US"))          // .sunday
  /// Weekday.first(in: Locale(identifier: "fr_FR"))          // .monday
  /// ```
  public static func first(in locale: Locale) -> Weekday {
    Weekday(rawValue: FoundationLocale(locale).firstWeekday) ?? .monday
  }

  /// The seven weekdays in the order of a region, for the head of a calendar.
  ///
  /// ```swift
  /// let french = Locale(identifier: "fr_FR")
  /// Weekday.ordered(in: french).map { $0.name(in: french, width: .narrow) }     // ["L", "M", "M", "J", "V", "S", "D"]
  /// ```
  public static func ordered(in locale: Locale) -> [Weekday] {
    ordered(startingOn: first(in: locale))
  }

  #if Formats
  /// The name of the weekday in the language of a locale.
  ///
  /// ```swift
  /// Weekday.friday.name(in: Locale(identifier: "fr_FR"))                        // vendredi
  /// Weekday.friday.name(in: Locale(identifier: "de_DE"), width: .abbreviated)   // Fr
  /// ```
  ///
  /// To name many weekdays, create the `DaySymbols` of the locale once.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - width: The length of the name.
  ///   - context: Whether the name stands alone or inside a date, which differ in some languages.
  public func name(
    in locale: Locale, width: DaySymbols.Width = .wide, context: DaySymbols.Context = .standalone
  ) -> String {
    FoundationLocale(locale).weekdays[width.code.rawValue * 2 + context.rawValue][rawValue]
  }
  #endif
}
