import DayKit
import DayRecords
import Testing

/// Results that a format cannot write, or that it would read as another day.
struct WritableDaysTests {
  private static let places: [DatePlace] = [
    .line, .text(TextPlace([])),
    .columns(
      ColumnPlace(dates: [.number(0)], hasHeader: false, separator: .delimiter(UInt8(ascii: ",")))),
  ]

  /// A time zone that skips the day 20,000.
  private static let zone = TimeZoneRule(identifier: "") { $0 < 20_000 * 86_400 ? 0 : 86_400 }

  private static func run(
    _ days: [Int], _ rule: DayRule, as format: DayFormat, orAsRead formats: [DayFormat] = [],
    at place: DatePlace = .line
  ) -> Outcome {
    let read = formats.first ?? .iso
    let lines = days.map { "\(Day(daysSince1970: $0).formatted(as: read))\n" }.joined()
    return Engine(
      Rewrite(rule, as: format, orAsRead: formats, at: place), at: place,
      as: formats.isEmpty ? [.iso] : formats
    ).run(lines)
  }

  @Test(arguments: places.indices)
  func aResultOutsideTheYearsOfItsFormatFails(_ index: Int) throws {
    let format = try DayFormat(parsing: "dd.MM.yy", pivot: 2000)
    let last = try Day(2099, 12, 31).daysSince1970
    let days = [last - 2, last - 1, last, last, last - 1]
    let outcome = Self.run(days, .days(Later()), as: format, at: Self.places[index])
    #expect(outcome.text == "30.12.99\n31.12.99\n31.12.99\n")
    let message = "unwritable '2099-12-31'"
    #expect(outcome.messages == "test: in:3: \(message)\ntest: in:4: \(message)\n")
  }

  @Test func aResultOutsideTheYearsOfTheFormatOfItsDateFails() throws {
    let format = try DayFormat(parsing: "dd.MM.yy", pivot: 2000)
    let place = DatePlace.line
    let engine = Engine(
      Rewrite(.days(Later()), as: .iso, orAsRead: [.iso, format], at: place), at: place,
      as: [.iso, format])
    let outcome = engine.run("2099-12-31\n30.12.99\n31.12.99\n2099-12-31\n31.12.99\n30.12.99\n")
    #expect(outcome.text == "2100-01-01\n31.12.99\n2100-01-01\n31.12.99\n")
    let message = "unwritable '31.12.99'"
    #expect(outcome.messages == "test: in:3: \(message)\ntest: in:5: \(message)\n")
  }

  @Test(arguments: [false, true])
  func aDayThatATimeZoneSkipsHasNoInstant(_ isAsRead: Bool) throws {
    let epoch = DayFormat.epoch.inTimeZone(Self.zone)
    let days = [19_997, 19_998, 19_999, 20_000]
    let outcome = Self.run(
      isAsRead ? [19_997, 19_998, 19_999, 20_001] : days, .days(Later()), as: epoch,
      orAsRead: isAsRead ? [epoch] : [])
    #expect(outcome.messages.contains("test: in:3: skipped '"))
    #expect(
      outcome.messages.hasSuffix("by 2024-10-04\n") && outcome.text.utf8.count { $0 == 0x0A } == 3)
  }

  @Test func aDateWithoutMinutesCannotHaveATimeWithMinutes() throws {
    let zone = TimeZoneRule(identifier: "") { $0 < 20_000 * 86_400 ? 0 : 1_800 }
    let format = try DayFormat(parsing: "yyyy-MM-dd HH z").inTimeZone(zone)
    let place = DatePlace.text(TextPlace([format]))
    let engine = Engine(
      Rewrite(.days(Later()), as: .iso, orAsRead: [format], at: place), at: place, as: [format])
    let lines = [19_997, 19_998, 19_999, 20_000].map { "\(Day(daysSince1970: $0)) 10 GMT\n" }
    let outcome = engine.run(lines.joined())
    #expect(outcome.text == lines[1] + lines[2] + "2024-10-05 10 GMT\n")
    #expect(outcome.messages == "test: in:3: no time '2024-10-03 10 GMT' on 2024-10-04\n")
  }
}
