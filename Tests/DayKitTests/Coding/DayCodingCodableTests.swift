import DayKit
import Foundation
import SeededNumbers
import Testing

struct DayCodingCodableTests {
  private func expectsReadingBack<Format: DayCodingFormat>(
    _ format: Format.Type, _ seed: UInt64
  ) throws {
    var generator = SplitMix64(seed: seed)
    let shapes = Shapes<Format>.random(using: &generator)
    #expect(try Shapes<Format>(json: shapes.json()) == shapes)
    let list = try PropertyListEncoder().encode(shapes)
    #expect(try PropertyListDecoder().decode(Shapes<Format>.self, from: list) == shapes)
    #expect(try Node.encoded(shapes).decoded(as: Shapes<Format>.self) == shapes)
  }

  @Test(arguments: seeds(25))
  func encodedValuesAreDecodedAgainInEveryShapeAndFormat(_ seed: UInt64) throws {
    try expectsReadingBack(DayString.DMYFormat.self, seed)
    try expectsReadingBack(DayString.MDYFormat.self, seed)
    try expectsReadingBack(DayString.YMDFormat.self, seed)
    try expectsReadingBack(Epoch.SecondsFormat.self, seed)
    try expectsReadingBack(Epoch.MillisecondsFormat.self, seed)
    try expectsReadingBack(ISO8601.DefaultFormat.self, seed)
    try expectsReadingBack(ISO8601.SansTimezoneFormat.self, seed)
    try expectsReadingBack(Invoice.self, seed)
    try expectsReadingBack(EastInstant.self, seed)
    try expectsReadingBack(EastSeconds.self, seed)
    try expectsReadingBack(DayNumber.self, seed)
    try expectsReadingBack(TextFirst.self, seed)
    try expectsReadingBack(NumberFirst.self, seed)
  }

  private struct Record: Codable, Equatable {
    @DayString.DMY var day: Day
    @DayString.DMY var maybe: Day?
    @DayString.DMY.Nullable var nullable: Day?
  }

  private let day = Day(daysSince1970: 20_329)

  @Test func nilIsOmittedAndEncodedAsNullIfNullable() throws {
    let record = Record(day: day, maybe: nil, nullable: nil)
    #expect(try record.json() == #"{"day":"29/08/2025","nullable":null}"#)
    #expect(try Node.encoded(record).description == "{day=29/08/2025 nullable=-}")
  }

  @Test func anOptionalDayIsEncodedInTheFormat() throws {
    let record = Record(day: day, maybe: day - 1, nullable: day + 1)
    #expect(
      try record.json() == #"{"day":"29/08/2025","maybe":"28/08/2025","nullable":"30/08/2025"}"#)
  }

  @Test(arguments: [
    #"{"day":"29/08/2025"}"#, #"{"day":"29/08/2025","maybe":null}"#,
    #"{"day":"29/08/2025","nullable":null}"#,
    #"{"day":"29/08/2025","maybe":null,"nullable":null}"#,
  ])
  func aMissingKeyAndNullAreNilForAnOptionalDay(_ json: String) throws {
    #expect(try Record(json: json) == Record(day: day, maybe: nil, nullable: nil))
  }

  @Test(arguments: [
    ("{}", "no key day at "),
    (#"{"day":null}"#, "no value at day"),
    (#"{"day":20329}"#, "mismatch at day"),
    (#"{"day":{}}"#, "mismatch at day"),
    (#"{"day":["29/08/2025"]}"#, "mismatch at day"),
    (#"{"day":true}"#, "mismatch at day"),
    (#"{"day":"29/08/2025","maybe":1}"#, "mismatch at maybe"),
    (#"{"day":"29/08/2025","nullable":1}"#, "mismatch at nullable"),
    (
      #"{"day":"29/08/2025","maybe":""}"#,
      "corrupt at maybe: '' is not in the format dd/MM/yyyy: expected 2 digits at character 1"
    ),
    (
      #"{"day":"29/08/2025","nullable":"31/02/2025"}"#,
      "corrupt at nullable: '31/02/2025' does not exist: February 2025 has 28 days"
    ),
  ])
  func aValueThatIsNotADayIsAnErrorAtItsPlace(_ json: String, _ failure: String) {
    #expect(Record.failure(json: json) == failure)
  }

  @Test func theErrorsOfAStrictCoderAreTheSame() throws {
    let record = Node(.map(["day": Node(.integer(1))]))
    let error = try #require(throws: DecodingError.self) { try record.decoded(as: Record.self) }
    #expect(error.summary == "mismatch at day")
    let empty = Node(.map(["day": Node(.null)]))
    let absence = try #require(throws: DecodingError.self) { try empty.decoded(as: Record.self) }
    #expect(absence.summary == "no value at day")
  }

  @Test func aWrapperCanBeEncodedOnItsOwn() throws {
    let days = try [DayString.DMY<Day>](json: #"["29/08/2025","01/01/1970"]"#)
    #expect(days.map(\.wrappedValue) == [day, Day(daysSince1970: 0)])
    #expect(try days.json() == #"["29/08/2025","01/01/1970"]"#)
    let gaps = try [DayString.DMY<Day>.Nullable](json: #"["29/08/2025",null]"#)
    #expect(gaps.map(\.wrappedValue) == [day, nil])
    #expect(try gaps.json() == #"["29/08/2025",null]"#)
  }
}
