/// A list of words that stores the first four without allocating memory.
///
/// Command lines are short, and creating the first array of a type takes tens of thousands of
/// instructions.
package struct Words: Hashable, Sendable {
  private var firstWord = Word.empty
  private var secondWord = Word.empty
  private var thirdWord = Word.empty
  private var fourthWord = Word.empty
  private var others: [Word] = []

  package private(set) var count = 0

  package init() {}

  package init(_ words: [Word]) {
    for word in words { append(word) }
  }
}

extension Words {
  package mutating func append(_ word: Word) {
    switch count {
    case 0: firstWord = word
    case 1: secondWord = word
    case 2: thirdWord = word
    case 3: fourthWord = word
    default: others.append(word)
    }
    count += 1
  }

  // These and the iterator would be generic code of `Collection`, which looks up conformances when it
  // runs.

  package var isEmpty: Bool { count == 0 }
  package var first: Word? { isEmpty ? nil : self[0] }
  package var last: Word? { isEmpty ? nil : self[count - 1] }
  package var indices: Range<Int> { 0..<count }

  /// Returns the words that start at a position.
  package func dropFirst(_ start: Int) -> Words {
    if start == 0 { return self }
    var words = Words()
    var index = start
    while index < count {
      words.append(self[index])
      index += 1
    }
    return words
  }
}

extension Words: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Word {
    precondition(index >= 0 && index < count)
    return switch index {
    case 0: firstWord
    case 1: secondWord
    case 2: thirdWord
    case 3: fourthWord
    default: others[index - 4]
    }
  }
}

extension Words {
  package struct Iterator: IteratorProtocol {
    fileprivate let words: Words
    private var position = 0

    fileprivate init(_ words: Words) {
      self.words = words
    }

    package mutating func next() -> Word? {
      guard position < words.count else { return nil }
      position += 1
      return words[position - 1]
    }
  }

  package func makeIterator() -> Iterator { Iterator(self) }
}

extension Words: ExpressibleByArrayLiteral {
  package init(arrayLiteral words: Word...) {
    self.init(words)
  }
}
