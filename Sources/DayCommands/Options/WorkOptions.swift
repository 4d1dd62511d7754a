import CommandGrammar
import DayKit
import DayRecords
import System

/// The options that determine the business days.
struct WorkOptions: Equatable, Sendable {
  var weekend = WeekdaySet.weekend

  /// The names of the files of holidays.
  var files = Words()

  /// Whether the business days are Monday to Friday, without holidays.
  var areDefaults: Bool { weekend == .weekend && files.isEmpty }
}

extension WorkOptions {
  /// Binds these options to a command line.
  mutating func bind(to parts: inout Parts) throws(UsageError) {
    guard parts.needsOptions else { return }
    var weekend = Words()
    try parts.option(
      "--weekend", value: "WEEKDAYS", into: &weekend,
      help: "non-working weekdays, such as fri,sat [default: sat,sun]",
      detail: """
        Full or three-letter names, separated by commas or in several options, or none.
        """,
      completion: .weekend, isRare: true)
    try parts.option(
      "--holidays", value: "FILE", into: &files,
      help: "file of holidays, one date per line or .ics",
      detail: """
        The file has one date or span such as 2025-12-22..2026-01-02 per line, each with an optional \
        name after it, or is an iCalendar file (.ics) with all-day events. A line that dayctl does not understand is an error.
        """, completion: .file)
    if !weekend.isEmpty { self.weekend = try Self.weekend(weekend) }
  }

  /// Binds the option for files with days to leave out.
  static func bindExcept(to parts: inout Parts, into files: inout Words) throws(UsageError) {
    try parts.option(
      "--except", value: "FILE", into: &files, help: "leave out the days of a file",
      detail: """
        The file has a date or a span such as 2025-12-22..2026-01-02 on each line, or is an iCalendar \
        file (.ics).
        """, completion: .file)
  }

  private static func weekend(_ words: Words) throws(UsageError) -> WeekdaySet {
    var weekend = WeekdaySet()
    for word in words where !word.equals("none") {
      weekend.formUnion(try WeekdaySet(word, of: "--weekend"))
    }
    if words.contains(where: { $0.equals("none") }), weekend != [] {
      throw UsageError("--weekend: none cannot be combined with weekdays")
    }
    guard Weekday.allCases.contains(where: { !weekend.contains($0) }) else {
      throw UsageError("--weekend: there are no business days: leave out at least one weekday")
    }
    return weekend
  }

  /// Returns the formats that are given on a command line, with the business days of these options
  /// for words such as `today+5b`.
  ///
  /// - Parameter known: The holidays if they have been read, because a file may be a pipe, which can be read
  ///   only once.
  func formats(
    _ words: FormatWords, _ known: [Holiday]? = nil, in surroundings: Surroundings
  ) throws(UsageError) -> RecordFormats {
    var formats = try RecordFormats(words, in: surroundings)
    // Most calls have no files, and should not pay for a list of holidays.
    if areDefaults { return formats }
    let holidays =
      if let known { known } else { try holidays(formats.fiscalCalendar, in: surroundings) }
    apply(to: &formats, holidays)
    return formats
  }

  /// Makes words such as `today+5b` mean the business days of these options.
  func apply(to formats: inout RecordFormats, _ holidays: [Holiday]) {
    if areDefaults { return }
    let calendar = WorkCalendar(
      weekend: weekend, holidays: holidays.map(\.day), fiscalCalendar: formats.fiscalCalendar)
    formats.workCalendar = { calendar }
    formats.holidayFiles = Array(files)
  }

  /// Checks that the options make a difference.
  ///
  /// - Parameters:
  ///   - weekend: Whether the command needs the weekend.
  ///   - holidays: Whether the command needs the holidays.
  ///   - words: The dates on the command line, which may be words such as `today+5b`.
  ///   - request: What to write so that the options make a difference.
  func checkUse(
    weekend: Bool, holidays: Bool, words: Words = Words(), _ request: @autoclosure () -> String
  ) throws(UsageError) {
    guard !areDefaults else { return }
    for word in words where word.hasBusinessDays { return }
    let option = self.weekend != .weekend && !weekend ? "--weekend" : "--holidays"
    guard option == "--weekend" || !files.isEmpty && !holidays else { return }
    throw UsageError("\(option) applies to business days only: \(request())")
  }

