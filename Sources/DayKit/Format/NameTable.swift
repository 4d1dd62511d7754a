/// The names of one part of a day, in the order of the numbers that they stand for.
struct NameTable: Hashable, Sendable {
  let names: [String]

  /// The names without regard to case and without a full stop at the end.
  private let folded: [[Unicode.Scalar]]

  init(_ names: [String]) {
    self.names = names
    folded = names.map(Self.fold)
  }

  /// The largest number of UTF-8 bytes of a name.
  var maximumWidth: Int { names.reduce(0) { Swift.max($0, $1.utf8.count) } }

  /// Whether a name tells the number that it stands for.
  var isReadable: Bool {
    folded.indices.allSatisfy { index in
      !folded[index].isEmpty && !folded[..<index].contains(folded[index])
    }
  }

  /// Whether a name begins with a digit, such as "1st quarter".
  var beginsWithDigit: Bool {
    folded.contains { name in name.first.map(Self.isDigit) ?? false }
  }

  /// Whether a digit after a name may make another one, such as "12" of "1".
  var hasOpenEnd: Bool {
    folded.contains { name in
      folded.contains { longer in
        longer.count > name.count && longer.starts(with: name) && Self.isDigit(longer[name.count])
      }
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func fold(_ name: String) -> [Unicode.Scalar] {
    var scalars = Array(name.lowercased().unicodeScalars)
    if scalars.count > 1, scalars.last == "." { scalars.removeLast() }
    return scalars
  }
}

extension NameTable {
  /// The bytes of a name, ASCII letters in lower case, without a full stop at the end.
  ///
  /// - Returns: `nil` where a text of these bytes, whatever the case of ASCII letters, would not be
  ///   the name, since the case of its letters depends on those around them.
  func plainBytes(of index: Int) -> [UInt8]? {
    var bytes = names[index].utf8.map { $0.lowercasedASCII }
    if bytes.count > 1, bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    let isPlain = bytes.allSatisfy { $0 < 0x80 } || lettersKeepTheirCase(in: index)
    return isPlain && !bytes.isEmpty ? bytes : nil
  }

  /// Whether a name in lower case is the same as its letters, each by itself, in lower case.
  private func lettersKeepTheirCase(in index: Int) -> Bool {
    var scalars = names[index].unicodeScalars.flatMap { scalar in
      Array(scalar.properties.lowercaseMapping.unicodeScalars)
    }
    if scalars.count > 1, scalars.last == "." { scalars.removeLast() }
    return scalars == folded[index]
  }

  /// Whether a longer name begins with a name.
  func isBeginning(_ index: Int) -> Bool {
    let name = folded[index]
    return folded.contains { longer in
      longer.count > name.count && longer.first == name.first && longer.starts(with: name)
    }
  }

  /// Passes the longest name that stands at a place, whatever its case, and gives its number.
  ///
  /// The full stop of an abbreviation may be missing.
  func readName(of bytes: Span<UInt8>, at position: inout Int) -> Int? {
    var best: (index: Int, end: Int)?
    for index in folded.indices {
      guard let end = Self.end(of: folded[index], in: bytes, from: position) else { continue }
      if end > best?.end ?? position { best = (index, end) }
    }
    guard let (index, end) = best else { return nil }
    position = end
    if names[index].utf8.last == UInt8(ascii: ".") {
      _ = bytes.passes(UInt8(ascii: "."), at: &position)
    }
    return index
  }

  /// The place after a folded name that stands at a place.
  private static func end(
    of name: [Unicode.Scalar], in bytes: Span<UInt8>, from start: Int
  ) -> Int? {
    var position = start
    var index = 0
    while index < name.count {
      guard let scalar = bytes.scalar(at: &position) else { return nil }
      if scalar.isASCII {
        guard scalar.lowercasedASCII == name[index] else { return nil }
        index += 1
      } else {
        for folded in scalar.properties.lowercaseMapping.unicodeScalars {
          guard index < name.count, folded == name[index] else { return nil }
          index += 1
        }
      }
    }
    return position
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}

extension Unicode.Scalar {
  fileprivate var lowercasedASCII: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(truncatingIfNeeded: value) | 0x20) : self
  }
}

extension Span<UInt8> {
  /// Passes the scalar that stands at a place, `nil` if there is none that is well formed.
  fileprivate func scalar(at position: inout Int) -> Unicode.Scalar? {
    guard let lead = byte(at: position) else { return nil }
    if lead < 0x80 {
      position += 1
      return Unicode.Scalar(lead)
    }
    let length = (~lead).leadingZeroBitCount
    guard (2...4).contains(length), position + length <= count else { return nil }
    var value = UInt32(lead & (0x7F >> UInt8(length)))
    for offset in 1..<length {
      let byte = self[position + offset]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    // More bytes than it takes are not well formed either.
    guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == length else { return nil }
    position += length
    return scalar
  }
}
