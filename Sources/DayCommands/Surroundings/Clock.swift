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
    guard let day = value.withBytes({ try? DayFormat.iso.read($0) }) else {
      throw .clock(value.bytes)
    }
    return day
  }
}
