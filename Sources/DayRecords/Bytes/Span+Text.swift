extension Span<UInt8> {
  /// Whether the bytes are those of an ASCII text.
  package func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && starts(with: text)
  }

  /// Whether the first bytes are those of an ASCII text.
  func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return false }
    // Sound: the buffer is the static string's own.
    let expected = unsafe UnsafeBufferPointer(start: text.utf8Start, count: length)
    for index in 0..<length where unsafe self[index] != expected[index] { return false }
    return true
  }

  /// Removes a prefix, and returns whether the bytes began with it.
  mutating func pass(_ prefix: StaticString) -> Bool {
    guard starts(with: prefix) else { return false }
    self = extracting(droppingFirst: prefix.utf8CodeUnitCount)
    return true
  }

  /// Whether the last bytes are those of an ASCII text.
  func ends(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return count >= length && extracting(last: length).starts(with: text)
  }

  /// The integer that the bytes write in decimal digits with an optional sign; `nil` if they do not,
  /// or if the integer is not an `Int`.
  var integer: Int? {
    let isNegative = byte(at: 0) == UInt8(ascii: "-")
    let start = isNegative || byte(at: 0) == UInt8(ascii: "+") ? 1 : 0
    guard start < count else { return nil }
    var value = 0
    for index in start..<count {
      guard self[index].isDigit else { return nil }
      let digit = Int(self[index] - UInt8(ascii: "0"))
      let (product, isProductOutOfRange) = value.multipliedReportingOverflow(by: 10)
      // Subtracts the digits of a negative number, because `-Int.min` is not an `Int`.
      let (sum, isSumOutOfRange) = product.addingReportingOverflow(isNegative ? -digit : digit)
      guard !isProductOutOfRange, !isSumOutOfRange else { return nil }
      value = sum
    }
    return value
  }
}
