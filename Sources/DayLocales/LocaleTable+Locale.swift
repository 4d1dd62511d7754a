extension LocaleTable {
  /// The row of a language in a region.
  struct Locale {
    /// The region, where none is given the one where most people speak the language.
    let likelyRegion: String

    /// The places of the lists of names, each in three digits of six bits.
    private let places: Substring.UTF8View

    init(_ value: Substring.UTF8View) {
      likelyRegion = String(Substring(value.prefix(3).prefix { $0 != UInt8(ascii: " ") }))
      places = value.dropFirst(3)
    }

    /// The UTF-8 of all names, each with a line feed after it.
    var names: [UInt8] {
      var text = LocaleTable.nameText
      return text.withUTF8 { buffer in
        // The span can't outlive the closure, and so not the buffer.
        let bytes = unsafe buffer.span
        var names: [UInt8] = []
        names.reserveCapacity(4_096)
        var places = places
        while !places.isEmpty {
          names.append(listAt: LocaleTable.number(places.prefix(3)), of: bytes)
          places = places.dropFirst(3)
        }
        return names
      }
    }
  }

  /// A number in digits of six bits, which are the characters from `0` on.
  private static func number(_ digits: Substring.UTF8View) -> Int {
    digits.reduce(0) { $0 << 6 | Int($1 &- UInt8(ascii: "0")) }
  }
}

extension [UInt8] {
  /// Appends the names of the list at a place of a text, which ends with its line.
  fileprivate mutating func append(listAt place: Int, of text: Span<UInt8>) {
    var position = place
    while position < text.count, text[position] != UInt8(ascii: "\n") {
      let byte = text[position]
      append(byte == UInt8(ascii: ";") ? UInt8(ascii: "\n") : byte)
      position += 1
    }
    append(UInt8(ascii: "\n"))
  }
}
