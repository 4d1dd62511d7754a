import DayKit
import DayRecords
import Testing

/// JSON objects as rows of CSV, whose columns are the keys of the first object.
struct ListingObjectsTests {
  private static func engine(_ key: String = "due") throws -> Engine {
    let path = try #require(JSONPath(Array(key.utf8)))
    let place = DatePlace.values(JSONPlace(dates: [path]))
    return Engine(
      Listing(
        .same, as: .dmy, in: .csv,
        parts: [Listing.Part("day", .date(0)), Listing.Part("text", .answer)],
        of: place), at: place)
  }

  @Test(arguments: [
    // Keys in another order, and without whitespace.
    (#"{"due":"2025-08-30","id":2}"#, "2,2025-08-30,2025-08-30,30/08/2025"),
    (#"{ "id" : 2 , "due" : "2025-08-30" }"#, "2,2025-08-30,2025-08-30,30/08/2025"),
    // Keys with escapes, and without a value.
    (#"{"\u0069d":2,"due":"2025-08-30"}"#, "2,2025-08-30,2025-08-30,30/08/2025"),
    (#"{"due":"2025-08-30"}"#, ",2025-08-30,2025-08-30,30/08/2025"),
    (#"{"id":null,"due":"2025-08-30"}"#, ",2025-08-30,2025-08-30,30/08/2025"),
    (#"{"id":"","due":"2025-08-30"}"#, ",2025-08-30,2025-08-30,30/08/2025"),
    // Values of every kind.
    (#"{"id":-1.5e3,"due":"2025-08-30"}"#, "-1.5e3,2025-08-30,2025-08-30,30/08/2025"),
    (#"{"id":false,"due":"2025-08-30"}"#, "false,2025-08-30,2025-08-30,30/08/2025"),
    (#"{"id":"null","due":"2025-08-30"}"#, "null,2025-08-30,2025-08-30,30/08/2025"),
    (#"{"id":"é \u00E9\/","due":"2025-08-30"}"#, "é é/,2025-08-30,2025-08-30,30/08/2025"),
    (
      #"{"id":"a,\"b\"\n","due":"2025-08-30"}"#,
      "\"a,\"\"b\"\"\n\",2025-08-30,2025-08-30,30/08/2025"
    ),
    (#"{"id":[1,{}],"due":"2025-08-30"}"#, "\"[1,{}]\",2025-08-30,2025-08-30,30/08/2025"),
    (
      #"{"id":{"a":"b"},"due":"2025-08-30"}"#,
      "\"{\"\"a\"\":\"\"b\"\"}\",2025-08-30,2025-08-30,30/08/2025"
    ),
  ])
  func theValuesOfAnObjectAreBelowTheirKeys(_ record: String, _ row: String) throws {
    let bytes = Array((#"{"id":1,"due":"2025-08-29"}"# + "\n" + record + "\r\n").utf8)
    for (way, outcome) in try Self.engine().outcomes(bytes, pieces: bytes.map { [$0] }) {
      #expect(
        outcome.text == "id,due,day,text\n1,2025-08-29,2025-08-29,29/08/2025\n\(row)\n", "\(way)")
      #expect(!outcome.hasFailed, "\(way)")
    }
  }

  @Test(arguments: [
    (#"{"id":2,"due":"2025-08-30","x":3}"#, "new x"),
    (#"{"id":2,"due":"2025-08-30","e\u0301":3}"#, "new e\u{301}"),
    (#"{"id":2,"due":"2025-08-30","day":3}"#, "taken day"),
    (#"{"id":2,"id":2,"due":"2025-08-30"}"#, "repeated id"),
    (#"{"due":"2025-08-30","due":"2025-08-31"}"#, "repeated due"),
    (#"{"id":01,"due":"2025-08-30"}"#, "invalid '01'"),
    (#"{"id":[},"due":"2025-08-30"}"#, "invalid '[}'"),
    (#"{"id":"\x","due":"2025-08-30"}"#, #"invalid '"\x"'"#),
    (#"{"id":"\ud800","due":"2025-08-30"}"#, #"invalid '"\ud800"'"#),
    (#"{"\x":2,"due":"2025-08-30"}"#, #"invalid '\x'"#),
    (#"{"due":"2025-08-30"}{}"#, "no value"),
    (#"{"due":"x"}"#, "no date 'x'"),
  ])
  func aRecordThatColumnsCannotShowFails(_ record: String, _ message: String) throws {
    let first = #"{"id":1,"due":"2025-08-29"}"# + "\n"
    let bytes = Array((first + record + "\n" + first).utf8)
    for (way, outcome) in try Self.engine().outcomes(bytes, pieces: bytes.map { [$0] }) {
      let row = "1,2025-08-29,2025-08-29,29/08/2025\n"
      #expect(outcome.text == "id,due,day,text\n" + row + row, "\(way)")
      #expect(outcome.messages == "test: in:2: \(message)\n", "\(way)")
    }
  }

  @Test(arguments: [
    // The records that have no row name no columns.
    (#"{"a":1,"due":"x"}"#, "no date 'x'"),
    (#"{"a":1,"due":"2025-08-29","text":2}"#, "taken text"),
    (#"{"a":1,"due":"2025-08-29","a":2}"#, "repeated a"),
    (#"{"\x":1,"due":"2025-08-29"}"#, #"invalid '\x'"#),
    (#"{"a":"\ud83d","due":"2025-08-29"}"#, #"invalid '"\ud83d"'"#),
    (#"{"a":NaN,"due":"2025-08-29"}"#, "invalid 'NaN'"),
  ])
  func theFirstRecordWithARowNamesTheColumns(_ record: String, _ message: String) throws {
    let bytes = Array((record + "\n" + #"{"b":1,"due":"2025-08-29"}"# + "\n").utf8)
    for (way, outcome) in try Self.engine().outcomes(bytes, pieces: bytes.map { [$0] }) {
      #expect(outcome.text == "b,due,day,text\n1,2025-08-29,2025-08-29,29/08/2025\n", "\(way)")
      #expect(outcome.messages == "test: in:1: \(message)\n", "\(way)")
    }
  }

  @Test func aPartTakesThePlaceOfTheKeyOfTheDate() throws {
    let outcome = try Self.engine("day").run(#"{"day":"2025-08-29","n":1}"#)
    #expect(outcome.text == "day,n,text\n2025-08-29,1,29/08/2025\n")
    // Elsewhere, the key would be lost.
    let nested = try Self.engine("day.of").run(#"{"day":{"of":"2025-08-29"}}"#)
    #expect(nested.text == "day,text\n")
    #expect(nested.messages == "test: in:1: taken day\n")
  }

  @Test func aDateInsideAnObjectKeepsTheObject() throws {
    let outcome = try Self.engine("a.b").run(#"{"a":{"b":"2025-08-29"}}"#)
    #expect(
      outcome.text == "a,day,text\n\"{\"\"b\"\":\"\"2025-08-29\"\"}\",2025-08-29,29/08/2025\n")
  }

  @Test func anArrayHasNoKeys() throws {
    let outcome = try Self.engine("[0]").run(#"["2025-08-29"]"#)
    #expect(outcome.messages == "test: in:1: no object\n")
  }

  @Test func namesOfColumnsAreQuotedWhereNecessary() throws {
    let outcome = try Self.engine().run(#"{"a,\"b\"":1,"due":"2025-08-29"}"#)
    #expect(
      outcome.text == "\"a,\"\"b\"\"\",due,day,text\n1,2025-08-29,2025-08-29,29/08/2025\n")
  }

  @Test func withoutRecordsOnlyThePartsHaveNames() throws {
    #expect(try Self.engine().run("").text == "day,text\n")
  }
}
