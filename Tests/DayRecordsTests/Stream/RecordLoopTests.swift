import DayKit
import DayRecords
import System
import Testing

// Each fast path is taken where nothing is unusual: without it every record would count.

struct RecordLoopTests {
  private static let comma = UInt8(ascii: ",")

  private static func columns(_ dates: Int..., answer: Int? = nil) -> DatePlace {
    .columns(
      ColumnPlace(
        dates: dates.map { .number($0) }, target: answer.map { .number($0) }, hasHeader: false,
        separator: .delimiter(comma)))
  }

  private static func values(_ paths: String..., answer: String? = nil) -> DatePlace {
    .values(
      JSONPlace(
        dates: paths.compactMap { JSONPath(Array($0.utf8)) }, target: answer.map { Array($0.utf8) })
    )
  }

  private static let new = DatePlace.columns(
    ColumnPlace(
      dates: [.number(0)], target: .name([0x78]), hasHeader: false,
      separator: .delimiter(UInt8(ascii: ","))))

  private static let lastOfBlanks: DatePlace = .columns(
    ColumnPlace(dates: [.number(1)], hasHeader: false, separator: .blanks))

  private static let places: [(DatePlace, String)] = [
    (lastOfBlanks, " a \t 2025-08-29"), (lastOfBlanks, "a 2025-08-29\r"),
    (columns(2), "a,b,2025-08-29\r"),
    (.line, "2025-08-29"), (.line, "2025-08-29\r"),
    (.text(TextPlace([.iso])), "on 2025-08-29 or 2025-08-30, at last"),
    (.text(TextPlace([.iso])), "nothing"), (columns(0), "2025-08-29,x"),
    (columns(2), "a,b,2025-08-29"), (columns(1), "a,2025-08-29,b\r"),
    (columns(1), "\"a, b\",\"2025-08-29\",\"two\nlines\""),
    (columns(0, answer: 2), "2025-08-29,b,c"), (columns(0), "2025-08-29,\"b\""),
    (columns(1, answer: 0), "a,\"2025-08-29\""),
    (new, "2025-08-29,b"), (values("due"), #"{"id":7,"due":"2025-08-29","n":"x"}"#),
    (values("due", answer: "n"), #"{"id":7,"due":"2025-08-29","n":"x"}"#),
    (values("due", answer: "new"), #"{"id":7,"due":"2025-08-29","n":"x"}"#),
  ]

  private static let pairs: [(DatePlace, String)] = [
    (columns(0, 2), "2025-08-29,b,2025-08-30"), (columns(2, 0), "2025-08-29,b,2025-08-30"),
    (columns(1, 2, answer: 0), "a,2025-08-29,2025-08-30"),
    (columns(1, 2, answer: 2), "a,2025-08-29,2025-08-30,b"),
    (columns(0, 2, answer: 3), "\"2025-08-29\",b,\"2025-08-30\",\"c, d\""),
    (values("a", "b"), #"{"a":"2025-08-29","b":"2025-08-30"}"#),
  ]

  @Test(arguments: places)
  func regularRecordsTakeTheFastPath(_ place: DatePlace, _ record: String) {
    let rules: [DayRule] = [
      .same, .days(Later()), .counts(Number()), .texts(Sentence()),
    ]
    for rule in rules {
      expectFastPath(Rewrite(rule, as: .dmy, at: place), place, record)
      let parts = [Listing.Part("date", .date(0)), Listing.Part("answer", .answer)]
      expectFastPath(Listing(rule, as: .iso, in: .csv, parts: parts, of: place), place, record)
    }
  }

  @Test(arguments: pairs)
  func regularRecordsWithTwoDatesTakeTheFastPath(_ place: DatePlace, _ record: String) {
    for rule in [DayRule.counts(Difference()), .days(AfterBoth()), .texts(Sentence())] {
      expectFastPath(Rewrite(rule, as: .dmy, at: place), place, record)
    }
  }

  @Test(arguments: [
    [DayFormat.dmy], [.basic], [.epoch], [.pattern("EEEE, d MMMM y")], [.pattern("d/M/yyyy")],
    [.iso, .dmy], [.pattern("d MMM y"), .epoch],
  ])
  func regularLinesInAllFormatsTakeTheFastPath(_ formats: [DayFormat]) throws {
    for format in formats {
      let line = try Day(2025, 8, 29).formatted(as: format)
      let action = Rewrite(.same, as: .iso, at: .line)
      expectFastPath(action, .line, line, as: formats)
      if !line.utf8.contains(Self.comma) {
        for end in [",b", "", "\r"] {
          expectFastPath(
            Rewrite(.same, as: .iso, at: Self.columns(1)), Self.columns(1), "a,\(line)\(end)",
            as: formats)
        }
      }
    }
  }

  private func expectFastPath(
    _ action: any RecordAction, _ place: DatePlace, _ record: String,
    as formats: [DayFormat] = [.iso], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let bytes = Array(String(repeating: record + "\n", count: 600).utf8)
    let run = Engine(action, at: place, as: formats).count(bytes)
    #expect(run.outcome.messages == "", sourceLocation: sourceLocation)
    // The last JSON record of a block is read alone, because its words may reach beyond the block.
    let isJSON = place.form == .json
    #expect(run.slowCount <= (isJSON ? 1 : 0), "\(record)", sourceLocation: sourceLocation)
  }

  @Test func onlyTheRecordThatNeedsItTakesTheSlowPath() {
    let lines = Array(String(repeating: "2025-08-29\n", count: 500).utf8)
    let odd = Array("+002025-08-29\n-000043-03-15\nfoo\n".utf8)
    let run = Engine(Rewrite(.days(Later()), as: .iso, at: .line), at: .line).count(
      lines + odd + lines)
    #expect(run.slowCount == 3)
  }

  @Test func aFewUnusualLinesDoNotPauseTheScan() {
    let lines = String(repeating: "2025-08-29\n", count: 500)
    let odd = String(repeating: "-000043-03-15\n", count: 5)
    let run = Engine(Rewrite(.days(Later()), as: .iso, at: .line), at: .line).count(
      Array((lines + odd + lines).utf8))
    #expect(run.slowCount == 5)
  }

  @Test func afterALineThatIsNotCopiedOnlyAFewAreRead() {
    let lines = String(repeating: "2025-08-29\n", count: 500)
    let output = Engine(BatchSizes(), at: .line).run("today\n" + lines).text
    #expect(output.split(separator: "\n").compactMap { Int($0) } == [16])
  }

  @Test(arguments: [(1_000, 0), (6_000, 20)])
  func wideAnswersAreWrittenOneByOne(_ width: Int, _ slowCount: Int) {
    let text = String(repeating: "x", count: width)
    let action = Rewrite(.same, as: .pattern("'\(text)'d"), at: .line)
    let run = Engine(action, at: .line).count(
      Array(String(repeating: "2025-08-29\n", count: 20).utf8))
    #expect(run.outcome.text == String(repeating: text + "29\n", count: 20))
    #expect(run.slowCount == slowCount)
  }

  @Test(arguments: [(DayFormat.iso, DayFormat.dmy), (.iso, .basic), (.dmy, .iso), (.mdy, .dmy)])
  func digitsAreCopiedBetweenFixedFormats(_ from: DayFormat, _ to: DayFormat) throws {
    let days = try (0..<2_000).map { try Day(2024, 1, 1) + $0 }
    let input = days.map { $0.formatted(as: from) + "\n" }.joined()
    let output = days.prefix(1_900).map { $0.formatted(as: to) + "\n" }.joined()
    // A copy of digits reads no days, so that the action is asked for the last lines at most.
    let engine = Engine(Untouched(format: to), at: .line, as: [from])
    let isCopied = engine.run(input).text.hasPrefix(output)
    #expect(isCopied)
  }

  @Test(arguments: [DayFormat.iso, .dmy, .epoch], [1, 15, 16, 17, 511, 512, 513])
  func manyLinesThatNeedTheSlowPathMayFollowEachOther(_ format: DayFormat, _ count: Int) {
    let lines = Array(repeating: "-000043-03-15\n", count: count).joined()
    var engine = Engine(Rewrite(.same, as: format, at: .line), at: .line)
    let text = lines + "2025-08-29\n" + lines
    let fast = engine.run(text)
    engine.usesSlowPath = true
    #expect(fast.difference(from: engine.run(text)) == nil)
  }

  @Test func aFailedAnswerInAFullBatchIsFoundOnTheSlowPath() {
    let lines = String(repeating: "2025-08-29\n", count: 300)
    let engine = Engine(Rewrite(.days(Later()), as: .iso, at: .line), at: .line)
    let run = engine.count(Array((lines + "9999-12-31\n" + lines).utf8))
    #expect(run.outcome.text == String(repeating: "2025-08-30\n", count: 600))
    #expect(run.outcome.messages == "test: in:301: no result '9999-12-31'\n")
    #expect(run.slowCount == 1)
  }
}

/// An action that has digits copied, and does not answer if it is asked.
private struct Untouched: RecordAction {
  let format: DayFormat

  var traits: ActionTraits {
    var traits = ActionTraits()
    (traits.format, traits.keepsDays) = (format, true)
    return traits
  }

  mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    output.append("asked\n")
    return Taken(end: batch.end)
  }
}

/// Writes the number of days of each batch, and takes digits as they are.
private struct BatchSizes: RecordAction {
  var traits: ActionTraits {
    var traits = ActionTraits()
    (traits.format, traits.keepsDays) = (.dmy, true)
    return traits
  }

  func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    output.append("\(days.count)\n")
    return Taken(end: batch.end)
  }
}
