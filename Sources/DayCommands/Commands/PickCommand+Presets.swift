import CommandGrammar
import DayKit

extension PickerPreset {
  /// A range that every picker has, with the word of `--presets` for it.
  private struct Standard {
    let word: String
    let key: Unicode.Scalar
    let name: String
  }

  private static let standard = [
    Standard(word: "today", key: "T", name: "Today"),
    Standard(word: "tomorrow", key: "O", name: "Tomorrow"),
    Standard(word: "this-week", key: "W", name: "This week"),
    Standard(word: "last-7-days", key: "S", name: "Last 7 days"),
    Standard(word: "last-30-days", key: "D", name: "Last 30 days"),
    Standard(word: "this-month", key: "M", name: "This month"),
    Standard(word: "last-month", key: "L", name: "Last month"),
    Standard(word: "this-quarter", key: "Q", name: "This quarter"),
    Standard(word: "this-year", key: "Y", name: "This year"),
  ]

  /// The words of `--presets`.
  static var words: [String] { standard.map(\.word) }

  /// The keys of presets that a user adds, in order.
  private static let otherKeys: [Unicode.Scalar] = [
    "A", "B", "C", "E", "F", "H", "I", "J", "K", "N", "P", "R", "U", "V", "X", "Z",
  ]

  /// Returns the presets of a picker.
  ///
  /// - Parameters:
  ///   - names: The words of `--presets`; if it is `nil`, all presets are meant.
  ///   - added: The values of `--preset`: a name, `=` and a span.
  ///   - first: The weekday on which a week starts.
  static func presets(
    _ names: Words?, adding added: Words, startingOn first: Weekday, _ formats: RecordFormats
  ) throws(UsageError) -> [PickerPreset] {
    var others: [PickerPreset] = []
    for word in added {
      others.append(try preset(word, key: key(ofAdded: others.count), formats))
    }
    guard let names else {
      var presets = others
      for preset in standard {
        // Near the ends of the calendar, some do not exist.
        if let days = try? days(of: preset, first, formats) {
          presets.append(PickerPreset(key: preset.key, name: preset.name, days: days))
        }
      }
      return presets
    }
    var presets: [PickerPreset] = []
    for name in names.flatMap(\.parts) {
      let text = String(decoding: Array(name), as: UTF8.self)
      if let preset = others.first(where: { $0.name == text }) {
        presets.append(preset)
      } else if let preset = standard.first(where: { $0.word == text }) {
        let days = try days(of: preset, first, formats)
        presets.append(PickerPreset(key: preset.key, name: preset.name, days: days))
      } else if text != "none" {
        throw UsageError(
          "--presets: unknown preset \(String(quoting: Array(name))): use none, "
            + words.joined(separator: ", ") + " or the name of a --preset")
      }
    }
    return presets
  }

  private static func key(ofAdded index: Int) throws(UsageError) -> Unicode.Scalar {
    guard index < otherKeys.count else {
      throw UsageError("--preset: there can be at most \(otherKeys.count) of them")
    }
    return otherKeys[index]
  }

  private static func preset(
    _ word: Word, key: Unicode.Scalar, _ formats: RecordFormats
  ) throws(UsageError) -> PickerPreset {
    let text = word.text
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
      throw UsageError(
        "--preset: \(word.quoted) has no name: write NAME=DAYS, such as "
          + "'Sprint 12=2025-08-11..2025-08-22'")
    }
    let days = try formats.days(Word(String(text[text.index(after: equals)...])), of: "--preset")
    return PickerPreset(key: key, name: String(text[..<equals]), days: days)
  }

  private static func days(
    of preset: Standard, _ first: Weekday, _ formats: RecordFormats
  ) throws(UsageError) -> ClosedRange<Day> {
    // The word alone would mean a week that starts on Monday.
    guard preset.word == "this-week" else { return try formats.days(Word(preset.word)) }
    let today = try formats.day(Word(constant: "today"))
    return DaySpan.week(containing: today, startingOn: first).days
  }
}

extension Completion {
  /// The presets of a picker.
  static var presets: Completion {
    Completion("preset", listOf: PickerPreset.words + ["none"])
  }
}
