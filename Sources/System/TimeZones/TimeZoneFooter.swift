/// The rule for the offsets of a time zone in all years after those in its table.
///
/// It repeats every 400 years, as the calendar does. Source: POSIX, Base Definitions 8.3, `TZ`,
/// with the extensions of RFC 9636, section 3.3.1.
struct TimeZoneFooter: Equatable, Sendable {
  let standardOffset: Int

  /// The offset and the changes of daylight-saving time; `nil` if the zone has none.
  let saving: DaylightSaving?

  struct DaylightSaving: Equatable, Sendable {
    let offset: Int
    let start: YearlyChange
    let end: YearlyChange

    /// Whether a change can be in another year in UTC than in local time.
    let crossesYears: Bool
  }

  /// Returns the offset from UTC at an instant, in seconds.
  func offset(at secondsSince1970: Int) -> Int {
    guard let saving else { return standardOffset }
    let cycle = 146_097 * 86_400
    let secondsSince2000 = (secondsSince1970.modulo(cycle) - 946_684_800).modulo(cycle)
    let isSaving = saving.applies(at: secondsSince2000, standardOffset: standardOffset)
    return isSaving ? saving.offset : standardOffset
  }
}

extension TimeZoneFooter.DaylightSaving {
  init(offset: Int, start: YearlyChange, end: YearlyChange) {
    self.offset = offset
    self.start = start
    self.end = end
    crossesYears = start.isNearNewYear || end.isNearNewYear
  }

  /// Whether daylight-saving time applies at an instant in the 400 years from 2000 on.
  func applies(at instant: Int, standardOffset: Int) -> Bool {
    let year = YearSince2000(containing: (instant + standardOffset + 86_400) / 86_400 - 1)
    if crossesYears { return applies(at: instant, around: year, standardOffset) }
    let (first, last) = (start.seconds(in: year) - standardOffset, end.seconds(in: year) - offset)
    return first < last ? first <= instant && instant < last : instant < last || first <= instant
  }

  /// Whether the last change at or before an instant is a change to daylight-saving time.
  ///
  /// The changes of four years matter, because a change can be a week before or after its own year, and both can be in
  /// the next one. If two changes are at the same instant, as with daylight-saving time all year, the change of the
  /// later year applies.
  private func applies(at instant: Int, around year: YearSince2000, _ standardOffset: Int) -> Bool {
    var (latest, isSaving) = (Int.min, false)
    for number in year.number - 2...year.number + 1 {
      let year = YearSince2000(number: number)
      let changes = [
        (end.seconds(in: year) - offset, false), (start.seconds(in: year) - standardOffset, true),
      ]
      for (time, startsSaving) in changes where latest <= time && time <= instant {
        (latest, isSaving) = (time, startsSaving)
      }
    }
    return isSaving
  }
}

extension Int {
  /// Returns the remainder with the sign of the divisor.
  fileprivate func modulo(_ divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