  /// Checks that the options make a difference in a command that needs them only for rounding.
  func checkUse(
    for needs: RoundingOptions.Needs, words: Words = Words()
  ) throws(UsageError) {
    let usesBusinessDays = needs.businessDays
    try checkUse(
      weekend: usesBusinessDays, holidays: usesBusinessDays, words: words,
      "add --round with a rule such as next-or-same-business-day")
  }

  /// Returns the days that an option names.
  func freeDays(_ words: Words, of option: String) throws(UsageError) -> FreeDays {
    let days = try FreeDays(words, of: option)
    guard !days.hasHolidays || !files.isEmpty else {
      throw UsageError("\(option) holidays needs a list of holidays: add --holidays FILE")
    }
    return days
  }

  /// Reads the files, and returns the holidays in their order.
  func holidays(
    _ fiscalCalendar: FiscalCalendar?, in surroundings: Surroundings
  ) throws(UsageError) -> [Holiday] {
    var holidays: [Holiday] = []
    for file in files {
      holidays += try surroundings.read(file, for: "--holidays") { bytes throws(HolidayError) in
        try Holiday.list(parsing: ContiguousArray(bytes).span, in: fiscalCalendar)
      }
    }
    return holidays
  }
}

extension Surroundings {
  /// Reads the days of files of dates and spans, or of calendars.
  func days(
    of files: Words, for option: String, _ fiscalCalendar: FiscalCalendar?
  ) throws(UsageError) -> DaySet {
    var days = DaySet()
    for file in files { days.formUnion(try self.days(of: file, for: option, fiscalCalendar)) }
    return days
  }

  /// Reads the days of one such file.
  func days(
    of file: Word, for option: String, _ fiscalCalendar: FiscalCalendar?
  ) throws(UsageError) -> DaySet {
    try read(file, for: option) { bytes throws(HolidayError) in
      try DaySet(parsing: ContiguousArray(bytes).span, in: fiscalCalendar)
    }
  }

  /// The maximum size of such a file in bytes.
  private static var holidayLimit: Int { 16 << 20 }

  /// Reads a whole file that is the value of an option.
  fileprivate func read<Value>(
    _ file: Word, for option: String, as value: ([UInt8]) throws(HolidayError) -> Value
  ) throws(UsageError) -> Value {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try contents(file, Self.holidayLimit)
    } catch {
      throw UsageError("\(option): cannot read \(file.quoted): \(error.message)")
    }
    do throws(HolidayError) {
      return try value(bytes)
    } catch {
      if let remedy = ContiguousArray(bytes).span.remedyForEncoding {
        throw UsageError("\(option): \(file.quoted) \(remedy)")
      }
      let wrong = ContiguousArray(bytes[error.offset..<error.offset + error.length])
      let fiscal = error.reason == .notADate ? DateSentences.fiscalSentence(wrong.span) : nil
      let sentence = fiscal ?? error.sentence(quoting: String(quoting: wrong.span))
      throw UsageError("\(file.text):\(error.line): \(sentence)")
    }
  }
}

extension Word {
  /// Whether the word contains an amount of business days, such as `5b`, or ends with `business-day`.
  fileprivate var hasBusinessDays: Bool {
    if let dots = positionOfDots {
      return self[0..<dots].hasBusinessDays || self[dots + 2..<count].hasBusinessDays
    }
    if withBytes({ DateWord(reading: $0)?.findsBusinessDays ?? false }) { return true }
    for index in 0..<max(0, count - 1) where self[index].isDigit {
      if self[index + 1] | 0x20 == UInt8(ascii: "b") { return true }
    }
    return false
  }

  /// The parts between commas.
  var parts: [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
  }
}
