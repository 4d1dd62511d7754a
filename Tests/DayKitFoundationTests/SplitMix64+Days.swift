import DayKit
import SeededNumbers

extension SplitMix64 {
  /// A day from 1583, the first whole year of Foundation's Gregorian calendar, to 9999.
  mutating func dayOfGregorianCalendar() -> Day {
    Day(daysSince1970: Int.random(in: -141_350...2_932_896, using: &self))
  }
}
