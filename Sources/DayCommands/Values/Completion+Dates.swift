import CommandGrammar
import DayKit
import DayLocales
import DayRecords

extension Completion {
  /// The words that stand for dates.
  static var date: Completion {
    let weekdays = directions.flatMap { direction in
      Weekday.words.map { "\(direction)-\($0)" }
    }
    return Completion(
      "date", (["today", "yesterday", "tomorrow"] + weekdays).map { Candidate($0) })
  }

  /// The words before a weekday that say which of them is meant.
  static let directions = ["next", "previous", "next-or-same", "previous-or-same"]

  /// The words of `round --to`.
  static var rounding: Completion {
    Completion("rounding", DayAdjustment.samples.map { Candidate($0) })
  }

  /// The names of formats, each with an example.
  static var format: Completion {
    Completion("format", (DayFormat.names + DayFormat.localizedNames).map { candidate($0) })
  }

  private static func candidate(_ name: String) -> Candidate {
    guard let format = try? DayFormat(pattern: name), let day = try? Day(2025, 8, 29) else {
      return Candidate(name)
    }
    return Candidate(name, help: day.formatted(as: format))
  }

  /// The segments of a picker.
  static var segments: Completion {
    Completion("segment", DayPicker.defaultKinds.map { Candidate($0.rawValue) })
  }

  /// The words for days that are left out.
  static var disabledDays: Completion {
    Completion("days", ["weekends", "holidays"].map { Candidate($0) })
  }

  /// The languages of names.
  static var locale: Completion {
    Completion("locale", DaySymbols.languageCodes.map { Candidate($0) })
  }

  /// Areas of the time zone database, and the words that stand for time zones.
  static var timeZone: Completion {
    Completion(
      "zone",
      [
        Candidate("local", help: "the time zone of the system"),
        Candidate("UTC", help: "Coordinated Universal Time"),
      ], paths: .below("/usr/share/zoneinfo"))
  }
}
