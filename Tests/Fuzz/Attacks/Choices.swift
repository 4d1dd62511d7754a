/// Bytes that are read as choices, such as numbers and elements of lists.
///
/// After the last byte, every choice is the first one.
struct Choices {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  /// Whether no byte is left.
  var isEmpty: Bool { bytes.isEmpty }

  /// Takes a number from 0 to below a count.
  mutating func number(below count: Int) -> Int {
    var number = 0
    var most = 1
    while most < count {
      number = number << 8 | Int(bytes.popFirst() ?? 0)
      most <<= 8
    }
    return number % count
  }

  /// Takes an element of a list that is not empty.
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}

extension [UInt8] {
  /// The text before the first newline, and the bytes after it.
  func splitAtNewline() -> (line: String, rest: [UInt8]) {
    let line = prefix { $0 != UInt8(ascii: "\n") }
    return (String(decoding: line, as: UTF8.self), Array(dropFirst(line.count + 1)))
  }
}
