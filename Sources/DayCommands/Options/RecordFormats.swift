import CommandGrammar
import DayKit
import DayRecords

/// How dates are read and answers are written.
struct RecordFormats {
  var readFormats: [DayFormat]
  var writeFormat: DayFormat

  /// The language of names that are not part of a format.
  let language: Language

  var clock: Clock
}

extension RecordFormats {
  /// Creates the formats that words stand for.
  ///
  /// - Parameter readsMonths: Whether a month without a day is read as its first day.
  /// - Throws: `UsageError` if a word is not a format, or not one that can be read.
  init(
    _ words: FormatWords, readsMonths: Bool = false, in surroundings: Surroundings
  ) throws(UsageError) {
    if let pivot = words.pivot, !(1_000...9_900).contains(pivot) {
      throw UsageError("--pivot: \(pivot) is no year from 1000 to 9900")
    }
    let language = try Language(words.locale, environment: surroundings.environment)
    let zone = try words.timeZone.map { word throws(UsageError) in try TimeZoneRule(word: word) }
    self.language = language
    clock = Clock(environment: surroundings.environment, timeZone: zone)
    readFormats = []
    var from = words.from
    if from.isEmpty { from.append("iso") }
    for word in from {
      for var format in try words.readFormats(word, language, zone) {
        if readsMonths { format = format.readingMonths() }
        if let obstacle = format.readingObstacle {
          throw UsageError("--from: \(word.quoted) cannot be read: \(obstacle)")
        }
        readFormats.append(format)
      }
    }
    writeFormat = try words.format(words.to ?? "iso", of: "--to", language, zone)
  }

  /// The reader of dates in these formats.
  var reader: DateReader {
    let clock = clock
    return DateReader(readFormats) { () throws(DateFailure) in try clock.today() }
  }
}

/// The words for formats on a command line, and those that say how to understand them.
struct FormatWords: Equatable, Sendable {
  var from = Words()
  var to: Word?
  var locale: Word?
  var timeZone: Word?
  var pivot: Int?

  /// The formats that a word of `--from` stands for: with names, one for each language in which the
  /// names are read.
  fileprivate func readFormats(
    _ word: Word, _ language: Language, _ zone: TimeZoneRule?
  ) throws(UsageError) -> [DayFormat] {
    let format = try format(word, of: "--from", language, zone)
    guard format.hasLocalizedNames, locale == nil, language.symbols != .english else {
      return [format]
    }
    // The environment says in which language a user reads, not in which a log was written.
    guard let english = try? DayFormat(pattern: format.description, pivot: pivot) else {
      return [format]
    }
    return [format, zone.map(english.inTimeZone) ?? english]
  }

  /// The format that a word of an option stands for.
  fileprivate func format(
    _ word: Word, of option: String, _ language: Language, _ zone: TimeZoneRule?
  ) throws(UsageError) -> DayFormat {
    if word.count > 1, word[0] == UInt8(ascii: "+"), word[1] == UInt8(ascii: "%") {
      let rest = String(quoting: Array(word.bytes.dropFirst()))
      throw UsageError("\(option): \(word.quoted) begins with a plus. Did you mean \(rest)?")
    }
    guard let text = try? String(word: word) else {
      throw UsageError(Self.refusal(of: word, for: option, "it is not UTF-8"))
    }
    do throws(DayFormatError) {
      var format = try DayFormat(pattern: text, pivot: pivot)
      if format.hasLocalizedNames || DayFormat.localizedNames.contains(text) {
        format = try DayFormat(pattern: text, symbols: language.symbols, pivot: pivot)
      }
      return zone.map(format.inTimeZone) ?? format
    } catch {
      throw UsageError(Self.refusal(of: word, for: option, error.description))
    }
  }

  private static func refusal(of word: Word, for option: String, _ reason: String) -> String {
    let names = DayFormat.names + DayFormat.localizedNames
    let hint = Suggestion.nearest(to: word, among: names).map { ". Did you mean '\($0)'?" }
    let isName =
      !word.bytes.isEmpty && word.bytes.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    let what = isName ? "is no name of a format, and as a pattern" : "is no format:"
    return "\(option): \(word.quoted) \(what) \(reason)" + (hint ?? "")
  }
}
