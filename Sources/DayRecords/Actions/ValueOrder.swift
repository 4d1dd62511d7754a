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
  /// Returns the bytes by which the value in a slot is compared: a mark, and the text or a form of the
  /// number that has the order of numbers.
  ///
  /// - Throws: The reason why a value that is not empty is not a number.
  func key(
    of slot: ValueSlot, in bytes: Span<UInt8>, _ form: RecordForm
  ) throws(RecordFailure) -> ContiguousArray<UInt8> {
    let missing: ContiguousArray<UInt8> = [Self.missingMark]
    guard !slot.isAdded else { return missing }
    let range = slot.start..<slot.end
    guard let text = form.text(of: bytes.extracting(range), isQuoted: slot.isQuoted) else {
      throw .invalidValue(range)
    }
    if text.isEmpty || form == .json && !slot.isQuoted && text.elementsEqual("null".utf8) {
      return missing
    }
    guard areNumbers else { return [Self.valueMark] + text }
    guard let number = Self.number(text.span) else { throw .notANumber(Array(text)) }
    return [Self.valueMark] + number
  }

  /// Returns the bytes by which the label of a record in a batch is compared.
  func key(
    ofRecord index: Int, of batch: DateBatch, in bytes: Span<UInt8>
  ) throws(RecordFailure) -> ContiguousArray<UInt8> {
    // An empty line has no label.
    guard index < batch.labelSlots.count else { return [Self.missingMark] }
    return try key(of: batch.labelSlots[index], in: bytes, batch.form)
  }

  /// The first byte of a key, which tells whether there is a value.
  static var valueMark: UInt8 { 0 }
  static var missingMark: UInt8 { 1 }
}

// Numbers as bytes.

extension ValueOrder {
  /// Returns bytes that are in the order of decimal numbers of any size; `nil` if a text is not a
  /// number such as `12`, `-0.5` or `1e6`.
  ///
  /// They are the sign, the position of the decimal point and the digits. Those of a negative number
  /// are inverted and have an end, because more digits make it smaller.
  private static func number(_ text: Span<UInt8>) -> ContiguousArray<UInt8>? {
    guard let decimal = DecimalNumber(text) else { return nil }
    guard !decimal.digits.isEmpty else { return [1] }
    let point = UInt64(bitPattern: Int64(decimal.point)) ^ 1 << 63
    var key: ContiguousArray<UInt8> = [decimal.isNegative ? 0 : 2]
    let mask: UInt8 = decimal.isNegative ? 0xFF : 0
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      key.append(UInt8(truncatingIfNeeded: point >> shift) ^ mask)
    }
    for digit in decimal.digits { key.append(digit ^ mask) }
    if decimal.isNegative { key.append(0xFF) }
    return key
  }
}

/// A decimal number: `0.digits` times a power of ten.
private struct DecimalNumber {
  var isNegative = false

  /// The digits from the first to the last that is not 0; none for the number 0.
  var digits: ContiguousArray<UInt8> = []

  /// The number of digits before the decimal point; negative if zeros follow it.
  var point = 0

  /// Reads digits with an optional sign, fraction and exponent, and blanks around them.
  init?(_ text: Span<UInt8>) {
    var (index, end) = (0, text.count)
    while index < end, text[index] == 0x20 { index += 1 }
    while end > index, text[end - 1] == 0x20 { end -= 1 }
    if index < end, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
      isNegative = text[index] == UInt8(ascii: "-")
      index += 1
    }
    var (hasDigits, hasPoint) = (false, false)
    while index < end {
      let byte = text[index]
      if byte.isDigit {
        hasDigits = true
        if !hasPoint, !digits.isEmpty || byte != UInt8(ascii: "0") { point += 1 }
        if hasPoint, digits.isEmpty, byte == UInt8(ascii: "0") { point -= 1 }
        if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte) }
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      index += 1
    }
    guard hasDigits else { return nil }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    guard index < end else { return }
    guard text[index] | 0x20 == UInt8(ascii: "e"), index + 1 < end,
      let exponent = text.extracting(index + 1..<end).integer, abs(exponent) < 1 << 40
    else { return nil }
    point += exponent
  }
}
