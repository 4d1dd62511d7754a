import CommandGrammar
import DayKit
import DayRecords

/// Where the two ends of a difference come from.
enum DifferenceEnds: Sendable {
  /// The start is fixed, and each record has an end.
  case from(Day)

  /// The end is fixed, and each record has a start.
  case to(Day)

  /// Each record has both.
  case pair
}

/// Computes the differences of records.
struct DifferenceRule: Sendable {
  let difference: Difference
  let ends: DifferenceEnds
}

extension DifferenceRule {
  /// The two ends for the record whose first day is at an index.
  @inline(__always)
  fileprivate func ends(_ days: Span<Day>, at index: Int) -> (start: Day, end: Day) {
    switch ends {
    case .from(let start): (start, days[index])
    case .to(let end): (days[index], end)
    case .pair: (days[index], days[index + 1])
    }
  }

  /// The computation of differences in some units, or of the buckets that they fall into.
  func computation(
    _ units: DifferenceUnits?, isHuman: Bool, _ buckets: NumberBuckets?
  ) throws(UsageError) -> Computation {
    if let buckets { return try computation(units, isHuman: isHuman, of: buckets) }
    return switch units {
    case nil where isHuman: words([.years, .months, .days])
    case .one(let unit)? where isHuman: words([unit])
    case .several(let units)? where isHuman: words(units)
    case .businessDays? where isHuman, .period? where isHuman:
      throw UsageError("--human cannot be combined with --unit business-days or --unit ymd")
    case nil: count(.days)
    case .one(let unit)?: count(unit)
    case .several(let units)?:
      Computation(.texts(NumberTexts(rule: self, units: units))) {
        endParts + unitParts(units)
      }
    case .businessDays?:
      Computation(.counts(BusinessDayCounts(rule: self))) {
        endParts + [Listing.Part("businessDays", .answer)]
      }
    case .period?: Computation(.texts(PeriodTexts(rule: self))) { periodParts }
    }
  }

  private func computation(
    _ units: DifferenceUnits?, isHuman: Bool, of buckets: NumberBuckets
  ) throws(UsageError) -> Computation {
    if isHuman { throw UsageError("--human cannot be combined with --buckets") }
    let difference = difference
    let (name, counts): (String, any DayCount)
    let number: @Sendable (Day, Day) -> Int
    switch units {
    case nil, .one?:
      var unit = Day.Unit.days
      if case .one(let other) = units { unit = other }
      (name, counts) = (unit.name, UnitCounts(rule: self, unit: unit))
      number = { [unit] in difference.count(unit, $0, $1) }
    case .businessDays?:
      (name, counts) = ("businessDays", BusinessDayCounts(rule: self))
      let calendar = difference.workCalendar()
      number = { difference.businessDays($0, $1, in: calendar) }
    case .several?, .period?:
      throw UsageError("--buckets takes one unit, such as --unit days or --unit years")
    }
    return Computation(.texts(BucketTexts(rule: self, buckets: buckets, number: number))) {
      endParts + [Listing.Part(name, .count(counts)), Listing.Part("bucket", .answer)]
    }
  }

  private func count(_ unit: Day.Unit) -> Computation {
    Computation(.counts(UnitCounts(rule: self, unit: unit))) {
      endParts + [Listing.Part(unit.name, .answer)]
    }
  }

  private func words(_ units: [Day.Unit]) -> Computation {
    Computation(.texts(WordTexts(rule: self, units: units))) {
      endParts + [Listing.Part("text", .answer)] + unitParts(units)
    }
  }

  private var endParts: [Listing.Part] {
    let (start, end): (Listing.Value, Listing.Value) =
      switch ends {
      case .from(let day): (.text(day.description), .date(0))
      case .to(let day): (.date(0), .text(day.description))
      case .pair: (.date(0), .date(1))
      }
    return [Listing.Part("from", start), Listing.Part("to", end)]
  }

  private var periodParts: [Listing.Part] {
    endParts + [Listing.Part("period", .answer)] + unitParts([.years, .months, .days])
  }

  private func unitParts(_ units: [Day.Unit]) -> [Listing.Part] {
    units.indices.map { index in
      let part = UnitPart(rule: self, units: units, index: index)
      return Listing.Part(units[index].name, .count(part))
    }
  }
}

/// Counts the whole units of one kind.
private struct UnitCounts: DayCount {
  let rule: DifferenceRule
  let unit: Day.Unit

  func count(_ days: Span<Day>, into counts: inout OutputSpan<Int>) {
    let (difference, unit) = (rule.difference, unit)
    // The most common difference needs no more than a subtraction.
    guard unit == .days, difference.isPlain else {
      return rule.forEach(days) { counts.append(difference.count(unit, $0, $1)) }
    }
    rule.forEach(days) { counts.append($1 - $0) }
  }
}

/// Counts business days.
private struct BusinessDayCounts: DayCount {
  let rule: DifferenceRule

  func count(_ days: Span<Day>, into counts: inout OutputSpan<Int>) {
    let (difference, calendar) = (rule.difference, rule.difference.workCalendar())
    rule.forEach(days) { counts.append(difference.businessDays($0, $1, in: calendar)) }
  }
}

/// Counts one of several units.
private struct UnitPart: DayCount {
  let rule: DifferenceRule
  let units: [Day.Unit]
  let index: Int

  func count(_ days: Span<Day>, into counts: inout OutputSpan<Int>) {
    rule.forEach(days) { counts.append(rule.difference.counts(units, $0, $1)[index]) }
  }
}

extension DifferenceRule {
  /// Calls the body with the two ends of each record.
  @inline(__always)
  fileprivate func forEach(_ days: Span<Day>, _ body: (_ start: Day, _ end: Day) -> Void) {
    switch ends {
    case .from(let start): for index in days.indices { body(start, days[index]) }
    case .to(let end): for index in days.indices { body(days[index], end) }
    case .pair:
      for index in stride(from: 0, to: days.count - 1, by: 2) {
        body(days[index], days[index + 1])
      }
    }
  }
}

/// Writes the numbers of several units, separated by spaces.
private struct NumberTexts: DayText {
  let rule: DifferenceRule
  let units: [Day.Unit]

  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    let (start, end) = rule.ends(days, at: index)
    for (number, count) in rule.difference.counts(units, start, end).enumerated() {
      if number > 0 { text.append(UInt8(ascii: " ")) }
      text += count.description.utf8
    }
  }
}

/// Writes differences in words.
private struct WordTexts: DayText {
  let rule: DifferenceRule
  let units: [Day.Unit]

  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    let (start, end) = rule.ends(days, at: index)
    text += rule.difference.words(units, start, end).utf8
  }
}

/// Writes the buckets that differences fall into.
private struct BucketTexts: DayText {
  let rule: DifferenceRule
  let buckets: NumberBuckets

  /// The difference of two days.
  let number: @Sendable (_ start: Day, _ end: Day) -> Int

  var hasBlanks: Bool { false }

  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    let (start, end) = rule.ends(days, at: index)
    let number = number(start, end)
    // Less than a whole unit before the start is not 0.
    let isBefore = number == 0 && end < start && !rule.difference.isAbsolute
    text += (isBefore ? NumberBuckets.labelBelow : buckets.label(of: number)).utf8
  }
}

/// Writes periods in ISO 8601.
private struct PeriodTexts: DayText {
  let rule: DifferenceRule

  var hasBlanks: Bool { false }

  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>) {
    let (start, end) = rule.ends(days, at: index)
    text += rule.difference.period(start, end).description.utf8
  }
}
