#if Formats
/// An index of the names of a format's parts by some of their bytes.
///
/// It finds a name as it is written, except for the case of ASCII letters. ``NameTable`` finds the
/// other spellings. Everything is in one array of words, because each type of array takes time to
/// set up.
struct NameIndex: Sendable {
  /// The names of one part.
  struct Table: Sendable {
    /// The positions of the slots and the names of the part.
    var slots = 0
    var names = 0

    /// The bytes in which names differ: their position, and the mask that selects them in a word.
    var offset = 0
    var mask: UInt64 = 0

    /// The bytes of the longest name.
    var longest = 0

    /// Whether the index has all names.
    var isWhole = true

    /// Whether a word that is not in the index may be another abbreviation.
    var readsBeginnings = false

    /// The number of a word's slot among 64; the word has the bytes in which names differ.
    @inline(__always)
    func slot(of word: UInt64) -> UInt64 { ((word & mask) &* 0x9E37_79B9_7F4A_7C15) >> 58 }

    /// The number of the first name in a slot, counted from 1.
    @inline(__always)
    func first(in slot: UInt64, _ words: Span<UInt64>) -> UInt64 {
      words[slots &+ Int(truncatingIfNeeded: slot)]
    }
  }

  /// For each table, 64 slots with the number of a name, counted from 1; then three words for each
  /// name, and pairs of words for names longer than eight bytes.
  private(set) var words: ContiguousArray<UInt64> = []
}

extension NameIndex {
  /// The facts about a name, beside its bytes.
  struct Info {
    var word: UInt64

    /// The number of its bytes.
    var count: Int { Int(truncatingIfNeeded: word & 0xFFFF) }

    /// The number that it stands for.
    var number: UInt64 { word >> 16 & 0xFF }

    /// The number of the next name in its slot, counted from 1.
    var next: UInt64 { word >> 24 & 0xFF }

    /// Whether a full stop can follow it, and whether a longer name begins with it.
    var hasStop: Bool { word >> 32 & 1 == 1 }
    var isBeginning: Bool { word >> 33 & 1 == 1 }

    /// The position of the words with its other bytes, each with its mask.
    var rest: Int { Int(truncatingIfNeeded: word >> 34) }
  }

  /// Adds the names of a part, which stand for consecutive numbers from the given one.
  mutating func add(_ names: NameTable, from first: Int) -> Table {
    var table = Table(slots: words.count, names: words.count + 64, longest: names.maximumWidth)
    table.readsBeginnings = names.readsBeginnings
    var shortest = 100
    for index in names.indices {
      let count = names.withPlainName(index) { $0.count }
      if count > 0 { shortest = Swift.min(shortest, count) }
      if count == 0 || names.canBeASCII(index) { table.isWhole = false }
    }
    (table.offset, table.mask) = names.distinction(shortest)
    for _ in 0..<64 + 3 * names.indices.count { words.append(0) }
    for index in names.indices {
      // A name with which another one begins is not found.
      let isBeginning = names.isBeginning(index)
      if isBeginning { table.isWhole = false }
      add(index, number: first + index, isBeginning: isBeginning, to: table, names)
    }
    return table
  }

  private mutating func add(
    _ index: Int, number: Int, isBeginning: Bool, to table: Table, _ names: NameTable
  ) {
    let rest = words.count
    let hasStop = names.hasStop(index)
    names.withPlainName(index) { name in
      guard name.count > 0 else { return }
      var info = UInt64(name.count) | UInt64(number) << 16 | UInt64(rest) << 34
      if hasStop { info |= 1 << 32 }
      if isBeginning { info |= 1 << 33 }
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
  /// The first position where up to eight bytes differ between any two names, and the mask that
  /// selects them in a word.
  fileprivate func distinction(_ shortest: Int) -> (offset: Int, mask: UInt64) {
    var keys: ContiguousArray<UInt64> = []
    for offset in 0..<Swift.max(1, shortest) {
      let mask = UInt64.caseless & (.max >> (64 - 8 * UInt64(Swift.min(8, shortest - offset))))
      keys.removeAll(keepingCapacity: true)
      let areApart = indices.allSatisfy { index in
        let key = withPlainName(index) { $0.count > 0 ? $0.word(at: offset) & mask : nil }
        guard let key else { return true }
        defer { keys.append(key) }
        return !keys.contains(key)
      }
      if areApart { return (offset, mask) }
    }
    return (0, .caseless & (.max >> (64 - 8 * UInt64(Swift.min(8, shortest)))))
  }
}

extension UInt64 {
  /// The mask that ignores the case of letters.
  fileprivate static var caseless: UInt64 { 0xDFDF_DFDF_DFDF_DFDF }
}

extension Span<UInt8> {
  /// The mask of the bytes of a word at a position that ignores the case of ASCII letters.
  fileprivate func caseMask(at position: Int) -> UInt64 {
    var mask: UInt64 = 0
    for place in position..<Swift.min(position + 8, count) {
      mask.set(self[place].isLetter ? 0xDF : 0xFF, at: place - position)
    }
    return mask
  }
}
#endif
