import DayKit
import Foundation

/// JSON of many objects with one field.
enum Records {
  static let count = 100_000

  static let texts = data { "\"\(day($0).formatted(as: .dmy))\"" }

  static let numbers = data { "\(day($0).daysSince1970 * 86_400)" }

  private static func day(_ index: Int) -> Day { Day(daysSince1970: index % 30_000) }

  private static func data(_ value: (Int) -> String) -> Data {
    let objects = (0..<count).map { "{\"day\":\(value($0))}" }
    return Data("[\(objects.joined(separator: ","))]".utf8)
  }
}

extension Comparison {
  static let all = [
    Comparison(
      name: "@DayString.DMY Day over String", ours: Decoding(WrappedDay.self, from: Records.texts),
      theirs: Decoding(Text.self, from: Records.texts)),
    Comparison(
      name: "@DayString.DMY Day? over String?",
      ours: Decoding(OptionalWrappedDay.self, from: Records.texts),
      theirs: Decoding(OptionalText.self, from: Records.texts)),
    Comparison(
      name: "@Epoch.Seconds Day over Int",
      ours: Decoding(WrappedSeconds.self, from: Records.numbers),
      theirs: Decoding(Number.self, from: Records.numbers)),
    Comparison(
      name: "@DayString.DMY Day over DateFormatter",
      ours: Decoding(WrappedDay.self, from: Records.texts),
      theirs: Decoding(FormattedDate.self, from: Records.texts), maximumRounds: 3),
  ]
}

private struct Text: Decodable {
  var day: String
}

private struct OptionalText: Decodable {
  var day: String?
}

private struct Number: Decodable {
  var day: Int
}

private struct WrappedDay: Decodable {
  @DayString.DMY var day: Day
}

private struct OptionalWrappedDay: Decodable {
  @DayString.DMY var day: Day?
}

private struct WrappedSeconds: Decodable {
  @Epoch.Seconds var day: Day
}

/// A record as written without DayKit: it shares one formatter and has its own initializer.
private struct FormattedDate: Decodable {
  var day: Date

  private enum CodingKeys: CodingKey {
    case day
  }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "dd/MM/yyyy"
    return formatter
  }()

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .day)
    guard let day = Self.formatter.date(from: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .day, in: container, debugDescription: "'\(text)' is not a date")
    }
    self.day = day
  }
}
