#if Formats
/// The ordinal numbers of a word such as `2nd-tue`.
package enum Ordinal {
  /// Reads an ordinal number and the `-` after it, and returns the number and the range of the rest.
  ///
  /// Numbers are in digits, such as `2` or `2nd`, or in words up to `fifth`. `last` is −1, and
  /// `2nd-last` is −2.
  package static func read(_ bytes: Span<UInt8>) -> (ordinal: Int, rest: Range<Int>)? {
    guard let (first, rest) = readOne(bytes, from: 0) else { return nil }
    guard first != -1, let (second, end) = readOne(bytes, from: rest), second == -1 else {
      return (first, rest..<bytes.count)
    }
    return (-first, end..<bytes.count)
  }

  /// The ending of an ordinal number in digits, such as `nd` for 2.
  package static func suffix(of number: Int) -> StaticString {
    let isTeen = (11...13).contains(number % 100)
    return switch isTeen ? 0 : number % 10 {
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }

  /// An ordinal number as ``read(_:)`` reads it, such as `2nd` or `2nd-last`.
  static func text(_ ordinal: Int) -> String {
    if ordinal == -1 { return "last" }
    let suffix = suffix(of: Int(ordinal.magnitude % 100))
    return "\(ordinal.magnitude)\(suffix)\(ordinal < 0 ? "-last" : "")"
  }

  private static func readOne(_ bytes: Span<UInt8>, from start: Int) -> (Int, end: Int)? {
    var end = start
    while let byte = bytes.byte(at: end), byte != UInt8(ascii: "-") { end += 1 }
    guard end < bytes.count, let ordinal = ordinal(bytes.extracting(start..<end)) else {
      return nil
    }
    return (ordinal, end + 1)
  }

  private static func ordinal(_ word: Span<UInt8>) -> Int? {
    if word.isText("last") { return -1 }
    if word.isText("first") { return 1 }
    if word.isText("second") { return 2 }
    if word.isText("third") { return 3 }
    if word.isText("fourth") { return 4 }
    if word.isText("fifth") { return 5 }
    var digits = 0
    while let byte = word.byte(at: digits), byte.digitValue != nil { digits += 1 }
    guard let number = word.extracting(first: digits).decimalNumber(ofAtMost: 3), number > 0
    else { return nil }
    let rest = word.extracting(droppingFirst: digits)
    return rest.isEmpty || rest.isText(suffix(of: number)) ? number : nil
  }
}
#endif
