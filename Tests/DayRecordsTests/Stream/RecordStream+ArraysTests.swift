import DayKit
import DayRecords
import SeededNumbers
import System
import Testing

/// Inputs that are arrays of records.
struct RecordStreamArraysTests {
  /// Random elements, and an array of them with random blanks.
  private struct Sample {
    var elements: [String] = []
    var array = ""

    init(seed: UInt64) {
      var numbers = SplitMix64(seed: seed)
      let rarity = [2, 10, 1_000].random(&numbers)
      for _ in 0..<Int.random(in: 0..<40, using: &numbers) {
        let day = Day(daysSince1970: Int.random(in: 19_000..<21_000, using: &numbers))
        let isRare = Int.random(in: 0..<rarity, using: &numbers) == 0
        let value = isRare ? ["null", "\"x\"", "\"\"", "12"].random(&numbers) : "\"\(day)\""
        let other = [
          "\"t\":[{\"a\":\"]\"},2]", "\"s\":\"\\\"}\\\\\"", "\"n\":-1.5", "\"o\":{\"d\":[]}",
          "\"e\":true",
        ].random(&numbers)
        var members = ["\"d\":\(value)", other].shuffled(using: &numbers)
        if isRare, Bool.random(using: &numbers) { members.removeAll { $0.hasPrefix("\"d\"") } }
        elements.append("{" + members.joined(separator: ",") + "}")
      }
      func blanks() -> String { ["", "", " ", "\n", "\r\n  ", "\t"].random(&numbers) }
      let texts = elements.map { element in
        var text = ""
        var isString = false
        for character in element {
          if character == "\"" { isString.toggle() }
          // Inside strings and numbers, a space would be part of them.
          let mayFollow = !isString && "{[,:]\"".contains(character) && rarity != 10
          text += String(character) + (mayFollow ? blanks() : "")
        }
        // The quotes of these are not counted.
        return element.contains("\\") ? element : text
      }
      array =
        blanks() + "[" + blanks() + texts.joined(separator: blanks() + "," + blanks()) + blanks()
        + "]" + blanks()
    }
  }

  private static let place: DatePlace = .values(
    JSONPlace(dates: [JSONPath([UInt8(ascii: "d")])].compactMap { $0 }))
  private static let target: DatePlace = .values(
    JSONPlace(
      dates: [JSONPath([UInt8(ascii: "d")])].compactMap { $0 }, target: [UInt8(ascii: "n")]))

  private static func actions(_ place: DatePlace) -> [any RecordAction] {
    [
      Rewrite(.days(Later()), as: .dmy, at: place), Rewrite(.counts(Number()), as: .iso, at: place),
      Selection(Before(day: Day(daysSince1970: 20_000))),
      Selection(Before(day: Day(daysSince1970: 20_000)), inverts: true),
      Sorting(Sorting.Order(isDescending: true), memory: 1 << 20, folder: "/tmp"),
      Sorting(memory: 1 << 20, folder: "/tmp"),
      Retention(
        Retention.Request(RetentionPolicy(last: 3, monthly: 5), today: nil), at: place),
    ]
  }

  @Test(arguments: seeds(15))
  func anArrayIsAnsweredAsALineForEachElementIs(_ seed: UInt64) {
    let sample = Sample(seed: seed)
    let place = seed.isMultiple(of: 3) ? Self.target : Self.place
    let lines = sample.elements.map { $0 + "\n" }.joined()
    for action in Self.actions(place) {
      var engine = Engine(action, at: place)
      // What comes after the whole input is not combined with what fails before.
      let mayKeep = !(action is Sorting || action is Retention)
      engine.onError = mayKeep && seed.isMultiple(of: 5) ? .keep : .skip
      let expected = engine.run(lines).text.split(separator: "\n").joined(separator: ",")
      let bytes = Array(sample.array.utf8)
      for (way, outcome) in engine.outcomes(bytes, pieces: bytes.map { [$0] }) {
        let text = outcome.text.filter { !$0.isWhitespace }
        #expect(text == "[\(expected)]", "\(way) \(action)")
      }
    }
  }

