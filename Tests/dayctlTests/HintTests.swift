import CommandGrammar
import SeededNumbers
import Testing

/// Hints about many texts in one run.
struct HintTests {
  private static let locales = ["en", "de", "vi", "ja", "fr"]

  /// Texts of a few shapes with other digits, so that some are dates in a format and others are not.
  private static func texts(_ seed: Int) -> [String] {
    let shapes = [
      "0d/0d/20dd", "d/d/20dd", "dd.dd.dddd", "0d August 202d", "d. August 20dd", "dd tháng d 20dd",
      "d tháng dd, 2025", "20dd-dd-dd dd:dd", "dd Aug 2025 dd:dd:dd", "20dd年dd月dd日", "d août 2025",
      "2025-08-29Tdd:dd:dd+dd:dd", "Aug d dd:dd:dd", "dd/Aug/2025:1d:11:11 +dddd", "20ddddddddddd",
      "d/d/2025 dd:dd", "d/d/2025 d:dd PM", "ddst August 2025", "Fri, d Aug 2025", "3-dd-2025",
    ]
    var generator = SplitMix64(seed: lawsRound * UInt64(locales.count) + UInt64(seed))
    let digits = Array("0123012301456789")
    return sample(oneIn: 3, of: shapes).map { shape in
      String(shape.map { $0 == "d" ? digits.randomElement(using: &generator) ?? $0 : $0 })
    }
  }

  @Test func aShellReadsWhatIsQuotedForIt() throws {
    var generator = SplitMix64(seed: lawsRound)
    let characters = Array("ab'\"\\$`!*?[]{}~#&;|<>()=^ %@,é")
    let words = (0..<300).map { _ in
      String((0..<5).map { _ in characters.randomElement(using: &generator) ?? "x" })
    }
    let written = try Shell.run(
      "printf '%s\\n' " + words.map(\.shellQuoted).joined(separator: " ")
    ).written
    #expect(written == words.map { $0 + "\n" }.joined())
  }

  @Test(arguments: sample(oneIn: 5, of: 0..<locales.count))
  func aHintDoesNotDependOnTheTextsBeforeIt(_ seed: Int) throws {
    let texts = Self.texts(seed)
    let call = "dayctl convert --from %Y%j --locale \(Self.locales[seed])"
    let words = texts.map { "'\($0)'" }
    let alone = try Shell.run(words.map { "\(call) \($0)" }.joined(separator: "\n"))
    let together = try Shell.run("\(call) --messages all \(words.joined(separator: " "))")
    #expect(together.written == alone.written)
  }
}
