import DayKit
import DayRecords
import SeededNumbers
import Testing

struct ValueOrderTests {
  /// Returns values in the order in which records of one day are sorted, with the messages.
  private func sorted(_ values: [String], areNumbers: Bool) -> Outcome {
    let place = DatePlace.values(
      JSONPlace(
        dates: [JSONPath(Array("d".utf8))].compactMap { $0 }, label: JSONPath(Array("v".utf8))))
    let order = Sorting.Order(values: ValueOrder(areNumbers: areNumbers))
    let engine = Engine(Sorting(order, memory: 1 << 20, folder: "/tmp"), at: place)
    let lines = values.map { #"{"d":"2025-08-29","v":\#($0)}"# + "\n" }
    var outcome = engine.run(lines.joined())
    outcome.output = Array(
      outcome.text.split(separator: "\n").map { $0.dropFirst(22).dropLast() }.joined(separator: " ")
        .utf8)
    return outcome
  }

  @Test func numbersAreSortedByTheirValue() {
    let ordered = [
      "-1e400", "-12.5", "-12.45", "-2", "-0.1", "-0.099", "0", "-0", "0.0", "1e-400", "0.09",
      "\"0.1\"", "9", "9.5", "10", "1.00e1", "9007199254740992", "9007199254740993",
      "123456789012345678901234567890", "1e400", "1e8388606", "null", "\"\"",
    ]
    for seed in seeds(20) {
      var generator = SplitMix64(seed: seed)
      let shuffled = ordered.shuffled(using: &generator)
      // Equal numbers keep their order.
      let classes = [["0", "-0", "0.0"], ["10", "1.00e1"], ["null", "\"\""]]
      var rest = shuffled
      let expected = ordered.map { value in
        guard let equal = classes.first(where: { $0.contains(value) }),
          let index = rest.firstIndex(where: { equal.contains($0) })
        else { return value }
        return rest.remove(at: index)
      }
      #expect(sorted(shuffled, areNumbers: true).text == expected.joined(separator: " "))
    }
  }

  @Test(arguments: [
    "\"x\"", "\"1,5\"", "\"12 kg\"", "true", "[1]", "\"1e\"", "\"-\"", "\".\"", "1e8388607",
  ])
  func aTextThatIsNotANumberFails(_ value: String) {
    let outcome = sorted(["2", value, "1"], areNumbers: true)
    #expect(outcome.text == "1 2")
    #expect(outcome.messages.hasPrefix("test: in:2: no number"))
  }

  @Test func textsAreSortedByTheirBytes() {
    #expect(
      sorted(["\"b\"", "null", "\"a\\u0062\"", "10", "9", "\"a\"", "\"\""], areNumbers: false).text
        == "10 9 \"a\" \"a\\u0062\" \"b\" null \"\"")
  }
}
