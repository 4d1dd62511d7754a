package import DayKit

/// What a command computes from the days of records.
///
/// A rule handles a whole batch in one call, so that its loop is in the module of the command. A
/// rule for several dates in a record gets the days of one record next to each other.
package enum DayRule: Sendable {
  /// The same day, in another format.
  case same

  /// A day for each record.
  case days(any DayMap)

  /// The day that is later by the amount in the label of the record.
  case amounts(LabelAddition)

  /// A number for each record.
  case counts(any DayCount)

  /// A text for each record.
  case texts(any DayText)
}

/// Computes a day for each record.
package protocol DayMap: Sendable {
  /// Appends the results up to the first record without one, and returns the error of that record.
  func map(_ days: Span<Day>, into answers: inout OutputSpan<Day>) -> DayError?
}

/// Computes a number for each record.
package protocol DayCount: Sendable {
  /// Appends the numbers for all records.
  func count(_ days: Span<Day>, into counts: inout OutputSpan<Int>)
}

/// Computes a text for each record.
package protocol DayText: Sendable {
  /// Appends the text for the record whose first day is at an index.
  func write(_ days: Span<Day>, at index: Int, to text: inout ContiguousArray<UInt8>)

  /// Whether a text can contain a space or a tab.
  var hasBlanks: Bool { get }
}

extension DayText {
  package var hasBlanks: Bool { true }
}

/// The results to the records of a batch: days, numbers, or neither if texts are made later.
struct Answers {
  /// The number of records that have a result.
  var count: Int

  /// The reason why the next record has none.
  var failure: Taken.Failure?
}

extension DayRule {
  /// Whether a result in a format is a number.
  package func isNumber(in format: DayFormat) -> Bool {
    switch self {
    case .same, .days, .amounts: format.isNumber
    case .counts: true
    case .texts: false
    }
  }

  /// Computes the results for records of `arity` days each, and passes them to the body.
  @inline(__always)
  func answers<Result>(
    to days: Span<Day>, arity: Int, of batch: DateBatch, _ bytes: Span<UInt8>,
    _ body: (Answers, _ days: Span<Day>, _ counts: Span<Int>) -> Result
  ) -> Result {
    let count = arity == 1 ? days.count : days.count / arity
    switch self {
    case .same, .texts: return body(Answers(count: count), days, Span())
    case .days(let map):
      return withScratch(of: Day.self, capacity: count) { answers in
        let error = map.map(days, into: &answers)
        let failure = error.map { Taken.Failure.noAnswer(answers.count * arity, $0) }
        return body(Answers(count: answers.count, failure: failure), answers.span, Span())
      }
    case .amounts(let addition):
      return withScratch(of: Day.self, capacity: count) { answers in
        let failure = addition.add(to: days, of: batch, bytes, into: &answers)
        return body(Answers(count: answers.count, failure: failure), answers.span, Span())
      }
    case .counts(let rule):
      return withScratch(of: Int.self, capacity: count) { counts in
        rule.count(days, into: &counts)
        return body(Answers(count: counts.count), Span(), counts.span)
      }
    }
  }

  /// The number of bytes of the longest answer, or an estimate for texts.
  func width(_ format: DayFormat) -> Int {
    switch self {
    case .same, .days, .amounts: format.maximumWidth
    case .counts: 20
    case .texts: 128
    }
  }

  /// Whether a result in a format can contain a space or a tab.
  package func hasBlanks(in format: DayFormat) -> Bool {
    if case .texts(let text) = self { return text.hasBlanks }
    return answersCanContain(in: format) { $0.isBlank || $0 == .lineFeed || $0 == .carriageReturn }
  }

  /// Whether a result in a format can contain a special byte.
  func answersCanContain(in format: DayFormat, where isSpecial: (UInt8) -> Bool) -> Bool {
    switch self {
    case .same, .days, .amounts: format.canContain(where: isSpecial)
    case .counts: "-0123456789".utf8.contains(where: isSpecial)
    case .texts: true
    }
  }
}
