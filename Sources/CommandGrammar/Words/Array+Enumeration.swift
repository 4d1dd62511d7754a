extension [String] {
  /// These texts as `a`, `a or b` or `a, b or c`.
  package var alternatives: String { joined(last: "or") }

  /// These texts as `a`, `a and b` or `a, b and c`.
  package var conjunction: String { joined(last: "and") }

  private func joined(last word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
