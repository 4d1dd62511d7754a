import System

/// The order of records with the same date: by the value in another place, as bytes or as a number.
///
/// A record without a value comes last in both directions.
package struct ValueOrder: Equatable, Sendable {
  /// Whether values are numbers.
  package var areNumbers: Bool

  package init(areNumbers: Bool = false) {
    self.areNumbers = areNumbers
  }
}

extension ValueOrder {
  /// Calls the body with the bytes by which the label of a record in a batch is compared: a mark, and
  /// the text or a form of the number that has the order of numbers.
  ///
  /// - Parameter number: Memory for a number.
  /// - Throws: The reason why a value that is not empty is not a number.
  @inline(__always)
  func withKey(
    ofRecord index: Int, of batch: DateBatch, in bytes: Span<UInt8>,
    _ number: inout ContiguousArray<UInt8>,
    _ body: (_ mark: UInt8, _ key: Span<UInt8>) -> Void
  ) throws(RecordFailure) {
    // An empty line has no label.
    guard let slot = batch.label(ofRecord: index), !slot.isAdded else {
      return body(Self.missingMark, Span())
    }
    let form = batch.form
    let value = bytes.extracting(slot.start..<slot.end)
    let isPlain = form.isPlain(value, isQuoted: slot.isQuoted)
    guard !value.isEmpty else { return body(Self.missingMark, Span()) }
    if isPlain {
      try withKey(ofText: value, &number, body)
    } else if let text = form.text(of: value, isQuoted: slot.isQuoted) {
      try withKey(ofText: text.span, &number, body)
    } else {
      throw .invalidValue(batch.rangeInRecord(of: slot))
    }
  }

  @inline(__always)
  private func withKey(
    ofText text: Span<UInt8>, _ number: inout ContiguousArray<UInt8>,
    _ body: (_ mark: UInt8, _ key: Span<UInt8>) -> Void
  ) throws(RecordFailure) {
    guard areNumbers else { return body(Self.valueMark, text) }
    number.removeAll(keepingCapacity: true)
    guard Self.append(number: text, to: &number) else {
      throw .notANumber(Array(ContiguousArray(copying: text)))
    }
    body(Self.valueMark, number.span)
  }

  /// The first byte of a key, which tells whether there is a value.
  static var valueMark: UInt8 { 0 }
  static var missingMark: UInt8 { 1 }
}

// Numbers as bytes.

extension ValueOrder {
  /// Appends bytes that are in the order of decimal numbers, and returns whether a text is a number
  /// such as `12`, `-0.5` or `1e6`.
  ///
  /// They are the sign, the position of the decimal point and the digits. Those of a negative number
  /// are inverted and have an end, because more digits make it smaller.
  private static func append(
    number text: Span<UInt8>, to key: inout ContiguousArray<UInt8>
  ) -> Bool {
    guard let decimal = DecimalNumber(text) else { return false }
    let isZero = decimal.digits.isEmpty
    key.append(isZero ? 1 : decimal.isNegative ? 0 : 2)
    guard !isZero else { return true }
    let point = decimal.point + DecimalNumber.largestPoint
    let mask: UInt8 = decimal.isNegative ? 0xFF : 0
    for shift in [16, 8, 0] { key.append(UInt8(truncatingIfNeeded: point >> shift) ^ mask) }
    key.append(addingCapacity: decimal.digits.count + 1) { key in
      for index in decimal.digits where text[index] != UInt8(ascii: ".") {
        key.append(text[index] ^ mask)
      }
      if decimal.isNegative { key.append(0xFF) }
    }
    return true
  }
}

/// A decimal number: `0.digits` times a power of ten.
private struct DecimalNumber {
  var isNegative = false

  /// Where the digits from the first to the last that is not 0 are, perhaps with the decimal point
  /// between them; empty for the number 0.
  var digits = 0..<0

  /// The number of digits before the decimal point; negative if zeros follow it.
  var point = 0

  /// The largest position of the point, which is more than a line has digits.
  static var largestPoint: Int { 1 << 23 - 1 }

  /// Reads digits with an optional sign, fraction and exponent, and blanks around them.
  init?(_ text: Span<UInt8>) {
    var (index, end) = (0, text.count)
    while index < end, text[index] == 0x20 { index += 1 }
    while end > index, text[end - 1] == 0x20 { end -= 1 }
    if index < end, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
      isNegative = text[index] == UInt8(ascii: "-")
      index += 1
    }
    let isNumber = readDigits(of: text, from: &index, to: end)
    guard isNumber else { return nil }
    guard index < end else { return }
    guard text[index] | 0x20 == UInt8(ascii: "e"),
      let exponent = text.extracting(index + 1..<end).integer,
      exponent.magnitude <= Self.largestPoint, (point + exponent).magnitude <= Self.largestPoint
    else { return nil }
    point += exponent
  }

  /// Reads digits and a decimal point, and returns whether there are digits.
  private mutating func readDigits(
    of text: Span<UInt8>, from index: inout Int, to end: Int
  ) -> Bool {
    var (hasDigits, hasPoint) = (false, false)
    while index < end {
      let byte = text[index]
      if byte.isDigit {
        hasDigits = true
        let isLeadingZero = digits.isEmpty && byte == UInt8(ascii: "0")
        if !hasPoint, !isLeadingZero { point += 1 }
        if hasPoint, isLeadingZero { point -= 1 }
        if byte != UInt8(ascii: "0") {
          digits = (digits.isEmpty ? index : digits.lowerBound)..<index + 1
        }
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      index += 1
    }
    return hasDigits
  }
}
