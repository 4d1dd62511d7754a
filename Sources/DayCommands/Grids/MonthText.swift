import DayKit
import DayRecords
import Terminal

/// Writes the grid of the month that contains each day, as it is laid out.
struct MonthText: DayText {
  let layout: GridLayout
  let look: DayLook
  let symbols: DaySymbols

  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    // A call often prints only one month.
    if text.isEmpty { text.reserveCapacity(256) }
    var surface = CellStream(continuing: &text, setsColumns: false)
    MonthGrid(layout, look, in: symbols).draw(days[index].yearMonth, on: &surface)
    surface.finish(into: &text)
  }
}

/// Writes a sheet of months for each day.
struct MonthsText: DayText {
  let sheet: MonthSheet
  let span: MonthSpan

  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    sheet.write(span.months(for: days[index].yearMonth), to: &text)
  }
}

/// The JSON object for one or more months.
struct MonthObject: Sendable {
  let span: MonthSpan
  let firstWeekday: Weekday

  /// The parts of the object: of the month itself, or a list of objects if there are several.
  var parts: [Listing.Part] {
    let start = Listing.Part("startingOn", .text(firstWeekday.word))
    guard span.count == 1 else {
      return [start, Listing.Part("months", .json(MonthObjects(object: self)))]
    }
    return [
      Listing.Part("month", .words(MonthName())), start,
      Listing.Part("weeks", .json(MonthWeeks(firstWeekday: firstWeekday))),
    ]
  }
}

/// Writes the month that contains each day, in ISO 8601.
private struct MonthName: DayText {
  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    text += days[index].yearMonth.description.utf8
  }
}

/// Writes the weeks of a month as JSON arrays of days.
private struct MonthWeeks: DayText {
  let firstWeekday: Weekday

  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    text += json(days[index]).utf8
  }

  func json(_ day: Day) -> String {
    let weeks = day.calendarMonth(startingOn: firstWeekday).weeks
    let lists = weeks.map { week in
      "[" + week.map { "\"\($0.day)\"" }.joined(separator: ",") + "]"
    }
    return "[\(lists.joined(separator: ","))]"
  }
}

/// Writes several months as a JSON array of objects.
private struct MonthObjects: DayText {
  let object: MonthObject

  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    let weeks = MonthWeeks(firstWeekday: object.firstWeekday)
    let objects = object.span.months(for: days[index].yearMonth).map { month in
      "{\"month\":\"\(month)\",\"weeks\":\(weeks.json(month.firstDay))}"
    }
    text += "[\(objects.joined(separator: ","))]".utf8
  }
}
