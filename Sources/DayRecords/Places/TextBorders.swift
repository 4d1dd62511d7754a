import DayKit

/// The rules for where dates of one format may begin and end in a text, so that they are not part
/// of a longer number or word.
///
/// A date must not touch another digit, or a hyphen or a full stop that joins it to one, as it joins the parts of
/// the format. A name in it must not touch another letter. A letter may touch the digits of a date with separators; for
/// other dates, only a T before a time may. What a date lacks must not be beside it; see ``MissingParts``.
struct TextBorders: Sendable {
  private let first: DateEdge
  private let last: DateEdge
  private let hasSeparators: Bool?
  private let joinersBefore: NumberJoiners
  private let joinersAfter: NumberJoiners

  /// The numbers of digits of a date, if it is a count of seconds.
  private let digits: ClosedRange<Int>?

  private let missing: MissingParts
  private let finalTimeZone: FinalTimeZone?

  private let endsWithYearOfCentury: Bool

  /// Whether dates such as `05 Nov 28` may be the end of a time, a month and a day.
  private let isLikeTime: Bool

  /// Whether dates have no year, and end with a number that could be the hour of a time instead.
  private let mayEndWithHour: Bool

  /// Whether dates end with a number of a time of day, which more numbers may follow.
  private let endsWithTime: Bool

  /// Whether a date may touch any byte that is neither a digit, nor a letter, nor joins numbers.
  private let mayTouchPlainBytes: Bool

  init(_ format: DayFormat) {
    first = format.firstEdge
    last = format.lastEdge
    hasSeparators = format.hasSeparators
    joinersBefore = NumberJoiners { format.joinsNumberBefore($0) }
    joinersAfter = NumberJoiners { format.joinsNumberAfter($0) }
    digits = format.digitsInText
    missing = MissingParts(format)
    finalTimeZone = format.finalTimeZone
    endsWithTime = format.endsWithTime
    endsWithYearOfCentury = format.endsWithYearOfCentury
    mayEndWithHour = format.takesYearBeside && format.lastEdge == .number
    isLikeTime = endsWithYearOfCentury && format.hasLiteral(UInt8(ascii: " "))
    mayTouchPlainBytes =
      format.hasDayAndYear && finalTimeZone == nil && !endsWithTime && !isLikeTime
  }
}

extension TextBorders {
  /// Whether a date may begin after a digit.
  var mayFollowDigit: Bool { first == .text }

  /// The position after digits, and after the numbers that are joined to them.
  @inline(__always)
  func endOfNumbers(in text: Span<UInt8>, from start: Int) -> Int {
    var position = start
    while position < text.count {
      if !text[position].isDigit {
        guard joinersBefore.contains(text[position]), text.byte(at: position &+ 1)?.isDigit == true
        else { break }
      }
      position &+= 1
    }
    return position
  }

  /// Whether a date may begin at a position of a text.
  @inline(__always)
  func allowsStart(at start: Int, in text: Span<UInt8>) -> Bool {
    mayTouchPlainBytes && text.hasPlainByte(at: start &- 1) || allowsOtherStart(at: start, in: text)
  }

  /// Whether a date between two positions of a text may end where it does.
  @inline(__always)
  func allowsEnd(at end: Int, from start: Int, in text: Span<UInt8>) -> Bool {
    mayTouchPlainBytes && text.hasPlainByte(at: end)
      || allowsOtherEnd(at: end, from: start, in: text)
  }

  @inline(never)
  private func allowsOtherStart(at start: Int, in text: Span<UInt8>) -> Bool {
    if let digits, !digits.contains(text.digitCount(from: start, atMost: 20)) { return false }
    if missing.isYearOfDate(at: start, in: text) { return false }
    guard start > 0, first != .text else { return true }
    if text.hasDigit(before: start, joinersBefore) { return false }
    if missing.isAny(before: start, in: text) { return false }
    if first == .number, text.hasTime(before: start, isShort: missing.year) { return false }
    if digits != nil, text.hasSign(before: start) { return false }
    if finalTimeZone == .rfc5322, first == .number, text.hasNameOfWeekday(beside: start) {
      return false
    }
    guard text.hasLetter(before: start) else { return true }
    // A byte here that is not a digit is a sign, or a space in its place.
    return first == .number && text[start] != UInt8(ascii: " ")
      && hasSeparators(from: start, in: text)
  }

