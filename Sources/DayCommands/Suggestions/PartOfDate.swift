import CommandGrammar
import DayKit
import DayRecords

/// A text that is a year, a quarter, a month or a week, where a date is needed.
struct PartOfDate {
  private let unit: DayAdjustment.Unit

  let firstDay: Day

  /// The part of the calendar that contains a day.
  init(_ unit: DayAdjustment.Unit, of day: Day) {
    (self.unit, firstDay) = (unit, day.span(of: unit).lowerBound)
  }

  /// Reads a text in one of the forms that people write.
  ///
  /// - Parameter symbols: The language of months, besides English.
  init?(_ text: Span<UInt8>, in symbols: DaySymbols) {
    guard text.count <= 32 else { return nil }
    if let day = try? DayFormat.year.read(text) {
      self.init(.year, of: day)
    } else if let month = Self.month(text, in: symbols) {
      self.init(.month, of: month.firstDay)
    } else if let day = Self.firstDay(ofWeek: text) {
      self.init(.week, of: day)
    } else if let day = Self.firstDay(ofQuarter: text) {
      self.init(.quarter, of: day)
    } else {
      return nil
    }
  }
}

extension PartOfDate {
  /// What the text is, such as `month`.
  var noun: String { "\(unit)" }

  var days: ClosedRange<Day> { firstDay.span(of: unit) }

  /// The part in ISO 8601, such as `2025-08`, or a quarter such as `2025-Q3`.
  var word: String {
    let year = String(firstDay.description.dropLast(6))
    return switch unit {
    case .year: year
    case .quarter: "\(year)-Q\(firstDay.quarter)"
    case .month: firstDay.yearMonth.description
    case .week: String(firstDay.weekDate.description.dropLast(2))
    }
  }
}

extension PartOfDate {
  /// The options that read texts such as ``word`` as their first day.
  var option: String {
    let pattern =
      switch unit {
      case .year: "yyyy"
      case .quarter: "\"yyyy-'Q'Q\""
      case .month: "yyyy-MM"
      case .week: "\"YYYY-'W'ww\""
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
    for pattern in patternsOfNames {
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

  /// Reads a week such as `2025-W35`.
  private static func firstDay(ofWeek text: Span<UInt8>) -> Day? {
    let monday = Word(copying: text).bytes + "-1".utf8
    return try? DayFormat.week.read(monday.span)
  }

  /// Reads a quarter such as `2025-Q3`.
  private static func firstDay(ofQuarter text: Span<UInt8>) -> Day? {
    guard text.count == 7, text[4] == UInt8(ascii: "-"), text[5] | 0x20 == UInt8(ascii: "q"),
      (UInt8(ascii: "1")...UInt8(ascii: "4")).contains(text[6]),
      let start = try? DayFormat.year.read(text.extracting(first: 4))
    else { return nil }
    return try? start.adding(.months(3 * Int(text[6] - UInt8(ascii: "1"))))
  }
}
