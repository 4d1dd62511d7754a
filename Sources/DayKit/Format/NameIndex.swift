/// Where the names of a format's parts are found by some of their bytes.
///
/// A name is found where it stands in a text as it is written, but for the case of ASCII letters.
/// What else might be one of the names, ``NameTable`` tells. All of it is in one array of words, since
/// each kind of array takes time to set up.
struct NameIndex: Sendable {
  /// The names of one part.
  struct Table: Sendable {
    /// Where the slots and the names of the part begin.
    var slots = 0
    var names = 0

    /// The bytes that tell names apart: where they begin, and what leaves them alone in a word.
    var offset = 0
    var mask: UInt64 = 0

    /// The bytes of the longest name.
    var longest = 0

    /// Whether all names are found.
    var isWhole = true

    /// The place of a word's slot among 64, where the word has the bytes that tell names apart.
    @inline(__always)
    func slot(of word: UInt64) -> UInt64 { ((word & mask) &* 0x9E37_79B9_7F4A_7C15) >> 58 }

    /// The number of the first name in a slot, counted from 1.
    @inline(__always)
    func first(in slot: UInt64, _ words: Span<UInt64>) -> UInt64 {
      words[slots &+ Int(truncatingIfNeeded: slot)]
    }
  }

  /// For each table 64 slots with the number of a name, counted from 1; then three words for each
  /// name, and pairs for those longer than eight bytes.
  private(set) var words: ContiguousArray<UInt64> = []
}

extension NameIndex {
  /// What is known of a name beside its bytes.
  struct Info {
    var word: UInt64

    /// How many bytes it has.
    var count: Int { Int(truncatingIfNeeded: word & 0xFFFF) }

    /// What it stands for.
    var number: UInt64 { word >> 16 & 0xFF }

    /// The name after it in its slot, counted from 1.
    var next: UInt64 { word >> 24 & 0xFF }

    /// Whether a full stop may follow it, and whether a longer name begins like it.
    var hasStop: Bool { word >> 32 & 1 == 1 }
    var isBeginning: Bool { word >> 33 & 1 == 1 }

    /// Where the words with its other bytes begin, each with what leaves them alone.
    var rest: Int { Int(truncatingIfNeeded: word >> 34) }
  }

  /// Adds the names of a part, which stand for the numbers from the given one on.
  mutating func add(_ names: NameTable, from first: Int) -> Table {
    var table = Table(slots: words.count, names: words.count + 64, longest: names.maximumWidth)
    var shortest = 100
    for index in names.indices {
      let count = names.withPlainName(index) { $0.count }
      shortest = Swift.min(shortest, count ?? shortest)
      // A name that begins another one is not looked for here.
      if count == nil || names.isBeginning(index) { table.isWhole = false }
    }
    (table.offset, table.mask) = names.distinction(shortest)
    for _ in 0..<64 + 3 * names.indices.count { words.append(0) }
    for index in names.indices { add(index, number: first + index, to: table, names) }
    return table
  }

  private mutating func add(_ index: Int, number: Int, to table: Table, _ names: NameTable) {
    let rest = words.count
    let hasStop = names.hasStop(index)
    names.withPlainName(index) { name in
      var info = UInt64(name.count) | UInt64(number) << 16 | UInt64(rest) << 34
      if hasStop { info |= 1 << 32 }
      if names.isBeginning(index) { info |= 1 << 33 }
      let slot = table.slot(of: name.word(at: table.offset))
      info |= table.first(in: slot, words.span) << 24
      words[table.slots + Int(slot)] = UInt64(index + 1)
      let base = table.names + 3 * index
      words[base] = name.word(at: 0)
      words[base + 1] = name.caseMask(at: 0)
      words[base + 2] = info
      for place in stride(from: 8, to: name.count, by: 8) {
        words.append(name.word(at: place))
        words.append(name.caseMask(at: place))
      }
    }
  }
}

extension NameTable {
  /// The first place from which on up to eight bytes are not the same in any two names, and what
  /// leaves them alone in a word.
  fileprivate func distinction(_ shortest: Int) -> (offset: Int, mask: UInt64) {
    var keys: ContiguousArray<UInt64> = []
    for offset in 0..<Swift.max(1, shortest) {
      let mask = UInt64.caseless & (.max >> (64 - 8 * UInt64(Swift.min(8, shortest - offset))))
      keys.removeAll(keepingCapacity: true)
      let areApart = indices.allSatisfy { index in
        guard let key = withPlainName(index, { $0.word(at: offset) & mask }) else { return true }
        defer { keys.append(key) }
        return !keys.contains(key)
      }
      if areApart { return (offset, mask) }
    }
    return (0, .caseless & (.max >> (64 - 8 * UInt64(Swift.min(8, shortest)))))
  }
}

extension UInt64 {
  /// What leaves bytes alone but for the case of letters.
  fileprivate static var caseless: UInt64 { 0xDFDF_DFDF_DFDF_DFDF }
}

extension Span<UInt8> {
  /// What leaves the bytes of a word at a place alone, but for the case of ASCII letters.
  fileprivate func caseMask(at position: Int) -> UInt64 {
    var mask: UInt64 = 0
    for place in position..<Swift.min(position + 8, count) {
      mask.set(self[place].isLetter ? 0xDF : 0xFF, at: place - position)
    }
    return mask
  }
}
