import CommandGrammar
import DayKit
import Terminal

/// What tells which day today is: `DAYCTL_TODAY` where it is set, else the system's clock.
struct Clock: Sendable {
  let environment: Surroundings.Environment

  /// The zone whose today it is; none for that of the process.
  var timeZone: TimeZoneRule?

  static let variable = "DAYCTL_TODAY"

  func today() throws(DateFailure) -> Day {
    guard let value = environment(Self.variable), !value.isEmpty else {
      return timeZone?.day(at: SystemTimeZone.now) ?? .today
    }
    do throws(DayReadingError) {
      return try DayFormat.iso.read(ContiguousArray(value).span)
    } catch {
      throw .clock(Word(bytes: value))
    }
  }
}
