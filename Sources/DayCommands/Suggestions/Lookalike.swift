import CommandGrammar
import DayKit
import DayLocales
import DayRecords

/// A format that may match a text that none of the requested formats matches.
struct Lookalike {
  /// The name or pattern of the format, quoted for a shell.
  private let name: String

  let requirement: Requirement?

  let format: DayFormat

  let hasNames: Bool

  /// Whether the names of months may have digits, as in Vietnamese, or days are ordinal numbers.
  let hasDigitsInNames: Bool

  /// Whether the day of the month comes first.
  private let isDayFirst: Bool

  init(
    _ name: String, _ format: DayFormat, requiring requirement: Requirement? = nil,
    isDayFirst: Bool? = nil,
    hasDigitsInNames: Bool = false
  ) {
    self.name = name.shellQuoted
    self.requirement = requirement
    self.format = format
    hasNames = format.hasLocalizedNames
    self.hasDigitsInNames = hasDigitsInNames
    self.isDayFirst = isDayFirst ?? (format.description.first == "d")
  }

  /// Whether the format has English names.
  var isEnglish: Bool { format.hasLocalizedNames && format.hasEnglishNames }

  /// Whether `--pivot` says in which century the date is.
  var needsPivot: Bool { if case .pivot = requirement { true } else { false } }

  /// Whether the names are in another language than those that are read.
  var needsLocale: Bool { if case .locale = requirement { true } else { false } }

  /// Whether `--year` says in which year the date is.
  var needsYear: Bool { if case .year = requirement { true } else { false } }

  /// Whether the format is likely only if no two others match: people who write slashes or dots and two digits of a
  /// year seldom begin with them.
  private var isLastResort: Bool { ["yy/M/d", "yy.M.d"].contains(format.description) }

  /// Returns the option that selects the format.
  ///
  /// - Parameter isForeign: Whether `--locale` selects a language other than English.
  func option(isForeign: Bool) -> String {
    (isForeign && isEnglish ? "--locale en " : "") + "--from \(name)"
      + (requirement.map { " \($0.option)" } ?? "")
  }

  /// A lookalike and its result for a text.
  typealias Reading = (lookalike: Lookalike, day: Result<Day, DayParsingError>)

  /// Returns the possible readings of a text that differ in the day or in the order of its parts,
  /// the likeliest first.
  ///
  /// - Parameter symbols: The language of names, besides English. If a text has names of neither,
  ///   common languages are tried.
  static func readings(of bytes: Span<UInt8>, in symbols: DaySymbols = .english) -> [Reading] {
    // Every date is shorter than this.
    guard bytes.count <= 64 else { return [] }
    let text = Word(copying: bytes).bytes
    let digitCount = text.count(where: \.isDigit)
    // Dates have digits, and some are those of another language.
    guard digitCount > 0 || text.contains(where: { $0 >= 0x80 }) else { return [] }
    // A timestamp can have a fraction.
    let whole = text.prefix(while: \.isDigit)
    let hasFraction =
      (whole.count > 8 || whole.count == 5)
      && text.dropFirst(whole.count).first == UInt8(ascii: ".")
    if digitCount == text.count || hasFraction && digitCount == text.count - 1 {
      let numbers = readings(of: bytes, among: numbers(of: whole.count, first: text.first ?? 0))
      // A number that is a date and a time is hardly one of milliseconds, all of which are in 1976.
      return digitCount == 12 ? Array(numbers.prefix(1)) : numbers
    }
    // The shortest name has three letters. Compiling the formats of a language takes time, which lines
    // without names should not take.
    let hasName = text.count { $0.isASCIILetter || $0 >= 0x80 } >= 3
    func tried(list: UInt8, _ formats: (LookalikeMemory.Names) -> [Lookalike]) -> [Reading] {
      self.readings(
        of: bytes,
        among: LookalikeMemory.shared.formats(for: text, in: symbols, list: list, formats))
    }
    let readings = tried(list: 0) { names in
      guard hasName else { return texts.filter { !$0.hasNames } }
      return symbols == .english ? texts : names(symbols, nil) + texts
    }
    if readings.isEmpty, case let timed = self.readings(ofTimed: bytes, in: symbols), !timed.isEmpty
    {
      return timed
    }
    // With an English weekday, its other names are English too; without a year, there is none.
    // In Vietnamese, months have digits.
    let mostDigits = text.contains { $0 >= 0x80 } ? 8 : 6
    guard readings.isEmpty, hasName, (5...mostDigits).contains(digitCount),
      !String(decoding: text, as: UTF8.self).lowercased().contains("day")
    else { return readings }
    return tried(list: 1) { names in
      NamedLanguage.all.filter { $0.hasName(likeAWordOf: text) }
        .flatMap { names($0.symbols, .locale($0.code)) }
    }
  }

