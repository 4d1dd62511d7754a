#if Formats
/// The lines of a text, one after another; each ends with a newline, a carriage return, or both.
struct TextLines {
  /// The number of the last line, from 1.
  private(set) var number = 0

  /// Where the next line begins.
  private var position: Int

  /// Creates the lines of a text, which may begin with a byte order mark.
  init(of text: Span<UInt8>) {
    let hasMark = text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF
    position = hasMark ? 3 : 0
  }

  /// Returns the place of the next line, without its end, or `nil` after the last one.
  mutating func next(in text: Span<UInt8>) -> Range<Int>? {
    guard position < text.count else { return nil }
    let start = position
    let end = text.end(from: start) { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let isPair =
      text.byte(at: end) == UInt8(ascii: "\r") && text.byte(at: end + 1) == UInt8(ascii: "\n")
    position = end + (isPair ? 2 : 1)
    number += 1
    return start..<end
  }
}

/// A part of a text, for errors.
struct TextPlace {
  /// The number of the line, from 1.
  var line: Int

  /// The bytes of the whole text.
  var bytes: Range<Int>
}

extension Span<UInt8> {
  /// The position of the first byte from a position on that does not satisfy a condition, or the end.
  func end(from start: Int, where condition: (UInt8) -> Bool) -> Int {
    var end = start
    while end < count, condition(self[end]) { end += 1 }
    return end
  }

  /// Creates a string of the UTF-8 at a place.
  package func text(_ place: Range<Int>) -> String {
    String(capacity: place.count) { output in
      for index in place { output.append(self[index]) }
    }
  }
}

extension UInt8 {
  /// The byte, or the uppercase letter of a lowercase one.
  var uppercasedASCII: UInt8 { self &- UInt8(ascii: "a") < 26 ? self & ~0x20 : self }
}
#endif
