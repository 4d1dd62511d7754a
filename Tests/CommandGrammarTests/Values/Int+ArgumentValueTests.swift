import CommandGrammar
import Testing

struct IntArgumentValueTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("+30", 30), ("-30", -30), ("007", 7),
      ("9223372036854775807", .max), ("-9223372036854775808", .min),
    ] as [(Word, Int)])
  func digitsWithASignAreReadAsANumber(_ word: Word, _ number: Int) throws {
    #expect(try Int(word: word) == number)
  }

  @Test(arguments: ["", "+", "-", "--1", "+-1", "1 ", " 1", "1.5", "1e3", "0x10", "٣", "x", "1\0"])
  func anythingElseIsNotANumber(_ text: String) {
    let word = Word(text)
    #expect(throws: ValueError.sentence("\(word.quoted) is not a whole number")) {
      try Int(word: word)
    }
  }

  @Test(
    arguments: [
      ("9223372036854775808", "'9223372036854775808' is too large: use at most \(Int.max)"),
      ("-9223372036854775809", "'-9223372036854775809' is too small: use at least \(Int.min)"),
      ("92233720368547758070", "'92233720368547758070' is too large: use at most \(Int.max)"),
    ] as [(Word, String)])
  func aNumberOutOfRangeIsReportedAsSuch(_ word: Word, _ message: String) {
    #expect(throws: ValueError.sentence(message)) { try Int(word: word) }
  }
}
