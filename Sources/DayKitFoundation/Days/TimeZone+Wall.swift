import DayKit
import Foundation

// A wall time is what clocks show, counted in seconds since the same clocks showed 1 January 1970,
// 00:00.

extension TimeZone {
  /// The wall time at an instant, in whole seconds; `nil` if it is far outside
  /// `Day.min ... Day.max`.
  func wallSeconds(at date: Date) -> Int? {
    // `Date` counts from 2001. Counting from 1970 would round the last fraction of a second before
    // midnight up to the next day.
    let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
    let reach = Double(Day.seconds * Day.bounds.count)
    guard seconds > -reach, seconds < reach else { return nil }
    let whole = Date(timeIntervalSinceReferenceDate: seconds)
    return Int(seconds + Date.timeIntervalBetween1970AndReferenceDate) + secondsFromGMT(for: whole)
  }

  /// The first instant at which clocks show a wall time or, if they skip it, a later one.
  func firstInstant(showing wall: Int) -> Date {
    let nominal = Date(timeIntervalSince1970: TimeInterval(wall))
    // No zone is more than 26 hours away from Universal Time.
    var reached = nominal - TimeInterval(2 * Day.seconds)
    while true {
      let instant = nominal - offset(at: reached)
      guard let change = nextDaylightSavingTimeTransition(after: reached), change <= instant
      else { return instant }
      // If the clocks are set forward over the wall time, the change is the first instant after it.
      if change + offset(at: change) >= nominal { return change }
      reached = change
    }
  }

  /// How many seconds clocks are ahead of Universal Time at an instant.
  private func offset(at date: Date) -> TimeInterval {
    TimeInterval(secondsFromGMT(for: date))
  }
}
