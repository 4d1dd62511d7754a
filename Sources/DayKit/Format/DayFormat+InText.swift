#if Formats
// What a search for dates inside a longer text must know about a format.

/// The kind of text at the start or the end of a date.
package enum DateEdge: Sendable {
  /// A digit, a sign, or a byte that joins numbers: a hyphen or a full stop.
  case number

  /// A name, or a letter of the format.
  case name

  /// Other text of the format, such as a bracket or `日`, which joins nothing.
  case text
}

/// What says how the time zone with which a format ends is written.
package enum FinalTimeZone: Sendable {
  case iso8601
  case rfc5322
  case pattern
}

extension DayFormat {
  /// How dates begin.
  package var firstEdge: DateEdge {
    guard !fields.isEmpty else { return .number }
    // An ordinal number such as 29th begins with a digit and ends with a letter.
    if case .name(.dayOfMonth, _) = fields[0] { return .number }
    return fields[0].edge
  }

  /// How dates end; a date and time can end with the letter Z instead.
  package var lastEdge: DateEdge { fields.reduce(DateEdge.number) { $1.edge } }

  /// What says how the time zone at the end of a date is written; `nil` if there is none.
  package var finalTimeZone: FinalTimeZone? {
    switch fields.last {
    case .dateTime(isZoned: true): .iso8601
    case .time(.mailTime): .rfc5322
    case .time(.zone): .pattern
    default: nil
    }
  }

  /// Whether dates end with a number of a time of day.
  package var endsWithTime: Bool {
    switch fields.last {
    case .time(.number), .time(.mailTime), .dateTime(isZoned: false): true
    default: false
    }
  }

  /// Whether dates end with two digits of a year.
  package var endsWithYearOfCentury: Bool { fields.last == .number(.yearOfCentury, .exactly(2)) }

  /// Whether something other than letters and digits separates the parts of a date; `nil` if that
  /// differs from text to text, as between ISO 8601's extended and basic date-times.
  package var hasSeparators: Bool? {
    if fields.contains(where: { $0.isSeparator }) { return true }
    return fields.contains(where: { $0.isDateTime }) ? nil : false
  }

  /// The byte after the digits with which every date begins, if it is always the same; a space stands
  /// for any kind of space.
  package var separatorAfterDigits: UInt8? {
    guard fields.count > 2, case .number = fields[0] else { return nil }
    return switch fields[1] {
    case .literal(let byte) where byte.digitValue == nil: byte
    case .space: Space.plain.first
    default: nil
    }
  }

  /// Whether texts in this format take the year from the format.
  package var lacksYear: Bool { ReadableParts(fields).relevant(years).defaultYear != nil }

  /// Whether a year beside a text in this format belongs to it: the format has no year, but a space or the name of a
  /// month.
  ///
  /// Beside digits such as `3/5`, or a time of day, a number is more often an amount, a time or a name.
  package var takesYearBeside: Bool {
    guard lacksYear, !keepsTime else { return false }
    return hasLiteral(UInt8(ascii: " "))
      || fields.contains { if case .name(.month, _) = $0 { true } else { false } }
  }

  /// Whether another format has the numbers of the day and the month at the same place in the other order, as
  /// `d/M/yyyy H:mm` and `MM/dd/yyyy` do.
  package func swapsDayAndMonth(of other: DayFormat) -> Bool {
    guard let order = dayAndMonth, let otherOrder = other.dayAndMonth else { return false }
    return order.isDayFirst != otherOrder.isDayFirst && order.index == otherOrder.index
      && order.separator == otherOrder.separator
  }

  /// Where the numbers of the day and the month stand with one byte between them; `nil` if they do not.
  private var dayAndMonth: (index: Int, isDayFirst: Bool, separator: UInt8)? {
    for index in 0..<Swift.max(0, fields.count - 2) {
      guard case .literal(let separator) = fields[index + 1] else { continue }
      switch (fields[index], fields[index + 2]) {
      case (.number(.dayOfMonth, _), .number(.month, _)): return (index, true, separator)
      case (.number(.month, _), .number(.dayOfMonth, _)): return (index, false, separator)
      default: continue
      }
    }
    return nil
  }

  /// Whether texts in this format are a year and nothing else.
  package var isYear: Bool { beginsWithYear && fields.count == 1 }

  /// Whether texts in this format are a month, a quarter, a week or a year.
  package var lacksDay: Bool { assumableDayCount > 0 }

  /// Whether texts in this format begin with a month, before which there may be a day that they lack.
  package var takesDayBefore: Bool {
    guard lacksDay else { return false }
    return switch fields.first {
    case .number(.month, _), .name(.month, _): true
    default: false
    }
  }

  /// Whether texts in this format have a day and a year, so that nothing beside them can belong to them.
  package var hasDayAndYear: Bool { !isNumber && assumableDayCount == 0 && !lacksYear }

