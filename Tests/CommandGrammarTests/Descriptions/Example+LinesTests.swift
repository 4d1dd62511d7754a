import CommandGrammar
import Testing

struct ExampleLinesTests {
  @Test(arguments: [
    ("market sell apples", 20, ["$ market sell apples"]),
    (
      "printf 'a b\\n' | market sell --all apples", 38,
      ["$ printf 'a b\\n' |", "    market sell --all apples"]
    ),
    (
      "market sell 'a long name' --all --reverse", 38,
      ["$ market sell 'a long name' --all \\", "    --reverse"]
    ),
    (
      "market sell \"one word that is wider than the page\" 3", 38,
      ["$ market sell \\", "    \"one word that is wider than the page\" \\", "    3"]
    ),
    ("echo a b | market", 12, ["$ echo a b |", "    market"]),
    ("echo 'a | b' \"it's\" | market", 27, ["$ echo 'a | b' \"it's\" |", "    market"]),
  ])
  func aWideCommandIsSeveralLinesForTheShell(_ line: String, _ width: Int, _ lines: [String]) {
    #expect(Example(line, prints: "").commandLines(width: width) == lines)
  }
}
