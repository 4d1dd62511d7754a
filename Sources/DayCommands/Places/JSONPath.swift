import CommandGrammar

/// A way into a JSON text: keys of objects and positions in arrays, such as `a.b[0].c`.
struct JSONPath: Equatable, Sendable {
  /// A step into a value; a key is a range of ``keys``.
  enum Step: Equatable, Sendable {
    case key(Range<Int>)
    case position(Int)
  }

  private(set) var steps: ContiguousArray<Step> = []

  /// The bytes of all keys, in one array so that a step has none of its own.
  private(set) var keys: ContiguousArray<UInt8> = []
}

extension JSONPath: ArgumentValue {
  /// Reads keys with full stops between and positions in brackets; the first may be a position.
  init(word: Word) throws(ValueError) {
    var rest = word.bytes[...]
    while !rest.isEmpty {
      guard let step = takeStep(from: &rest) else { throw .sentence(Message.noPath(word)) }
      steps.append(step)
    }
    guard !steps.isEmpty else { throw .sentence(Message.noPath(word)) }
  }

  private mutating func takeStep(from rest: inout ArraySlice<UInt8>) -> Step? {
    if rest.first == UInt8(ascii: "[") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let digits = Word(bytes: Array(rest[(rest.startIndex + 1)..<end]))
      rest = rest[(end + 1)...]
      return (try? Int(word: digits)).flatMap { $0 >= 0 ? .position($0) : nil }
    }
    if !steps.isEmpty {
      guard rest.first == UInt8(ascii: ".") else { return nil }
      rest.removeFirst()
    }
    let key = rest.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "[") }
    rest = rest.dropFirst(key.count)
    guard !key.isEmpty else { return nil }
    let start = keys.count
    keys += key
    return .key(start..<keys.count)
  }
}
