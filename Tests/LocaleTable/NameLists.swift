/// Lists of names in the order in which they came, each once, and the places where they start.
struct NameLists {
  private(set) var texts: [String] = []
  private var places: [String: Int] = [:]
  private var end = 0

  /// The place of a list in digits of six bits.
  mutating func digits(of names: [String]) -> String {
    let text = names.joined(separator: ";")
    precondition(text.utf8.count { $0 == 0x3B } == names.count - 1, "a name has a semicolon")
    precondition(!text.utf8.contains { $0 < 0x20 }, "a name has a control character")
    return Self.digits(of: place(of: text))
  }

  private mutating func place(of text: String) -> Int {
    if let place = places[text] { return place }
    defer { end += text.utf8.count + 1 }
    places[text] = end
    texts.append(text)
    return end
  }

  private static func digits(of place: Int) -> String {
    precondition(place < 1 << 18, "the names are too long for three digits")
    return [place >> 12, place >> 6 & 63, place & 63].map { digit in
      String(Unicode.Scalar(UInt8(digit + 0x30)))
    }.joined()
  }
}
