extension CalendarDays: CustomStringConvertible {
  /// The first days of the weeks in ISO 8601.
  public var description: String { keys.description }
}

extension CalendarDays.Keys: CustomStringConvertible {
  /// The first days of the weeks in ISO 8601.
  public var description: String { list(self) }
}

extension CalendarDays.Weeks: CustomStringConvertible {
  /// The first and last days of the weeks in ISO 8601.
  public var description: String { list(self) }
}

private func list(_ elements: some Sequence<some CustomStringConvertible>) -> String {
  "[" + elements.map { $0.description }.joined(separator: ", ") + "]"
}
