import DayKit
import DayRecords
import System
import Testing

struct ListingRowsTests {
  private static func listing(
    _ form: Listing.Form, of place: DatePlace
  ) -> Listing {
    Listing(
      .same, as: .dmy, in: form,
      parts: [Listing.Part("day", .date(0)), Listing.Part("text", .answer)], of: place)
  }

  private static func columns(hasHeader: Bool) -> DatePlace {
    .columns(
      ColumnPlace(
        dates: [.number(1)], hasHeader: hasHeader, separator: .delimiter(UInt8(ascii: ","))))
  }

  @Test func aPartTakesThePlaceOfTheColumnWithItsName() {
    let engine = Engine(
      Self.listing(.csv, of: Self.columns(hasHeader: true)), at: Self.columns(hasHeader: true))
    #expect(
      engine.run("id,day,n\r\n1,2025-08-29,\"a\nb\"\r\n2,2025-08-30\n").text
        == "id,day,n,text\n1,2025-08-29,\"a\nb\",29/08/2025\n2,2025-08-30,,30/08/2025\n")
  }

  @Test func columnsWithoutAHeaderAreNamedByTheirNumbers() {
    let place = Self.columns(hasHeader: false)
    let csv = Engine(Self.listing(.csv, of: Self.columns(hasHeader: false)), at: place)
    #expect(csv.run("a,2025-08-29\n").text == "1,2,day,text\na,2025-08-29,2025-08-29,29/08/2025\n")
    #expect(csv.run("").text == "day,text\n")
    let json = Engine(Self.listing(.json, of: Self.columns(hasHeader: false)), at: place)
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
    (#"{"d\u0061y":"2025-08-29"}"#, #"{"day":"2025-08-29","text":"29/08/2025"}"#),
  ])
  func anObjectKeepsItsOtherMembers(_ record: String, _ object: String) throws {
    let path = try #require(JSONPath(Array("day".utf8)))
    let place = DatePlace.values(JSONPlace(dates: [path]))
    let engine = Engine(Self.listing(.json, of: place), at: place)
    #expect(engine.run(record + "\n").text == object + "\n")
  }

  @Test(arguments: [
    ("2025-08-29,2025-08-30", "2025-08-29,2025-08-30,1"), ("2025-08-29,", "2025-08-29,,"),
    (",2025-08-30", ",2025-08-30,"), (",", ",,"),
  ])
  func theOnlyDateOfTwoIsListed(_ record: String, _ parts: String) {
    for dates in [[0, 1], [1, 0]] {
      let place = DatePlace.columns(
        ColumnPlace(
          dates: dates.map { .number($0) }, hasHeader: false,
          separator: .delimiter(UInt8(ascii: ","))))
      let listing = Listing(
        .counts(Difference()), as: .iso, in: .csv,
        parts: [
          Listing.Part("from", .date(dates[0])), Listing.Part("to", .date(dates[1])),
          Listing.Part("days", .count(Difference())),
        ], of: place)
      let days = dates[0] == 0 ? parts : parts.replacing(",1", with: ",-1")
      #expect(
        Engine(listing, at: place).run(record + "\n").text
          == "1,2,from,to,days\n\(record),\(days)\n")
    }
  }

  @Test(arguments: [
    ("day,due,n\n", "taken day"), ("id,due,text\n", "taken text"), ("id,text,text\n", "taken text"),
    ("id,due,day", "taken day"),
  ])
  func aColumnWithTheNameOfAPartIsNotLost(_ header: String, _ message: String) {
    for form in [Listing.Form.csv, .json] {
      let outcome = Engine(
        Self.listing(form, of: Self.columns(hasHeader: true)), at: Self.columns(hasHeader: true)
      ).run("\u{FEFF}" + header)
      #expect(outcome.messages == "test: in:1: \(message)\n")
      #expect(outcome.hasFailed)
    }
  }

  @Test(arguments: [
    (Listing.Form.json, true, #"{"due":"2025-08-29","3":"x y""#),
    (.json, false, #"{"1":"2025-08-29","2":"x","3":"y""#),
    (.csv, true, "due,3,day,text\n2025-08-29,x y,"),
  ])
  func betweenBlanksTheLastColumnOfAHeaderHasAllWords(
    _ form: Listing.Form, _ hasHeader: Bool, _ beginning: String
  ) {
    let place = DatePlace.columns(
      ColumnPlace(dates: [.number(0)], hasHeader: hasHeader, separator: .blanks))
    let outcome = Engine(Self.listing(form, of: place), at: place)
      .run((hasHeader ? "due 3\n" : "") + "2025-08-29 x y \n")
    #expect(outcome.text.hasPrefix(beginning))
  }

  @Test func twoColumnsCannotBeOneKey() {
    func run(_ form: Listing.Form, _ header: [UInt8]) -> Outcome {
      Engine(
        Self.listing(form, of: Self.columns(hasHeader: true)), at: Self.columns(hasHeader: true)
      )
      .run([header + Array("\n1,2025-08-29,2\n".utf8)])
    }
    let header = Array("n,due,n".utf8)
    #expect(run(.json, header).messages == "test: in:1: repeated n\n")
    #expect(run(.json, header).text == "")
    #expect(run(.csv, header).text == "n,due,n,day,text\n1,2025-08-29,2,2025-08-29,29/08/2025\n")
    // Both are U+FFFD in JSON.
    #expect(
      run(.json, [0xFF] + Array(",due,".utf8) + [0xFE]).messages.hasPrefix("test: in:1: repeated"))
  }

  @Test(arguments: [
    (#"{"due":"2025-08-29","day":1}"#, "taken day"),
    (#"{"text":1,"due":"2025-08-29"}"#, "taken text"),
    (#"{"t\u0065xt":1,"due":"2025-08-29"}"#, "taken text"),
  ])
  func aMemberWithTheNameOfAPartIsNotLost(_ record: String, _ message: String) throws {
    let path = try #require(JSONPath(Array("due".utf8)))
    let place = DatePlace.values(JSONPlace(dates: [path]))
    let engine = Engine(Self.listing(.json, of: place), at: place)
    let plain = #"{"due":"2025-08-29"}"# + "\n"
    let bytes = Array((plain + record + "\n" + plain).utf8)
    for (way, outcome) in engine.outcomes(bytes, pieces: bytes.map { [$0] }) {
      let answer = #"{"due":"2025-08-29","day":"2025-08-29","text":"29/08/2025"}"# + "\n"
      #expect(outcome.text == answer + answer, "\(way)")
      #expect(outcome.messages == "test: in:2: \(message)\n", "\(way)")
    }
  }

  @Test(arguments: [
    (#"{"due":"2025-08-29","y":foo}"#, "invalid 'foo'"),
    (#"{"due":"2025-08-29","y":[}}"#, "invalid '[}'"),
    (#"{"due":"2025-08-29","y":{]}"#, "invalid '{]'"),
    (#"{"due":"2025-08-29",}"#, "no object"), (#"{"due":"2025-08-29"}{}"#, "no value"),
  ])
  func aMemberThatIsNotJSONFails(_ record: String, _ message: String) throws {
    let path = try #require(JSONPath(Array("due".utf8)))
    let place = DatePlace.values(JSONPlace(dates: [path]))
    let engine = Engine(Self.listing(.json, of: place), at: place)
    #expect(engine.run(record + "\n").messages == "test: in:1: \(message)\n")
  }

  @Test func onlyOneMemberIsReplaced() throws {
    let path = try #require(JSONPath(Array("day".utf8)))
    let place = DatePlace.values(JSONPlace(dates: [path]))
    let engine = Engine(Self.listing(.json, of: place), at: place)
    #expect(engine.run(#"{"day":"2025-08-29","day":1}"#).messages == "test: in:1: taken day\n")
  }

  @Test(arguments: [true, false])
  func aRecordWithTooManyFieldsFailsInCSV(_ hasHeader: Bool) {
    let engine = Engine(
      Self.listing(.csv, of: Self.columns(hasHeader: hasHeader)),
      at: Self.columns(hasHeader: hasHeader))
    let bytes = Array(
      "\(hasHeader ? "a,b\n" : "")1,2025-08-29\n2,2025-08-30,x\n3,2025-08-31\n".utf8)
    for (way, outcome) in engine.outcomes(bytes, pieces: bytes.map { [$0] }) {
      let lines = outcome.text.split(separator: "\n")
      #expect(
        lines.dropFirst().map { $0.prefix(12) } == ["1,2025-08-29", "3,2025-08-31"], "\(way)")
      #expect(outcome.messages == "test: in:\(hasHeader ? 3 : 2): 3 columns for 2\n", "\(way)")
    }
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
        Self.listing(.json, of: Self.columns(hasHeader: true)), at: Self.columns(hasHeader: true)),
      "n~,date,é\n~,2025-08-29,é\n", #"{"n~":"~","date":"2025-08-29","é":"é","# + answer)
    let path = try #require(JSONPath(Array("d".utf8)))
    let place = DatePlace.values(JSONPlace(dates: [path]))
    check(
      Engine(Self.listing(.json, of: place), at: place),
      #"{"d":"2025-08-29","a~":["~","é"]}"# + "\n",
      #"{"d":"2025-08-29","a~":["~","é"],"# + answer)
  }
}
