import CommandGrammar
import DayKit

/// How the dates of records are read and written, in a language and a time zone.
struct RecordFormats {
  var readFormats: [DayFormat]
  var writeFormat: DayFormat
  var symbols: DaySymbols
  var clock: Clock
}

extension RecordFormats {
  /// Makes of words what they stand for.
  ///
  /// - Throws: `UsageError` where a word is no format, or one that can't be read is to be read.
  init(_ words: FormatWords, in session: borrowing Session) throws(UsageError) {
    let symbols = try session.symbols(words.locale)
    let zone = try words.timeZone.map { word throws(UsageError) in
      try TimeZoneRule(word: word)
    }
    var readFormats: [DayFormat] = []
    for word in words.from.isEmpty ? ["iso"] : words.from {
      let format = try words.format(word, of: "--from", symbols, zone)
      if let obstacle = format.readingObstacle {
        throw UsageError(Message.unreadableFormat(word, obstacle))
      }
      readFormats.append(format)
    }
    self.init(
      readFormats: readFormats,
      writeFormat: try words.format(words.to, of: "--to", symbols, zone), symbols: symbols,
      clock: Clock(environment: session.environment, timeZone: zone))
  }
}

/// The words for formats on a command line, and those that say how to understand them.
struct FormatWords: Equatable, Sendable {
  var from: [Word] = []
  var to: Word = "iso"
  var locale: Word?
  var timeZone: Word?
  var pivot: Int?

  /// The format that a word of an option stands for.
  fileprivate func format(
    _ word: Word, of option: String, _ symbols: DaySymbols, _ zone: TimeZoneRule?
  ) throws(UsageError) -> DayFormat {
    let text: String
    do throws(ValueError) {
      text = try String(word: word)
    } catch {
      throw UsageError("\(option): \(Message.noFormat(word, "it is not UTF-8", nearest: nil))")
    }
    do throws(DayFormatError) {
      let format = try DayFormat(pattern: text, symbols: symbols, pivot: pivot)
      return zone.map(format.inTimeZone) ?? format
    } catch {
      let names = DayFormat.names + DayFormat.localizedNames
      let nearest = Suggestion.nearest(to: word, among: names)
      throw UsageError("\(option): \(Message.noFormat(word, "\(error)", nearest: nearest))")
    }
  }
}