  private static func readings(of bytes: Span<UInt8>, among candidates: [Lookalike]) -> [Reading] {
    var readings: [Reading] = []
    for candidate in candidates {
      guard readings.count < 2 || !candidate.isLastResort,
        let day = candidate.format.day(inTheFormOf: bytes)
      else { continue }
      // The 99 of 99/12/31 is a year, and no day of the month.
      if case .failure = day, candidate.needsPivot, bytes.startsAboveDays { continue }
      let isKnown = readings.contains { known in
        known.day == day && known.lookalike.isDayFirst == candidate.isDayFirst
      }
      if !isKnown { readings.append((candidate, day)) }
    }
    // The 99 of 31-12-99 cannot be a day of the month either.
    let hasDay = readings.contains { (try? $0.day.get()) != nil }
    return hasDay
      ? readings.filter { !$0.lookalike.needsPivot || (try? $0.day.get()) != nil } : readings
  }

  /// Returns the possible readings of a text, without those in which the day and the month have
  /// another order than in all requested formats.
  static func readings(
    of bytes: Span<UInt8>, in symbols: DaySymbols, inTheOrderOf formats: [DayFormat]
  ) -> [Reading] {
    let readings = readings(of: bytes, in: symbols)
    let isDayFirst = formats.allSatisfy { $0.description.first == "d" }
    guard isDayFirst || formats.allSatisfy({ $0.description.first == "M" }) else { return readings }
    let alike = readings.filter { $0.lookalike.isDayFirst == isDayFirst }
    return alike.isEmpty ? readings : alike
  }

  /// The formats that write dates from 1973 on, for some centuries, as a number with this many
  /// digits.
  private static func numbers(of width: Int, first: UInt8) -> [Lookalike] {
    switch width {
    case 5: [Lookalike("excel", .excel), Lookalike("days", .days)]
    case 8:
      [Lookalike("basic", .basic)]
        + ["ddMMyyyy", "MMddyyyy"].compactMap { Lookalike(pattern: $0) }
    case 9...11: [Lookalike("epoch", .epoch)]
    case 12 where first == UInt8(ascii: "1") || first == UInt8(ascii: "2"):
      [Lookalike(pattern: "yyyyMMddHHmm")].compactMap(\.self)
        + [Lookalike("epoch-ms", .epochMilliseconds)]
    case 12...13: [Lookalike("epoch-ms", .epochMilliseconds)]
    case 15...17: [Lookalike("epoch-us", .epochMicroseconds)]
    // The first digit is 1 from 1917 to 2234, which as nanoseconds is 1973 to 1976.
    case 18 where first == UInt8(ascii: "1"): [Lookalike("filetime", .fileTime)]
    case 18...19: [Lookalike("epoch-ns", .epochNanoseconds)]
    case 14: [Lookalike(pattern: "yyyyMMddHHmmss")].compactMap(\.self)
    default: []
    }
  }

  init?(
    pattern: String, pivot: Int? = nil, defaultYear: Int? = nil,
    requiring requirement: Requirement? = nil
  ) {
    do throws(DayFormatError) {
      let format = try DayFormat(parsing: pattern, pivot: pivot, defaultYear: defaultYear)
      // Of the ordinal numbers 21st and 23st, only one is a day.
      self.init(
        pattern, format, requiring: requirement ?? pivot.map { .pivot($0) },
        hasDigitsInNames: pattern.contains("do"))
    } catch {
      return nil
    }
  }
}

