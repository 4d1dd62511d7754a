/// Where the names of a format's parts are found by some of their bytes.
///
/// A name is found where it stands in a text as it is written, but for the case of ASCII letters.
/// What else might be one of the names, ``NameTable`` tells.
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
  }

  /// A name, or the number of the next one to look at.
  struct Name: Sendable {
    /// Its first eight bytes without regard to case, and what leaves them alone in a word.
    var head: UInt64
    var mask: UInt64

    /// Where the words with its other bytes begin, each with what leaves them alone.
    var start: Int

    /// How many bytes it has.
    var count: Int

    /// What it stands for.
    var number: UInt64

    /// Whether a full stop may follow it.
    var hasStop: Bool

    /// Whether a longer name begins like it.
    var isBeginning: Bool

    /// The name after it in its slot, counted from 1.
    var next: UInt8
  }

  /// For each slot of each table the number of a name, counted from 1.
  private(set) var slots: ContiguousArray<UInt8> = []
  private(set) var names: ContiguousArray<Name> = []
  private(set) var words: ContiguousArray<UInt64> = []
}

extension NameIndex {
  private static var slotCount: Int { 64 }

  /// The slot of a word that has the bytes that tell names apart.
  @inline(__always)
  static func slot(of word: UInt64, _ mask: UInt64) -> Int {
    Int(truncatingIfNeeded: ((word & mask) &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }

  /// Adds the names of a part, which stand for the numbers from the given one on.
  mutating func add(_ table: NameTable, from first: Int) -> Table {
    let bytes = table.names.indices.map { table.plainBytes(of: $0) }
    let shortest = bytes.reduce(Int.max) { Swift.min($0, $1?.count ?? $0) }
    var result = Table(slots: slots.count, names: names.count, longest: table.maximumWidth)
    // A name that begins another one is not looked for here.
    result.isWhole = !bytes.contains(nil) && !table.names.indices.contains(where: table.isBeginning)
    result.offset = Self.offset(bytes.compactMap { $0 }, shortest)
    result.mask = Self.mask(Swift.min(8, shortest - result.offset)) & 0xDFDF_DFDF_DFDF_DFDF
    slots += Array(repeating: 0, count: Self.slotCount)
    for (index, name) in bytes.enumerated() {
      add(name ?? [], number: first + index, to: result, table, index)
    }
    return result
  }

  private mutating func add(
    _ bytes: [UInt8], number: Int, to result: Table, _ table: NameTable, _ index: Int
  ) {
    let start = words.count
    var rest = bytes.dropFirst(8)
    while !rest.isEmpty {
      words.append(UInt64(bytes: rest.prefix(8)))
      words.append(Self.caseMask(rest.prefix(8)))
      rest = rest.dropFirst(8)
    }
    var name = Name(
      head: UInt64(bytes: bytes.prefix(8)), mask: Self.caseMask(bytes.prefix(8)), start: start,
      count: bytes.count, number: UInt64(number),
      hasStop: table.names[index].utf8.last == UInt8(ascii: "."),
      isBeginning: table.isBeginning(index), next: 0)
    if !bytes.isEmpty {
      let word = UInt64(bytes: bytes.dropFirst(result.offset).prefix(8))
      let slot = result.slots + Self.slot(of: word, result.mask)
      name.next = slots[slot]
      slots[slot] = UInt8(names.count - result.names + 1)
    }
    names.append(name)
  }

  /// What leaves bytes alone in a word, but for the case of ASCII letters.
  private static func caseMask(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var bytes = bytes
    for index in bytes.indices { bytes[index] = bytes[index].isLetter ? 0xDF : 0xFF }
    return UInt64(bytes: bytes)
  }

  /// The first place from which on up to eight bytes are not the same in any two names.
  private static func offset(_ names: [[UInt8]], _ shortest: Int) -> Int {
    let mask: UInt64 = 0xDFDF_DFDF_DFDF_DFDF
    for offset in 0..<Swift.max(1, Swift.min(shortest, 100)) {
      let count = Swift.min(8, shortest - offset)
      let keys = names.map { UInt64(bytes: $0.dropFirst(offset).prefix(count)) & mask }
      let areApart = keys.indices.allSatisfy { !keys[..<$0].contains(keys[$0]) }
      if areApart { return offset }
    }
    return 0
  }

  private static func mask(_ count: Int) -> UInt64 {
    count >= 8 ? .max : (1 << UInt64(8 * Swift.max(0, count))) - 1
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
