/// A step of a path, or the key for the answer, as the fast path takes it.
struct JSONStep: Sendable {
  /// The first bytes of a key and of the quote behind it, at most eight, and which bits these are.
  var word: UInt64 = 0
  var mask: UInt64 = 0

  /// The range of all bytes of the key, the quote included, and their number.
  var key = 0..<0
  var count = 0

  /// The position in an array; negative for a key.
  var position = -1

  /// Whether this is the last step of its path.
  var isLast = false
}

/// The steps of several paths, one after the other.
struct JSONSteps: Sendable {
  private(set) var steps: ContiguousArray<JSONStep> = []

  /// The bytes of all keys, each with the quote behind it.
  private(set) var keys: ContiguousArray<UInt8> = []

  /// The key for the answer.
  private(set) var answer: JSONStep?

  /// Whether there are steps, and all keys can stand in JSON as they are: others have escapes there,
  /// which the slow path reads.
  private(set) var arePlain: Bool

  init(paths: [JSONPath], answer: ContiguousArray<UInt8>?) {
    arePlain = !paths.isEmpty
    for path in paths {
      for index in path.steps.indices {
        var step =
          switch path.steps[index] {
          case .key(let range): add(path.keys[range])
          case .position(let position): JSONStep(position: position)
          }
        step.isLast = index == path.steps.endIndex - 1
        steps.append(step)
      }
    }
    if let answer { self.answer = add(answer[...]) }
  }

  private mutating func add(_ key: ArraySlice<UInt8>) -> JSONStep {
    let start = keys.count
    keys += key
    keys.append(.quote)
    arePlain = arePlain && !key.contains { $0 < 0x20 || $0 == .quote || $0 == .backslash }
    var step = JSONStep(key: start..<keys.count, count: keys.count - start)
    for (index, byte) in keys[start...].prefix(8).enumerated() {
      step.word |= UInt64(byte) << (8 * UInt64(index))
      step.mask |= 0xFF << (8 * UInt64(index))
    }
    return step
  }
}
