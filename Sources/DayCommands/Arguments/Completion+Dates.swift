import CommandGrammar
import DayKit
import DayLocales
import DayRecords

extension Completion {
  /// The words that stand for dates.
  static let date = Completion("date", dateWords.map { Candidate($0) })

  /// The words that stand for spans, and those for dates.
  static let span = Completion(
    "span",
    (["this", "last", "next"].flatMap { which in calendarUnits.map { "\(which)-\($0)" } }
      + ["last-7-days"] + dateWords).map { Candidate($0) })

  private static var dateWords: [String] {
    let weekdays = directions.flatMap { direction in
      (Weekday.words + ["business-day"]).map { "\(direction)-\($0)" }
    }
    let bounds = ["start", "end"].flatMap { bound in
      ["", "last-", "next-"].flatMap { which in calendarUnits.map { "\(bound)-of-\(which)\($0)" } }
    }
    return ["today", "yesterday", "tomorrow"] + weekdays + bounds
  }

  private static let calendarUnits = ["week", "month", "quarter", "half-year", "year"]

  /// The words before a weekday that say which of them is meant.
  static let directions = ["next", "previous", "next-or-same", "previous-or-same", "nearest"]

  /// The rules of `round`.
  static var rounding: Completion {
    Completion("rounding", DayAdjustment.samples.map { Candidate($0) })
  }

  /// The names of formats, each with an example.
  static let format = Completion(
    "format",
    (DayFormat.names + DayFormat.localizedNames).map { candidate($0) }
      + DayFormat.fiscalNames.map { Candidate($0, help: "with --fiscal-year-start") })

  private static func candidate(_ name: String) -> Candidate {
    guard let format = try? DayFormat(pattern: name), let day = try? Day(2025, 8, 29) else {
      return Candidate(name)
    }
    return Candidate(name, help: day.formatted(as: format))
  }

  /// The tabs of a picker.
  static var tabs: Completion {
    Completion("tab", listOf: DayPicker.defaultKinds.map(\.rawValue))
  }

  /// The words for days that are left out.
  static var disabledDays: Completion {
    Completion("days", listOf: ["weekends", "holidays"] + shortWeekdays)
  }

  /// The weekdays, in short.
  static var weekdays: Completion { Completion("weekdays", listOf: shortWeekdays) }

  /// The weekdays of a weekend.
  static var weekend: Completion { Completion("weekend", listOf: ["none"] + shortWeekdays) }

  /// The weekdays of a month.
  static var nthWeekdays: Completion {
    let ordinals = ["1st", "2nd", "3rd", "4th", "5th", "last"]
    return Completion(
      "nth", listOf: ordinals.flatMap { ordinal in shortWeekdays.map { "\(ordinal)-\($0)" } })
  }

  /// The names of months.
  static var months: Completion {
    Completion(
      "month", (1...12).map { Candidate(DaySymbols.english.name(ofMonth: $0).lowercased()) })
  }

  /// The units of a difference.
  static var units: Completion { Completion("unit", listOf: DifferenceUnits.choices) }

  private static var shortWeekdays: [String] { Weekday.words.map { String($0.prefix(3)) } }

  /// The languages of names.
  static let locale = Completion("locale", DaySymbols.languageCodes.map { Candidate($0) })

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
