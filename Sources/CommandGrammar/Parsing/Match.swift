/// A word that was found to belong to a part.
struct Match: Hashable, Sendable {
  /// The position of the part among those of its command.
  let part: Int

  /// How the part was written: a name of the option, or the value name of an operand.
  let spelling: String

  /// The value; empty for a flag.
  let word: Word

  var isOperand: Bool { spelling.utf8.first != .hyphen }

  /// The value in its type.
  func value<Value: ArgumentValue>() throws(UsageError) -> Value {
    do throws(ValueError) {
      return try Value(word: word)
    } catch {
      throw UsageError(Sentence.value(error, for: spelling, isOperand: isOperand))
    }
  }
  /// Puts the value into its place.
  func fill<Value: ArgumentValue>(_ place: inout Value) throws(UsageError) {
    place = try value()
  }

  /// Puts the value into its place.
  ///
  /// It is not inlined, since a start for which the option is not given would spend thousands of
  /// instructions on the metadata of an optional type that only this needs.
  @inline(never)
  func fill<Value: ArgumentValue>(_ place: inout Value?) throws(UsageError) {
    place = .some(try value())
  }
}

/// What was matched, in the order of the command line.
///
/// A bare array in a large value is copied by way of its metadata, which takes a start thousands of
/// instructions to make.
struct Matches {
  var all: [Match] = []

  /// The last match with a part.
  func last(of part: Int) -> Match? {
    var last: Match?
    for match in all where match.part == part {
      last = match
    }
    return last
  }
}