  @Test func onlyJSONHasArrays() {
    let comma = FieldSeparator.delimiter(UInt8(ascii: ","))
    let places: [DatePlace] = [
      .text(TextPlace([.iso])),
      .columns(ColumnPlace(dates: [.number(1)], hasHeader: false, separator: comma)),
      .columns(ColumnPlace(dates: [.number(1)], hasHeader: true, separator: comma)),
    ]
    for place in places {
      let text = "[a,2025-08-29,b]\n[c,2025-08-30,d]\n"
      #expect(Engine(Rewrite(.same, as: .iso, at: place), at: place).run(text).text == text)
    }
  }

  @Test func aRunThatStopsInAnArrayClosesIt() {
    var engine = Engine(Rewrite(.same, as: .iso, at: Self.place), at: Self.place)
    engine.onError = .stop
    let array = #"[{"d":"2025-08-29"},{"d":"x"},{"d":"2025-08-30"}]"#
    for (way, outcome) in engine.outcomes(Array(array.utf8), pieces: [Array(array.utf8)]) {
      #expect(outcome.text == "[{\"d\":\"2025-08-29\"}\n]\n", "\(way)")
      #expect(outcome.hasFailed)
    }
  }

  @Test(arguments: seeds(40))
  func everyOtherByteOfAnArrayStays(_ seed: UInt64) {
    let sample = Sample(seed: seed)
    var engine = Engine(Rewrite(.same, as: .iso, at: Self.place), at: Self.place)
    engine.onError = .keep
    let bytes = Array(sample.array.utf8)
    for (way, outcome) in engine.outcomes(bytes, pieces: bytes.map { [$0] }) {
      #expect(outcome.text == sample.array, "\(way)")
    }
  }

  @Test(arguments: seeds(40))
  func rowsOfAnArrayAreRowsOfItsElements(_ seed: UInt64) {
    let sample = Sample(seed: seed)
    let parts = [Listing.Part("date", .date(0)), Listing.Part("result", .answer)]
    let listing = Listing(.days(Later()), as: .iso, in: .json, parts: parts, of: Self.place)
    let engine = Engine(listing, at: Self.place)
    let lines = sample.elements.map { $0 + "\n" }.joined()
    let expected = engine.run(lines).text
    let rows = engine.run(sample.array).text
    #expect(rows.filter { $0 != " " && $0 != "\t" } == expected)
  }

