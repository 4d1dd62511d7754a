import DayKit

/// The search for dates in one format in a text.
///
/// It is a class, because a copy of all its parts for each search would cost more than most searches.
final class TextSearch: Sendable {
  let format: DayFormat

  /// Where dates may begin and end.
  let borders: TextBorders

  /// What to look for, if every date has it and other text rarely has.
  let landmarks: TextLandmarks?

  /// For each byte whether a date may begin with it.
  let beginnings: ContiguousArray<Bool>

  /// Whether a time zone after a date would count: beside its time, or beside a time after it.
  let needsTimeZone: Bool
  private let hasTime: Bool

  /// How the time zone with which a date ends is written, if there is one.
  private let finalTimeZone: FinalTimeZone?

  /// Whether a date can have a time zone without a known offset, where the offset matters.
  private let mayLackOffset: Bool

  /// Whether every date begins with a digit or a sign, and whether one may begin after a digit.
  private let beginsWithNumber: Bool
  private let mayFollowDigit: Bool

  /// The byte after the first digits of every date, if no date may begin within a number.
  private let separator: UInt8?

  /// A bit for each letter that may follow the separator.
  private let lettersAfterSeparator: UInt32

  /// - Parameter isBesideTimeZones: Whether another format reads times in a time zone.
  init(_ format: DayFormat, isBesideTimeZones: Bool = false) {
    self.format = format
    hasTime = format.keepsTime
    needsTimeZone =
      format.finalTimeZone == nil && (isBesideTimeZones || hasTime && format.timeZone != nil)
    finalTimeZone = format.finalTimeZone
    mayLackOffset = hasTime && format.timeZone != nil && finalTimeZone != .iso8601
    borders = TextBorders(format)
    landmarks = TextLandmarks(format)
    let beginnings = ContiguousArray((UInt8.min...UInt8.max).map { format.canBegin(with: $0) })
    self.beginnings = beginnings
    beginsWithNumber = beginnings.indices.allSatisfy { byte in
      !beginnings[byte] || UInt8(byte).isDigit || "+-".utf8.contains(UInt8(byte))
    }
    mayFollowDigit = borders.mayFollowDigit
    separator = mayFollowDigit ? nil : format.separatorAfterDigits
    var letters: UInt32 = 0
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") where separator != nil {
      guard
        format.canBegin(with: letter, fieldAt: 2)
          || format.canBegin(with: letter ^ 0x20, fieldAt: 2)
      else { continue }
      letters |= 1 << UInt32(letter & 31)
    }
    lettersAfterSeparator = letters
  }
}

extension TextSearch {
  /// Whether a date may be one of a time zone that its format does not know.
  var mayNeedTimeZone: Bool { needsTimeZone || mayLackOffset }

  /// The first date that begins at or after a position.
  @inline(__always)
  func next(in text: Span<UInt8>, from start: Int) -> TextDate? {
    let date =
      landmarks == nil
      ? nextByBeginnings(in: text, from: start) : nextByLandmarks(in: text, from: start)
    guard needsTimeZone, let date else { return date }
    return withTimeZone(date, in: text)
  }

  /// Notes the time zone after a date.
  private func withTimeZone(_ date: TextDate, in text: Span<UInt8>) -> TextDate {
    guard
      let zone = hasTime
        ? text.timeZone(from: date.end) : TimeInText(after: date.end, in: text)?.timeZone,
      text.hasTimeZone(before: zone.upperBound, of: date.start, in: .iso8601)
    else { return date }
    var date = date
    date.timeZone = zone
    return date
  }

  @inline(never)
  private func nextByBeginnings(in text: Span<UInt8>, from start: Int) -> TextDate? {
    let all = beginnings
    let beginnings = all.span
    var position = start
    while position < text.count {
      if beginsWithNumber { position = text.firstOfNumber(from: position) }
      guard position < text.count else { return nil }
      if let separator, text[position].isDigit {
        var end = position &+ 1
        while end < text.count, text[end].isDigit { end &+= 1 }
        guard text.byte(at: end, is: separator), mayFollowSeparator(text.byte(at: end &+ 1)) else {
          position = end
          continue
        }
      }
      if beginnings[Int(text[position])], let date = date(at: position, in: text) { return date }
      position &+= 1
      // A number that does not begin a date has no digit that does, and neither has one joined to it.
      guard !mayFollowDigit, text[position &- 1].isDigit else { continue }
      position = borders.endOfNumbers(in: text, from: position)
    }
    return nil
  }

