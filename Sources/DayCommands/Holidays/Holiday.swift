package import DayKit

/// A day without work, and its name, which may be empty.
package struct Holiday: Hashable, Sendable {
  package var day: Day
  package var name: String

  package init(day: Day, name: String) {
    self.day = day
    self.name = name
  }
}

/// The reason a file of holidays cannot be read, and where.
package struct HolidayError: Error, Equatable {
  /// The number of the line, starting at 1.
  package var line: Int

  package var reason: String

  package init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
