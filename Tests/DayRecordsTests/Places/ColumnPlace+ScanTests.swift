import DayKit
import SeededNumbers
import System
import Testing

// Where a scan finds dates is internal.
@testable import DayRecords

// Many records of which few are unusual, so that the fast path finds many fields at once.

struct ColumnPlaceScanTests {
  @Test(arguments: seeds(60))
  func columnsOfManyRecordsAreFoundAsOnTheSlowPath(_ seed: UInt64) {
    var table = RandomTable(seed: seed)
    let bytes = table.bytes()
    var engine = table.engine()
    let fast = engine.count(bytes).outcome
    let pieces = engine.run(table.pieces(of: bytes))
    engine.threads = [2, 4].random(&table.generator)
    let threads = engine.run(MemoryFile(bytes))
    engine.threads = nil
    engine.usesSlowPath = true
    let slow = engine.count(bytes).outcome
    for outcome in [fast, pieces, threads] {
      #expect(outcome.difference(from: slow) == nil, "\(engine.name)")
    }
  }

  @Test(arguments: [
    "a,\"bad,2025-01-01\na,x,2025-01-01\na,\"good\",2025-01-01\n",
    "a,x,2025-01-01,\"bad\na,x,2025-01-01,\"good\"\n",
    "a,x,\"2025-01-01\na,x,\"2025-01-01\",\n",
  ])
  func linesInAQuotationWithTextAfterItAreOneFailedRecord(_ broken: String) {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.number(2)], hasHeader: false, separator: .delimiter(UInt8(ascii: ","))))
    let engine = Engine(Rewrite(.same, as: .basic, at: place), at: place)
    for (count, end) in [(0, ""), (1, ""), (1, "a,x,2025-01-01,\"end\""), (700, "")] {
      let plain = String(repeating: "a,\"x\",2025-01-02,\"b\nc\"\n", count: count)
      let bytes = Array((plain + broken + plain + end).utf8)
      let pieces = count < 700 ? bytes.map { [$0] } : [bytes]
      let expected = (plain + plain + end).replacing("-", with: "")
      for (way, outcome) in engine.outcomes(bytes, pieces: pieces) {
        #expect(outcome.text == expected, "\(way)")
        #expect(outcome.messages == "test: in:\(count * 2 + 1): open quotation\n", "\(way)")
      }
    }
  }

  @Test func onlyRecordsWithoutAColumnTakeTheSlowPath() {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.number(2), .number(1)], target: .number(4), hasHeader: false,
        separator: .delimiter(UInt8(ascii: ","))))
    let engine = Engine(Rewrite(.counts(Difference()), as: .iso, at: place), at: place)
    let record = "a,2025-08-29,2025-08-31,,old\n"
    let plain = String(repeating: record, count: 700)
    let run = engine.count(Array((plain + "a,2025-08-29,2025-08-31\n" + plain).utf8))
    #expect(run.slowCount == 1)
    #expect(run.outcome.messages == "test: in:701: no column of 3 for [\"4\"]\n")
    let answers = String(repeating: "a,2025-08-29,2025-08-31,,-2\n", count: 1_400)
    #expect(run.outcome.text == answers)
  }

  @Test(arguments: [
    ("a", #"no column of 1 for ["1", "2"]"#), ("a,2025-08-29", #"no column of 2 for ["2"]"#),
    ("\"a\n\"", #"no column of 1 for ["1", "2"]"#),
  ])
  func allColumnsThatARecordLacksAreNamed(_ record: String, _ message: String) {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.number(1)], target: .number(2), hasHeader: false,
        separator: .delimiter(UInt8(ascii: ","))))
    let engine = Engine(Rewrite(.same, as: .dmy, at: place), at: place)
    #expect(engine.run(record + "\n").messages == "test: in:1: \(message)\n")
  }

  @Test func aLabelInTheColumnOfTheDateNeedsNoSlowPath() {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.number(1)], label: .number(1), hasHeader: false,
        separator: .delimiter(UInt8(ascii: ","))))
    let records = String(repeating: "a,2025-08-29,b\n", count: 600)
    let (outcome, slowCount) = Engine(Tally(at: place, report: Years()), at: place)
      .count(Array(records.utf8))
    #expect(outcome.text == "2025-08-29 2025 600\n")
    #expect(slowCount == 0)
  }

  @Test(arguments: [DayFormat.iso, .pattern("yyyy-M-d")])
  func aScanHasThePositionsOfItsDates(_ format: DayFormat) {
    let place = ColumnPlace(
      dates: [.number(1), .number(2)], hasHeader: false, separator: .delimiter(UInt8(ascii: ",")))
    let reader = DateReader([format]) { () throws(DateFailure) in Day.max }
    var batch = DateBatch(of: .fields(.delimiter(UInt8(ascii: ","))))
    batch.wantsDates = true
    let text = Array(String(repeating: "a,2025-08-29,2025-11-30\n", count: 40).utf8)
    _ = place.scan(text.span, by: reader, into: &batch)
    #expect(batch.dates.prefix(4).map(\.range) == [2..<12, 13..<23, 26..<36, 37..<47])
  }

  @Test func aScanAfterAnUnusualRecordLooksForFewFields() {
    let place = ColumnPlace(
      dates: [.number(1)], hasHeader: false, separator: .delimiter(UInt8(ascii: ",")))
    let reader = DateReader([.iso]) { () throws(DateFailure) in Day.max }
    var batch = DateBatch(of: .fields(.delimiter(UInt8(ascii: ","))))
    let odd = Array("no column\n".utf8)
    let text = odd + Array(String(repeating: "a,2025-08-29\n", count: 600).utf8)
    #expect(place.scan(text.span, by: reader, into: &batch) == .needsSlowPath)
    var position = odd.count
    for count in [8, 16, 32, 64] {
      batch.restart(at: position)
      #expect(place.scan(text.span, by: reader, into: &batch) == .full)
      #expect(batch.days.count == count)
      position = batch.end
    }
  }

  @Test func aFixedDateDoesNotReachIntoTheNextRecord() {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.number(0), .number(1)], target: .number(2), hasHeader: false,
        separator: .delimiter(UInt8(ascii: ","))))
    let engine = Engine(
      Rewrite(
        .counts(Difference()), as: .iso,
        at: place), at: place)
    let outcome = engine.run(
      "2025-08-29,x\n2025-08-,29,y\n2025-08-29,2025\n-08-29,,\n2025-08-29,2025-08-30,z")
    #expect(outcome.text == "2025-08-29,2025-08-30,1")
    #expect(outcome.messages.split(separator: "\n").count == 4)
  }

  // Where a date would end, there is a comma of the next record.
  @Test(arguments: [
    ("7,,alphabe\n8,2025-01-28,beta", "7,,\n8,2025-01-28,28/01/2025"),
    ("7,NA,alpha\n8,2025-01-28,beta", "8,2025-01-28,28/01/2025"),
    ("1,\n391111111,2025-01-02,x", "391111111,2025-01-02,02/01/2025"),
  ])
  func aShortFieldDoesNotReachIntoTheLastRecord(_ input: String, _ output: String) {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.number(1)], target: .number(2), hasHeader: false,
        separator: .delimiter(UInt8(ascii: ","))))
    let engine = Engine(Rewrite(.same, as: .dmy, at: place), at: place)
    for ending in ["", "\n"] {
      let bytes = Array((input + ending).utf8)
      for (way, outcome) in engine.outcomes(bytes, pieces: bytes.map { [$0] }) {
        #expect(outcome.text == output + ending, "\(way)")
      }
    }
  }
}

