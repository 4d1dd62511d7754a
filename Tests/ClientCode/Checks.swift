/// The differences between what the code of a client gets and what it expects.
struct Checks {
  private(set) var faults: [String] = []

  mutating func expect<Value: Equatable>(
    _ value: Value, _ expected: Value, file: String = #fileID, line: UInt = #line
  ) {
    if value != expected { faults.append("\(file):\(line): \(value), not \(expected)") }
  }
}

struct MissingValue: Error {}

/// The value of an optional, or an error.
func required<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw MissingValue() }
  return value
}
