import CommandGrammar
import DayKit

/// How the dates of records are read and written.
struct RecordFormats {
  var readFormats: [DayFormat]
  var writeFormat: DayFormat

  /// The names that answers are written with, if some are.
  private let chosenSymbols: DaySymbols?

  var clock: Clock
}

extension RecordFormats {
  /// The names that answers are written with.
  var symbols: DaySymbols { chosenSymbols ?? .english }

  /// Makes of words what they stand for.
  ///
  /// - Parameters:
  ///   - needsNames: Whether answers are names, whatever the formats are; a language takes time to
  ///     look up.
  ///   - readsMonths: Whether a month without a day is read as its first day.
  /// - Throws: `UsageError` where a word is no format, or one that can't be read is to be read.
  init(
    _ words: FormatWords, needsNames: Bool = false, readsMonths: Bool = false,
    in session: borrowing Session
  ) throws(UsageError) {
    if let pivot = words.pivot, !(1_000...9_900).contains(pivot) {
      throw UsageError(Message.noPivot(pivot))
    }
    let language = try Language(words.locale, environment: session.environment)
    chosenSymbols = needsNames ? language.symbols : nil
    let zone = try words.timeZone.map { word throws(UsageError) in try TimeZoneRule(word: word) }
    clock = Clock(environment: session.environment, timeZone: zone)
    readFormats = []
    var from = words.from
    if from.isEmpty { from.append("iso") }
    for word in from {
      var format = try words.format(word, of: "--from", language, zone)
      if readsMonths { format = format.readingMonths() }
      if let obstacle = format.readingObstacle {
        throw UsageError(Message.unreadableFormat(word, obstacle))
      }
      readFormats.append(format)
    }
    writeFormat = try words.format(words.to ?? "iso", of: "--to", language, zone)
  }
}

/// The words for formats on a command line, and those that say how to understand them.
struct FormatWords: Equatable, Sendable {
  var from = Words()
  var to: Word?
  var locale: Word?
  var timeZone: Word?
  var pivot: Int?

  /// The format that a word of an option stands for.
  fileprivate func format(
    _ word: Word, of option: String, _ language: Language, _ zone: TimeZoneRule?
  ) throws(UsageError) -> DayFormat {
    guard let text = try? String(word: word) else {
      throw UsageError(Message.noFormat(word, of: option, "it is not UTF-8"))
    }
    do throws(DayFormatError) {
      var format = try DayFormat(pattern: text, pivot: pivot)
      if format.hasLocalizedNames || DayFormat.localizedNames.contains(text) {
        format = try DayFormat(pattern: text, symbols: language.symbols, pivot: pivot)
      }
      return zone.map(format.inTimeZone) ?? format
    } catch {
      throw UsageError(Message.noFormat(word, of: option, error.description))
    }
  }
}