  @inline(__always)
  private func mayFollowSeparator(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return !byte.isASCIILetter || lettersAfterSeparator >> UInt32(byte & 31) & 1 == 1
  }

  /// All bytes before the first landmark of a date are digits or a sign, so the date with the
  /// earlier landmark begins first.
  private func nextByLandmarks(in text: Span<UInt8>, from start: Int) -> TextDate? {
    guard let landmarks else { return nil }
    let layouts = landmarks.fixedDates.span
    var place = landmarks.firstIndex(in: text, from: start &+ landmarks.fewestBefore)
    while place < text.count {
      if let date = landmarks.date(layouts, around: place, in: text, borders) { return date }
      if let date = otherDate(around: place, in: text, from: start, landmarks) { return date }
      place = landmarks.firstIndex(in: text, from: place &+ 1)
    }
    return nil
  }

  @inline(never)
  private func otherDate(
    around place: Int, in text: Span<UInt8>, from start: Int, _ landmarks: TextLandmarks
  ) -> TextDate? {
    var distances = landmarks.distances
    while distances != 0 {
      let distance = 31 &- distances.leadingZeroBitCount
      distances ^= 1 &<< UInt32(truncatingIfNeeded: distance)
      let position = place &- distance
      guard position >= start, beginnings[Int(text[position])] else { continue }
      if let date = date(at: position, in: text) { return date }
    }
    return nil
  }

  /// The date that begins at a position, if it is not part of a longer number or word.
  @inline(__always)
  private func date(at start: Int, in text: Span<UInt8>) -> TextDate? {
    var end = start
    guard borders.allowsStart(at: start, in: text) else { return nil }
    guard let day = format.readPrefix(of: text, at: &end), end > start else {
      return mayLackOffset ? dateWithoutOffset(at: start, in: text) : nil
    }
    if let finalTimeZone { end = text.endOfDate(start..<end, in: finalTimeZone) }
    guard borders.allowsEnd(at: end, from: start, in: text) else { return nil }
    return TextDate(day: day, start: start, end: end)
  }

  /// The date that begins at a position, with a time zone whose offset is unknown, or with another word after it.
  @inline(never)
  private func dateWithoutOffset(at start: Int, in text: Span<UInt8>) -> TextDate? {
    var readEnd = start
    do throws(DayParsingError) {
      _ = try format.readPrefixFields(of: text, at: &readEnd)
      return nil
    } catch {
      guard error.reason == .unknownOffset else { return nil }
    }
    let end = finalTimeZone.map { text.endOfDate(start..<readEnd, in: $0) } ?? readEnd
    guard borders.allowsEnd(at: end, from: start, in: text) else { return nil }
    if end == readEnd { return TextDate(day: .min, start: start, end: end, timeZone: start..<end) }
    var position = start
    let day = format.readPrefix(of: text.extracting(..<end), at: &position)
    return day.map { TextDate(day: $0, start: start, end: end) }
  }
}

extension Span<UInt8> {
  /// Whether there is a separator at a position, or what may be another kind of space for a space.
  @inline(__always)
  fileprivate func byte(at position: Int, is separator: UInt8) -> Bool {
    guard let byte = byte(at: position) else { return false }
    return byte == separator || separator == UInt8(ascii: " ") && byte >= 0x80
  }

  /// The position of the first byte from a position on that can be a digit or a sign, or the count.
  @inline(__always)
  fileprivate func firstOfNumber(from start: Int) -> Int {
    let halves = SIMD16(repeating: UInt8(0xF0))
    let digits = SIMD16(repeating: UInt8(ascii: "0"))
    let mostBits = SIMD16(repeating: UInt8(0xF9))
    let signs = SIMD16(repeating: UInt8(ascii: "+") & 0xF9)
    // The digits are the first ten bytes with their upper half; the signs differ in two bits.
    let found = firstIndexInBlocks(from: start) {
      (($0 & halves) .== digits) .| (($0 & mostBits) .== signs)
    }
    if let found { return found }
    // The last bytes are not a whole block.
    return endOfWholeBlocks(from: start)
  }
}
