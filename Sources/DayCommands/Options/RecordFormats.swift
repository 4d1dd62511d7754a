import CommandGrammar
import DayKit
import DayRecords

/// The formats in which dates are read and answers are written.
struct RecordFormats {
  var readFormats: DateFormats
  var writeFormat: DayFormat

  /// The formats in which dates are read, if each result has the format of its date, and there are
  /// several or they have a time of day, which stays.
  var sameFormats: [DayFormat] = []

  /// Whether each result has the format of its date.
  private(set) var isSame = false

  /// The language of names in answers that have no format of their own, such as weekdays.
  let language: Language

  var clock: Clock

  /// The fiscal years, if years and quarters are not those of the calendar.
  let fiscalCalendar: FiscalCalendar?

  /// Returns the calendar of the business days in words such as `today+5b`, and of the fiscal years.
  var workCalendar: DateReader.WorkCalendarSource = { .mondayToFriday }

  /// The files with the holidays of the calendar; an array, because most calls copy an empty one.
  var holidayFiles: [Word] = []

  /// Converts records that are not dates, if the command has such records.
  var conversion: DateReader.Conversion?

  /// Whether a record that is not a date may be a span.
  var readsSpans = false

  /// Whether each record has the first and the last day of a span, so that months have no day that suits both.
  var areEndsOfSpans = false
}

extension RecordFormats {
  /// Creates the formats that are given on a command line.
  ///
  /// - Parameter readsMonths: Whether a month without a day is read as its first day.
  /// - Throws: `UsageError` if a word is not a format, or if a format of `--from` cannot parse
  ///   dates.
  init(
    _ words: FormatWords, readsMonths: Bool = false, in surroundings: Surroundings
  ) throws(UsageError) {
    if let pivot = words.pivot, !(1_000...9_900).contains(pivot) {
      throw UsageError("--pivot: \(pivot) is not a year from 1000 to 9900")
    }
    if let year = words.year {
      guard (-9_999...9_999).contains(year) else {
        throw UsageError("--year: \(year) is not a year from -9999 to 9999")
      }
      guard !(0...99).contains(year) else {
        throw UsageError(
          "--year: \(year) is not a year from 100 to 9999: write four digits, such as 2025")
      }
    }
    let language = try Language(words.locale, environment: surroundings.environment)
    var zone = TimeZoneChoice.none
    if let word = words.timeZone { zone = .zone(try TimeZoneRule(word: word)) }
    self.language = language
    clock = Clock(environment: surroundings.environment, timeZone: zone)
    fiscalCalendar = try words.fiscalCalendar(language)
    if let fiscalCalendar {
      let calendar = WorkCalendar(fiscalCalendar: fiscalCalendar)
      workCalendar = { calendar }
    }
    readFormats = DateFormats(.iso)
    for index in words.from.indices {
      try words.addFormats(words.from[index], language, zone, isFirst: index == 0, to: &readFormats)
    }
    if readsMonths { readFormats = readFormats.readingMonths() }
    if let day = words.day { readFormats = try words.assuming(day, readFormats, language) }
    try words.checkReadable(readFormats)
    try words.checkYears(language)
    if let word = words.to, words.hasInput, word.equals("same") {
      try words.checkNames(readFormats.all, language)
      writeFormat = readFormats.first
      for format in readFormats.all where !format.keepsTime {
        try FormatWords.checkWritable(format)
      }
      if readFormats.count > 1 || readFormats.first.keepsForm {
        sameFormats = readFormats.all
      }
      isSame = true
    } else if let word = words.to {
      writeFormat = try words.format(
        word, of: "--to", language, zone, isForWriting: true)
      try FormatWords.checkWritable(writeFormat)
    } else {
      writeFormat = .iso
    }
    if fiscalCalendar != nil { try words.checkPeriods(readFormats.all, writeFormat) }
  }

  /// The formats in which dates are read, if each result depends on the text of its date.
  ///
  /// In JSON, this is also so if a date in the format may be a number or a string.
  func formatsAsRead(inJSON isJSON: Bool) -> [DayFormat] {
    guard isSame, isJSON, sameFormats.isEmpty, writeFormat.canBeNumber else { return sameFormats }
    return readFormats.all
  }

  /// Checks that the dates and the days of an option's files are not both read from standard input.
  static func checkInput(
    _ operands: Words, _ files: Words, beside dayFiles: some Sequence<Word>, of option: String
  ) throws(UsageError) {
    guard let file = dayFiles.first(where: { $0.equals("/dev/stdin") }) else { return }
    let isGiven = !operands.isEmpty || !files.isEmpty
    let hasInput = operands.contains { $0.equals("-") } || files.contains { $0.equals("-") }
    guard !isGiven || hasInput else { return }
    throw UsageError(
      "\(option) \(file.text) leaves no input for the dates: write them as arguments, or add --file"
    )
  }

  /// Returns the format of days that no record has, which with `--to same` is that of a date.
  ///
  /// - Throws: `UsageError` if days without a time of day cannot be written in this format.
  func newFormat(like date: Word?) throws(UsageError) -> DayFormat {
    guard isSame, let date else {
      try FormatWords.checkWritable(writeFormat)
      return writeFormat
    }
    for format in readFormats.all {
      guard let day = date.withBytes({ try? format.read($0) }) else { continue }
      guard format.keepsTime else { return format }
      if format.formattingObstacle == nil, date.equals(day.formatted(as: format)) { return format }
      throw UsageError(
        "--to same: new dates have no time of day like that of \(date.quoted): use another format, such as "
          + "--to iso")
    }
    return try newFormat(like: nil)
  }

  /// A reader for dates in these formats.
  var reader: DateReader {
    if let conversion { return DateReader(converting: conversion) }
    let clock = clock
    return DateReader(readFormats, workCalendar: workCalendar) { () throws(DateFailure) in
      try clock.today()
    }
  }
}

extension DayFormat {
  /// Whether a date in this format can be a number in JSON.
  fileprivate var canBeNumber: Bool {
    guard !isNumber else { return true }
    let hyphen = UInt8(ascii: "-")
    return !hasLiteral(hyphen) && !canContain { !(0x30...0x39).contains($0) && $0 != hyphen }
  }
}

extension DateFormats {
  /// Returns these formats so that they read a month without a day as its first day.
  fileprivate func readingMonths() -> DateFormats {
    var formats = DateFormats(first.readingMonths())
    for index in 1..<count { formats.append(self[index].readingMonths()) }
    return formats
  }
}
