import DayKit
import SeededNumbers
import Testing

// A scan is internal: the slow path hides a scan that finds too little.
@testable import DayRecords

struct JSONPlaceScanTests {
  @Test func digitsEndAtTheFirstOtherByte() {
    let text = ContiguousArray("123,4567890123]        ".utf8)
    let ends = [-1, 0, 2, 3, 4, 14].map { text.span.endOfDigits(from: $0) }
    #expect(ends == [-1, 3, 3, 3, 14, 14])
  }

  @Test(arguments: [
    (JSONPlace("due"), #"{"id":123456,"name":"some words","due":"2025-08-29","ok":true}"#),
    (JSONPlace("due"), #"{"id": 1, "name": "é\"\\", "x": -1.5e3, "due": "2025-08-29"}"#),
    (JSONPlace("due"), #"{"x":{"due":["}","\"",{}]},"e":"","due":"2025-08-29"}"#),
    (JSONPlace("due"), #"{"due":"2025-08-29","x":[{"a":[]}, {"b":{}}],"y":"[{"}"#),
    (JSONPlace("due"), #"{"x":"a]b|c","Z]":1,"due":"2025-08-29","y":[true,"z|"]}"#),
    (JSONPlace("a.b[1].c"), #"{"a":{"b":[[],{"c":"2025-08-29"}]}}"#),
    (JSONPlace("[1]"), #"[null,"2025-08-29"]"#),
    (JSONPlace("a long key"), #"{"a long kez":1,"a long key":"2025-08-29"}"#),
    (JSONPlace("to", "from"), #"{"from":"2025-08-29","to":"2025-08-29"}"#),
    (JSONPlace("a", answer: "n"), #"{"n":[1],"a":"2025-08-29"}"#),
    (JSONPlace("a", answer: "n"), #"{"a":"2025-08-29","b":"x" }"#),
    (JSONPlace("a", answer: "a"), "{\"a\" :\t\"2025-08-29\"}\r"),
    (JSONPlace("a"), #"{"\\":1,"\u0062" : [2],"\u0061" : "2025-08-29"}"#),
    (JSONPlace("a.b"), #"{"\u0061":{"\u0062":"2025\u002d08-29"}}"#),
    (JSONPlace("a", answer: "n"), #"{"\u006":[1],"\u006e":[1],"a":"2025-08-2\u0039"}"#),
  ])
  func plainRecordsNeedNoSlowPath(_ place: JSONPlace, _ record: String) throws {
    let text = String(repeating: record + "\n", count: 1_000)
    let outcome = place.scanAll(Array(text.utf8), as: [.iso])
    #expect(outcome.slowCount == 0)
    #expect(outcome.days.count == 1_000 * place.paths.count)
    #expect(outcome.days.allSatisfy { $0.daysSince1970 == 20_329 })
    #expect(outcome.lineFeeds == 1_000)
  }

  @Test(
    arguments: [
      (["a[*]"], #"{"a":["2025-08-29","2025-08-29"]}"#, 2),
      (["a[*].b"], #"{"a":[{"b":"2025-08-29","c":1},{"c":[2],"b":"2025-08-29"}]}"#, 2),
      (["a[*][*]"], #"{"a":[["2025-08-29"],[],["2025-08-29"]],"c":1}"#, 2),
      (["a[*]", "c"], #"{"a":["2025-08-29"],"c":"2025-08-29"}"#, 2),
      (["a[1]"], #"{"a":[1,"2025-08-29"]}"#, 1),
    ] as [([String], String, Int)])
  func datesInPlainArraysNeedNoSlowPath(_ paths: [String], _ record: String, _ count: Int) {
    let place = JSONPlace(eachOf: paths.compactMap { JSONPath($0) })
    let text = String(repeating: record + "\n", count: 3)
    let outcome = place.scanAll(Array(text.utf8), as: [.iso])
    #expect(outcome.slowCount == 0)
    #expect(outcome.days.map(\.daysSince1970) == Array(repeating: 20_329, count: 3 * count))
  }

  @Test(arguments: [DayFormat.epoch, .basic])
  func plainNumbersNeedNoSlowPath(_ format: DayFormat) {
    let number = format == .epoch ? "1756425600" : "20250829"
    let text = String(repeating: "{\"id\":1,\"t\":\(number)}\n", count: 1_000)
    let outcome = JSONPlace("t").scanAll(Array(text.utf8), as: [format])
    #expect(outcome.slowCount == 0)
    #expect(outcome.days.count == 1_000)
  }

  @Test(arguments: [
    (JSONPlace("a"), #"{"x":1],"a":"2025-08-29"}"#),
    (JSONPlace("a"), #"{"x":1},"a":"2025-08-29"}"#),
    (JSONPlace("a"), "{\"x\":\"\\\n\",\"a\":\"2025-08-29\"}"),
    (JSONPlace("a"), "{\"x\":\"\n\",\"a\":\"2025-08-29\"}"),
    (JSONPlace("a"), "{\"x\":[\n],\"a\":\"2025-08-29\"}"),
    (JSONPlace(#""\"""#), #"{""":"2025-08-29"}"#),
    (JSONPlace("a"), #"{"\u0061":1,"a":"2025-08-29"}"#),
    (JSONPlace("a"), #"{"a":"2025-08-29\u0020"}"#), (JSONPlace("a"), #"{"x":1+,"a":"2025-08-29"}"#),
    (JSONPlace("a", answer: "n"), #"{"a":"2025-08-29","n":1+,"x":2}"#),
    (JSONPlace("a"), #"{"a":"2025-08-29""#), (JSONPlace("a"), "{\"a\":\"2025-08-29\"\r"),
    (JSONPlace("a"), #"{"a":"2025-08-29"} "#),
  ])
  func unusualRecordsAreLeftToTheSlowPath(_ place: JSONPlace, _ record: String) {
    let outcome = place.scanAll(Array("\(record)\nand a line that is not whole".utf8), as: [.iso])
    #expect(outcome.days == [])
    #expect(outcome.slowCount == record.utf8.count { $0 == .lineFeed } + 1)
  }

  @Test func severalFormatsNeedNoSlowPath() {
    let text = "{\"a\":\"29/08/2025\"}\n{\"a\":\"2025-08-29\"}\n"
    let outcome = JSONPlace("a").scanAll(Array(text.utf8), as: [.iso, .dmy])
    #expect(outcome.slowCount == 0)
    #expect(outcome.days.map(\.daysSince1970) == [20_329, 20_329])
  }

  @Test func aScanEndsBeforeARecordThatIsNotWhole() {
    let record = Array(#"{"id":1,"a":"2025-08-29","n":2}"#.utf8) + [.lineFeed]
    let text = record + record
    for count in 0...text.count {
      let outcome = JSONPlace("a").scanAll(Array(text.prefix(count)), as: [.iso])
      #expect(outcome.slowCount == 0)
      #expect(outcome.days.count == count / record.count)
      #expect(outcome.end == count / record.count * record.count)
    }
  }

  @Test func aBatchHoldsWholeRecordsOnly() {
    let text = Array(String(repeating: #"{"a":"2025-08-29"}"# + "\n", count: 1_000).utf8)
    let reader = DateReader([.iso]) { () throws(DateFailure) in Day.max }
    var batch = DateBatch(of: .json)
    batch.restart(at: 0)
    let stop = JSONPlace("a", "a", "a").scan(text.span, by: reader, into: &batch)
    #expect(stop == .full)
    #expect(batch.days.count == 510)
    #expect(batch.ends.count == 170)
    #expect(batch.end == batch.ends.last)
  }

  @Test(arguments: seeds(120))
  func aScanAnswersAsTheSlowPathDoes(_ seed: UInt64) throws {
    var generator = RandomJSON(seed: seed)
    let formats = try Self.formats(seed)
    let lines = (0..<40).map { _ in generator.line() }
    let text = Array(lines.joined())
    for place in Self.places {
      let outcome = place.scanAll(text, as: formats)
      #expect(outcome.differences == [])
      #expect(outcome.end == text.count)
    }
  }

  @Test func aScanAnswersMostRecordsItself() {
    var generator = RandomJSON(seed: 0)
    let lines = (0..<2_000).map { _ in generator.line() }
    let outcome = JSONPlace("a").scanAll(Array(lines.joined()), as: [.iso])
    let answers = lines.count {
      (try? JSONPlace("a").readRecord($0, as: [.iso])).map { !$0.days.isEmpty } ?? false
    }
    #expect(outcome.days.count * 10 > answers * 8)
  }

  private static func formats(_ seed: UInt64) throws -> [DayFormat] {
    switch seed % 6 {
    case 0: [.iso]
    case 1: [.iso, .dmy, .epoch]
    case 2: [.epoch]
    case 3: [try DayFormat(parsing: #"yyyy"-MM-dd"#), try DayFormat(pattern: "yyyy,MM}dd"), .days]
    case 4: [try DayFormat(parsing: #"yyyy"-MM-dd"#)]
    default: [try DayFormat(pattern: "d MMM yyyy"), .iso8601, .basic]
    }
  }

  private static let places = [
    JSONPlace("a"), JSONPlace("a.b[1]"), JSONPlace("[1]"), JSONPlace("a long key", "a"),
    JSONPlace("a", answer: "n"), JSONPlace("b", answer: "a"), JSONPlace(#""\"""#), JSONPlace("b.a"),
  ]
}

/// What a scan of whole lines does, with the slow path where it asks for it.
struct JSONOutcome {
  var days: [Day] = []
  var slowCount = 0
  var lineFeeds = 0
  var end = 0

  /// The records for which the slow path says something else.
  var differences: [String] = []
}

extension JSONPlace {
  func scanAll(_ bytes: [UInt8], as formats: [DayFormat]) -> JSONOutcome {
    let reader = DateReader(formats) { () throws(DateFailure) in Day.max }
    var outcome = JSONOutcome()
    // A record at the very end is read alone.
    let padded = bytes + Array(repeating: 0, count: 8)
    while true {
      var batch = DateBatch(of: .json)
      batch.restart(at: outcome.end)
      let stop = scan(padded.span, by: reader, into: &batch)
      outcome.days += batch.days
      outcome.lineFeeds += batch.lineFeeds ?? 0
      outcome.differences += differences(batch, of: bytes, as: formats)
      outcome.end = batch.end
      guard stop != .end else { return outcome }
      guard stop == .needsSlowPath else { continue }
      outcome.slowCount += 1
      outcome.end = (bytes[outcome.end...].firstIndex(of: .lineFeed) ?? bytes.count) + 1
    }
  }

  private func differences(
    _ batch: DateBatch, of bytes: [UInt8], as formats: [DayFormat]
  ) -> [String] {
    var start = batch.start
    return batch.ends.indices.compactMap { index in
      let record = Array(bytes[start..<batch.ends[index]])
      let days = batch.days[(index * paths.count)...].prefix(paths.count)
      var slot = batch.answerSlots[index]
      slot.start -= start
      slot.end -= start
      start = batch.ends[index]
      let slow = try? readRecord(record, as: formats)
      let isSame = slow.map { Array($0.days) == Array(days) && $0.answerSlots == [slot] } ?? false
      return isSame && record.last == .lineFeed ? nil : String(decoding: record, as: UTF8.self)
    }
  }
}

/// Lines of JSON at random, some of which are changed in a byte.
private struct RandomJSON {
  private var state: UInt64

  /// Whether a line has dates, keys and blanks as most lines in files have.
  private var isTidy = false

  init(seed: UInt64) {
    state = seed
  }

  mutating func line() -> [UInt8] {
    isTidy = next(2) == 0
    var bytes = Array(next(6) == 0 ? array(depth: 0).utf8 : object(depth: 0).utf8)
    let changes = isTidy || next(2) == 0 ? 0 : 1 + next(3)
    for _ in 0..<changes {
      let index = next(bytes.count)
      let other = next(8) == 0 ? UInt8(next(256)) : Self.bytes[next(Self.bytes.count)]
      switch next(3) {
      case 0: bytes[index] = other
      case 1: bytes.insert(other, at: index)
      default: if bytes.count > 1 { bytes.remove(at: index) }
      }
    }
    return bytes + (next(5) == 0 ? [.carriageReturn, .lineFeed] : [.lineFeed])
  }

  private mutating func object(depth: Int) -> String {
    let members = (0..<1 + next(5)).map { _ in
      "\"\(any(isTidy ? Self.tidyKeys : Self.keys))\"\(blank())\(":")\(blank())\(value(depth: depth))"
    }
    return "{\(blank())" + members.joined(separator: "\(blank()),\(blank())") + "\(blank())}"
  }

  private mutating func array(depth: Int) -> String {
    "[" + (0..<next(4)).map { _ in value(depth: depth) }.joined(separator: ",\(blank())") + "]"
  }

  private mutating func value(depth: Int) -> String {
    switch next(8) {
    case 0 where depth < 3: object(depth: depth + 1)
    case 1 where depth < 3: array(depth: depth + 1)
    case 2, 3: any(Self.values)
    default: any(isTidy ? Self.tidyDates : Self.dates)
    }
  }

  private mutating func blank() -> String {
    next(4) > 0 ? "" : isTidy ? " " : any([" ", "  ", "\t", " \r"])
  }

  private mutating func any(_ texts: [String]) -> String { texts[next(texts.count)] }

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state ^ state >> 18) >> 27 & 0x7FFF_FFFF) % bound
  }

  private static let tidyKeys = ["a", "a", "b", "n", "a long key", "é"]
  private static let tidyDates = [#""2025-08-29""#, #""1969-12-31""#]
  private static let keys = [
    "a", "a", "a", "b", "n", "a long key", "a long ke", #"\u0061"#, #"\""#, "é", "", "ab",
  ]
  private static let dates = [
    #""2025-08-29""#, #""2025-08-29""#, "1756425600", "-86400", "20250829", #""29/08/2025""#,
    #""2025\u002d08-29""#, #""29\/08\/2025""#, #""2025"-08-29""#, "2025,08}29", #""9 Aug 2025""#,
    #""2025-08-29T10:00:00Z""#, "2025-08-29", #""today""#, "0", "01756425600", #""-000043-03-15""#,
    #""2025-8-29""#, "1756425600.0",
  ]
  private static let values = [
    "null", "true", "-1.5e+3", #""x\"y\\""#, #""some words that are long""#, #""\n""#, "\"é\"",
    "{}",
    "[]", #""{""#, #""]""#, "1", "12345678", "\"\"", "01", "x",
  ]
  private static let bytes = Array("{}[]\",:\\ \t\r0129-eu/a\u{1}\u{0}".utf8)
}
