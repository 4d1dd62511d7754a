/// A text of rows of one width, sorted by the keys that they start with.
///
/// A key is filled up with spaces to its width, and one byte stands between two rows.
package struct SortedRows {
  private let text: String
  private let keyWidth: Int
  private let valueWidth: Int

  package init(text: String, keyWidth: Int, valueWidth: Int) {
    self.text = text
    self.keyWidth = keyWidth
    self.valueWidth = valueWidth
  }

  private var rowWidth: Int { keyWidth + valueWidth + 1 }

  package var count: Int { (text.utf8.count + 1) / rowWidth }

  /// What stands behind a key, if it is there.
  package func value(of key: String) -> Substring.UTF8View? {
    let position = position(of: key)
    guard position < count, self.key(at: position).elementsEqual(key.utf8) else { return nil }
    return value(at: position)
  }

  /// The key of a row.
  package func key(at position: Int) -> Substring.UTF8View {
    bytes(at: position * rowWidth, count: keyWidth).prefix { $0 != UInt8(ascii: " ") }
  }

  /// What stands behind the key of a row.
  package func value(at position: Int) -> Substring.UTF8View {
    bytes(at: position * rowWidth + keyWidth, count: valueWidth)
  }

  /// The number of rows whose keys come before a key.
  private func position(of key: String) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self.key(at: middle).lexicographicallyPrecedes(key.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private func bytes(at offset: Int, count: Int) -> Substring.UTF8View {
    text.utf8.dropFirst(offset).prefix(count)
  }
}
