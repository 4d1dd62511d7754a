import CommandGrammar
import DayRecords

/// A word of a format's pattern: adjacent letters, without those in quotes.
///
/// A word is fields or text. It is text if people do not write its letters side by side in a date, even if each of
/// them is a field, such as the `de` of `d de MMMM`.
struct PatternWord {
  private let pattern: Word
  private let range: Range<Int>

  /// Finds the first word at or after a position outside quotes; `nil` if there is none.
  private init?(of pattern: Word, from position: Int) {
    var (start, isQuoted) = (position, false)
    while start < pattern.count, isQuoted || pattern.letterLength(at: start) == 0 {
      if pattern[start] == UInt8(ascii: "'") { isQuoted.toggle() }
      start += 1
    }
    var end = start
    while end < pattern.count {
      let length = pattern.letterLength(at: end)
      if length == 0 { break }
      end += length
    }
    guard end > start else { return nil }
    self.pattern = pattern
    range = start..<end
  }

  /// Calls a closure with each word of a pattern until it returns true.
  ///
  /// A pattern with a percent sign has no words: its fields are conversions, and what is between them is text.
  ///
  /// - Returns: Whether the closure returned true.
  private static func contains(
    in pattern: Word, where matches: (PatternWord) -> Bool
  ) -> Bool {
    guard pattern.firstIndex(of: UInt8(ascii: "%")) == pattern.count else { return false }
    var next = PatternWord(of: pattern, from: 0)
    while let word = next {
      if matches(word) { return true }
      next = PatternWord(of: pattern, from: word.range.upperBound)
    }
    return false
  }

  /// Whether a pattern has a word that is text.
  static func textOccurs(in pattern: Word) -> Bool { contains(in: pattern, where: \.isText) }

  /// Whether letters that look like fields may be text, such as the E of `E-Mail d.M.y` or the w of the Polish
  /// `w dniu d.M.y`.
  static func isAmbiguous(_ pattern: Word) -> Bool {
    var (letters, longer, end, hasText, hasLetter) = ([UInt8](), [UInt8](), 0, false, false)
    return contains(in: pattern) { word in
      let start = word.range.lowerBound
      // Beyond a space, other things begin.
      if pattern[end..<start].bytes.contains(UInt8(ascii: " ")) {
        (hasText, hasLetter) = (false, false)
      }
      end = word.range.upperBound
      hasText = hasText || word.isText
      if word.range.count == 1, word.isField(pattern[start]) {
        hasLetter = true
        letters.append(pattern[start])
      } else if !word.isText {
        longer.append(pattern[start])
      }
      let areDate = letters.contains { "dMy".utf8.contains($0) }
      return hasText && hasLetter || letters.contains(where: longer.contains)
        || areDate && letters.contains { !"dMy".utf8.contains($0) }
    }
  }

  /// Returns a pattern with its text in quotes; `nil` if all of its letters are fields or in quotes, or if it has
  /// apostrophes.
  static func quotingText(in pattern: Word) -> String? {
    let quotes = pattern.bytes.filter { $0 == UInt8(ascii: "'") }
    guard quotes.count.isMultiple(of: 2), !pattern.text.contains("''") else { return nil }
    var (bytes, end) = ([UInt8](), 0)
    _ = contains(in: pattern) { word in
      for range in word.textRanges {
        bytes += pattern[end..<range.lowerBound].bytes
        bytes += [0x27] + pattern[range].bytes + [0x27]
        end = range.upperBound
      }
      return false
    }
    guard end > 0 else { return nil }
    bytes += pattern[end..<pattern.count].bytes
    // Text beside text needs no quotes between them.
    return String(decoding: bytes, as: UTF8.self).replacing("''", with: "")
  }

  /// Whether the word is text as a whole.
  var isText: Bool {
    var (fieldCount, hasOthers, isWide, isCompact) = (0, false, false, true)
    var start = range.lowerBound
    while start < range.upperBound {
      let end = endOfRun(from: start)
      let letter = pattern[start]
      if isField(letter) {
        fieldCount += 1
        // Few languages have a letter twice in short words, except these.
        isWide = isWide || end > start + 1 && !"ae".utf8.contains(letter)
        isCompact = isCompact && "GyYQMdDwE".utf8.contains(letter)
      } else {
        hasOthers = hasOthers || letter.isASCIILetter
      }
      start = end
    }
    if fieldCount == 0 || isWide || isOrdinalDay || isHourOfHalfDay { return false }
    return hasOthers || fieldCount > 1 && !isCompact
  }

  /// The parts of the word that are text.
  private var textRanges: [Range<Int>] {
    if isText { return [range] }
    if isOrdinalDay { return [] }
    var (ranges, start) = ([Range<Int>](), range.lowerBound)
    while start < range.upperBound {
      let end = endOfRun(from: start)
      if pattern[start].isASCIILetter, !isField(pattern[start]) { ranges.append(start..<end) }
      start = end
    }
    return ranges
  }

  /// Whether this is `do`, the day with the ending of its ordinal number.
  private var isOrdinalDay: Bool { pattern[range].equals("do") }

  /// Whether this is an hour beside AM or PM, such as `ha`.
  private var isHourOfHalfDay: Bool {
    range.count == 2 && "hK".utf8.contains(pattern[range.lowerBound])
      && pattern[range.lowerBound + 1] == UInt8(ascii: "a")
  }

  /// Whether a letter of the word is a field, which `F` and `W` are only if they stand alone.
  private func isField(_ letter: UInt8) -> Bool {
    letter.isASCIILetter && !"CIJNPRTUfijlnoprt".utf8.contains(letter)
      && (range.count == 1 || !"FW".utf8.contains(letter))
  }

  /// Returns where the letters end that are the same as the one at a position.
  private func endOfRun(from start: Int) -> Int {
    var end = start + 1
    while end < range.upperBound, pattern[end] == pattern[start] { end += 1 }
    return end
  }
}

extension Word {
  /// The number of bytes of the letter at a position: 1 in ASCII, 2 in the other alphabets of Europe; otherwise 0.
  ///
  /// Letters of other scripts, such as `年`, stand beside fields.
  fileprivate func letterLength(at index: Int) -> Int {
    if self[index].isASCIILetter { return 1 }
    return 0xC3...0xD4 ~= self[index] && index + 1 < count ? 2 : 0
  }
}
