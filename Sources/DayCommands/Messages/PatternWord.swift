import CommandGrammar
import DayRecords

/// A word of a format's pattern: adjacent letters, without those in quotes.
///
/// A word is fields or text. It is text if people do not write its letters side by side in a date, even if each of
/// them is a field, such as the `de` of `d de MMMM`.
struct PatternWord {
  private let pattern: Word
  private let range: Range<Int>

  /// Whether the word is text as a whole.
  private let isText: Bool

  /// Whether a pattern has a word that is text, or a letter in brackets, which are the quotes of another program.
  ///
  /// A pattern with a percent sign has only conversions and text. Text is a word there if it repeats the letter of a
  /// conversion, as in `%dd`.
  static func textOccurs(in pattern: Word) -> Bool {
    var found = false
    pattern.withBytes { bytes in
      var (index, isQuoted) = (0, false)
      while index < bytes.count, bytes[index] != UInt8(ascii: "%") {
        let end = bytes.endOfWord(from: index)
        if end > index {
          if !isQuoted {
            let isBracketed =
              end == index + 1 && index > 0 && bytes[index - 1] == UInt8(ascii: "[")
              && end < bytes.count
              && bytes[end] == UInt8(ascii: "]")
            found = found || isBracketed || bytes.isText(index, end)
          }
          index = end
        } else {
          if bytes[index] == UInt8(ascii: "'") { isQuoted.toggle() }
          index += 1
        }
      }
      if index < bytes.count { found = bytes.repeatsConversion(from: index) }
    }
    return found
  }

  /// The words of a pattern.
  private static func words(of pattern: Word) -> [PatternWord] {
    pattern.withBytes { bytes in
      var (words, index, isQuoted) = ([PatternWord](), 0, false)
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "%") { return [] }
        let end = bytes.endOfWord(from: index)
        if end > index, !isQuoted {
          words.append(
            PatternWord(
              pattern: pattern, range: index..<end, isText: bytes.isText(index, end)))
        }
        if bytes[index] == UInt8(ascii: "'") { isQuoted.toggle() }
        index = max(end, index + 1)
      }
      return words
    }
  }

  /// Whether letters that look like fields may be text, such as the E of `E-Mail d.M.y` or the w of the Polish
  /// `w dniu d.M.y`.
  static func isAmbiguous(_ pattern: Word) -> Bool {
    var (letters, longer, end, hasText, hasLetter) = ([UInt8](), [UInt8](), 0, false, false)
    for word in words(of: pattern) {
      // Beyond a space, other things begin.
      if pattern[end..<word.range.lowerBound].bytes.contains(UInt8(ascii: " ")) {
        (hasText, hasLetter) = (false, false)
      }
      end = word.range.upperBound
      hasText = hasText || word.isText
      let letter = pattern[word.range.lowerBound]
      if word.range.count > 1 {
        if !word.isText { longer.append(letter) }
      } else if letter.isField(ofWordWith: 1) {
        hasLetter = true
        letters.append(letter)
      }
      if hasText && hasLetter { return true }
    }
    let areDate = letters.contains { "dMy".utf8.contains($0) }
    return letters.contains { longer.contains($0) || areDate && !"dMy".utf8.contains($0) }
  }

  /// Returns a pattern with its text in quotes; `nil` if all of its letters are fields or in quotes, or if it has
  /// apostrophes.
  static func quotingText(in pattern: Word) -> String? {
    let quotes = pattern.bytes.filter { $0 == UInt8(ascii: "'") }
    guard quotes.count.isMultiple(of: 2), !pattern.text.contains("''") else { return nil }
    var (bytes, end) = ([UInt8](), 0)
    for range in words(of: pattern).flatMap(\.textRanges) {
      bytes += pattern[end..<range.lowerBound].bytes
      bytes += [0x27] + pattern[range].bytes + [0x27]
      end = range.upperBound
    }
    guard end > 0 else { return nil }
    bytes += pattern[end..<pattern.count].bytes
    // Text beside text needs no quotes between them.
    return String(decoding: bytes, as: UTF8.self).replacing("''", with: "")
  }

  /// The parts of the word that are text.
  private var textRanges: [Range<Int>] {
    if isText { return [range] }
    if pattern[range].equals("do") { return [] }
    return range.filter { index in
      pattern[index].isASCIILetter && !pattern[index].isField(ofWordWith: range.count)
    }
    .map { $0..<$0 + 1 }
  }
}

extension Span<UInt8> {
  /// Whether a conversion of a day, month or year at or after a position is followed by its letter again.
  fileprivate func repeatsConversion(from start: Int) -> Bool {
    var index = start
    while index + 2 < count {
      if self[index] == UInt8(ascii: "%") {
        if "-_0^#".utf8.contains(self[index + 1]) { index += 1 }
        guard index + 2 < count else { return false }
        let letter = self[index + 1]
        if self[index + 2] == letter, "dmyY".utf8.contains(letter) { return true }
        index += 1
      }
      index += 1
    }
    return false
  }

  /// Returns where the letters at a position end.
  fileprivate func endOfWord(from start: Int) -> Int {
    var end = start
    while end < count {
      if self[end].isASCIILetter {
        end += 1
      } else if 0xC3...0xD4 ~= self[end], end + 1 < count {
        // A letter of another alphabet of Europe. Those of other scripts, such as 年, stand beside fields.
        end += 2
      } else {
        break
      }
    }
    return end
  }

  /// Whether a word is text as a whole.
  fileprivate func isText(_ start: Int, _ wordEnd: Int) -> Bool {
    if wordEnd == start + 2 {
      switch (self[start], self[start + 1]) {
      // The day with the ending of its ordinal number, and an hour beside AM or PM.
      case (0x64, 0x6F), (0x68, 0x61), (0x4B, 0x61), (0x61, 0x68), (0x61, 0x4B): return false
      default: break
      }
    }
    var (fieldCount, hasOthers, isCompact) = (0, false, true)
    var index = start
    while index < wordEnd {
      let letter = self[index]
      var end = index + 1
      while end < wordEnd, self[end] == letter { end += 1 }
      if letter.isField(ofWordWith: wordEnd - start) {
        // Few languages have a letter twice in short words, except a and e.
        if end > index + 1, letter != UInt8(ascii: "a"), letter != UInt8(ascii: "e") {
          return false
        }
        fieldCount += 1
        isCompact = isCompact && letter.isFieldOfDates
      } else {
        hasOthers = hasOthers || letter.isASCIILetter
      }
      index = end
    }
    return fieldCount > 0 && (hasOthers || fieldCount > 1 && !isCompact)
  }
}

extension UInt8 {
  /// Whether a letter is a field, which `F` and `W` are only if they stand alone.
  fileprivate func isField(ofWordWith count: Int) -> Bool {
    switch Unicode.Scalar(self) {
    case "C", "I", "J", "N", "P", "R", "T", "U": false
    case "f", "i", "j", "l", "n", "o", "p", "r", "t": false
    case "F", "W": count == 1
    default: isASCIILetter
    }
  }

  /// Whether dates without separators, such as `dMy`, have the field of a letter.
  fileprivate var isFieldOfDates: Bool {
    switch Unicode.Scalar(self) {
    case "G", "y", "Y", "Q", "M", "d", "D", "w", "E": true
    default: false
    }
  }
}
