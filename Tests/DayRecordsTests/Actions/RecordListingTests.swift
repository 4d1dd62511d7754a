import DayKit
import DayRecords
import Terminal
import Testing

struct RecordListingTests {
  private static func listing(
    _ form: Listing.Form, of records: RecordListing.Records
  ) -> RecordListing {
    RecordListing(
      .same, as: .dmy, in: form,
      parts: [Listing.Part("day", .date(0)), Listing.Part("text", .answer)], of: records)
  }

  private static func columns(hasHeader: Bool) -> DatePlace {
    .columns(
      ColumnPlace(dates: [.number(1)], hasHeader: hasHeader, delimiter: UInt8(ascii: ",")))
  }

  private static func fields(hasHeader: Bool) -> RecordListing.Records {
    .fields(delimiter: UInt8(ascii: ","), hasHeader: hasHeader)
  }

  @Test func aPartTakesThePlaceOfTheColumnWithItsName() {
    let engine = Engine(
      Self.listing(.csv, of: Self.fields(hasHeader: true)), at: Self.columns(hasHeader: true))
    #expect(
      engine.run("id,day,n\r\n1,2025-08-29,\"a\nb\"\r\n2,2025-08-30\n").text
        == "id,day,n,text\n1,2025-08-29,\"a\nb\",29/08/2025\n2,2025-08-30,,30/08/2025\n")
  }

  @Test func columnsWithoutAHeaderAreNamedByTheirNumbers() {
    let place = Self.columns(hasHeader: false)
    let csv = Engine(Self.listing(.csv, of: Self.fields(hasHeader: false)), at: place)
    #expect(csv.run("a,2025-08-29\n").text == "1,2,day,text\na,2025-08-29,2025-08-29,29/08/2025\n")
    #expect(csv.run("").text == "day,text\n")
    let json = Engine(Self.listing(.json, of: Self.fields(hasHeader: false)), at: place)
    #expect(
      json.run("\"say \"\"a\"\"\",2025-08-29\n").text
        == #"{"1":"say \"a\"","2":"2025-08-29","day":"2025-08-29","text":"29/08/2025"}"# + "\n")
  }

  @Test(arguments: [
    (
      #"{ "a": [1, {"b": "}"}], "day":"2025-08-29" }"#,
      #"{"a": [1, {"b": "}"}],"day":"2025-08-29","text":"29/08/2025"}"#
    ),
    (#"{"day":"2025-08-29"}"#, #"{"day":"2025-08-29","text":"29/08/2025"}"#),
    (
      #"{"d\u0061y":"2025-08-29","text":null}"#, #"{"day":"2025-08-29","text":"29/08/2025"}"#
    ),
  ])
  func anObjectKeepsItsOtherMembers(_ record: String, _ object: String) throws {
    let path = try #require(JSONPath(Array("day".utf8)))
    let engine = Engine(
      Self.listing(.json, of: .objects), at: .values(JSONPlace(dates: [path])))
    #expect(engine.run(record + "\n").text == object + "\n")
  }

  @Test func everyPartOfAnObjectIsUTF8() throws {
    /// The text with bytes in the place of each `~`.
    func bytes(_ text: String, _ replacement: [UInt8]) -> [UInt8] {
      text.utf8.flatMap { $0 == UInt8(ascii: "~") ? replacement : [$0] }
    }
    func check(_ engine: Engine, _ input: String, _ objects: String) {
      let outcome = engine.run([bytes(input, [0xFF])])
      #expect(Array(outcome.output) == bytes(objects, [0xEF, 0xBF, 0xBD]))
    }
    let answer = #""day":"2025-08-29","text":"29/08/2025"}"# + "\n"
    check(
      Engine(
        Self.listing(.json, of: Self.fields(hasHeader: true)), at: Self.columns(hasHeader: true)),
      "n~,date,é\n~,2025-08-29,é\n", #"{"n~":"~","date":"2025-08-29","é":"é","# + answer)
    let path = try #require(JSONPath(Array("d".utf8)))
    check(
      Engine(Self.listing(.json, of: .objects), at: .values(JSONPlace(dates: [path]))),
      #"{"d":"2025-08-29","a~":["~","é"]}"# + "\n",
      #"{"d":"2025-08-29","a~":["~","é"],"# + answer)
  }
}
