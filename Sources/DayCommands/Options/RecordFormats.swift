import CommandGrammar
import DayKit
import DayRecords

/// How dates are read and answers are written.
struct RecordFormats {
  var readFormats: DateFormats
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
    var zone = ZoneChoice.none
    if let word = words.timeZone { zone = .zone(try TimeZoneRule(word: word)) }
    self.language = language
    clock = Clock(environment: surroundings.environment, zone: zone)
    readFormats = DateFormats(.iso)
    for index in words.from.indices {
      try words.addFormats(words.from[index], language, zone, isFirst: index == 0, to: &readFormats)
    }
    if readsMonths { readFormats = readFormats.readingMonths() }
    try words.checkReadable(readFormats)
    if let word = words.to {
      writeFormat = try words.format(word, of: "--to", language, zone)
    } else {
      writeFormat = .iso
    }
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

  /// Adds the formats that a word of `--from` stands for: with names, one for each language in which
  /// the names are read.
  fileprivate func addFormats(
    _ word: Word, _ language: Language, _ zone: ZoneChoice, isFirst: Bool,
    to formats: inout DateFormats
  ) throws(UsageError) {
    let format = try format(word, of: "--from", language, zone)
    if isFirst { formats = DateFormats(format) } else { formats.append(format) }
    guard format.hasLocalizedNames, locale == nil, !format.hasEnglishNames else { return }
    // The environment says in which language a user reads, not in which a log was written.
    guard let english = try? DayFormat(pattern: format.description, pivot: pivot) else { return }
    formats.append(zone.applied(to: english))
  }

  /// Checks that dates in all formats can be read.
  fileprivate func checkReadable(_ formats: DateFormats) throws(UsageError) {
    try check(formats.first)
    for format in formats.others { try check(format) }
  }

  private func check(_ format: DayFormat) throws(UsageError) {
    guard !format.isReadable, let obstacle = format.readingObstacle else { return }
    let name = String(quoting: Array(format.description.utf8))
    throw UsageError("--from: \(name) cannot be read: \(obstacle)")
  }

  /// The format that a word of an option stands for.
  fileprivate func format(
    _ word: Word, of option: String, _ language: Language, _ zone: ZoneChoice
  ) throws(UsageError) -> DayFormat {
    if word.count > 1, word[0] == UInt8(ascii: "+"), word[1] == UInt8(ascii: "%") {
      let rest = String(quoting: Array(word.bytes.dropFirst()))
      throw UsageError("\(option): \(word.quoted) begins with a plus. Did you mean \(rest)?")
    }
    // An optional format that outlives the closure would be assigned by way of its metadata.
    var simple = DayFormat.iso
    var isSimple = false
    word.withBytes { bytes in
      guard let format = DayFormat(simplePattern: bytes) else { return }
      (simple, isSimple) = (format, true)
    }
    if isSimple { return zone.applied(to: simple) }
    guard let text = try? String(word: word) else {
      throw UsageError(Self.refusal(of: word, for: option, "it is not UTF-8"))
    }
    do throws(DayFormatError) {
      let format = try DayFormat(pattern: text, symbols: language.symbols, pivot: pivot)
      return zone.applied(to: format)
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

extension DateFormats {
  /// The same formats, which read a month as its first day.
  fileprivate func readingMonths() -> DateFormats {
    var formats = DateFormats(first.readingMonths())
    for format in others { formats.append(format.readingMonths()) }
    return formats
  }
}
