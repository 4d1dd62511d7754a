import CommandGrammar

/// A way into a JSON text: keys of objects and positions in arrays, such as `a.b[0].c`.
struct JSONPath: Equatable, Sendable {
  /// A step into a value.
  enum Step: Equatable, Sendable {
    case key([UInt8])
    case position(Int)
  }

  let steps: [Step]
}

extension JSONPath: ArgumentValue {
  /// Reads keys with full stops between and positions in brackets; the first may be a position.
  init(word: Word) throws(ValueError) {
    var steps: [Step] = []
    var rest = word.bytes[...]
    while !rest.isEmpty {
      guard let step = Self.step(&rest, isFirst: steps.isEmpty) else {
        throw .sentence(Message.noPath(word))
      }
      steps.append(step)
    }
    guard !steps.isEmpty else { throw .sentence(Message.noPath(word)) }
    self.steps = steps
  }

  private static func step(_ rest: inout ArraySlice<UInt8>, isFirst: Bool) -> Step? {
    if rest.first == UInt8(ascii: "[") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let digits = Word(bytes: Array(rest[(rest.startIndex + 1)..<end]))
      rest = rest[(end + 1)...]
      return (try? Int(word: digits)).flatMap { $0 >= 0 ? .position($0) : nil }
    }
    if !isFirst {
      guard rest.first == UInt8(ascii: ".") else { return nil }
      rest.removeFirst()
    }
    let key = rest.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "[") }
    rest = rest.dropFirst(key.count)
    return key.isEmpty ? nil : .key(Array(key))
  }
}
