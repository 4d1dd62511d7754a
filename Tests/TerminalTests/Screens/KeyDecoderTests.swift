import SeededNumbers
import Terminal
import Testing

struct KeyDecoderTests {
  static let keys: [(String, TerminalInput)] = [
    ("a", .key(Key(.character("a")))), ("é", .key(Key(.character("é")))),
    ("ก", .key(Key(.character("ก")))), ("月", .key(Key(.character("月")))),
    ("😀", .key(Key(.character("😀")))),
    ("\r", .key(Key(.enter))), ("\n", .key(Key(.enter))), ("\t", .key(Key(.tab))),
    ("\u{7F}", .key(Key(.backspace))), ("\u{8}", .key(Key(.backspace))),
    ("\u{1}", .key(Key(.control("a")))),
    ("\u{C}", .key(Key(.control("l")))), ("\u{0}", .other),
    ("\u{1B}[A", .key(Key(.up))), ("\u{1B}OB", .key(Key(.down))),
    ("\u{1B}[C", .key(Key(.right))), ("\u{1B}[D", .key(Key(.left))),
    ("\u{1B}[1;2A", .key(Key(.up, hasShift: true))), ("\u{1B}[1;5C", .key(Key(.right))),
    ("\u{1B}[1;6C", .key(Key(.right, hasShift: true))),
    ("\u{1B}[H", .key(Key(.home))), ("\u{1B}[1~", .key(Key(.home))),
    ("\u{1B}[7~", .key(Key(.home))), ("\u{1B}OF", .key(Key(.end))),
    ("\u{1B}[4~", .key(Key(.end))), ("\u{1B}[3~", .key(Key(.delete))),
    ("\u{1B}[5~", .key(Key(.pageUp))), ("\u{1B}[6~", .key(Key(.pageDown))),
    ("\u{1B}[5;2~", .key(Key(.pageUp, hasShift: true))),
    ("\u{1B}[Z", .key(Key(.tab, hasShift: true))), ("\u{1B}OM", .key(Key(.enter))),
    ("\u{1B}O~", .key(Key(.home))),
    ("\u{1B}[<0;12;3m", .click(row: 2, column: 11)),
    ("\u{1B}[<0;12;3M", .press(row: 2, column: 11)),
    ("\u{1B}[<32;12;3M", .drag(row: 2, column: 11)),
    ("\u{1B}[<4;1;1m", .click(row: 0, column: 0)), ("\u{1B}[<2;1;1m", .other),
    ("\u{1B}[<64;5;5M", .wheel(-1)), ("\u{1B}[<65;5;5M", .wheel(1)),
    ("\u{1B}[M#!!", .click(row: 0, column: 0)), ("\u{1B}[M !!", .press(row: 0, column: 0)),
    ("\u{1B}[12;1R", .cursor(row: 11)),
    ("\u{1B}[5@", .other), ("\u{1B}[[A", .key(Key(.unknown))),
    ("\u{1B}[15~", .key(Key(.unknown))),
    ("\u{1B}OP", .key(Key(.unknown))), ("\u{1B}x", .key(Key(.unknown))),
    ("\u{1B}é", .key(Key(.unknown))), ("\u{1B}[200~", .other),
    // Answers of a terminal: a colour, its kind, its state.
    ("\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", .other), ("\u{1B}]11;rgb:0/0/0\u{7}", .other),
    ("\u{1B}P>|tmux 3.4\u{1B}\\", .other), ("\u{1B}[?62;22c", .other), ("\u{1B}[0n", .other),
    ("\u{1B}[I", .other),
  ]

  @Test(arguments: keys)
  func eachSequenceIsOneKey(_ text: String, _ input: TerminalInput) {
    var decoder = KeyDecoder()
    decoder.append(text)
    #expect(decoder.next() == input)
    #expect(decoder.next() == nil)
    #expect(!decoder.isWaiting)
  }

  @Test(arguments: ["\u{1B}", ""])
  func aCharacterThatIsCutOffDoesNotKeepTheKeysAfterIt(_ prefix: String) {
    for start in [[0xF1], [0xE2, 0x82], [0xC3]] as [[UInt8]] {
      var decoder = KeyDecoder()
      decoder.append((Array(prefix.utf8) + start).span)
      #expect(decoder.next() == nil)
      decoder.append([0x61].span)
      var inputs: [TerminalInput] = []
      while let input = decoder.next() { inputs.append(input) }
      #expect(inputs.last == .key(Key(.character("a"))))
      #expect(!decoder.isWaiting)
    }
  }

  @Test(arguments: keys)
  func aKeyIsRecognizedWhenItsLastByteArrives(_ text: String, _ input: TerminalInput) {
    var decoder = KeyDecoder()
    for byte in text.utf8.dropLast() {
      decoder.append([byte].span)
      #expect(decoder.next() == nil)
      #expect(decoder.isWaiting)
    }
    for byte in text.utf8.suffix(1) { decoder.append([byte].span) }
    #expect(decoder.next() == input)
  }

