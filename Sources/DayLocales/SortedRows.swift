/// A text of rows of one width, sorted by the keys that they start with.
///
/// A key is filled up with spaces to its width, and one byte stands between two rows.
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

  /// Where in the text the value of a key begins, if the key is there.
  package func place(of key: LocaleCode) -> Int? {
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

  /// The code at a place of a row, without the spaces after it.
  package func code(at place: Int, width: Int) -> LocaleCode {
    text.withUTF8Buffer { buffer in
      // The span can't outlive the closure, and so not the text.
      let bytes = unsafe buffer.span
      var code = LocaleCode()
      for position in place..<place + width where bytes[position] != UInt8(ascii: " ") {
        code.append(bytes[position])
      }
      return code
    }
  }

  /// The key of a row.
  package func key(at row: Int) -> LocaleCode { code(at: row * rowWidth, width: keyWidth) }

  /// Where in the text the value of a row begins.
  package func place(ofRow row: Int) -> Int { row * rowWidth + keyWidth }

  /// A number below 0 if the key of a row comes before a key, above 0 if after it, 0 if it is the
  /// same.
  private func compare(rowAt row: Int, with key: LocaleCode) -> Int {
    text.withUTF8Buffer { buffer in
      // The span can't outlive the closure, and so not the text.
      let bytes = unsafe buffer.span
      for index in 0..<keyWidth {
        let byte = bytes[row * rowWidth + index]
        // A code has zeros behind its end.
        let order = (byte == UInt8(ascii: " ") ? 0 : Int(byte)) - Int(key[index])
        if order != 0 { return order }
      }
      return 0
    }
  }
}
