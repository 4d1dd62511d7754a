import CommandGrammar
import SeededNumbers
import Testing

struct ProgramParsingLaws {
  @Test(arguments: seeds(100))
  func everyCommandLineIsACallOrHelpOrAShortError(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let words = Self.words(using: &generator)
      switch SampleProgram.reading(words) {
      case .command(let command): #expect(words.first == Word(type(of: command).name))
      case .text(let text): #expect(text.hasSuffix("\n"))
      case .error(let error):
        #expect(!error.message.isEmpty)
        #expect(error.message.utf8.count <= 1024)
        #expect(
          error.message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      }
    }
  }

  @Test(arguments: [0x61, 0x2D, 0x3D, 0xFF, 0x0A] as [UInt8], ["", "-", "--", "--size=", "-z"])
  func aWordOfOneMegabyteIsReadLikeAnyOther(_ byte: UInt8, _ start: String) {
    let word = Word(bytes: Array(start.utf8) + Array(repeating: byte, count: 1 << 20))
    for words in [[word], ["pack", word], ["pack", "--size", word], ["help", word]] {
      switch SampleProgram.reading(words) {
      case .command(let command): #expect(command as? Pack == Pack([word]))
      case .text: Issue.record("a megabyte was read as a request for help")
      case .error(let error): #expect(error.message.utf8.count <= 1024)
      }
    }
  }

  @Test func tenThousandUnknownOptionsAreOneError() {
    let words = [Word](repeating: "--bogus", count: 10_000)
    #expect(Pack.reading(words) == .error("unknown option '--bogus'; see 'luggage pack -h'"))
  }

  private static let vocabulary: [Word] = [
    "pack", "weigh", "empty", "help", "--help", "-h", "--version", "--", "-", "", "-30", "red",
    "--gentle", "-g", "-s", "-gs", "--size", "--size=large", "-z", "-zsmall", "--layers", "7",
    "--layers=", "--label", "-l", "--tag=a", "-t", "medium", "--sise", "-P1M", "=", "--=",
  ]

  private static func words(using generator: inout SplitMix64) -> [Word] {
    let count = Int.random(in: 0...6, using: &generator)
    let command = vocabulary[Int.random(in: 0...3, using: &generator)]
    let rest = (0..<count).map { _ in word(using: &generator) }
    return Int.random(in: 0...3, using: &generator) == 0 ? rest : [command] + rest
  }

  private static func word(using generator: inout SplitMix64) -> Word {
    var bytes = vocabulary.randomElement(using: &generator)?.bytes ?? []
    for _ in 0..<Int.random(in: 0...8, using: &generator) / 6 {
      let position = Int.random(in: 0...bytes.count, using: &generator)
      bytes.insert(UInt8.random(in: 1...255, using: &generator), at: position)
    }
    return Word(bytes: bytes)
  }
}
