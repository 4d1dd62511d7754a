/// The names of months and weekdays in a language, and the weekday that weeks start on.
public struct DaySymbols: Hashable, Sendable {
  private let months: [String]
  private let weekdays: [String]
  private let shortWeekdays: [String]

  /// The weekday that weeks start on.
  public let firstWeekday: Weekday

  /// How much of a name is written.
  public enum Width: Hashable, Sendable {
    /// The whole name, such as "Friday".
    case wide

    /// What fits a column of a calendar, such as "Fr".
    case short
  }

  /// English names, and weeks that start on Monday as in ISO 8601.
  public static let english = DaySymbols(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    shortWeekdays: ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"],
    firstWeekday: .monday)

  /// The name of a month, 1 to 12.
  public func name(ofMonth month: Int) -> String { months[month - 1] }

  /// The name of a weekday.
  public func name(of weekday: Weekday, width: Width = .wide) -> String {
    (width == .wide ? weekdays : shortWeekdays)[weekday.rawValue]
  }
}
