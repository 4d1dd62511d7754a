import CommandGrammar

/// A number of bytes, such as `64M`.
struct ByteCount: Equatable, Sendable {
  var count: Int
}

extension ByteCount: ArgumentValue {
  /// The smallest amount of memory that can be requested.
  private static let minimum = 64 * 1024

  /// Reads a number with `K`, `M` or `G` for powers of 1024.
  init(word: Word) throws(ValueError) {
    let letters: [(UInt8, Int)] = [
      (UInt8(ascii: "K"), 10), (UInt8(ascii: "M"), 20), (UInt8(ascii: "G"), 30),
    ]
    let last = word.count > 0 ? word[word.count - 1] & 0xDF : 0
    let shift = letters.first { $0.0 == last }?.1
    guard let number = try? Int(word: shift == nil ? word : word.prefix(upTo: word.count - 1)),
      number >= 0
    else {
      throw .sentence("invalid size \(word.quoted): use a number with K, M or G, such as 64M")
    }
    let (count, isTooLarge) = number.multipliedReportingOverflow(by: 1 << (shift ?? 0))
    guard !isTooLarge, count >= Self.minimum else {
      throw .sentence(
        isTooLarge
          ? "the size \(word.quoted) is too large"
          : "the size \(word.quoted) is too small: use at least 64K")
    }
    self.count = count
  }
}
