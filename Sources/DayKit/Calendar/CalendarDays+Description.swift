extension CalendarDays: CustomStringConvertible {
  /// The first days of the weeks in ISO 8601.
  public var description: String { Self.list(count) { week(at: $0).firstDay.description } }
}

extension CalendarDays.Weeks: CustomStringConvertible {
  /// The first and last days of the weeks in ISO 8601.
  public var description: String { CalendarDays.list(count) { self[$0].description } }
}

extension CalendarDays {
  /// The text of a list, such as "[2025-08-25, 2025-09-01]".
  static func list(_ count: Int, _ text: (Int) -> String) -> String {
    var list = "["
    for position in 0..<count { list += (position == 0 ? "" : ", ") + text(position) }
    return list + "]"
  }
}
