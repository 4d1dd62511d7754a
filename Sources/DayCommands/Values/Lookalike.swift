import DayKit

/// A way to read a text that fits none of the formats asked for.
struct Lookalike {
  /// The option that asks for the format, as the shell wants it.
  let option: String

  let format: DayFormat

  /// Whether the day of the month comes first.
  private let isDayFirst: Bool

  private init(_ name: String, _ format: DayFormat) {
    let word = name.utf8.contains(UInt8(ascii: " ")) ? "'\(name)'" : name
    // Names are tried in English here, but read in the language of the environment.
    option = format.hasLocalizedNames ? "--locale en --from \(word)" : "--from \(word)"
    self.format = format
    isDayFirst = format.description.first == "d"
  }

  /// A lookalike and what it makes of a text.
  typealias Reading = (lookalike: Lookalike, day: Result<Day, DayError>)

  /// The ways to read a text that differ in the day or in the order of its parts, likely ones first.
  static func readings(of bytes: Span<UInt8>) -> [Reading] {
    // No date is as long as this.
    guard bytes.count <= 64 else { return [] }
    var readings: [Reading] = []
    for candidate in isNumber(bytes) ? numbers(of: bytes.count) : texts {
      guard let day = candidate.format.day(inTheFormOf: bytes) else { continue }
      let isKnown = readings.contains { known in
        known.day == day && known.lookalike.isDayFirst == candidate.isDayFirst
      }
      if !isKnown { readings.append((candidate, day)) }
    }
    return readings
  }

  private static func isNumber(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    {
      return false
    }
    return true
  }

  /// The formats that numbers of so many digits are in, from 1973 on and for some centuries.
  private static func numbers(of width: Int) -> [Lookalike] {
    switch width {
    case 8: [Lookalike("basic", .basic)]
    case 9...11: [Lookalike("epoch", .epoch)]
    case 12...14: [Lookalike("epoch-ms", .epochMilliseconds)]
    default: []
    }
  }

  private static let texts =
    [
      Lookalike("iso", .iso), Lookalike("dmy", .dmy), Lookalike("mdy", .mdy),
      Lookalike("week", .week), Lookalike("ordinal", .ordinal), Lookalike("rfc5322", .rfc5322),
      Lookalike("iso8601", .iso8601),
      Lookalike("iso8601-sans-timezone", .iso8601SansTimezone),
    ]
    + [
      "yyyy-M-d", "d/M/yyyy", "M/d/yyyy", "dd.MM.yyyy", "d.M.yyyy", "yyyy/MM/dd", "yyyy.MM.dd",
      "d-M-yyyy", "M-d-yyyy", "d MMM yyyy", "d MMMM yyyy", "MMM d, yyyy", "MMMM d, yyyy",
      "EEEE, d MMMM yyyy", "EEEE, MMMM d, yyyy",
    ].compactMap(Lookalike.init(pattern:))

  private init?(pattern: String) {
    do throws(DayFormatError) {
      self.init(pattern, try DayFormat(pattern: pattern))
    } catch {
      return nil
    }
  }
}

extension DayFormat {
  /// What this format makes of a text that has its form, be it a day that the month does not have.
  fileprivate func day(inTheFormOf bytes: Span<UInt8>) -> Result<Day, DayError>? {
    do throws(DayReadingError) {
      return .success(try read(bytes))
    } catch {
      guard case .doesNotExist(let reason) = error.reason, case .noSuchDay = reason.kind else {
        return nil
      }
      return .failure(reason)
    }
  }
}
