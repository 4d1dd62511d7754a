#if Formats
extension DayFormat {
  /// The name of the fiscal year of a day: `FY2026`.
  ///
  /// Texts have no day, so they are parsed only with ``assumingDay(_:)``.
  ///
  /// ```swift
  /// let october = FiscalCalendar(startingIn: 10) ?? .calendarYear
  /// let format = DayFormat.fiscalYear(october)
  /// try Day(2025, 11, 5).formatted(as: format)                  // FY2026
  /// try Day("FY2026", as: format.assumingDay(.first))           // 2025-10-01
  /// ```
  public static func fiscalYear(_ calendar: FiscalCalendar) -> DayFormat {
    DayFormat(fiscal: "fiscal-year", calendar, fields: yearFields)
  }

  /// The name of the fiscal year of a day, and the number of its quarter: `FY2026-Q1`.
  ///
  /// Texts have no day, so they are parsed only with ``assumingDay(_:)``.
  ///
  /// ```swift
  /// let april = FiscalCalendar(startingIn: 4) ?? .calendarYear
  /// let format = DayFormat.fiscalQuarter(april)
  /// try Day(2025, 11, 5).formatted(as: format)                  // FY2026-Q3
  /// try Day("FY2026-Q3", as: format.assumingDay(.last))         // 2025-12-31
  /// ```
  public static func fiscalQuarter(_ calendar: FiscalCalendar) -> DayFormat {
    DayFormat(
      fiscal: "fiscal-quarter", calendar,
      fields: yearFields.then(.literal(UInt8(ascii: "-"))).then(.literal(UInt8(ascii: "Q")))
        .then(.number(.quarter, .exactly(1))))
  }

  /// The names of these formats in the command-line tool.
  package static let fiscalNames = ["fiscal-year", "fiscal-quarter"]

  private static var yearFields: FieldList {
    FieldList(.literal(UInt8(ascii: "F"))).then(.literal(UInt8(ascii: "Y")))
      .then(.number(.year, .exactly(4)))
  }

  private init(fiscal name: String, _ calendar: FiscalCalendar, fields: FieldList) {
    self.init(
      CompiledFormat(
        name, fields: fields, tables: NameTables(), years: YearRule(), timeZone: nil,
        readsMonths: false, isFiscal: true, fiscalCalendar: calendar, isForWriting: false))
  }
}
#endif
