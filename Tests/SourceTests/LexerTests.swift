import Testing

struct LexerTests {
  private func words(_ source: String) -> [String] {
    Lexer.tokens(of: source).filter(\.isName).map(\.text)
  }

  @Test(arguments: [
    "a // b", "/* b */ a", "/* b /* c */ d */ a", "a /// `b`", "a \"b\"", "a \"\\\"b\"",
    "\"\"\"\n b \"c\" \"\" d\n\"\"\" a", "#\"b \"c\" \\(d)\"# a", "##\"b\"# c\"## a",
    "\"\\u{1B}\\\\\" a", "#if b\na", "a\n#elseif b", "a 0xB 1_000", "\"// b\" a",
    "\"/* b\" a", "#\"\"\"\n\\(b) \"\"\" c\n\"\"\"# a",
  ])
  func commentsTextAndConditionsAreNotCode(_ source: String) {
    #expect(words(source) == ["a"])
  }

  @Test(arguments: [
    ("\"b \\(c) d\"", ["c"]), ("\"\\(c(\"d \\(e)\", (f)))\" g", ["c", "e", "f", "g"]),
    ("#\"b \\#(c) \\(d)\"# e", ["c", "e"]), ("\"\"\"\n b \\(c)\n\"\"\" d", ["c", "d"]),
  ])
  func interpolationsAreCode(_ source: String, _ expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test func tokensHaveLineNumbers() {
    let source = "a\n/* b\n */ c\n\"\"\"\n d\n \\(e)\"\"\"\nf"
    let names = Lexer.tokens(of: source).filter(\.isName)
    #expect(names.map(\.text) == ["a", "c", "e", "f"])
    #expect(names.map(\.line) == [1, 3, 6, 7])
  }

  @Test func namesInBackticksAreNotKeywords() {
    #expect(
      Lexer.tokens(of: "`class` class").map(\.kind) == [.escapedName, .word])
  }

  @Test func rangesAreNotFullStops() {
    #expect(Lexer.tokens(of: "0...b.c").map(\.text) == ["0", "...", "b", ".", "c"])
  }

  @Test(arguments: ["\"b", "/* b", "\"\\", "`b", "\"\\(", "#", "##\"b\"#", "\"\"\"", ")"])
  func brokenSourceIsReadToItsEnd(_ source: String) {
    _ = Lexer.tokens(of: source)
  }
}
