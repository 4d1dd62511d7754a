/// Distinct lists of names in the order in which they were added, and the offsets where they start.
struct NameLists {
  private(set) var texts: [String] = []
  private var offsets: [String: Int] = [:]
  private var end = 0

  /// Returns the offset of a list in digits of six bits.
  mutating func digits(of names: [String]) -> String {
    let text = names.joined(separator: ";")
    precondition(text.utf8.count { $0 == 0x3B } == names.count - 1, "a name has a semicolon")
    precondition(!text.utf8.contains { $0 < 0x20 }, "a name has a control character")
    return Self.digits(of: offset(of: text))
  }

  private mutating func offset(of text: String) -> Int {
    if let offset = offsets[text] { return offset }
    defer { end += text.utf8.count + 1 }
    offsets[text] = end
    texts.append(text)
    return end
  }

  private static func digits(of offset: Int) -> String {
    precondition(offset < 1 << 18, "the names are too long for three digits")
    return [offset >> 12, offset >> 6 & 63, offset & 63].map { digit in
      String(Unicode.Scalar(UInt8(digit + 0x30)))
    }.joined()
  }
}
