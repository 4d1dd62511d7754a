#if Formats
/// Reads calendars in the format of iCalendar (RFC 5545), whose all-day events are holidays.
///
/// Other components, such as tasks and time zones, do not matter.
enum CalendarReader {
  /// Returns the days of the events, in the order of the events.
  static func entries(of text: Span<UInt8>) throws(HolidayError) -> [HolidayEntry] {
    var entries: [HolidayEntry] = []
    var open: [(component: String, place: TextPlace)] = []
    var event: CalendarEvent?
    var lines = ContentLines(of: text)
    while let property = try lines.next(in: text) {
      switch property.name {
      case "BEGIN":
        let component = property.value.uppercasedText
        if open.isEmpty, component != "VCALENDAR" {
          throw HolidayError(.expectedCalendar, property.place)
        }
        if component == "VEVENT" { event = CalendarEvent(at: property.place) }
        open.append((component, property.place))
      case "END":
        let component = property.value.uppercasedText
        guard open.popLast()?.component == component else {
          throw HolidayError(.unmatchedEnd, property.place)
        }
        if component == "VEVENT", let event {
          entries += try event.entries(atMost: Holiday.mostDays - entries.count)
        }
      default:
        guard let component = open.last?.component else {
          throw HolidayError(.outsideCalendar, property.place)
        }
        if component == "VEVENT" { try event?.take(property) }
      }
    }
    if let (_, place) = open.last { throw HolidayError(.missingEnd, place) }
    return entries
  }
}
#endif
