/// How many digits a number has.
enum NumberWidth: Hashable, Sendable {
  /// Exactly this many, with leading zeros.
  case exactly(Int)

  /// As many as needed; in input at most this many.
  case upTo(Int)

  /// As many as needed; in input this many, with leading spaces or zeros or without.
  case upToOrSpaces(Int)

  /// This many, with leading spaces; in input, that of two may be missing.
  case spaces(Int)

  /// This many, with leading zeros, in output; in input one or more, or with leading spaces.
  case atLeastOne(Int)

  /// The fewest digits in input.
  var minimum: Int { if case .exactly(let count) = self { count } else { 1 } }

  /// The fewest characters in output.
  var minimumWritten: Int {
    switch self {
    case .exactly(let count), .spaces(let count), .atLeastOne(let count): count
    case .upTo, .upToOrSpaces: 1
    }
  }

  /// Whether the end of a number depends on the next byte.
  var hasOpenEnd: Bool {
    switch self {
    case .exactly, .spaces: false
    case .upTo, .upToOrSpaces, .atLeastOne: true
    }
  }
}
