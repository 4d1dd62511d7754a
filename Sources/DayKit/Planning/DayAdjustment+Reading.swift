#if Formats
extension DayAdjustment {
  /// Reads a word such as `end-of-month`, `next-or-same-friday`, `previous-15`, `2nd-tue-of-month`,
  /// `monday-of-week`, `last-business-day-of-quarter` or `modified-following`.
  package init?(reading bytes: Span<UInt8>) {
    guard
      let adjustment = Self.directed(bytes) ?? Self.bound(bytes) ?? Self.part(bytes)
        ?? Self.named(bytes)
    else { return nil }
    self = adjustment
  }

  /// Reads such a word after some bytes of a text, or throws the reason why it is not one.
  init(parsing bytes: Span<UInt8>, at offset: Int) throws(DayAdjustmentError) {
    guard let rule = DayAdjustment(reading: bytes) else {
      throw DayAdjustmentError(Self.reason(bytes), at: offset)
    }
    self = rule
  }

  /// The reason why a word is not a rule.
  private static func reason(_ bytes: Span<UInt8>) -> DayAdjustmentError.Reason {
    if bytes.isEmpty { return .missingRule }
    if isTarget(bytes) { return .missingDirection }
    guard let kind = DaySpan.Kind(suffixOf: bytes) else { return .notARule }
    let name = bytes.extracting(droppingLast: kind.suffix.utf8CodeUnitCount)
    var digits = 0
    while let byte = name.byte(at: digits), byte.digitValue != nil { digits += 1 }
    guard digits > 0 else { return .notARule }
    // A number with more digits is as wrong as 0.
    let number = name.extracting(first: digits).decimalNumber(ofAtMost: 4) ?? 0
    if name.hasSuffix("-day") {
      return (1...kind.mostDays).contains(number) ? .notARule : .noSuchDay(of: kind)
    }
    var target = name.count
    while target > digits, name[target - 1] != UInt8(ascii: "-") { target -= 1 }
    let isWeekday = Weekday(name: name.extracting(droppingFirst: target)) != nil
    return kind == .month && isWeekday && !(1...5).contains(number) ? .noSuchWeekday : .notARule
  }

  /// Whether a text is what a direction looks for.
  private static func isTarget(_ bytes: Span<UInt8>) -> Bool {
    if let number = bytes.decimalNumber(ofAtMost: 2) { return (1...31).contains(number) }
    return Weekday(name: bytes) != nil || MonthDay(target: bytes) != nil
      || bytes.isText("business-day")
  }

  /// Reads a direction and what to look for.
  private static func directed(_ bytes: Span<UInt8>) -> Self? {
    var target = bytes
    guard let direction = Direction(takenFrom: &target) else { return nil }
    if let weekday = Weekday(name: target) { return .weekday(direction, weekday) }
    if target.isText("business-day") { return .businessDay(direction) }
    if let number = target.decimalNumber(ofAtMost: 2) {
      return (1...31).contains(number) ? .dayOfMonth(direction, number) : nil
    }
    return MonthDay(target: target).map { .monthDay(direction, $0) }
  }

  /// Reads the start or the end of a span, which are also its first and its last day.
  private static func bound(_ bytes: Span<UInt8>) -> Self? {
    guard let kind = DaySpan.Kind(suffixOf: bytes) else { return nil }
    let name = bytes.extracting(droppingLast: kind.suffix.utf8CodeUnitCount)
    if name.isText("start") || name.isText("first") { return .start(of: kind) }
    return name.isText("end") || name.isText("last") ? .end(of: kind) : nil
  }

  /// Reads a weekday, a day or a business day of a span.
  private static func part(_ bytes: Span<UInt8>) -> Self? {
    guard let kind = DaySpan.Kind(suffixOf: bytes) else { return nil }
    let name = bytes.extracting(droppingLast: kind.suffix.utf8CodeUnitCount)
    if kind == .week, let weekday = Weekday(name: name) { return .weekdayOfWeek(weekday) }
    guard let (ordinal, rest) = Ordinal.read(name) else { return nil }
    let target = name.extracting(rest)
    if target.isText("day") {
      return ordinal.magnitude <= kind.mostDays ? .nthDay(ordinal, of: kind) : nil
    }
    if target.isText("business-day") { return .nthBusinessDay(ordinal, of: kind) }
    guard kind == .month, (-5...5).contains(ordinal), let weekday = Weekday(name: target) else {
      return nil
    }
    return .nthWeekdayOfMonth(ordinal, weekday)
  }

