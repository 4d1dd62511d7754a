import CommandGrammar
import DayKit

/// What tells which day today is: `DAYCTL_TODAY` where it is set, else the system.
struct Clock {
  let environment: (String) -> [UInt8]?

  static let variable = "DAYCTL_TODAY"

  func today() throws(DateFailure) -> Day {
    guard let value = environment(Self.variable), !value.isEmpty else { return .today }
    do throws(DayReadingError) {
      return try DayFormat.iso.read(ContiguousArray(value).span)
    } catch {
      throw .clock(Word(bytes: value))
    }
  }
}
