import CommandGrammar
import DayKit
import DayRecords

/// Finds a day near each day by rules.
struct Rounding: DayMap {
  private let rules: DayAdjustments
  private let firstWeekday: Weekday

  /// The day from which anniversaries count, and that of 29 February in common years.
  private let today: Day?
  private let overflow: MonthOverflow

  private let calendar: WorkCalendar

  /// The only rule, if there is one: it needs no list.
  private let rule: DayAdjustment?

  init(
    _ rules: DayAdjustments, startingOn firstWeekday: Weekday, today: Day?,
    _ overflow: MonthOverflow, in calendar: WorkCalendar
  ) {
    (self.rules, self.firstWeekday, self.calendar) = (rules, firstWeekday, calendar)
    (self.today, self.overflow) = (today, overflow)
    rule = rules.endIndex == 1 ? rules[0] : nil
  }

  func map(_ days: Span<Day>, into answers: inout OutputSpan<Day>) -> DayError? {
    for index in days.indices {
      do throws(DayError) {
        answers.append(try day(near: days[index]))
      } catch {
        return error
      }
    }
    return nil
  }

  /// Returns the day that the rules find from a day.
  func day(near day: Day) throws(DayError) -> Day {
    guard let rule else {
      return try rules.adjusting(
        day, startingOn: firstWeekday, today: today, overflow: overflow, in: calendar)
    }
    return try rule.adjusting(
      day, startingOn: firstWeekday, today: today, overflow: overflow, in: calendar)
  }
}

/// Finds a day near each day that another rule computes.
private struct RoundedMap: DayMap {
  let map: any DayMap
  let rounding: Rounding

  func map(_ days: Span<Day>, into answers: inout OutputSpan<Day>) -> DayError? {
    var answerError: DayError?
    var roundingError: DayError?
    withDays(capacity: days.count) { results in
      answerError = map.map(days, into: &results)
      roundingError = rounding.map(results.span, into: &answers)
    }
    // The days that are rounded come before the one without a result.
    return roundingError ?? answerError
  }
}

extension DayRule {
  /// The rule with its days rounded.
  func rounded(by rounding: Rounding) -> DayRule {
    switch self {
    case .days(let map): return .days(RoundedMap(map: map, rounding: rounding))
    case .amounts(var addition):
      addition.next = rounding
      return .amounts(addition)
    default: return .days(rounding)
    }
  }
}

extension RoundingOptions {
  /// Returns what rounds dates.
  ///
  /// - Parameter overflow: What to do about the anniversary of 29 February.
  func rounding(
    _ needs: Needs, _ formats: RecordFormats, _ overflow: MonthOverflow = .lastOfMonth,
    of option: String = "--round"
  ) throws(UsageError) -> Rounding {
    let rules = try DayAdjustments(rules ?? .empty, of: option)
    var today: Day?
    if needs.today { today = try formats.day(Word(constant: "today")) }
    return Rounding(
      rules, startingOn: firstWeekday, today: today, overflow, in: formats.workCalendar())
  }
}

extension Computation {
  /// Returns the computation with its days rounded, if there are rules.
  ///
  /// - Parameter overflow: What to do about the anniversary of 29 February.
  func rounded(
    by options: RoundingOptions, _ needs: RoundingOptions.Needs, _ formats: RecordFormats,
    _ overflow: MonthOverflow = .lastOfMonth
  ) throws(UsageError) -> Computation {
    guard let rules = options.rules else { return self }
    let parts = parts
    return Computation(rule.rounded(by: try options.rounding(needs, formats, overflow))) {
      var all = parts()
      // The result comes last.
      let answer = all.popLast()
      all.append(Listing.Part("round", .text(rules.text)))
      if let answer { all.append(answer) }
      return all
    }
  }
}
