import CommandGrammar
import Testing

struct FilterCommandTests {
  private static let orders = "id,due,note\n1,2025-08-29,a\n2,2025-08-30,\"b\nc\"\n3,2025-09-01,d\n"

  @Test func recordsThatMeetTheConditionAreUnchanged() {
    #expect(
      dayctl("filter weekend --header --column due", input: Self.orders)
        == Run(written: "id,due,note\n2,2025-08-30,\"b\nc\"\n", code: 0))
    #expect(
      dayctl("filter since 2025-08-30 --header --column due --count", input: Self.orders)
        == Run(written: "2\n", code: 0))
    #expect(
      dayctl("filter weekend -v --header --column due", input: Self.orders)
        == Run(written: "id,due,note\n1,2025-08-29,a\n3,2025-09-01,d\n", code: 0))
  }

  @Test func theExitCodeTellsWhetherThereIsARecord() {
    #expect(
      dayctl("filter before 2000-01-01 --header --column due", input: Self.orders)
        == Run(written: "id,due,note\n", code: 1))
    #expect(dayctl("filter friday --count", input: "2025-08-30\n") == Run(written: "0\n", code: 1))
    #expect(dayctl("filter friday", input: "") == Run(written: "", code: 1))
    #expect(dayctl("filter friday", input: "x\n").code == 2)
  }

  @Test(arguments: [
    "friday", "weekend or friday", "between 2025-08-05 2025-08-20",
    "is business-day and not monday",
    "1st-monday or last-of-month",
  ])
  func aConditionAndItsInversePartitionTheInput(_ condition: String) {
    var generator = SplitMix64(seed: 7)
    let lines = (0..<500).map { _ in
      "2025-0\(Int.random(in: 1...9, using: &generator))-\(Int.random(in: 10...28, using: &generator))"
    }
    for (place, prefix) in [("", ""), ("--column 2", "x,"), ("--in-text", "on ")] {
      let input = lines.map { prefix + $0 + "\n" }.joined()
      for options in ["--jobs 1", "--jobs 4"] {
        let words =
          (["filter"] + condition.split(separator: " ").map(String.init)
          + (place + " " + options).split(separator: " ").map(String.init)).map { Word($0) }
        let selected = dayctl(words, input: Array(input.utf8), chunkSize: 128).written
        let others = dayctl(words + ["-v"], input: Array(input.utf8), chunkSize: 128).written
        let (one, other) = (selected.split(separator: "\n"), others.split(separator: "\n"))
        #expect(!one.isEmpty && !other.isEmpty)
        #expect((one + other).sorted() == input.split(separator: "\n").sorted())
        #expect(dayctl(words, input: Array(input.utf8), usesSlowPath: true).written == selected)
      }
    }
  }
}
