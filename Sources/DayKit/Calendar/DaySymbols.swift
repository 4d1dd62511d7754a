/// The names of months and weekdays in a language, and the weekday that weeks start on.
public struct DaySymbols: Hashable, Sendable {
  private let months: [String]
  private let weekdays: [String]

  /// The weekday that weeks start on.
  public let firstWeekday: Weekday

  /// How much of a name is written.
  public enum Width: Hashable, Sendable {
    /// The whole name, such as "Friday".
    case wide

    /// Such as "Fri".
    case abbreviated

    /// What fits a column of a calendar, such as "Fr".
    case short

    /// Such as "F".
    case narrow
  }

  /// Where a name stands: inside a date, or alone.
  public enum Context: Hashable, Sendable {
    case format, standalone
  }

  /// English names, and weeks that start on Monday as in ISO 8601.
  public static let english = DaySymbols(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    firstWeekday: .monday)

  /// The name of a month, 1 to 12.
  public func name(ofMonth month: Int, width: Width = .wide, context: Context = .format) -> String {
    cut(months[month - 1], width)
  }

  /// The name of a weekday.
  public func name(of weekday: Weekday, width: Width = .wide, context: Context = .format) -> String
  {
    cut(weekdays[weekday.rawValue], width)
  }
  private func cut(_ name: String, _ width: Width) -> String {
    switch width {
    case .wide: name
    case .abbreviated: String(name.prefix(3))
    case .short: String(name.prefix(2))
    case .narrow: String(name.prefix(1))
    }
  }
  func name(ofQuarter q: Int, width: Width) -> String {
    width == .wide ? ["1st", "2nd", "3rd", "4th"][q - 1] + " quarter" : "Q\(q)"
  }
  func name(ofCommonEra ce: Bool) -> String { ce ? "AD" : "BC" }
  func datePattern(named: String) -> String? {
    switch named {
    case "full": "EEEE, MMMM d, y"
    case "long": "MMMM d, y"
    case "medium": "MMM d, y"
    case "short": "M/d/yy"
    default: nil
    }
  }
}