  /// Whether a hyphen, a full stop, a slash or a low line joins a number before a date to it, so that both are one
  /// number.
  ///
  /// A hyphen or a full stop that the format has between its own parts joins, but not before the year or a
  /// date-time, which no number is part of. A slash, which also separates the folders of a path, and a low line join only if
  /// the format lacks a year or a day, and before the year only if it is a year alone. Digits without separators may be
  /// a fraction after a full stop. Numbers, and formats without a day, may be parts of anything.
  package func joinsNumberBefore(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "/"), beginsWithYear { return isYear }
    // In 192.168.1.12/24 and 1.5/6, the number after the full stop begins no date.
    if byte == UInt8(ascii: "."), lacksYear { return true }
    return joinsNumber(byte) ?? (!beginsWithYear && hasLiteral(byte))
  }

  /// Whether a hyphen, a full stop, a slash or a low line joins a number after a date to it; after the day of the month
  /// in a date that begins with its year, and after a time, none does.
  package func joinsNumberAfter(_ byte: UInt8) -> Bool {
    // In Mar 12.50, the number is an amount.
    if byte == UInt8(ascii: "."), lacksYear, !endsWithTime { return true }
    if let joins = joinsNumber(byte) { return joins }
    switch fields.last {
    case .time?: return false
    case .number(.dayOfMonth, _)?: return !beginsWithYear && hasLiteral(byte)
    default: return hasLiteral(byte)
    }
  }

  /// Whether a byte joins a number on either side to a date; `nil` for a date with a day and separators.
  private func joinsNumber(_ byte: UInt8) -> Bool? {
    if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "_") {
      return !isNumber && !hasDayAndYear && (hasLiteral(byte) || fields.count == 1)
    }
    // As in web1-1756425600.tgz; longer numbers may be the end of a UUID.
    if byte == UInt8(ascii: "-"), let digitsInText { return digitsInText.upperBound > 10 }
    if isNumber || assumableDayCount > 0 || lacksYear && fields.count == 1 { return true }
    guard let hasSeparators else { return false }
    return hasSeparators ? nil : byte == UInt8(ascii: ".")
  }

  private var beginsWithYear: Bool {
    guard case .number(let part, _)? = fields.first else { return false }
    return part == .year || part == .weekYear
  }

  /// A byte that every date has at a fixed distance after its ``Landmark``: the last such byte
  /// within 15 bytes.
  package var secondLandmark: (byte: UInt8, distance: Int)? {
    var last: (byte: UInt8, distance: Int)?
    var distance = 0
    for field in fields.drop(while: { !$0.isLiteral }) {
      guard distance < 16, let width = field.fixedWidth else { break }
      if distance > 0, case .literal(let byte) = field { last = (byte, distance) }
      distance += width
    }
    return last
  }
}

extension FixedDate {
  /// The day at a position in a text in the first of several layouts, which are used in place.
  package static func day(
    in text: Span<UInt8>, at position: Int, as layouts: Span<FixedDate>
  ) -> Day? {
    layouts.isEmpty ? nil : layouts[0].day(in: text, at: position)
  }

  /// Appends the days at positions in a text, up to the first position without one, and returns
  /// their number.
  package static func appendDays(
    in text: Span<UInt8>, at positions: Span<Int>, as layouts: Span<FixedDate>,
    to days: inout OutputSpan<Day>
  ) -> Int {
    layouts.isEmpty ? 0 : layouts[0].readDays(in: text, at: positions, into: &days)
  }
}

extension Field {
  fileprivate var edge: DateEdge {
    switch self {
    case .number, .count, .dateTime: .number
    case .name, .time(.dayPeriod), .time(.zone(allowsName: true)): .name
    case .time: .number
    case .space: .text
    case .literal(let byte) where byte.isLetter: .name
    case .literal(UInt8(ascii: "-")), .literal(UInt8(ascii: ".")), .literal(UInt8(ascii: "+")):
      .number
    case .literal(let byte): byte.digitValue == nil ? .text : .number
    }
  }

  fileprivate var isLiteral: Bool {
    if case .literal = self { true } else { false }
  }

  fileprivate var isDateTime: Bool {
    if case .dateTime = self { true } else { false }
  }

  fileprivate var isSeparator: Bool {
    switch self {
    case .literal(let byte): byte.digitValue == nil && !byte.isLetter
    case .space: true
    default: false
    }
  }

  /// The number of bytes, if it is the same for all texts in the field.
  fileprivate var fixedWidth: Int? {
    switch self {
    case .literal: return 1
    case .number(let part, .exactly(let width)):
      // Years beyond four digits have a sign and six.
      let isYear = [.year, .weekYear, .century, .yearOfEra].contains(part)
      return isYear ? nil : width
    default: return nil
    }
  }
}
#endif
