import DayKit

/// The rules for where dates of one format may begin and end in a text, so that they are not part
/// of a longer number or word.
///
/// A date must not touch another digit, or a hyphen or a full stop that joins it to one. A name in
/// it must not touch another letter. A letter may touch the digits of a date with separators; for
/// other dates, only a T before a time may.
struct TextBorders: Sendable {
  private let first: DateEdge
  private let last: DateEdge
  private let hasSeparators: Bool?

  /// The numbers of digits of a date, if it is a count of seconds.
  private let digits: ClosedRange<Int>?

  init(_ format: DayFormat) {
    first = format.firstEdge
    last = format.lastEdge
    hasSeparators = format.hasSeparators
    digits = format.digitsInText
  }
}

extension TextBorders {
  /// Whether a date may begin after a digit.
  var mayFollowDigit: Bool { first == .text }

  /// Whether a date may begin at a position of a text.
  @inline(__always)
  func allowsStart(at start: Int, in text: Span<UInt8>) -> Bool {
    digits == nil && text.hasPlainByte(at: start &- 1) || allowsOtherStart(at: start, in: text)
  }

  /// Whether a date between two positions of a text may end where it does.
  @inline(__always)
  func allowsEnd(at end: Int, from start: Int, in text: Span<UInt8>) -> Bool {
    digits == nil && text.hasPlainByte(at: end)
      || allowsOtherEnd(at: end, from: start, in: text)
  }

  @inline(never)
  private func allowsOtherStart(at start: Int, in text: Span<UInt8>) -> Bool {
    if let digits, !digits.contains(text.digitCount(from: start, atMost: 20)) { return false }
    guard start > 0, first != .text else { return true }
    if text.hasDigit(before: start) { return false }
    if digits != nil, text.hasSign(before: start) { return false }
    guard text.hasLetter(before: start) else { return true }
    // A byte here that is not a digit is a sign, or a space in its place.
    return first == .number && text[start] != UInt8(ascii: " ")
      && hasSeparators(from: start, in: text)
  }

  @inline(never)
  private func allowsOtherEnd(at end: Int, from start: Int, in text: Span<UInt8>) -> Bool {
    // A count of seconds may have a fraction, but not in a text.
    if digits != nil, start + text.digitCount(from: start, atMost: 20) != end { return false }
    guard end < text.count, end > start, last != .text else { return true }
    if text.hasDigit(after: end) { return false }
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

  /// Whether there is a digit before a position, alone or joined to it by a hyphen or a full stop.
  fileprivate func hasDigit(before position: Int) -> Bool {
    guard let byte = byte(at: position - 1) else { return false }
    if byte >= 0x80 { return scalar(before: position)?.isDigit == true }
    return byte.isDigit || byte.joinsNumbers && self.byte(at: position - 2)?.isDigit == true
  }

  /// Whether there is a digit at a position, alone or joined to it by a hyphen or a full stop.
  fileprivate func hasDigit(after position: Int) -> Bool {
    guard let byte = byte(at: position) else { return false }
    if byte >= 0x80 { return scalar(at: position)?.isDigit == true }
    return byte.isDigit || byte.joinsNumbers && self.byte(at: position + 1)?.isDigit == true
  }

  fileprivate func hasLetter(before position: Int) -> Bool {
    guard let byte = byte(at: position - 1) else { return false }
    return byte < 0x80 ? byte.isASCIILetter : scalar(before: position)?.isLetter == true
  }

  fileprivate func hasLetter(after position: Int) -> Bool {
    guard let byte = byte(at: position) else { return false }
    return byte < 0x80 ? byte.isASCIILetter : scalar(at: position)?.isLetter == true
  }

  /// Whether there is the sign of a number before a position; after a letter it is a hyphen.
  fileprivate func hasSign(before position: Int) -> Bool {
    guard let byte = byte(at: position - 1) else { return false }
    if byte == UInt8(ascii: "+") { return true }
    return byte == UInt8(ascii: "-") && !hasLetter(before: position - 1)
  }

  /// The number of digits from a position on, up to a limit.
  fileprivate func digitCount(from position: Int, atMost limit: Int) -> Int {
    var count = 0
    while count < limit, byte(at: position + count)?.isDigit == true { count += 1 }
    return count
  }
}

extension UInt8 {
  var joinsNumbers: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: ".") }
}
