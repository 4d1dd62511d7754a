#if Formats
/// The common form of a date with a time of day, `2025-08-29T12:34:56` and a `Z` or `+02:00`, which
/// is parsed as its date.
///
/// It does not know the other forms that ISO 8601 allows.
struct CommonDateTime: Sendable {
  let isZoned: Bool

  /// Parses a date and a time at a position in a text, and moves the position past them if they
  /// name a day.
  @inline(never)
  func read(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    // "0000-00-", "00T00:00" and ":00" as numbers.
    let date = bytes.word(at: position) ^ 0x2D30_302D_3030_3030
    let time = bytes.word(at: position &+ 8) ^ 0x3030_3A30_3054_3030
    let rest = bytes.word(at: position &+ 16)
    let second = rest & 0xFF_FFFF ^ 0x30_303A
    // For each byte, the number that makes 127 with the largest difference allowed, which is 9 or
    // 0.
    let excess =
      date | (date &+ 0x7F76_767F_7676_7676) | time | (time &+ 0x7676_7F76_767F_7676) | second
      | (second &+ 0x76_767F)
    guard excess & .highBits == 0, (time >> 24).number(ofDigits: 2) < 24,
      (time >> 48).number(ofDigits: 2) < 60, (second >> 8).number(ofDigits: 2) < 60,
      let count = zoneCount(UInt8(truncatingIfNeeded: rest >> 24), bytes.word(at: position &+ 20))
    else { return .unknown }
    let end = position &+ 19 &+ count
    guard end <= bytes.count else { return .unknown }
    let day = Day(
      year: Int(truncatingIfNeeded: date.number(ofDigits: 4)),
      month: Int(truncatingIfNeeded: (date >> 40).number(ofDigits: 2)),
      checked: Int(truncatingIfNeeded: time.number(ofDigits: 2)))
    guard let day else { return .refused }
    position = end
    return .day(day)
  }

  /// The number of bytes of the time zone, given its first byte and the bytes after that.
  @inline(__always)
  private func zoneCount(_ first: UInt8, _ rest: UInt64) -> Int? {
    guard isZoned else {
      // A fraction of a second may follow.
      return first == UInt8(ascii: ".") || first == UInt8(ascii: ",") ? nil : 0
    }
    // A time zone in brackets or the seconds of the offset may follow.
    let bracket = UInt64(UInt8(ascii: "["))
    if first == UInt8(ascii: "Z") { return rest & 0xFF == bracket ? nil : 1 }
    guard first == UInt8(ascii: "+") || first == UInt8(ascii: "-") else { return nil }
    let offset = rest & 0xFF_FFFF_FFFF ^ 0x30_303A_3030
    guard (offset | (offset &+ 0x76_767F_7676)) & .highBits == 0,
      offset.number(ofDigits: 2) < 24, (offset >> 24).number(ofDigits: 2) < 60,
      rest >> 40 & 0xFF != bracket, rest >> 40 & 0xFF != UInt64(UInt8(ascii: ":"))
    else { return nil }
    return 6
  }
}
#endif
