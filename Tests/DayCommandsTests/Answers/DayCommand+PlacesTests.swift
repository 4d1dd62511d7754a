import CommandGrammar
import DayCommands
import SeededNumbers
import Testing

struct DayCommandPlacesTests {
  private static let commands: [[Word]] = [
    ["add", "1"], ["add", "1m"], ["convert", "--to", "dmy"], ["convert", "--to", "d/M/yyyy"],
    ["convert", "--to", "EEEE, d MMMM yyyy"], ["convert", "--to", "epoch"], ["weekday"],
    ["convert", "--to", "yyyy'\n'MM-dd"], ["diff", "2000-01-01"],
    ["add", "1", "-f", "dmy"], ["convert", "-f", "d/M/yyyy", "-f", "epoch"],
    ["add", "--on-error", "keep", "1"], ["add", "--on-error", "blank", "1"],
  ]

  @Test(arguments: seeds(40))
  func columnsAreAnsweredTheSameWayOnTheSlowPath(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let delimiter = [",", ";", "\t", "-"].randomElement(using: &generator) ?? ","
    let fields = ["plain", "", "\"a\"\"b\"", "\"x\ny\"", "in\"side", "\"a\"b", "\"\"", "7", "\""]
    let input = records(using: &generator) { date, generator in
      let isQuoted = Int.random(in: 0..<4, using: &generator) == 0
      let others = (0..<4).map { _ in
        Int.random(in: 0..<5, using: &generator) > 0
          ? "text" : fields.randomElement(using: &generator) ?? ""
      }
      let date = isQuoted ? "\"\(date)\"" : date
      return (others.prefix(2) + [date] + others.dropFirst(2)).joined(separator: delimiter)
    }
    let column = ["1", "3", "3", "5"].randomElement(using: &generator) ?? "3"
    let options = ["--column", column, "--delimiter", delimiter == "\t" ? "\\t" : delimiter]
    check(options, input, using: &generator)
  }

  @Test(arguments: seeds(40))
  func jsonValuesAreAnsweredTheSameWayOnTheSlowPath(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let others = [
      #""n":12"#, #""s":"a\"b""#, #""date":"2025-01-01""#, #""o":{"date":[1,{"x":"]"}]}"#,
      #" "e" : "" "#, #""date":null"#, #""t":true"#,
      "\"long\":\"" + String(repeating: "x", count: 70),
    ]
    let input = records(using: &generator) { date, generator in
      let isBare = Int.random(in: 0..<20, using: &generator) == 0
      let value = isBare ? date : "\"\(date)\""
      let other = others.randomElement(using: &generator) ?? ""
      return [#"{\#(other),"date":\#(value)}"#, #"{"id":1,"date":\#(value),\#(other)}"#]
        .randomElement(using: &generator) ?? ""
    }
    check(["--json-key", "date"], input, using: &generator)
  }

  @Test(arguments: seeds(40))
  func textsAreAnsweredTheSameWayOnTheSlowPath(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let separators = [
      " ", " and ", "-", "", ".", "/", "x", "é", "\t", " well-known-fact ", "+", " -",
    ]
    let input = records(using: &generator) { date, generator in
      var line = "due"
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let isPlain = Int.random(in: 0..<3, using: &generator) > 0
        line += isPlain ? " " : separators.randomElement(using: &generator) ?? ""
        line += date
      }
      return line + [" end", "", "-", "."][Int.random(in: 0..<4, using: &generator)]
    }
    check(["--in-text"], input, using: &generator)
  }

  /// Records with dates, most of them regular, with some bytes changed.
  private func records(
    using generator: inout SplitMix64,
    by record: (_ date: String, _ generator: inout SplitMix64) -> String
  ) -> [UInt8] {
    let dates = [
      "2024-02-29", "2025-02-30", "9999-12-31", "-000043-03-15", "29/08/2025", "", "today", "1e5",
      "2025-08-29\r", "2025\n2025-01-01", "2025-08-29 ", "29\\/08\\/2025", "1756425600",
    ]
    let isReturned = Bool.random(using: &generator)
    let interval = [3, 20, 200].randomElement(using: &generator) ?? 3
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...500, using: &generator) {
      let isRare = Int.random(in: 0..<interval, using: &generator) == 0
      let plain = "20\(Int.random(in: 10...30, using: &generator))-07-14"
      let date = isRare ? dates.randomElement(using: &generator) ?? "" : plain
      bytes += record(date, &generator).utf8
      bytes += isReturned ? "\r\n".utf8 : "\n".utf8
    }
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      let other = "\",\n\r;-0129 {}[]:\\/\t".utf8.randomElement(using: &generator) ?? 0
      bytes[Int.random(in: bytes.indices, using: &generator)] = other
    }
    return bytes
  }

  /// Compares the results with those of the slow path.
  private func check(_ place: [String], _ input: [UInt8], using generator: inout SplitMix64) {
    let command = Self.commands.randomElement(using: &generator) ?? []
    let words = command + place.map { Word($0) } + ["-f", "iso", "--messages", "5"]
    let expected = streams(words, [input], usesSlowPath: true)
    let isSame = streams(words, [input]) == expected
    #expect(isSame, "\(words)")
    let matchesInPieces = streams(words, input.cut(using: &generator)) == expected
    #expect(matchesInPieces, "\(words)")
  }
}

extension [UInt8] {
  /// The bytes in pieces of one or more bytes.
  fileprivate func cut(using generator: inout SplitMix64) -> [[UInt8]] {
    let most = [1, 100, 20_000].randomElement(using: &generator) ?? 1
    var chunks: [[UInt8]] = []
    var rest = self[...]
    while !rest.isEmpty {
      chunks.append(Array(rest.prefix(Int.random(in: 1...most, using: &generator))))
      rest.removeFirst(chunks.last?.count ?? 0)
    }
    return chunks
  }
}
