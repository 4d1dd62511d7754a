import Terminal

extension Attack {
  /// The bytes that a terminal sends: the keys do not depend on how many bytes arrive together, and no
  /// byte is kept for ever.
  static let keys = Attack("keys") { bytes throws(Finding) in
    guard bytes.count <= 3_000 else { return }
    let whole = inputs(of: bytes, inPiecesOf: bytes.count)
    for size in [1, 2, 5] {
      let inputs = inputs(of: bytes, inPiecesOf: size)
      try expect(inputs == whole, "\(inputs) in pieces of \(size), not \(whole)")
    }
    try expect(whole.count <= bytes.count, "\(whole.count) keys of \(bytes.count) bytes")
    var decoder = KeyDecoder()
    decoder.append(bytes.span)
    while decoder.next(isEnd: true) != nil {}
    try expect(!decoder.isWaiting, "waits for ever")
    // The rest of a reply ends, and keys are recognized again.
    decoder.append(Array("\u{7}".utf8).span)
    while decoder.next(isEnd: true) != nil {}
    decoder.append(Array("a".utf8).span)
    try expect(decoder.next(isEnd: true) == .key(Key(.character("a"))), "no key after the bytes")
  }

  private static func inputs(of bytes: [UInt8], inPiecesOf size: Int) -> [TerminalInput] {
    var (decoder, inputs, rest) = (KeyDecoder(), [TerminalInput](), bytes[...])
    while !rest.isEmpty {
      decoder.append(Array(rest.prefix(size)).span)
      rest = rest.dropFirst(size)
      while let input = decoder.next() { inputs.append(input) }
    }
    return inputs
  }
}
