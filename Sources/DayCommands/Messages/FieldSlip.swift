import CommandGrammar
import DayKit
import DayRecords

/// Fields that are valid in a pattern and yet not what people mean by them.
enum FieldSlip {
  /// Returns what is wrong with a field of a pattern; `nil` if all of them are likely meant.
  static func sentence(for pattern: Word) -> String? {
    pattern.withBytes { bytes in
      // How often each letter stands at one place, by its last six bits. One of several letters of a word does not
      // count.
      var counts = InlineArray<64, Int>(repeating: 0)
      var pieces = PatternPieces()
      var hasConversions = false
      while let piece = pieces.next(in: bytes) {
        switch piece {
        case .field(let letter, let count):
          let start = pieces.position - count
          let isWord =
            (start == 0 || !bytes[start - 1].isASCIILetter)
            && (pieces.position == bytes.count || !bytes[pieces.position].isASCIILetter)
          guard isWord || count > 1, !bytes.hasPercentSign(before: start) else { continue }
          counts[Int(letter & 0x3F)] = max(counts[Int(letter & 0x3F)], count)
        case .text(let range):
          hasConversions = hasConversions || range.contains { bytes[$0] == UInt8(ascii: "%") }
        case .openQuotation: continue
        }
      }
      func count(_ letter: Unicode.Scalar) -> Int { counts[Int(letter.value & 0x3F)] }
      if hasConversions {
        // Beside conversions, letters are text.
        if count("Y") == 4 || count("y") == 4 { return "the year is %Y beside other conversions" }
        if count("M") == 2 { return "the month is %m beside other conversions" }
        return count("D") == 2 ? "the day is %d beside other conversions" : nil
      }
      if count("D") == 1, count("M") > 2 {
        return "'D' is the day of the year; the day of the month is d"
      }
      let hasDate = ["d", "M", "y", "Y"].contains { count($0) > 0 }
      if count("F") == 1, hasDate, count("E") == 0, count("e") == 0, count("c") == 0 {
        return "'F' counts the weekday in its month; the name of the month is MMMM"
      }
      if count("g") > 3 { return "'gggg' is the modified Julian day; the year of a week is YYYY" }
      if count("u") == 1, count("Y") > 0 || count("y") > 0 {
        return "'u' is the year; the number of the weekday is e"
      }
      return nil
    }
  }
}

extension Span<UInt8> {
  /// Whether the letter at a position is that of a conversion, such as `%d` and `%-d`.
  fileprivate func hasPercentSign(before position: Int) -> Bool {
    guard position > 0 else { return false }
    if self[position - 1] == UInt8(ascii: "%") { return true }
    return position > 1 && "-_0^#".utf8.contains(self[position - 1])
      && self[position - 2] == UInt8(ascii: "%")
  }
}
