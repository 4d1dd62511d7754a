import CommandGrammar
import DayKit
import DayRecords

/// Determines today's date: from `DAYCTL_TODAY` if it is set, otherwise from the system clock.
struct Clock: Sendable {
  let environment: Surroundings.Environment

  let timeZone: TimeZoneChoice

  static let variable = "DAYCTL_TODAY"

  func today() throws(DateFailure) -> Day {
    let value = environment(Self.variable)
    guard value.count > 0 else { return try timeZone.today() }
    var day: Day?
    value.withBytes { day = try? DayFormat.iso.read($0) }
    guard let day else { throw .clock(value.bytes) }
    return day
  }
}
