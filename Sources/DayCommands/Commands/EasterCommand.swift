import CommandGrammar
import DayKit
import DayRecords

/// `dayctl easter [YEAR…]`: prints the date of Easter in each year.
struct EasterCommand: DayCommand, Equatable {
  var years = Words()
  var isOrthodox = false
  var offset: Int?
  var options = RecordOptions()

  static let name = "easter"

  static var summary: CommandSummary {
    CommandSummary(
      "Print the date of Easter Sunday for each year.",
      discussion: """
        Write a year with four digits, a date in it, or a range such as 2025..2034. The western rule has been in force since \
        1583; for earlier years, the result is what it would have given.

        Offsets of feasts: -47 Shrove Tuesday, -46 Ash Wednesday, -7 Palm Sunday, -2 Good Friday, \
        1 Easter Monday, 39 Ascension Day, 49 Pentecost, 50 Whit Monday, 60 Corpus Christi.
        """,
      examples: [
        Example("dayctl easter 2026", prints: "2026-04-05"),
        Example("dayctl easter 2025..2027", prints: "2025-04-20\n2026-04-05\n2027-03-28"),
        Example("dayctl easter --orthodox 2026", prints: "2026-04-12"),
        Example("dayctl easter --offset -2 2026", prints: "2026-04-03"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.operands(
      "YEAR", into: &years, help: "years; if omitted, read standard input")
    parts.flag(
      "--orthodox", into: &isOrthodox, help: "use the rule of the orthodox churches",
      detail: "The result is a date of the Gregorian calendar.")
    try parts.option(
      "--offset", value: "DAYS", into: &offset,
      help: "print a day relative to Easter: -2 is Good Friday",
      isRare: true)
    try options.bind(to: &parts, for: .days)
    if let offset, offset.magnitude > 366 {
      throw UsageError("--offset: \(offset) is not a number from -366 to 366")
    }
  }

  static var readsSpans: Bool { true }

  static func ownAdvice(forOperand text: String) -> String? {
    "write a range of years without spaces, such as 2025..2034"
  }

  func run(in session: inout Session) throws(UsageError) {
    var formats = try RecordFormats(options.words, in: session.surroundings)
    try options.words.checkFiscalUse()
    if options.words.from.isEmpty {
      formats.readFormats = DateFormats(.year)
      formats.readFormats.append(.iso)
    }
    let feast = Feast(isOrthodox: isOrthodox, offset: offset ?? 0)
    let computation = Computation(.days(feast)) {
      [
        Listing.Part("year", .count(EachDay { $0.year }), repeating: 0),
        Listing.Part("result", .answer),
      ]
    }
    let isPlain = options.words.from.isEmpty && options.input.files.isEmpty
    try answer(
      isPlain ? try singleYears(formats) : years, by: computation, formats, options, in: &session)
  }

  /// The operands, with every year of a range such as `2025..2034`.
  private func singleYears(_ formats: RecordFormats) throws(UsageError) -> Words {
    let isOnlyYears = years.allSatisfy { $0.positionOfDots == nil && !$0.beginsWithLetter }
    if isOnlyYears { return years }
    var all = Words()
    for word in years {
      if word.positionOfDots == nil {
        // A word such as next-year; other words fail as records do.
        let span = word.beginsWithLetter ? try? formats.span(word) : nil
        let year = span?.kind == .year ? span?.days.lowerBound : nil
        all.append(year.map { Word($0.formatted(as: .year)) } ?? word)
        continue
      }
      guard word.bytes.count(where: { $0 == UInt8(ascii: ".") }) == 2,
        word.positionOfDots != 0, word.positionOfDots != word.count - 2
      else {
        let range = word.withBytes { DateSentences.yearRange($0) } ?? "a range such as 2025..2034"
        throw UsageError("\(word.quoted) is not a range of years; write \(range)")
      }
      let days = try formats.days(word, of: "YEAR")
      for year in days.lowerBound.year...days.upperBound.year {
        if let first = try? Day(year, 1, 1) { all.append(Word(first.formatted(as: .year))) }
      }
    }
    return all
  }
}

extension Word {
  /// Whether the word may be one for a year, such as `next-year`.
  fileprivate var beginsWithLetter: Bool { count > 0 && self[0].isASCIILetter }
}

/// Finds a feast in the year of each day.
private struct Feast: DayMap {
  let isOrthodox: Bool

  /// The number of days after Easter Sunday.
  let offset: Int

  func map(_ days: Span<Day>, into answers: inout OutputSpan<Day>) -> DayError? {
    for index in days.indices {
      let year = days[index].year
      do throws(DayError) {
        let easter = try isOrthodox ? Day.orthodoxEaster(year: year) : Day.easter(year: year)
        answers.append(try easter.adding(.days(offset)))
      } catch {
        return error
      }
    }
    return nil
  }
}
