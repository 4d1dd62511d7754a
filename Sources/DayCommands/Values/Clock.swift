import CommandGrammar
import DayKit
import DayRecords

/// The day that today is: that of `DAYCTL_TODAY` if it is set, otherwise that of the system's clock.
struct Clock: Sendable {
  let environment: Surroundings.Environment

  let zone: ZoneChoice

  static let variable = "DAYCTL_TODAY"

  func today() throws(DateFailure) -> Day {
    guard let value = environment(Self.variable), !value.isEmpty else {
      return zone.today
    }
    do throws(DayReadingError) {
      return try DayFormat.iso.read(ContiguousArray(value).span)
    } catch {
      throw .clock(value)
    }
  }
}
