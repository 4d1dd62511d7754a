/// A public symbol that needs no example, or all properties of a type that need none.
struct ExampleException {
  /// The full name, such as `CalendarDays.Keys`, or the name of a type with `.*` for its properties
  /// and the requirements of its conformances.
  var symbol: String

  var reason: String

  init(_ symbol: String, _ reason: String) {
    self.symbol = symbol
    self.reason = reason
  }

  /// Whether the exception covers a symbol.
  func covers(_ symbol: PublicSymbol) -> Bool {
    if self.symbol == symbol.name { return true }
    return self.symbol == symbol.scope + ".*"
      && (symbol.kind == .property || symbol.isRequirement)
  }
}

extension ExampleException {
  private static let openSet = "the names are those of cases, and the example of the type shows one"

  static let all: [ExampleException] = [
    ExampleException("CalendarDays.Keys", "the examples of `CalendarDays` show what `keys` has"),
    ExampleException(
      "CalendarDays.Weeks", "the examples of `CalendarDays` show what `weeks` has"),
    ExampleException("CalendarWeek.Iterator", "`for cell in week` uses it"),
    ExampleException("CalendarWeek.makeIterator()", "`for cell in week` calls it"),
    ExampleException("Day.FormatStyle.FormatInput", "the compiler uses it, users do not"),
    ExampleException("DaySet.days", "unavailable: it names the property"),
    ExampleException("YearMonth.last", "unavailable: it names the property"),
    ExampleException("Day.date()", "unavailable: it names the import that has it"),
    ExampleException("Day.date(in:)", "unavailable: it names the import that has it"),
    ExampleException("Day.date(timeZone:)", "unavailable: it names the import that has it"),
    ExampleException("Day.formatted()", "unavailable: it names the import that has it"),
    ExampleException("Day.init(date:)", "unavailable: it names the import that has it"),
    ExampleException("Day.init(date:in:)", "unavailable: it names the import that has it"),
    ExampleException("DayCodingValue.*", "only encoding and decoding call them"),
    ExampleException("DayCodingValue.decode(from:forKey:as:)", "only decoding calls it"),
    ExampleException("DayCodingValue.decodeIfPresent(from:forKey:as:)", "only decoding calls it"),
    ExampleException("DayCodingValue.encode(to:forKey:as:)", "only encoding calls it"),
    ExampleException("TimeCodingValue.*", "only encoding and decoding call them"),
    ExampleException("AssumedDay.*", openSet),
    ExampleException("Day.Unit.*", openSet),
    ExampleException("DayAdjustment.*", openSet),
    ExampleException("DayAdjustmentError.Reason.*", openSet),
    ExampleException("DayGrouping.*", openSet),
    ExampleException("DayPart.*", openSet),
    ExampleException("DayRefusal.*", openSet),
    ExampleException("DayRefusal.Reason.*", openSet),
    ExampleException("DaySpan.Kind.*", openSet),
    ExampleException("DaySymbols.Width.*", openSet),
    ExampleException("MonthDay.LeapDayRule.*", openSet),
    ExampleException("DayFormatError.Reason.*", openSet),
    ExampleException("DayParsingError.Expectation.*", openSet),
    ExampleException("HolidayError.Reason.*", openSet),
    ExampleException("PeriodError.Reason.*", openSet),
    ExampleException("RecurrenceError.Reason.*", openSet),
    ExampleException("TimeFormatError.Reason.*", openSet),
    ExampleException("TimeParsingError.Expectation.*", openSet),
  ]
}