extension Lookalike {
  /// Returns the formats that the dates in the first lines of a text seem to have, and the options
  /// that select them: several if the day and the month can be in either order; and in how many lines
  /// they are.
  static func options(
    forText text: Span<UInt8>, besides formats: [DayFormat]
  ) -> (options: [(name: String, option: String, format: DayFormat)], lineCount: Int) {
    let lines = Word(copying: text).bytes.split(separator: 0x0A).prefix(20)
    var best: [Lookalike] = []
    var bestCount = 0
    // In another time zone, the date alone may be that of another day.
    let needsZones = formats.contains { $0.timeZone != nil }
    var candidates = inText
    if needsZones {
      let dates = formats.map { (Lookalike("", $0), TextPlace([$0])) } + inText
      let timed = dates.compactMap { $0.withTimeZone(in: lines, $1) }
      candidates =
        inText.filter { $0.0.format.finalTimeZone != nil }
        + timed.map { ($0, TextPlace([$0.format])) } + inText
    }
    for (candidate, place) in candidates
    where !formats.contains(where: { $0.description == candidate.format.description }) {
      // The size of a file may look like a year before a date.
      let days = lines.compactMap { place.firstDay(in: ContiguousArray($0).span) }
      let count = days.count { (1_000...2_999).contains($0.day.year) }
      if count > bestCount { (best, bestCount) = ([candidate], count) }
      let isOther = best.count == 1 && best[0].isDayFirst != candidate.isDayFirst
      if count == bestCount, count > 0, isOther, !candidate.hasNames, !best[0].hasNames,
        (candidate.name, candidate.requirement) != (best[0].name, best[0].requirement)
      {
        best.append(candidate)
      }
    }
    return (best.map { ("\($0.format)", $0.option(isForeign: false), $0.format) }, bestCount)
  }

  /// The option that finds a date of eight digits that touches letters, such as that of `db20250829.sql`.
  static func optionForTouchedDigits(in text: Span<UInt8>) -> String? {
    for line in Word(copying: text).bytes.split(separator: 0x0A).prefix(20) {
      var start = line.startIndex
      while let digit = line[start...].firstIndex(where: \.isDigit) {
        let digits = line[digit...].prefix(while: \.isDigit)
        let letters = line[..<digit].reversed().prefix(while: \.isASCIILetter).reversed()
        if digits.count == 8, !letters.isEmpty,
          (try? DayFormat.basic.read(ContiguousArray(digits).span)) != nil
        {
          return "--from \"'\(String(decoding: Array(letters), as: UTF8.self))'yyyyMMdd\""
        }
        start = digits.endIndex
      }
    }
    return nil
  }

  /// The formats that dates in texts have, the likeliest first, and what finds them.
  private static let inText = {
    let first = ["dd/MMM/yyyy", "EEE MMM d HH:mm:ss yyyy", "EEE MMM d HH:mm:ss.SSSSSS yyyy"]
      .compactMap { Lookalike(pattern: $0) }
    return (first + texts + [Lookalike("basic", .basic)])
      .filter { !$0.format.isTooVagueForText }.map { ($0, TextPlace([$0.format])) }
  }()

  /// Returns the format of a word such as `%d.%m.%Y`, or `+%d.%m.%Y` as `date` takes it, quoted for a
  /// shell; `nil` for other words and for formats that cannot write days.
  static func outputFormat(_ word: Word) -> String? {
    guard let text = try? String(word: word), text.hasPrefix("+%") || text.hasPrefix("%") else {
      return nil
    }
    let pattern = String(text.drop { $0 == "+" })
    return (try? DayFormat(pattern: pattern)) == nil ? nil : Word(pattern).shellQuoted
  }
}

extension Span<UInt8> {
  /// Whether the text begins with a number of two digits above 31.
  fileprivate var startsAboveDays: Bool {
    count > 1 && self[0].isDigit && self[1].isDigit && (self[0], self[1]) > (0x33, 0x31)
  }
}

extension DaySymbols {
  /// Whether a name in dates has a digit, such as "tháng 8" in Vietnamese.
  var hasDigitsInNames: Bool {
    let names = [Width.wide, .abbreviated].flatMap { width in
      (1...12).map { name(ofMonth: $0, width: width) }
        + Weekday.allCases.map { name(of: $0, width: width) }
    }
    return names.contains { $0.utf8.contains(where: \.isDigit) }
  }
}

extension DayFormat {
  /// Parses a text that has the form of this format, and returns its day or, if the month or year does not
  /// have that day or week, or the day has another weekday, the error; `nil` if the text has another form.
  func day(inTheFormOf bytes: Span<UInt8>) -> Result<Day, DayParsingError>? {
    do throws(DayParsingError) {
      return .success(try read(bytes))
    } catch {
      switch error.reason.kind {
      case .doesNotExist(let reason)
      where [.noSuchDay, .noSuchDayOfYear, .noSuchWeek].contains(reason.reason):
        return .failure(error)
      case .contradicts(.weekday, _): return .failure(error)
      default: return nil
      }
    }
  }
}
