import DayKit
import Foundation
import Testing

struct DayCodingKeysTests {
  private struct Museum: Codable, Hashable {
    @DayString.DMYKeys var visitors: [Day: Int]
    @DayString.MDYKeys var notes: [Day: [String]] = [:]
  }

  private struct Legacy: Codable {
    @DayCoding<TextFirst>.Keys var visitors: [Day: Int]
    @DayCoding<DayNumber>.Keys var numbered: [Day: String] = [:]
  }

  private let day = Day(daysSince1970: 20_329)

  @Test func keysAreInTheFormat() throws {
    let museum = Museum(visitors: [day + 1: 7, day: 12], notes: [day: ["closed"]])
    let json = #"{"notes":{"08/29/2025":["closed"]},"visitors":{"29/08/2025":12,"30/08/2025":7}}"#
    #expect(try museum.json() == json)
    #expect(try Museum(json: json) == museum)
    #expect(try Node.encoded(museum).decoded(as: Museum.self) == museum)
  }

  @Test func numbersAreKeysOfDigits() throws {
    let legacy = Legacy(visitors: [:], numbered: [day: "a", day - 20_330: "b"])
    #expect(try legacy.json() == #"{"numbered":{"-1":"b","20329":"a"},"visitors":{}}"#)
    #expect(try Legacy(json: legacy.json()).numbered == legacy.numbered)
  }

  @Test func otherFormatsAreTriedInOrder() throws {
    let json = #"{"visitors":{"29/08/2025":1,"2025-08-30":2,"1756598400":3},"numbered":{}}"#
    #expect(try Legacy(json: json).visitors == [day: 1, day + 1: 2, day + 2: 3])
  }

  @Test(arguments: [
    (
      #"{"31/02/2025":1}"#,
      "corrupt at visitors.31/02/2025: '31/02/2025' does not exist: February 2025 has 28 days"
    ),
    (
      #"{"2025-08-29":1}"#,
      "corrupt at visitors.2025-08-29: '2025-08-29' is not in the format dd/MM/yyyy: expected '/' at character 3"
    ),
    (#"{"29/08/2025":"x"}"#, "mismatch at visitors.29/08/2025"),
  ])
  func aKeyThatIsNotADayIsAnErrorAtItsPlace(_ visitors: String, _ failure: String) {
    #expect(Museum.failure(json: #"{"visitors":\#(visitors),"notes":{}}"#) == failure)
  }

  @Test func aDayWhoseKeyWouldBeAnotherDayIsNotEncoded() throws {
    let old = try Day(1925, 8, 29)
    #expect(
      DayCoding<ShortYear>.Keys(wrappedValue: [old: 1]).failure
        == "1925-08-29 cannot be encoded as dd/MM/yy: '29/08/25' is 2025-08-29")
    #expect(try DayCoding<ShortYear>.Keys(wrappedValue: [day: 1]).json() == #"{"29/08/25":1}"#)
    #expect(
      DayCoding<MonthOnly>.Keys(wrappedValue: [day: 1, day - 1: 2]).failure
        == "2025-08-28 cannot be encoded as MMMM y: "
        + "it does not give a complete date, so it is for output only")
  }

  @Test func aDayThatATimeZoneSkipsIsNotEncoded() throws {
    let skipped = try Day(2011, 12, 30)
    let sentence = "2011-12-30 cannot be encoded as epoch: clocks in skipping skip this day"
    #expect(DayCoding<SkippingSeconds>.Keys(wrappedValue: [skipped: 1]).failure == sentence)
    #expect([DayCoding<SkippingSeconds>.Property(wrappedValue: skipped)].failure == sentence)
    #expect(
      [DayCoding<SkippingTexts>.Property(wrappedValue: skipped)].failure
        == "2011-12-30 cannot be encoded as iso8601: clocks in skipping skip this day")
    for day in [skipped - 1, skipped + 1] {
      let seconds = [DayCoding<SkippingSeconds>.Property(wrappedValue: day)]
      #expect(try [DayCoding<SkippingSeconds>.Property<Day>](json: seconds.json()) == seconds)
      let texts = [DayCoding<SkippingTexts>.Property(wrappedValue: day)]
      #expect(try [DayCoding<SkippingTexts>.Property<Day>](json: texts.json()) == texts)
    }
    #expect(
      try DayCoding<SkippingSeconds>.Keys(wrappedValue: [skipped - 1: 1, skipped + 1: 2]).json()
        == #"{"1325152800":1,"1325239200":2}"#)
  }

  @Test func aTimeZoneOfTheDecoderMattersOnlyToInstants() throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.dayTimeZone] = "Europe/Berlin"
    let texts = try decoder.decode(
      DayCoding<DayString.DMYFormat>.Keys<Int>.self, from: Data(#"{"29/08/2025":1}"#.utf8))
    #expect(texts.wrappedValue == [day: 1])
    #expect(throws: DecodingError.self) {
      try decoder.decode(
        DayCoding<Epoch.SecondsFormat>.Keys<Int>.self, from: Data(#"{"1756425600":1}"#.utf8))
    }
  }

  @Test func twoKeysOfOneDayAreAnError() {
    let json = #"{"visitors":{"29/08/2025":1,"2025-08-29":2},"numbered":{}}"#
    #expect(Legacy.failure(json: json).hasSuffix("another key is also 2025-08-29"))
  }
}

private enum ShortYear: DayCodingFormat {
  static var format: DayFormat { get throws { try DayFormat(pattern: "dd/MM/yy", pivot: 1970) } }
}

private enum MonthOnly: DayCodingFormat {
  static var format: DayFormat { get throws { try DayFormat(pattern: "MMMM y") } }
}

/// Seconds in a time zone that skips 30 December 2011, as Pacific/Apia does.
private enum SkippingSeconds: DayCodingFormat {
  static let format = DayFormat.epoch.inTimeZone(skipping)
  static let skipping = TimeZoneRule(identifier: "skipping") {
    $0 < 1_325_239_200 ? -36_000 : 50_400
  }
}

private enum SkippingTexts: DayCodingFormat {
  static let format = DayFormat.iso8601.inTimeZone(SkippingSeconds.skipping)
}
