import CommandGrammar
import DayKit
import DayRecords

/// A text that is a year, a quarter, a month or a week, where a date is needed.
struct PartOfDate {
  private let span: DaySpan

  /// The part of the calendar that contains a day.
  init(_ unit: DaySpan.Kind, of day: Day) {
    self.init(DaySpan(unit, containing: day))
  }

  /// Reads a fiscal year, half of it or a quarter, such as `FY2026-Q1`.
  init?(fiscal text: Span<UInt8>) {
    guard text.count > 2, text[0] == UInt8(ascii: "F"), text[1] == UInt8(ascii: "Y"),
      let span = try? DaySpan(part: text.extracting(droppingFirst: 2)),
      span.kind.dependsOnFiscalYear
    else { return nil }
    self.init(span)
  }

  /// The fiscal year, half of it or quarter that a text such as `FY27` or `fy2027 Q1` means; `nil` for other texts,
  /// and for one that is written so.
  static func fiscalName(like text: Span<UInt8>) -> String? {
    let words = Word(copying: text).text.uppercased()
    let year = words.dropFirst(2).drop { " -".contains($0) }
    let digits = year.prefix { $0.isNumber }
    let part = year.dropFirst(digits.count).drop { " -".contains($0) }
    guard words.hasPrefix("FY"), [2, 4].contains(digits.count), part.first?.isNumber != true
    else { return nil }
    let name = (digits.count == 2 ? "20" : "") + digits + (part.isEmpty ? "" : "-\(part)")
    guard (try? DaySpan(part: ContiguousArray(name.utf8).span)) != nil,
      !Word(copying: text).equals("FY\(name)")
    else {
      return nil
    }
    return "FY\(name)"
  }

  private init(_ span: DaySpan) {
    self.span = span
  }

  /// Reads a text in one of the forms that people write.
  ///
  /// - Parameter symbols: The language of months, besides English.
  init?(_ text: Span<UInt8>, in symbols: DaySymbols) {
    guard text.count <= 32 else { return nil }
    let words = Word(copying: text).text
    if words.contains(" of ") {
      self.init(ContiguousArray(words.replacing(" of ", with: " ").utf8).span, in: symbols)
      return
    }
    if let year = try? DayFormat.year.read(text) {
      self.init(.year, of: year)
    } else if let month = Self.month(text, in: symbols) {
      self.init(.month(month))
    } else {
      guard let word = Self.numberedPart(text),
        let span = try? DaySpan(part: ContiguousArray(word.utf8).span)
      else { return nil }
      self.init(span)
    }
  }

  /// Reads a month, a week, a quarter or half a year in a year that an example can have, such as `August` or `week 35`.
  init?(withoutYear text: Span<UInt8>, in symbols: DaySymbols) {
    guard text.count <= 24, text.count > 0, text[0].isASCIILetter else { return nil }
    self.init(ContiguousArray(Word(copying: text).bytes + " \(Self.year)".utf8).span, in: symbols)
  }

  /// The year of examples.
  private static let year = 2026

  /// The day in a year that an example can have.
  static func example(like day: Day) -> Day {
    (try? Day(year: year, month: day.month, day: day.dayOfMonth)) ?? day
  }

  /// The word for a week, a quarter or half a year such as `2025q3`, `week 35 2025` or `H2 2025`.
  private static func numberedPart(_ text: Span<UInt8>) -> String? {
    var text = Word(copying: text).text.uppercased()
    for name in ["WEEK", "QUARTER", "HALF"] { text = text.replacing(name, with: name.prefix(1)) }
    let letters = text.filter(\.isLetter)
    guard letters.count == 1, text.allSatisfy({ $0.isLetter || $0.isNumber || " -/.".contains($0) })
    else { return nil }
    let numbers = text.split { !$0.isNumber }
    guard numbers.count == 2, let year = numbers.first(where: { $0.count == 4 }),
      let number = numbers.first(where: { $0.count < 3 })
    else { return nil }
    return "\(year)-\(letters)\(letters == "W" && number.count == 1 ? "0" : "")\(number)"
  }
}

extension PartOfDate {
  /// What the text is, such as `month`.
  var noun: String { "\(span.kind)" }

  /// The reason why a text that is this part without its year is not a date.
  func sentence(withoutYear text: String) -> String {
    "\(text) is a \(noun) without a year; write the year too, as in \(word)"
  }

  var firstDay: Day { span.days.lowerBound }

  /// The part in ISO 8601, such as `2025-08`, or a quarter such as `2025-Q3`.
  var word: String { span.description }

  /// The reason why there is no such part of the calendar as `2025-Q5`; `nil` for other texts.
  static func lack(of text: Span<UInt8>) -> DayError? {
    do throws(DayError) {
      _ = try DaySpan(part: text)
      return nil
    } catch {
      return error
    }
  }
}

extension PartOfDate {
  /// The options that read texts such as ``word`` as their first day.
  var option: String {
    let pattern =
      switch span.kind {
      case .year: "yyyy"
      case .quarter: "\"yyyy-'Q'Q\""
      case .week: "\"YYYY-'W'ww\""
      default: "yyyy-MM"
      }
    return "--from \(pattern) --day first"
  }
}

extension PartOfDate {
  /// Reads a month with its year, such as `08/2025` or `August 2025`.
  static func month(_ text: Span<UInt8>, in symbols: DaySymbols) -> YearMonth? {
    guard hasYear(text) else { return nil }
    for format in monthFormats {
      if let day = try? format.read(text) { return day.yearMonth }
    }
    guard symbols != .english else { return nil }
    // A month without a day has another form in some languages.
    for pattern in patternsOfNames + ["LLLL yyyy", "LLL yyyy"] {
      let format = try? DayFormat(compiling: pattern, symbols: symbols).readingMonths()
      if let day = try? format?.read(text) { return day.yearMonth }
    }
    return nil
  }

  /// Whether a text has a number of four digits, without which most texts are recognized quickly.
  private static func hasYear(_ text: Span<UInt8>) -> Bool {
    var digits = 0
    for index in text.indices {
      if !text[index].isDigit {
        if digits == 4 { return true }
        digits = 0
      } else {
        digits += 1
      }
    }
    return digits == 4
  }

  private static let monthFormats =
    [DayFormat.yearMonth]
    + ([
      "yyyy-M", "yyyy/M", "yyyy.M", "yyyy M", "M-yyyy", "M/yyyy", "M.yyyy", "M yyyy",
    ] + patternsOfNames).compactMap { try? DayFormat(pattern: $0).readingMonths() }

  private static let patternsOfNames = [
    "MMM yyyy", "MMMM yyyy", "MMM-yyyy", "MMMM-yyyy", "yyyy MMM", "yyyy MMMM",
  ]
}
