import DayKit
import Testing

struct DayCodingFormatTests {
  private typealias Text = DayCoding<TextFirst>.Property<Day>
  private typealias Number = DayCoding<NumberFirst>.Property<Day>

  private enum Broken: DayCodingFormat {
    static var format: DayFormat { get throws { try DayFormat(pattern: "mm/dd/yyyy") } }
  }

  private enum BrokenLater: DayCodingFormat {
    static let format = DayFormat.iso
    static var otherFormats: [DayFormat] { get throws { [try DayFormat(pattern: "")] } }
  }

  private enum ShortYear: DayCodingFormat {
    static var format: DayFormat { get throws { try DayFormat(pattern: "dd/MM/yy", pivot: 1970) } }
  }

  private enum NoYear: DayCodingFormat {
    static var format: DayFormat {
      get throws { try DayFormat(pattern: "d MMM", defaultYear: 2025) }
    }
  }

  private enum WriteOnly: DayCodingFormat {
    static var format: DayFormat { get throws { try DayFormat(pattern: "MMMM yyyy") } }
  }

  @Test(arguments: [
    (#""03/04/2025""#, "2025-04-03"), (#""2025-04-03""#, "2025-04-03"),
    (#""04/13/2025""#, "2025-04-13"), ("1743638400", "2025-04-03"),
    ("1743638400.5", "2025-04-03"),
  ])
  func formatsAreTriedInOrder(_ json: String, _ day: String) throws {
    #expect(try [Text](json: "[\(json)]").map(\.wrappedValue.description) == [day])
  }

  @Test(arguments: [("1743638400", "2025-04-03"), (#""2025-04-03""#, "2025-04-03")])
  func theFirstFormatMayBeANumber(_ json: String, _ day: String) throws {
    #expect(try [Number](json: "[\(json)]").map(\.wrappedValue.description) == [day])
    let content = json.hasPrefix("\"") ? Node.Content.text(day) : .integer(1_743_638_400)
    let node = Node(.list([Node(content)]))
    #expect(try node.decoded(as: [Number].self).map(\.wrappedValue.description) == [day])
  }

  private enum LenientDMY: DayCodingFormat {
    static let format = DayFormat.dmy
    static var otherFormats: [DayFormat] { get throws { [try DayFormat(pattern: "d/M/yyyy")] } }
  }

  @Test(arguments: ["1/2/2012", "01/02/2012", "1/02/2012"])
  func daysWithoutLeadingZerosAreReadWithAnotherFormat(_ text: String) throws {
    let days = try [DayCoding<LenientDMY>.Property<Day>](json: "[\"\(text)\"]")
    #expect(days.map(\.wrappedValue) == [try Day(2012, 2, 1)])
    #expect(try days.json() == #"["01/02/2012"]"#)
  }

  @Test func daysAreEncodedInTheFirstFormat() throws {
    let days = [Day(daysSince1970: 20_329)]
    #expect(try DayCoding<TextFirst>.Property(wrappedValue: days).json() == #"["29/08/2025"]"#)
    #expect(try DayCoding<NumberFirst>.Property(wrappedValue: days).json() == "[1756425600]")
    #expect(try DayCoding<DayNumber>.Property(wrappedValue: days).json() == "[20329]")
    #expect(
      try DayCoding<Invoice>.Property(wrappedValue: days).json() == #"["29. August 2025"]"#)
  }

  @Test(arguments: [
    (
      #""x""#,
      "corrupt at 0: 'x' is not in the format dd/MM/yyyy: expected 2 digits at character 1, "
        + "and not yyyy-MM-dd: expected 4 digits at character 1, "
        + "and not MM/dd/yyyy: expected 2 digits at character 1"
    ),
    (
      #""2025-02-30""#,
      "corrupt at 0: '2025-02-30' does not exist: February 2025 has 28 days"
    ),
    (
      "9223372036854775807",
      "corrupt at 0: 9223372036854775807 is out of range as epoch: "
        + "dates range from -009999-01-01 to 9999-12-31"
    ),
    ("true", "mismatch at 0"), ("[]", "mismatch at 0"), ("null", "no value at 0"),
  ])
  func aValueThatFitsNoFormatIsAnErrorThatNamesThemAll(_ json: String, _ failure: String) {
    #expect([Text].failure(json: "[\(json)]") == failure)
  }

  private enum DayNumberInZone: DayCodingFormat {
    static let format = DayFormat.days.inTimeZone(.fixed("+02:00", seconds: 7_200))
  }

  @Test func aCountOfDaysIsTheSameInAllTimeZones() throws {
    let days = [Day(daysSince1970: 20_329)]
    #expect(try DayCoding<DayNumberInZone>.Property(wrappedValue: days).json() == "[20329]")
    #expect(
      try [DayCoding<DayNumberInZone>.Property<Day>](json: "[20329]").map(\.wrappedValue) == days)
  }

  private enum JulianDay: DayCodingFormat {
    static var format: DayFormat { get throws { try DayFormat(pattern: "g") } }
  }

  @Test func aCountOfDaysIsANumber() throws {
    let days = [Day(daysSince1970: 20_329)]
    #expect(try DayCoding<JulianDay>.Property(wrappedValue: days).json() == "[60916]")
    #expect(
      try [DayCoding<JulianDay>.Property<Day>](json: "[60916]").map(\.wrappedValue) == days)
    #expect(
      try [DayCoding<DayNumber>.Property<Day>](json: "[20329.0]").map(\.wrappedValue) == days)
  }

  @Test(arguments: [
    ("20329.5", "20329.5 is not in the format days: expected a whole number"),
    ("-0.5", "-0.5 is not in the format days: expected a whole number"),
    ("1e300", "1e+300 is out of range as days: dates range from -009999-01-01 to 9999-12-31"),
  ])
  func aCountOfDaysHasNoFraction(_ number: String, _ message: String) {
    #expect(
      [DayCoding<DayNumber>.Property<Day>].failure(json: "[\(number)]")
        == "corrupt at 0: \(message)")
  }

  @Test func anOptionalDayInSeveralFormatsMayBeNull() throws {
    let shapes = try Shapes<TextFirst>(
      json: #"""
        {"day":0,"nullable":null,"days":["1970-01-02",0],"gaps":[null,0,"01/01/1970"],"named":{},
        "namedGaps":{"a":null,"b":0}}
        """#)
    let first = Day(daysSince1970: 0)
    #expect(
      shapes
        == Shapes(
          day: first, days: [first + 1, first], gaps: [nil, first, first],
          namedGaps: ["a": nil, "b": first]))
  }

  @Test func anErrorOfTheFormatIsThrownByCoding() {
    let day = Day(daysSince1970: 0)
    #expect(throws: DayFormatError.self) { try [DayCoding<Broken>.Property<Day>](json: "[\"x\"]") }
    #expect(throws: DayFormatError.self) {
      try DayCoding<Broken>.Property(wrappedValue: day).json()
    }
    #expect(throws: DayFormatError.self) {
      try [DayCoding<BrokenLater>.Property<Day>](json: "[\"x\"]")
    }
  }

  @Test func aDayOfAnotherYearThanThatOfAFormatWithoutAYearIsNotEncoded() throws {
    let later = try Day(2026, 1, 1)
    #expect(
      DayCoding<NoYear>.Property(wrappedValue: later).failure
        == "2026-01-01 cannot be encoded as d MMM: '1 Jan' is 2025-01-01")
    for day in try [Day(2025, 1, 1), Day(2025, 12, 31)] {
      #expect(DayCoding<NoYear>.Property(wrappedValue: day).failure.hasPrefix("none"))
    }
  }

  @Test func aDayThatTwoDigitsOfAYearDoNotMeanIsNotEncoded() throws {
    let old = try Day(1925, 8, 29)
    let message = "1925-08-29 cannot be encoded as dd/MM/yy: '29/08/25' is 2025-08-29"
    #expect(DayCoding<ShortYear>.Property(wrappedValue: old).failure == message)
    #expect(DayCoding<ShortYear>.Property(wrappedValue: [old]).failure == message)
    #expect(Shapes<ShortYear>(day: old).failure == message)
    #expect(throws: EncodingError.self) { try Node.encoded(Shapes<ShortYear>(day: old)) }
    for day in try [Day(1970, 1, 1), Day(2069, 12, 31)] {
      let property = DayCoding<ShortYear>.Property(wrappedValue: [day])
      #expect(
        try [DayCoding<ShortYear>.Property<Day>](json: property.json())[0].wrappedValue == day)
    }
  }

  private enum CenturyAndShortWeekYear: DayCodingFormat {
    static var format: DayFormat {
      get throws { try DayFormat(parsing: "%C %g-%V-%u", pivot: 1970) }
    }
  }

  @Test func aDayThatTwoDigitsOfAWeekYearDoNotMeanIsNotEncoded() throws {
    let old = DayCoding<CenturyAndShortWeekYear>.Property(wrappedValue: try Day(1925, 8, 29))
    #expect(
      old.failure == "1925-08-29 cannot be encoded as %C %g-%V-%u: "
        + "'19 25-35-6': 2025-08-30 is in the year 2025")
    let new = DayCoding<CenturyAndShortWeekYear>.Property(wrappedValue: [try Day(2025, 8, 29)])
    #expect(try new.json() == #"["20 25-35-5"]"#)
  }

  @Test func theErrorHasThePlaceOfTheDay() throws {
    let shapes = try Shapes<ShortYear>(day: Day(2025, 8, 29), maybe: Day(1925, 8, 29))
    let error = #expect(throws: EncodingError.self) { try shapes.json() }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(context.codingPath.map(\.stringValue) == ["maybe"])
  }

  @Test func codingInAFormatForOutputOnlyIsAnError() {
    let property = DayCoding<WriteOnly>.Property(wrappedValue: [Day(daysSince1970: 0)])
    #expect(
      property.failure == "1970-01-01 cannot be encoded as MMMM yyyy: "
        + "it does not give a complete date, so it is for output only")
    #expect(
      [DayCoding<WriteOnly>.Property<Day>].failure(json: #"["January 1970"]"#)
        == "corrupt at 0: 'January 1970' is not in the format MMMM yyyy: the format cannot parse text: "
        + "it does not give a complete date, so it is for output only")
  }
}
