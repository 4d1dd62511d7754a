#if Formats
/// A day without work, and its name.
///
/// ```swift
/// let text = """
///   2025-12-25 Christmas
///   2025-12-29..2025-12-31 Closed
///   """
/// let holidays = try Holiday.list(parsing: text)
/// holidays.count                         // 4
/// holidays[0].day                        // 2025-12-25
/// holidays[0].name                       // Christmas
/// ```
///
/// A ``WorkCalendar`` has only the days. To show the names beside them, look for the day:
///
/// ```swift
/// let day = try Day(2025, 12, 30)
/// holidays.filter { $0.day == day }.map(\.name)               // ["Closed"]
/// ```
public struct Holiday: Hashable, Sendable {
  /// The day.
  public var day: Day

  /// The name, which may be empty.
  public var name: String

  /// Creates a holiday.
  ///
  /// ```swift
  /// Holiday(day: try Day(2025, 12, 25), name: "Christmas")      // 2025-12-25 Christmas
  /// ```
  public init(day: Day, name: String = "") {
    self.day = day
    self.name = name
  }
}

extension Holiday: CustomStringConvertible {
  /// The day in ISO 8601 and the name, such as `2025-12-25 Christmas`.
  public var description: String { name.isEmpty ? "\(day)" : "\(day) \(name)" }
}
#endif
