import DayKit

extension Day {
  /// A day of today's years, a leap day, days around new years whose week belongs to the other
  /// year, years before year 0, year 0, a year of one digit, and both ends.
  static let chosen: [Day] = [
    "2025-08-29", "2024-02-29", "2020-12-31", "2021-01-01", "2018-12-31", "-009999-01-01",
    "-000043-03-15", "0000-02-29", "0005-06-07", "9999-12-31",
  ].compactMap { try? Day($0) }
}

extension String {
  /// The texts of the chosen days in a table.
  var cells: [String] {
    split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
  }
}
