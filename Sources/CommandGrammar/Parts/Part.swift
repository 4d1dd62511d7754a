/// A part of a command: describes itself as data, and makes its value from what matched.
///
/// Arguments, operands, flags, options and groups are this one type under names of their own:
/// every generic type that a command mentions costs microseconds each time a program starts.
package struct Part<Output>: Sendable {
  /// What the part takes from a command line; several for a group.
  package let descriptions: [PartDescription]

  private let reading: Reading

  /// Makes the value, and takes as many parts from the reader as there are descriptions.
  typealias Reading = @Sendable (inout MatchReader) throws(UsageError) -> Output

  init(_ descriptions: [PartDescription], reading: @escaping Reading) {
    self.descriptions = descriptions
    self.reading = reading
  }

  func output(from reader: inout MatchReader) throws(UsageError) -> Output {
    try reading(&reader)
  }
}
