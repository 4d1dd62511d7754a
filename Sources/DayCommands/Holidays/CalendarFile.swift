/// A calendar in the format of iCalendar (RFC 5545), whose all-day events are holidays.
///
/// Other components, such as tasks and time zones, do not matter.
enum CalendarFile {
  /// Returns the holidays in the order of the events.
  static func holidays(in lines: [ArraySlice<UInt8>]) throws(HolidayError) -> [Holiday] {
    var holidays: [Holiday] = []
    var open: [ContentLine] = []
    var event: CalendarEvent?
    for property in try ContentLine.unfolding(lines) {
      let component = property.value.uppercased()
      switch property.name {
      case "BEGIN":
        if open.isEmpty, component != "VCALENDAR" {
          throw property.error("expected BEGIN:VCALENDAR")
        }
        if component == "VEVENT" { event = CalendarEvent(line: property.line) }
        open.append(property)
      case "END":
        guard open.popLast()?.value.uppercased() == component else {
          throw property.error("END:\(component) does not match the BEGIN before it")
        }
        if component == "VEVENT", let event { holidays += try event.holidays() }
      default:
        guard let component = open.last?.value.uppercased() else {
          throw property.error("\(property.name) is outside BEGIN:VCALENDAR and END:VCALENDAR")
        }
        if component == "VEVENT" { try event?.take(property) }
      }
    }
    if let property = open.last { throw property.error("BEGIN:\(property.value) has no END") }
    return holidays
  }
}
