#if Formats
public import DayKit
public import Foundation

extension WorkCalendar {
  /// Creates a calendar from a weekend and a file of holidays.
  ///
  /// The file is a list of days, or a calendar in the format of iCalendar (`.ics`), as many
  /// governments publish; see `Holiday.list(parsing:in:)` for the forms.
  ///
  /// ```swift
  /// func officeCalendar() throws -> WorkCalendar {
  ///   try WorkCalendar(contentsOf: URL(filePath: "holidays.ics"))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - weekend: The weekdays on which nobody works.
  ///   - url: The file.
  ///   - fiscalCalendar: The fiscal years, if they are not the years of the calendar.
  /// - Throws: `HolidayError` with the line, or the error of reading the file.
  public init(
    weekend: WeekdaySet = [.saturday, .sunday], contentsOf url: URL,
    fiscalCalendar: FiscalCalendar? = nil
  ) throws {
    let bytes = ContiguousArray(try Data(contentsOf: url))
    try self.init(
      weekend: weekend, parsingHolidays: bytes.span, fiscalCalendar: fiscalCalendar)
  }
}

extension Holiday {
  /// Returns the holidays of a file, with their names, in the order of the file.
  ///
  /// ```swift
  /// func printHolidays(of url: URL) throws {
  ///   for holiday in try Holiday.list(contentsOf: url) { print(holiday.day, holiday.name) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - fiscalCalendar: The fiscal years whose halves and quarters such as `2026-Q1` a list has, if they are not
  ///     those of the calendar.
  /// - Throws: `HolidayError` with the line, or the error of reading the file.
  public static func list(
    contentsOf url: URL, in fiscalCalendar: FiscalCalendar? = nil
  ) throws -> [Holiday] {
    let bytes = ContiguousArray(try Data(contentsOf: url))
    return try list(parsing: bytes.span, in: fiscalCalendar)
  }
}
#endif
