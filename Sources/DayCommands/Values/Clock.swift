import CommandGrammar
import DayKit
import DayRecords

/// The day that today is: that of `DAYCTL_TODAY` if it is set, otherwise that of the system's clock.
struct Clock: Sendable {
  let environment: Surroundings.Environment

  let zone: ZoneChoice

  static let variable = "DAYCTL_TODAY"

  func today() throws(DateFailure) -> Day {
    let value = environment(Self.variable)
    guard value.count > 0 else { return zone.today }
    var day: Day?
    value.withBytes { day = try? DayFormat.iso.read($0) }
    guard let day else { throw .clock(value.bytes) }
    return day
  }
}
