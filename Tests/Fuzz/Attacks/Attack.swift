/// A way into the package, and what must hold whatever comes through it.
///
/// libFuzzer makes the bytes in `make fuzz`. The tests use the bytes of the corpus.
package struct Attack: Sendable {
  /// The name, which is also that of the folder of the corpus and of the dictionary.
  package let name: String

  /// Sends bytes in, and throws what is wrong with the result.
  package let run: @Sendable ([UInt8]) throws(Finding) -> Void

  init(_ name: String, _ run: @escaping @Sendable ([UInt8]) throws(Finding) -> Void) {
    self.name = name
    self.run = run
  }

  /// All ways in.
  package static let all: [Attack] = [
    .formats, .texts, .coding, .records, .words, .rules, .holidays, .conditions, .sorting,
    .histograms,
    .times, .charts, .keys, .sets, .retention,
  ]
}

/// What is wrong with a result.
package struct Finding: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Throws a finding unless a condition holds.
func expect(
  _ condition: Bool, _ description: @autoclosure () -> String, line: Int = #line,
  file: String = #fileID
) throws(Finding) {
  guard !condition else { return }
  throw Finding("\(file):\(line): \(description())")
}