  /// Reads a rule that is a name.
  private static func named(_ bytes: Span<UInt8>) -> Self? {
    if bytes.isText("following") { return .businessDay(.nextOrSame) }
    if bytes.isText("preceding") { return .businessDay(.previousOrSame) }
    if bytes.isText("modified-following") { return .modifiedFollowing }
    if bytes.isText("modified-preceding") { return .modifiedPreceding }
    return bytes.isText("anniversary") ? .anniversary : nil
  }
}

extension DayAdjustment.Direction {
  /// Takes the direction with which a word begins, and the `-` after it.
  fileprivate init?(takenFrom bytes: inout Span<UInt8>) {
    if bytes.takePrefix("next-or-same-") {
      self = .nextOrSame
    } else if bytes.takePrefix("next-") {
      self = .next
    } else if bytes.takePrefix("previous-or-same-") {
      self = .previousOrSame
    } else if bytes.takePrefix("previous-") {
      self = .previous
    } else if bytes.takePrefix("nearest-") {
      self = .nearest
    } else {
      return nil
    }
  }
}

extension MonthDay {
  /// Reads a date such as `12-25`, or the name of a month, which is its first day.
  fileprivate init?(target bytes: Span<UInt8>) {
    if let month = Self.month(named: bytes) {
      self.init(unchecked: month, 1)
      return
    }
    guard bytes.count == 5, bytes[2] == UInt8(ascii: "-"),
      let month = bytes.extracting(first: 2).decimalNumber(ofAtMost: 2),
      let day = bytes.extracting(last: 2).decimalNumber(ofAtMost: 2),
      let date = try? MonthDay(month: month, day: day)
    else { return nil }
    self = date
  }

  /// Reads the English name of a month, in full or with three letters, or `sept`.
  package static func month(named bytes: Span<UInt8>) -> Int? {
    if bytes.count == 4, bytes[0] | 0x20 == UInt8(ascii: "s"), bytes.extracting(1...).isText("ept")
    {
      return 9
    }
    guard bytes.count >= 3 else { return nil }
    for month in 1...12 {
      let found = EnglishNames.withUTF8(
        of: SymbolName.month(month, width: .wide, context: .format).index
      ) { name in
        (bytes.count == 3 || bytes.count == name.count) && bytes.count <= name.count
          && bytes.indices.allSatisfy { bytes[$0].lowercasedASCII == name[$0].lowercasedASCII }
      }
      if found { return month }
    }
    return nil
  }
}

extension DaySpan.Kind {
  /// Reads the span with which a word ends, such as `-of-month`.
  package init?(suffixOf bytes: Span<UInt8>) {
    var number: UInt8 = 0
    while let code = Code(rawValue: number) {
      self.init(code)
      if bytes.hasSuffix(suffix) { return }
      number += 1
    }
    return nil
  }

  /// Reads the name of a week, month, quarter, half-year or year.
  package init?(name: Span<UInt8>) {
    if name.isText("week") {
      self = .week
    } else if name.isText("month") {
      self = .month
    } else if name.isText("quarter") {
      self = .quarter
    } else if name.isText("year") {
      self = .year
    } else if name.isText("half-year") {
      self = .halfYear
    } else {
      return nil
    }
  }

  /// How a word ends that finds something in such a span.
  fileprivate var suffix: StaticString {
    switch code {
    case .day: "-of-day"
    case .week: "-of-week"
    case .last7Days: "-of-last7Days"
    case .halfMonth: "-of-half-month"
    case .month: "-of-month"
    case .quarter: "-of-quarter"
    case .halfYear: "-of-half-year"
    case .year: "-of-year"
    case .custom: "-of-custom"
    }
  }
}
#endif
