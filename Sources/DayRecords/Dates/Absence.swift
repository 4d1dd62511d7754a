import DayKit
import System

/// The texts that stand for a date that is absent: blank ones, and words such as `NA`.
package struct Absence: Sendable {
  /// The words, each with a zero byte after it.
  private var words: ContiguousArray<UInt8> = []

  /// Creates the absence that only blank texts stand for.
  package init() {}

  /// Adds a word, which has no zero byte.
  package mutating func add(_ word: [UInt8]) {
    words += word
    words.append(0)
  }

  /// Whether a text stands for a date that is absent.
  func includes(_ text: Span<UInt8>) -> Bool {
    !text.hasContent || hasWord { $0.isEqual(to: text) }
  }

  /// Whether one of the words satisfies a condition.
  func hasWord(where condition: (Span<UInt8>) -> Bool) -> Bool {
    let words = words.span
    var start = 0
    while start < words.count {
      let end = words.firstIndex(of: 0, from: start)
      if condition(words.extracting(start..<end)) { return true }
      start = end + 1
    }
    return false
  }
}

extension Span<UInt8> {
  /// Whether there is something other than tabs and spaces of any kind.
  package var hasContent: Bool {
    var position = 0
    while position < count {
      let width = self[position].isBlank ? 1 : spaceWidth(at: position)
      if width == 0 { return true }
      position += width
    }
    return false
  }

  fileprivate func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }
}