  @inline(never)
  private func allowsOtherEnd(at end: Int, from start: Int, in text: Span<UInt8>) -> Bool {
    if let finalTimeZone, !text.hasTimeZone(before: end, of: start, in: finalTimeZone) {
      return false
    }
    if isLikeTime, text.hasTime(before: start, isShort: true), text.hasDay(before: end) {
      return false
    }
    guard end < text.count, end > start else { return true }
    if missing.isDay(after: end, in: text) { return false }
    guard last != .text else { return true }
    if endsWithTime, text[end] == .colon, text.byte(at: end + 1)?.isDigit == true { return false }
    if mayEndWithHour, text.hasHour(before: end) { return false }
    if endsWithYearOfCentury, text.isHour(before: end) { return false }
    if text.hasDigit(after: end, joinersAfter) {
      // After the month of a year, another number is the name of a file.
      guard text[end] == .slash, !missing.year, !text.hasDayOfMonth(at: end + 1) else {
        return false
      }
    }
    if missing.isYear(after: end, from: start, in: text) { return false }
    guard text.hasLetter(after: end) else { return true }
    guard last == .number, !text[end - 1].isASCIILetter else { return false }
    return hasSeparators(from: start, in: text)
      || text[end] == UInt8(ascii: "T") && text.byte(at: end + 1)?.isDigit == true
  }

  private func hasSeparators(from start: Int, in text: Span<UInt8>) -> Bool {
    // A date-time has all separators or none. The year has four digits, or a sign and six.
    let isSigned = text.byte(at: start)?.isDigit == false
    return hasSeparators ?? (text.byte(at: start + (isSigned ? 7 : 4)) == UInt8(ascii: "-"))
  }
}

extension Span<UInt8> {
  /// Whether there is a plain byte at a position.
  @inline(__always)
  func hasPlainByte(at position: Int) -> Bool {
    position >= 0 && position < count && self[position].isPlain
  }

  /// Whether there is a digit before a position, alone or joined to it.
  fileprivate func hasDigit(before position: Int, _ joiners: NumberJoiners) -> Bool {
    guard let byte = byte(at: position - 1) else { return false }
    if byte >= 0x80 { return scalar(before: position)?.isDigit == true }
    return byte.isDigit || joiners.contains(byte) && self.byte(at: position - 2)?.isDigit == true
  }

  /// Whether there is a digit at a position, alone or joined to it.
  fileprivate func hasDigit(after position: Int, _ joiners: NumberJoiners) -> Bool {
    guard let byte = byte(at: position) else { return false }
    if byte >= 0x80 { return scalar(at: position)?.isDigit == true }
    return byte.isDigit || joiners.contains(byte) && self.byte(at: position + 1)?.isDigit == true
  }

  fileprivate func hasLetter(before position: Int) -> Bool {
    guard let byte = byte(at: position - 1) else { return false }
    return byte < 0x80 ? byte.isASCIILetter : scalar(before: position)?.isLetter == true
  }

  fileprivate func hasLetter(after position: Int) -> Bool {
    guard let byte = byte(at: position) else { return false }
    return byte < 0x80 ? byte.isASCIILetter : scalar(at: position)?.isLetter == true
  }

  /// Whether there is the sign of a number before a position; after a letter or a digit it is a hyphen.
  fileprivate func hasSign(before position: Int) -> Bool {
    guard let byte = byte(at: position - 1) else { return false }
    if byte == UInt8(ascii: "+") { return true }
    let isJoined = hasLetter(before: position - 1) || self.byte(at: position - 2)?.isDigit == true
    return byte == UInt8(ascii: "-") && !isJoined
  }
}

/// Which of a hyphen, a full stop, a slash and a low line join two numbers.
private struct NumberJoiners: Sendable {
  private let hasHyphen: Bool
  private let hasFullStop: Bool
  private let hasSlash: Bool
  private let hasLowLine: Bool

  init(_ joins: (UInt8) -> Bool) {
    hasHyphen = joins(UInt8(ascii: "-"))
    hasFullStop = joins(UInt8(ascii: "."))
    hasSlash = joins(.slash)
    hasLowLine = joins(.lowLine)
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    hasHyphen && byte == UInt8(ascii: "-") || hasFullStop && byte == UInt8(ascii: ".")
      || hasSlash && byte == .slash || hasLowLine && byte == .lowLine
  }
}

extension UInt8 {
  fileprivate static var slash: UInt8 { UInt8(ascii: "/") }
  fileprivate static var lowLine: UInt8 { UInt8(ascii: "_") }
}
