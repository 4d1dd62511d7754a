import DayKit
import Testing

// Whether a value is copied at once or byte by byte does not show in it.
@testable import DayRecords

struct RecordFormTests {
  @Test func onlyTheBytesThatNeedQuotesOrEscapesAreSpecial() {
    let controls = Set(UInt8.min..<0x20)
    let cases: [(RecordForm, Set<UInt8>)] = [
      (.line, []), (.text, []), (.fields(.blanks), []),
      (.fields(.delimiter(0x3B)), [0x3B, 0x22, 0x0A, 0x0D]),
      (.json, controls.union([0x22, 0x5C])), (.element, controls.union([0x22, 0x5C])),
    ]
    for (form, special) in cases {
      let found = (UInt8.min...UInt8.max).filter { form.isSpecial($0) }
      #expect(Set(found) == special)
    }
  }

  private static let formats: [DayFormat] = [
    .iso, .dmy, .mdy, .epoch, .epochMilliseconds, .epochMicroseconds, .iso8601,
    .iso8601SansTimezone, .rfc5322, .week,
    .ordinal, .basic, .days, .pattern("%e.%m.%Y"), .pattern("%a %d %b"), .pattern("d'\"'M"),
    .pattern("'a''b;'EEEE, d MMMM y"), .pattern("D"), .pattern("yyyy'\n'MM"), .pattern("MM'\r'dd"),
  ]

  private static let days = [
    "-009999-01-01", "-000043-03-15", "1969-12-30", "2025-08-29", "9999-12-30",
  ]

  /// Rules with the format that they write, where it matters.
  private static let rules: [(DayRule, DayFormat)] =
    formats.map { (.same, $0) } + formats.prefix(4).map { (.days(Later()), $0) }
    + [(.counts(Number()), .iso), (.texts(Sentence()), .iso)]

  @Test(arguments: Array(",;:-+ .\t|/'02TZau".utf8))
  func anAnswerNeverAddsAColumn(_ delimiter: UInt8) {
    let quoted = Self.days.map { "\"\($0)\"" }
    let character = String(UnicodeScalar(delimiter))
    // A date with the delimiter in it needs quotes, in the input as well.
    let days = quoted + Self.days.filter { !$0.utf8.contains(delimiter) }
    let input = days.map { ["x", $0, "\"\""].joined(separator: character) + "\n" }.joined()
    for (rule, format) in Self.rules {
      for isAdded in [false, true] {
        let place = ColumnPlace(
          dates: [.number(1)], target: isAdded ? .name([0x78]) : nil, hasHeader: false,
          separator: .delimiter(delimiter))
        let action = Rewrite(rule, as: format, at: .columns(place))
        var engine = Engine(action, at: .columns(place))
        let fast = engine.run(input)
        #expect(fast.messages == "")
        let records = CSV(fast.output, delimiter).records
        #expect(records.count == days.count, "\(format)")
        #expect(records.allSatisfy { $0.count == (isAdded ? 4 : 3) }, "\(format)")
        engine.usesSlowPath = true
        #expect(engine.run(input) == fast)
      }
    }
  }

  @Test(arguments: [
    (UInt8(ascii: ":"), DayFormat.iso8601, "\"2025-08-29T00:00:00Z\""),
    (UInt8(ascii: "-"), .iso, "\"2025-08-29\""), (UInt8(ascii: "-"), .epoch, "1756425600"),
    (UInt8(ascii: " "), .pattern("%e.%m"), "29.08"), (UInt8(ascii: ","), .iso, "2025-08-29"),
  ])
  func anAnswerIsQuotedOnlyIfItContainsTheDelimiter(
    _ delimiter: UInt8, _ format: DayFormat, _ answer: String
  ) {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.number(0)], target: .number(1), hasHeader: false, separator: .delimiter(delimiter))
    )
    let engine = Engine(
      Rewrite(.same, as: format, at: place), at: place, as: [.dmy])
    let character = String(UnicodeScalar(delimiter))
    #expect(engine.run("29/08/2025\(character)x\n").text == "29/08/2025\(character)\(answer)\n")
  }

  @Test(arguments: [
    (DayFormat.pattern("d'\"'M"), #"{"a":"29\"8"}"#), (.pattern("d'\\'M"), #"{"a":"29\\8"}"#),
    (.pattern("d'\u{1}'M"), #"{"a":"29\u00018"}"#), (.pattern("d'\n'M"), #"{"a":"29\u000a8"}"#),
    (.epoch, #"{"a":1756425600}"#), (.pattern("d'é/'M"), #"{"a":"29é/8"}"#),
  ])
  func anAnswerInJSONIsAValidValue(_ format: DayFormat, _ output: String) {
    let place = DatePlace.values(JSONPlace(dates: [JSONPath([0x61])].compactMap { $0 }))
    var engine = Engine(Rewrite(.same, as: format, at: place), at: place)
    for usesSlowPath in [false, true] {
      engine.usesSlowPath = usesSlowPath
      #expect(engine.run(#"{"a":"2025-08-29"}"# + "\n").text == output + "\n")
    }
  }
}
