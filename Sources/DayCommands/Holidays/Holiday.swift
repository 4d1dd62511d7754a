import DayKit

/// A day without work, and its name, which may be empty.
struct Holiday: Hashable, Sendable {
  var day: Day
  var name: String
}

/// The reason a file of holidays cannot be read, and where.
struct HolidayError: Error, Equatable {
  /// The number of the line, starting at 1.
  var line: Int

  var reason: String
}
