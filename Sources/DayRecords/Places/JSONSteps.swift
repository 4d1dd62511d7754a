/// A step of a path, or a key of the outermost object, in the form for the fast path.
struct JSONStep: Sendable {
  /// The first bytes, eight at most, of a key and the quote after it, and a mask of their bits.
  var word: UInt64 = 0
  var mask: UInt64 = 0

  /// The range of all bytes of the key with the quote, and their number.
  var key = 0..<0
  var count = 0

  var selector = Selector.key

  /// What a step selects in a value.
  enum Selector: Equatable {
    case key

    /// The element of an array at a position, or all elements.
    case position(Int)
    case all
  }

  /// Whether this is the last step of its path.
  var isLast = false
}

/// The steps of several paths in a row.
struct JSONSteps: Sendable {
  /// The steps to the dates, and then those to the label.
  private(set) var steps: ContiguousArray<JSONStep> = []

  /// The bytes of all keys, each with the quote after it.
  private(set) var keys: ContiguousArray<UInt8> = []

  /// The keys for the results.
  private(set) var answers: ContiguousArray<JSONStep> = []

  /// The number of steps to the dates.
  private(set) var dateStepCount: Int

  /// Whether there are steps and no key needs escapes in JSON.
  ///
  /// Only the slow path reads others.
  private(set) var needNoEscapes: Bool

  init(paths: [JSONPath], targets: [ContiguousArray<UInt8>], label: JSONPath?) {
    needNoEscapes = !paths.isEmpty
    dateStepCount = 0
    for path in paths { add(path) }
    dateStepCount = steps.count
    if let label { add(label) }
    for target in targets {
      answers.append(key(target[...]))
    }
  }

  private mutating func add(_ path: JSONPath) {
    for index in path.steps.indices {
      var step =
        switch path.steps[index] {
        case .key(let range): key(path.keys[range])
        case .position(let position): JSONStep(selector: .position(position))
        case .all: JSONStep(selector: .all)
        }
      step.isLast = index == path.steps.endIndex - 1
      steps.append(step)
    }
  }

  private mutating func key(_ key: ArraySlice<UInt8>) -> JSONStep {
    let start = keys.count
    keys += key
    keys.append(.quote)
    needNoEscapes = needNoEscapes && !key.contains { $0 < 0x20 || $0 == .quote || $0 == .backslash }
    var step = JSONStep(key: start..<keys.count, count: keys.count - start)
    for (index, byte) in keys[start...].prefix(8).enumerated() {
      step.word |= UInt64(byte) << (8 * UInt64(index))
      step.mask |= 0xFF << (8 * UInt64(index))
    }
    return step
  }
}
