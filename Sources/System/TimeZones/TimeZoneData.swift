/// The offsets of a time zone from UTC, read from a file of the time zone database.
///
/// It is a value: reading and using it changes nothing in the process, and several threads can use
/// it at the same time. Source: RFC 9636, The Time Zone Information Format (TZif).
package struct TimeZoneData: Equatable, Sendable {
  /// The instants at which the offset changes, in ascending order.
  private let transitions: ContiguousArray<Int>

  /// The offset before the first transition, then the offset from each transition on.
  private let offsets: ContiguousArray<Int32>

  /// The rule for instants from the last transition on.
  private let rule: TimeZoneFooter?

  /// - Precondition: There is one more offset than transitions.
  init(transitions: ContiguousArray<Int>, offsets: ContiguousArray<Int32>, rule: TimeZoneFooter?) {
    precondition(offsets.count == transitions.count + 1)
    self.transitions = transitions
    self.offsets = offsets
    self.rule = rule
  }

  /// Returns the offset from UTC at an instant, in seconds.
  ///
  /// It uses a binary search before the last transition, and takes constant time after it.
  package func offset(at secondsSince1970: Int) -> Int {
    if let rule, secondsSince1970 >= transitions.last ?? .min {
      return rule.offset(at: secondsSince1970)
    }
    return Int(offsets[transitionCount(until: secondsSince1970)])
  }

  /// Whether clocks may go forward by 24 hours or more, and so skip a whole day.
  package var skipsDays: Bool {
    let day = 86_400
    if let rule, let saving = rule.saving, abs(saving.offset - rule.standardOffset) >= day {
      return true
    }
    for (index, transition) in transitions.enumerated() {
      let isLast = index == transitions.count - 1
      let next = isLast ? offset(at: transition) : Int(offsets[index + 1])
      if next - Int(offsets[index]) >= day { return true }
    }
    return false
  }

  /// Returns the number of transitions at an instant or before it.
  private func transitionCount(until instant: Int) -> Int {
    var (start, end) = (0, transitions.count)
    while start < end {
      let middle = (start + end) / 2
      if transitions[middle] <= instant { start = middle + 1 } else { end = middle }
    }
    return start
  }
}
