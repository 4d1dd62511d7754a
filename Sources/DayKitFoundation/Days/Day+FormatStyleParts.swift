public import DayKit
public import Foundation

extension Day.FormatStyle {
  /// The parts of a style that determine whether its texts name a day.
  struct Parts: OptionSet, Hashable, Codable, Sendable {
    let rawValue: Int

    /// The year, if it has all its digits.
    static let year = Parts(rawValue: 1)

    /// The month, if it is not only the first letter of its name.
    static let month = Parts(rawValue: 2)

    /// The day of the month, but not how often its weekday has occurred in the month.
    static let day = Parts(rawValue: 4)
    static let dayOfYear = Parts(rawValue: 8)
    static let era = Parts(rawValue: 16)

    static let date: Parts = [.year, .month, .day]
  }

  /// Whether a text of the style names exactly one day.
  var namesDay: Bool {
    guard let parts else { return true }
    return parts.isSuperset(of: .date) || parts.isSuperset(of: [.year, .dayOfYear])
  }
}

extension Day.FormatStyle {
  /// Returns the style with the era in another form, or without it.
  ///
  /// A day before year 1 has its era even in a style without it.
  ///
  /// ```swift
  /// let english = Day.FormatStyle(locale: Locale(identifier: "en_US"))
  /// try english.year().era().format(Day(2025, 8, 29))       // 2025 AD
  /// ```
  public func era(_ form: Date.FormatStyle.Symbol.Era = .abbreviated) -> Self {
    with(.era, isOmitted: form == .omitted) { $0.era(form) }
  }

  /// Returns the style with the year in another form, or without it.
  ///
  /// ```swift
  /// let english = Day.FormatStyle(locale: Locale(identifier: "en_US"))
  /// try english.month().year().format(Day(2025, 8, 29))       // Aug 2025
  /// ```
  public func year(_ form: Date.FormatStyle.Symbol.Year = .defaultDigits) -> Self {
    let style = with(.year, isOmitted: form == .omitted) { $0.year(form) }
    return form == .twoDigits ? style.without(.year) : style
  }

  /// Returns the style with the quarter in another form, or without it.
  ///
  /// ```swift
  /// let english = Day.FormatStyle(locale: Locale(identifier: "en_US"))
  /// try english.quarter().year().format(Day(2025, 8, 29))       // Q3 2025
  /// ```
  public func quarter(_ form: Date.FormatStyle.Symbol.Quarter = .abbreviated) -> Self {
    with([], isOmitted: form == .omitted) { $0.quarter(form) }
  }

  /// Returns the style with the month in another form, or without it.
  ///
  /// ```swift
  /// let english = Day.FormatStyle(locale: Locale(identifier: "en_US"))
  /// try english.month(.wide).format(Day(2025, 8, 29))       // August
  /// ```
  public func month(_ form: Date.FormatStyle.Symbol.Month = .abbreviated) -> Self {
    let style = with(.month, isOmitted: form == .omitted) { $0.month(form) }
    return form == .narrow ? style.without(.month) : style
  }

  /// Returns the style with the week in another form, or without it.
  ///
  /// ```swift
  /// let english = Day.FormatStyle(locale: Locale(identifier: "en_US"))
  /// try english.week().format(Day(2025, 8, 29))       // 35
  /// ```
  public func week(_ form: Date.FormatStyle.Symbol.Week = .defaultDigits) -> Self {
    with([], isOmitted: form == .omitted) { $0.week(form) }
  }

  /// Returns the style with the day of the month in another form, or without it.
  ///
  /// ```swift
  /// let english = Day.FormatStyle(locale: Locale(identifier: "en_US"))
  /// try english.month().day().format(Day(2025, 8, 29))       // Aug 29
  /// ```
  public func day(_ form: Date.FormatStyle.Symbol.Day = .defaultDigits) -> Self {
    let style = with(.day, isOmitted: form == .omitted) { $0.day(form) }
    return form == .ordinalOfDayInMonth ? style.without(.day) : style
  }

  /// Returns the style with the day of the year in another form, or without it.
  ///
  /// ```swift
  /// let english = Day.FormatStyle(locale: Locale(identifier: "en_US"))
  /// try english.dayOfYear().format(Day(2025, 8, 29))       // 241
  /// ```
  public func dayOfYear(_ form: Date.FormatStyle.Symbol.DayOfYear = .defaultDigits) -> Self {
    with(.dayOfYear, isOmitted: form == .omitted) { $0.dayOfYear(form) }
  }

  /// Returns the style with the weekday in another form, or without it.
  ///
  /// ```swift
  /// let english = Day.FormatStyle(locale: Locale(identifier: "en_US"))
  /// try english.weekday(.wide).format(Day(2025, 8, 29))       // Friday
  /// ```
  public func weekday(_ form: Date.FormatStyle.Symbol.Weekday = .abbreviated) -> Self {
    with([], isOmitted: form == .omitted) { $0.weekday(form) }
  }
}

extension Day.FormatStyle {
  /// Returns the style with one part changed.
  ///
  /// The first part that is added is the only one; the first that is omitted is removed from the
  /// numeric date. `Date.FormatStyle` does the same, but its own default has a time of day.
  private func with(
    _ part: Parts, isOmitted: Bool, _ change: (Date.FormatStyle) -> Date.FormatStyle
  ) -> Self {
    if isOmitted {
      return replacing(change(base), parts: (parts ?? .date).subtracting(part))
    }
    return replacing(change(parts == nil ? blank : base), parts: (parts ?? []).union(part))
  }

  private func without(_ part: Parts) -> Self {
    replacing(base, parts: parts?.subtracting(part))
  }

  private func replacing(_ base: Date.FormatStyle, parts: Parts?) -> Self {
    var style = self
    style.base = base
    style.parts = parts
    return style
  }

  /// A style that writes nothing yet.
  private var blank: Date.FormatStyle {
    Date.FormatStyle(
      locale: locale, calendar: calendar, timeZone: .gmt,
      capitalizationContext: capitalizationContext)
  }
}
