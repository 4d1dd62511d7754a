#if Formats
/// The names of one language, from a table of many languages that contains equal lists of names
/// only once.
///
/// Nothing is copied, so that a program that needs one name spends nothing on the others.
final class SymbolTable: Sendable {
  /// The lists of all languages: names with a semicolon between, and a newline after each list.
  private let lists: StaticString

  /// Where the lists of languages begin, each place in three digits of six bits, which are the
  /// characters from `0` on.
  private let places: StaticString

  /// Where the places of this language begin.
  private let start: Int

  init(lists: StaticString, places: StaticString, from start: Int) {
    self.lists = lists
    self.places = places
    self.start = start
  }

  /// The result of a function of the UTF-8 of a name.
  @inline(never)
  func withUTF8<Result>(of index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    let place = SymbolPlace(of: index)
    let list = self.place(ofList: place.list)
    return lists.withUTF8Buffer { buffer in
      // The span can't outlive the closure, and so not the text.
      let bytes = unsafe buffer.span
      return body(bytes.extracting(bytes.range(ofName: place.position, inListAt: list)))
    }
  }

  /// Whether the names of a list are the English ones, which takes one walk over the list.
  func hasEnglishNames(_ range: Range<Int>) -> Bool {
    let list = place(ofList: SymbolPlace(of: range.lowerBound).list)
    return lists.withUTF8Buffer { buffer in
      // The span can't outlive the closure, and so not the text.
      let bytes = unsafe buffer.span
      var position = list
      return range.allSatisfy { index in
        EnglishNames.withUTF8(of: index) { name in
          for offset in name.indices {
            guard bytes[position] == name[offset] else { return false }
            position += 1
          }
          // The byte after a name separates it from the next one, or ends the list.
          position += 1
          return bytes.endOfName(from: position - 1) == position - 1
        }
      }
    }
  }

  func isSameRow(as other: SymbolTable) -> Bool {
    unsafe start == other.start && places.utf8Start == other.places.utf8Start
  }

  private func place(ofList list: Int) -> Int {
    places.withUTF8Buffer { buffer in
      // The span can't outlive the closure, and so not the text.
      let digits = unsafe buffer.span
      var place = 0
      for position in start + list * 3..<start + list * 3 + 3 {
        place = place << 6 | Int(digits[position] &- UInt8(ascii: "0"))
      }
      return place
    }
  }
}

/// The list that a name is in, and its position there.
private struct SymbolPlace {
  let list: Int
  let position: Int

  init(of index: Int) {
    let (first, start, length) =
      switch index {
      case ..<SymbolName.weekdays: (0, 0, 12)
      case ..<SymbolName.quarters: (6, SymbolName.weekdays, 7)
      case ..<SymbolName.eras: (14, SymbolName.quarters, 4)
      case ..<(SymbolName.eras + 2): (18, SymbolName.eras, 2)
      default: (19, SymbolName.eras + 2, 1)
      }
    list = first + (index - start) / length
    position = (index - start) % length
  }
}

extension Span<UInt8> {
  /// The range of a name in the list that begins at a place.
  fileprivate func range(ofName position: Int, inListAt place: Int) -> Range<Int> {
    var start = place
    for _ in 0..<position { start = endOfName(from: start) + 1 }
    return start..<endOfName(from: start)
  }

  fileprivate func endOfName(from start: Int) -> Int {
    var end = start
    while end < count, self[end] != UInt8(ascii: ";"), self[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }
}
#endif
