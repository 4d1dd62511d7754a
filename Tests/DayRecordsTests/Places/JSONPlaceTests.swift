import DayKit
import Testing

// A scan is internal: the slow path hides a scan that finds too little.
@testable import DayRecords

struct JSONPlaceTests {
  @Test(
    arguments: [
      ("a", #"{"a":"2025-08-29"}"#),
      ("a", #" { "x" : [1,{"a":2}] , "a" : "2025-08-29" , "b":1 } "#),
      ("a.b[1].c", #"{"a":{"b":[0,{"c":"2025-08-29"}]}}"#), ("[1]", #"["x","2025-08-29"]"#),
      ("[0][1]", #"[["x","2025-08-29"]]"#), ("a", #"{"s":"\"a\":\"x\"}","a":"2025-08-29"}"#),
      ("é", #"{"é":"2025-08-29"}"#), (#""a.b""#, #"{"a":{"b":1},"a.b":"2025-08-29"}"#),
      (#""a\"b""#, #"{"a\"b":"2025-08-29"}"#), ("due", #"{"\u0064ue":"2025-08-29"}"#),
      ("é", #"{"\u00e9":"2025-08-29"}"#), ("😀", #"{"\uD83D\uDE00":"2025-08-29"}"#),
      ("a", #"{"a":"2025-08-29","a":"x"}"#), ("a", #"{"\q":1,"a":"2025-08-29"}"#),
      ("a", "\t{\t\"a\"\r:\n\"2025-08-29\"}"), ("a", #"{"n":null,"e":"","a":"2025-08-29"}"#),
    ] as [(String, String)])
  func theDateAtAPathIsRead(_ path: String, _ record: String) throws {
    let batch = try JSONPlace(path).read(record)
    #expect(batch.days == [try Day(year: 2025, month: 8, day: 29)])
    let dates = batch.dates.map { record.utf8Text(in: $0.range) }
    #expect(dates == ["2025-08-29"])
    #expect(batch.answerSlots.map { record.utf8Text(in: $0.start..<$0.end) } == dates)
    #expect(batch.answerSlots.allSatisfy { $0.isQuoted && !$0.isAdded })
  }

  @Test(arguments: [
    #""2025\u002d08-29""#, #""\u0032025-08-29""#, #""2025-08-\u0032\u0039""#, #""2025-08\u002D29""#,
  ])
  func escapesInADateAreRead(_ value: String) throws {
    let batch = try JSONPlace("a").read("{\"a\":\(value)}")
    #expect(batch.days == [try Day(year: 2025, month: 8, day: 29)])
    #expect(batch.dates.map(\.range) == [6..<4 + value.utf8.count])
  }

  @Test func anEscapedSlashIsASlash() throws {
    let batch = try JSONPlace("a").read(#"{"a":"29\/08\/2025"}"#, as: [.dmy])
    #expect(batch.days == [try Day(year: 2025, month: 8, day: 29)])
  }

  @Test(arguments: [("1756425600", 20329), ("-1", -1), ("0", 0)])
  func aNumberIsReadAsADate(_ number: String, _ day: Int) throws {
    let batch = try JSONPlace("t").read("{\"t\":\(number)}", as: [.epoch])
    #expect(batch.days.map(\.daysSince1970) == [day])
    #expect(batch.answerSlots == [ValueSlot(start: 5, end: 5 + number.utf8.count)])
  }

  @Test(arguments: [
    "2025-08-29", "01", "+1", "1.", ".5", "1e", "-", "--1", "0x1", "today", "nul", "TRUE", "tru e",
    "1e+", #""\x""#, #""\u12""#, #""\ud800""#, #""\udc00""#, #""\ud800\u0041""#, "\"\u{1}\"",
    "\"\t\"",
  ])
  func aValueThatIsNotJSONIsRefused(_ value: String) {
    let failure = JSONPlace("a").failure("{\"a\":\(value)}")
    guard case .invalidValue(let range)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(range.lowerBound == (value.hasPrefix("\"") ? 6 : 5))
  }

  @Test(arguments: [
    "true", "false", "{}", "[1]", "12", "-1.5e+3", "0", "\"foo\"", "\"null\"",
    #""\b\f\n\r\t\\\/\"""#,
  ])
  func aValueThatIsNotADateIsRefused(_ value: String) {
    let failure = JSONPlace("a").failure("{\"a\":\(value)}")
    guard case .noDate? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test(arguments: [
    "", "x", #"{"a""#, #"{"a":"#, #"{"a" 1}"#, #"{"x":"2025-08-29}"#,
    #"{"x":[1,2"#, "\"a\"", #"{"x\"#, #"{"x":1],"a":"2025-08-29"}"#,
    #"{"x":1},"a":"2025-08-29"}"#, #"{"x":,"a":"2025-08-29"}"#, #"{"x":1 2,"a":"2025-08-29"}"#,
    #"{"a":"2025-08-29"#, #"{"a":}"#, #"{,"a":"2025-08-29"}"#,
  ])
  func aRecordWithoutTheValueIsRefused(_ record: String) {
    let failure = JSONPlace("a").failure(record)
    guard case .noValue? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func daysHaveTheOrderOfThePaths() throws {
    let record = #"{"to":"2025-08-30","x":{"from":"2025-08-29"}}"#
    let place = JSONPlace("x.from", "to", "to")
    let batch = try place.read(record)
    #expect(batch.days.map(\.description) == ["2025-08-29", "2025-08-30", "2025-08-30"])
    #expect(batch.answerSlots == [ValueSlot(start: 32, end: 42, isQuoted: true)])
  }

  @Test(arguments: [
    (#"{"a":"2025-08-29","n":"x"}"#, ValueSlot(start: 23, end: 24, isQuoted: true)),
    (#"{"n":[1,"]"],"a":"2025-08-29"}"#, ValueSlot(start: 5, end: 12)),
    (#"{"\u006e":null,"a":"2025-08-29"}"#, ValueSlot(start: 10, end: 14)),
    (#"{"a":"2025-08-29"}"#, ValueSlot(start: 17, end: 17, isAdded: true)),
    (#"{"a":"2025-08-29", "b":{"n":1} }"#, ValueSlot(start: 30, end: 30, isAdded: true)),
    (#"{"a":"2025-08-29", "b":1 }"#, ValueSlot(start: 24, end: 24, isAdded: true)),
    (#"{"n":"\"","a":"2025-08-29","n":2}"#, ValueSlot(start: 6, end: 8, isQuoted: true)),
  ])
  func theAnswerGoesToAKeyOfTheRoot(_ record: String, _ slot: ValueSlot) throws {
    #expect(try JSONPlace("a", answer: "n").read(record).answerSlots == [slot])
  }

  @Test(arguments: [#"{"a":"2025-08-29""#, #"{"a":"2025-08-29","#, #"{"a":"2025-08-29"}x"#])
  func aRecordThatDoesNotEndWithABracketWasCutOff(_ record: String) {
    guard case .noValue? = JSONPlace("a").failure(record) else {
      Issue.record("\(record)")
      return
    }
  }

  @Test(arguments: [#"{"a":"2025-08-29",}"#, #"{"a":"2025-08-29"]"#])
  func anObjectThatDoesNotEndHasNoPlaceForAKey(_ record: String) {
    #expect(JSONPlace("a").failure(record) == nil)
    #expect(JSONPlace("a", answer: "n").failure(record) != nil)
  }
}

extension JSONPlace {
  init(_ paths: String..., answer: String? = nil) {
    self.init(dates: paths.compactMap { JSONPath($0) }, target: answer.map { Array($0.utf8) })
  }

  /// Reads one record, which a newline ends.
  func read(_ record: String, as formats: [DayFormat] = [.iso]) throws(RecordFailure) -> DateBatch {
    try readRecord(Array(record.utf8) + [.lineFeed], as: formats)
  }

  /// Reads one record that has a newline at its end.
  func readRecord(_ bytes: [UInt8], as formats: [DayFormat]) throws(RecordFailure) -> DateBatch {
    let reader = DateReader(formats) { () throws(DateFailure) in Day.max }
    let hasCarriageReturn = bytes.span.hasCarriageReturn(before: bytes.count - 1)
    var batch = DateBatch(of: .json)
    batch.wantsDates = true
    let content = bytes.span.extracting(first: bytes.count - (hasCarriageReturn ? 2 : 1))
    try read(content, at: 0, by: reader, into: &batch)
    return batch
  }

  func failure(_ record: String) -> RecordFailure? {
    do throws(RecordFailure) {
      _ = try read(record)
      return nil
    } catch {
      return error
    }
  }
}

extension String {
  fileprivate func utf8Text(in range: Range<Int>) -> String {
    String(decoding: Array(utf8)[range], as: UTF8.self)
  }
}
