extension CalendarDays: CustomStringConvertible {
  /// The first days of the weeks in ISO 8601.
  public var description: String { keys.description }
}

extension CalendarDays.Keys: CustomStringConvertible {
  /// The first days of the weeks in ISO 8601.
  public var description: String { list(count) { self[$0].description } }
}

extension CalendarDays.Weeks: CustomStringConvertible {
  /// The first and last days of the weeks in ISO 8601.
  public var description: String { list(count) { self[$0].description } }
}

private func list(_ count: Int, _ text: (Int) -> String) -> String {
  var list = "["
  for position in 0..<count { list += (position == 0 ? "" : ", ") + text(position) }
  return list + "]"
}