  @Test(arguments: seeds(50))
  func keysInOneReadAreTheSameAsKeysInPieces(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let keys = (0..<20).map { _ in Self.keys[Int.random(in: 0..<Self.keys.count, using: &generator)]
    }
    var (whole, pieces) = (KeyDecoder(), KeyDecoder())
    var found: [TerminalInput] = []
    for key in keys {
      whole.append(key.0)
      for byte in key.0.utf8 {
        pieces.append([byte].span)
        while let input = pieces.next() { found.append(input) }
      }
    }
    var expected: [TerminalInput] = []
    while let input = whole.next() { expected.append(input) }
    #expect(expected == keys.map(\.1))
    #expect(found == expected)
  }

  @Test(arguments: [4_094, 4_095, 9_000])
  func aStringThatHasNoEndIsDroppedOnceItIsLong(_ count: Int) {
    var decoder = KeyDecoder()
    decoder.append("\u{1B}]" + String(repeating: "x", count: count))
    #expect(decoder.next() == .other)
  }

  @Test func anEscapeCharacterAloneIsTheEscapeKeyAtTheEnd() {
    var decoder = KeyDecoder()
    decoder.append("\u{1B}")
    #expect(decoder.next() == nil)
    #expect(decoder.next(isEnd: true) == .key(Key(.escape)))
    decoder.append("\u{1B}\u{1B}")
    #expect(decoder.next() == .key(Key(.escape)))
    #expect(decoder.next() == nil)
    #expect(decoder.next(isEnd: true) == .key(Key(.escape)))
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}O", "\u{1B}[M!"])
  func aSequenceThatDoesNotGoOnIsDropped(_ text: String) {
    var decoder = KeyDecoder()
    decoder.append(text)
    #expect(decoder.next() == nil)
    #expect(decoder.next(isEnd: true) == .other)
    #expect(!decoder.isWaiting)
  }

  @Test(arguments: [
    ("\u{1B}[12;", "34R", TerminalInput.cursor(row: 11)), ("\u{1B}]11;rg", "b:0/0/0\u{7}", .other),
    ("\u{1B}]11;rgb:0/0/0", "\u{1B}\\", .other),
  ])
  func theRestOfAReplyIsNeverTyping(_ start: String, _ rest: String, _ input: TerminalInput) {
    var decoder = KeyDecoder()
    decoder.append(start)
    #expect(decoder.next() == nil)
    #expect(decoder.next(isEnd: true) == nil)
    #expect(!decoder.isWaiting)
    decoder.append(rest)
    #expect(decoder.next() == input)
    #expect(decoder.next(isEnd: true) == nil)
    decoder.append("\u{1B}")
    #expect(decoder.isWaiting && decoder.next(isEnd: true) == .key(Key(.escape)))
  }

  @Test(arguments: ["\u{1B}[12;", "\u{1B}]11;rg"])
  func aKeyAfterAReplyThatHasNoEndIsAKey(_ start: String) {
    var decoder = KeyDecoder()
    decoder.append(start)
    #expect(decoder.next(isEnd: true) == nil)
    decoder.append("\u{1B}[A")
    #expect(decoder.next() == .other)
    #expect(decoder.next() == .key(Key(.up)))
  }

  @Test func aKeyInsideASequenceIsAKey() {
    var decoder = KeyDecoder()
    decoder.append("\u{1B}[\u{1B}[A")
    #expect(decoder.next() == .other)
    #expect(decoder.next() == .key(Key(.up)))
  }

  @Test(
    arguments: [
      ([0x80], 1, ""), ([0xFF], 1, ""), ([0xC3, 0x28], 1, "("), ([0xED, 0xA0, 0x80], 3, ""),
      ([0xE2, 0x82, 0x41], 2, "A"), ([0xF5, 0x80], 2, ""),
    ] as [([UInt8], Int, String)])
  func otherBytesThanTextAreDroppedAndTheNextKeyIsKept(
    _ bytes: [UInt8], _ dropped: Int, _ rest: String
  ) {
    var decoder = KeyDecoder()
    decoder.append(bytes.span)
    decoder.append("ab")
    var found: [TerminalInput] = []
    while let input = decoder.next() { found.append(input) }
    let keys = (rest + "ab").unicodeScalars.map { TerminalInput.key(Key(.character($0))) }
    #expect(found == Array(repeating: .other, count: dropped) + keys)
  }

  @Test(arguments: seeds(200))
  func anyBytesAreTakenInTheEnd(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var decoder = KeyDecoder()
    let starts: [[UInt8]] = [[0x1B, 0x5B], [0x1B], [0x1B, 0x5B, 0x3C], []]
    let bytes = (0..<10).flatMap { _ in
      (starts.randomElement(using: &generator) ?? [])
        + (0..<8).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    decoder.append(bytes.span)
    var count = 0
    while decoder.next() != nil || decoder.next(isEnd: true) != nil { count += 1 }
    #expect(count <= bytes.count)
    #expect(!decoder.isWaiting)
  }
}

extension KeyDecoder {
  fileprivate mutating func append(_ text: String) {
    append(Array(text.utf8).span)
  }
}