/// Records of five fields, most of them with dates in the second and third.
private struct RandomTable {
  var generator: SplitMix64
  private let delimiter: UInt8
  private let ending: String
  private let format: DayFormat
  private let joinsBlanks: Bool

  /// Whether there is a header, so that the last column may have several words.
  private let hasHeader: Bool

  /// One of how many records is unusual.
  private let rarity: Int

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    joinsBlanks = seed % 8 >= 6
    hasHeader = seed % 8 == 6
    delimiter = joinsBlanks ? UInt8(ascii: " ") : Array(",;\t".utf8).random(&generator)
    ending = ["\n", "\r\n"].random(&generator)
    format = [.iso, .dmy, .pattern("d/M/yyyy"), .pattern("d MMM y")].random(&generator)
    rarity = [3, 40, 5_000].random(&generator)
  }

  mutating func bytes() -> [UInt8] {
    var text = hasHeader ? "number start end key words\(ending)" : ""
    for number in 0..<Int.random(in: 1...900, using: &generator) {
      let isUnusual = Int.random(in: 0..<rarity, using: &generator) == 0
      text += record(number, isUnusual: isUnusual) + ending
    }
    if Bool.random(using: &generator) { text.unicodeScalars.removeLast(ending.utf8.count) }
    return Array(text.utf8)
  }

  private mutating func record(_ number: Int, isUnusual: Bool) -> String {
    var fields = ["\(number)", date(), date(), "x\(number % 90)", "end"]
    if hasHeader { fields[4] = ["end", "the  end ", "the end"].random(&generator) }
    if isUnusual {
      let others = [
        "\"a\nb\"", "\"a\nb\"c", "\"a\nb\" ", "\"\(date())\"", "", "a\"b", "2025-13-01", "\"\"",
        "é",
      ]
      fields[Int.random(in: 0..<5, using: &generator)] = others.random(&generator)
      if Int.random(in: 0..<4, using: &generator) == 0 { fields.removeLast(2) }
    }
    return fields.joined(separator: String(UnicodeScalar(delimiter)))
  }

  private mutating func date() -> String {
    (Day(exactly: Int.random(in: 0..<30_000, using: &generator)) ?? .max).formatted(as: format)
  }

  mutating func engine() -> Engine {
    let dates = [[1], [2], [1, 2], [2, 1], [1, 1]].random(&generator)
    let answer: Column? = [
      nil, .number(0), .number(1), .number(2), .number(3), .number(4), .name([0x6E]),
    ].random(&generator)
    let place = ColumnPlace(
      dates: dates.map { .number($0) }, target: answer, hasHeader: hasHeader,
      separator: joinsBlanks ? .blanks : .delimiter(delimiter))
    let rules: [DayRule] =
      dates.count == 1
      ? [.same, .days(Later()), .counts(Number()), .texts(Sentence())]
      : [.counts(Difference()), .days(AfterBoth()), .texts(Sentence())]
    let rule = rules.random(&generator)
    var engine = Engine(
      Rewrite(rule, as: .dmy, at: .columns(place)), at: .columns(place), as: [format])
    engine.onError = OnError.allCases.random(&generator)
    engine.policy = ReportPolicy(limit: nil)
    engine.chunkSize = [50, 700, 5_000].random(&generator)
    return engine
  }

  /// The bytes, cut anywhere.
  mutating func pieces(of bytes: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    let most = [20, 3_000].random(&generator)
    while !rest.isEmpty {
      pieces.append(Array(rest.prefix(Int.random(in: 1...most, using: &generator))))
      rest.removeFirst(pieces.last?.count ?? 0)
    }
    return pieces
  }
}
