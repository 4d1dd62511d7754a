/// A text that consists of rows of equal width, sorted by the keys at their start.
///
/// Keys are padded with spaces, and one byte separates two rows.
package struct SortedRows {
  private let text: StaticString
  private let keyWidth: Int
  private let valueWidth: Int

  package init(text: StaticString, keyWidth: Int, valueWidth: Int) {
    self.text = text
    self.keyWidth = keyWidth
    self.valueWidth = valueWidth
  }

  private var rowWidth: Int { keyWidth + valueWidth + 1 }

  package var count: Int { (text.utf8CodeUnitCount + 1) / rowWidth }

  /// Returns the offset of the value for a key, or `nil` if no row has the key.
  package func offset(of key: LocaleCode) -> Int? {
    guard !key.isEmpty, key.count <= keyWidth else { return nil }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let order = compare(rowAt: middle, with: key)
      if order == 0 { return middle * rowWidth + keyWidth }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Returns the code at an offset, without its padding.
  package func code(at offset: Int, width: Int) -> LocaleCode {
    text.withUTF8Buffer { buffer in
      // Sound: the text is static, and the span does not leave the closure.
      let bytes = unsafe buffer.span
      var code = LocaleCode()
      for position in offset..<offset + width where bytes[position] != UInt8(ascii: " ") {
        code.append(bytes[position])
      }
      return code
    }
  }

  /// Returns the key of a row.
  package func key(at row: Int) -> LocaleCode { code(at: row * rowWidth, width: keyWidth) }

  /// Returns the offset of the value of a row.
  package func offset(ofRow row: Int) -> Int { row * rowWidth + keyWidth }

  /// Returns a negative number if the key of the row comes before the given key, a positive number
  /// if it comes after it, and 0 if the keys are equal.
  private func compare(rowAt row: Int, with key: LocaleCode) -> Int {
    text.withUTF8Buffer { buffer in
      // Sound: the text is static, and the span does not leave the closure.
      let bytes = unsafe buffer.span
      for index in 0..<keyWidth {
        let byte = bytes[row * rowWidth + index]
        // A code is 0 after its end.
        let order = (byte == UInt8(ascii: " ") ? 0 : Int(byte)) - Int(key[index])
        if order != 0 { return order }
      }
      return 0
    }
  }
}