  @Test(
    arguments: [
      (#"[{"d":"2025-08-29"}]"#, #"[{"d":"2025-08-30"}]"#, ""),
      ("[]", "[]", ""), ("[ ]\n", "[ ]\n", ""), (" \n[\n]\n\n", " \n[\n]\n\n", ""),
      (
        "[{\"d\":\"2025-08-29\"}]\n[]\n[{\"d\":\"2025-08-29\"}]",
        "[{\"d\":\"2025-08-30\"}]\n[]\n[{\"d\":\"2025-08-30\"}]", ""
      ),
      (#"[{"d":"x"},{"d":"2025-08-29"}]"#, #"[{"d":"2025-08-30"}]"#, "test: in:1: no date 'x'\n"),
      (
        "[\n{\"d\":\"x\"},\n\n{\"d\":\"y\"}\n]", "[\n]",
        "test: in:2: no date 'x'\ntest: in:4: no date 'y'\n"
      ),
      (
        "[\n{\"d\":\"2025-08-29\"}\n\n]\n[\n{\"d\":\"x\"}]", "[\n{\"d\":\"2025-08-30\"}\n\n]\n[]",
        "test: in:6: no date 'x'\n"
      ),
      (#"[{"d":"2025-08-29"},"#, #"[{"d":"2025-08-30"}"#, "in:1: open array\n"),
      ("[\n{\"d\":\"2025-08-29\"\n", "[", "in:2: open array\n"),
      (#"[{"d":"2025-08-29"}{"d":"2025-08-29"}]"#, #"[{"d":"2025-08-30"}"#, "in:1: broken array\n"),
      (#"[{"d":"2025-08-29"},]"#, #"[{"d":"2025-08-30"}"#, "in:1: broken array\n"),
      (
        "[{\"d\":\"2025-08-29\"}]\n[{\"d\":\"x\"}\n, ]",
        "[{\"d\":\"2025-08-30\"}]\n[", "in:2: no date 'x'\nin:2: broken array\n"
      ),
      ("[]\n{}", "[]\n", "in:2: text after array\n"), ("[,]", "[", "in:1: broken array\n"),
      ("[1]", "[]", "test: in:1: no value\n"),
    ] as [(String, String, String)])
  func oddArraysAreAnsweredAsFarAsTheyGo(_ input: String, _ output: String, _ messages: String) {
    let engine = Engine(Rewrite(.days(Later()), as: .iso, at: Self.place), at: Self.place)
    let bytes = Array(input.utf8)
    for (way, outcome) in engine.outcomes(bytes, pieces: bytes.map { [$0] }) {
      #expect(outcome.text == output, "\(way)")
      #expect(
        outcome.messages.replacing("test: ", with: "") == messages.replacing("test: ", with: ""),
        "\(way)")
    }
  }

  @Test func elementsLongerThanABlockAreAnswered() {
    let long = String(repeating: "x", count: 300_000)
    let element = "{\"x\":\"\(long)\",\n\"d\":\"2025-08-29\"}"
    let array = "[\n" + [element, element, element].joined(separator: ",\n") + "\n]\n"
    let engine = Engine(Rewrite(.days(Later()), as: .iso, at: Self.place), at: Self.place)
    let expected = array.replacing("2025-08-29", with: "2025-08-30")
    #expect(
      engine.run(array) == Outcome(output: Array(expected.utf8), messages: "", hasFailed: false))
  }

  private static let line = "{\"d\":\"2025-08-29\"}\n"

  @Test(
    arguments: [
      Sorting(memory: 1 << 20, folder: "/tmp"),
      Retention(Retention.Request(RetentionPolicy(last: 1), today: nil), at: place),
    ] as [any RecordAction],
    [[line, "[\(line)]"], ["[\(line)]", line], [line, "[]"], ["[]", line], ["[]", "[]", line]])
  func anArrayAndLinesAreNotCollectedTogether(_ action: any RecordAction, _ inputs: [String]) {
    let engine = Engine(action, at: Self.place)
    let outcome = engine.run { stream, console throws(SystemError) in
      for input in inputs {
        try stream.answerLines(
          of: Pieces([Array(input.utf8)]), named: "in", by: engine.plan, in: &console)
      }
    }.outcome
    #expect(outcome.hasFailed && outcome.messages.contains("otherForm"))
  }

  @Test func plainElementsTakeTheFastPath() {
    let element = "{\"id\": 1, \"d\": \"2025-08-29\"}"
    let array = "[" + Array(repeating: element, count: 600).joined(separator: ",\n") + "]\n"
    let engine = Engine(Rewrite(.days(Later()), as: .iso, at: Self.place), at: Self.place)
    let (outcome, slowCount) = engine.count(Array(array.utf8))
    #expect(outcome.text == array.replacing("29", with: "30"))
    // The last element is read alone.
    #expect(slowCount <= 1)
  }

  @Test func aKeyWithEscapesIsFoundInElements() {
    let place = DatePlace.values(
      JSONPlace(dates: [JSONPath(Array(#""a\"b""#.utf8))].compactMap { $0 }))
    let engine = Engine(Rewrite(.days(Later()), as: .iso, at: place), at: place)
    let array = #"[{"a\"b":"2025-08-29"}, {"a\u0022b":"2025-08-29"}]"# + "\n"
    #expect(engine.run(array).text == array.replacing("29", with: "30"))
  }
}
