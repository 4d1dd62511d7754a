import System

/// The sentences for records that fail, which are defined by the layer of commands.
package protocol RecordMessages: Sendable {
  /// Returns the reason for a failure of a record, without the place of the record.
  ///
  /// - Parameter origin: Where the record comes from; the number of its line may be unknown.
  func sentence(
    for failure: RecordFailure, in record: Span<UInt8>, of origin: RecordOrigin
  ) -> String

  /// Returns the reason for a failure that ends the run.
  func sentence(for failure: RunFailure) -> String

  /// Returns whether texts without dates in any of the formats have dates in another one.
  func hasOtherDates(_ texts: Span<UInt8>) -> Bool

  /// Returns a sentence in a form that fits on one line.
  func line(_ sentence: String) -> String

  /// Returns the sentence for failures that were not reported one by one.
  ///
  /// - Parameters:
  ///   - hasReported: Whether others were reported.
  ///   - first: The place of the first of them; `nil` for operands.
  ///   - last: The place of the last of them.
  func rest(_ count: Int, hasReported: Bool, first: String?, last: String?) -> String
}

/// What to report about records that fail.
package struct ReportPolicy: Equatable, Sendable {
  /// Whether failed records are not reported.
  package var isQuiet: Bool

  /// The number of failures to report one by one; `nil` for all.
  package var limit: Int?

  package init(isQuiet: Bool = false, limit: Int? = 100) {
    self.isQuiet = isQuiet
    self.limit = limit
  }
}

/// Reports failures up to a limit, and counts the rest.
struct FailureReports: Sendable {
  let policy: ReportPolicy
  let messages: any RecordMessages

  /// The number of failures.
  private(set) var failureCount = 0

  private var reported = 0
  private var rest = 0
  private var firstOfRest: String?
  private var lastOfRest: String?

  init(_ policy: ReportPolicy, _ messages: any RecordMessages) {
    self.policy = policy
    self.messages = messages
  }

  /// Whether the next failure is reported in its own line.
  var reportsNext: Bool {
    !policy.isQuiet && policy.limit.map { reported < $0 } ?? true
  }

  /// Reports a failure, or counts it.
  ///
  /// - Parameters:
  ///   - place: The file and the line of the record; `nil` for an operand.
  ///   - sentence: The reason, called only if the failure is reported.
  mutating func report(
    at place: @autoclosure () -> String?, _ sentence: () -> String, to console: inout Console
  ) {
    console.fail()
    failureCount += 1
    guard !policy.isQuiet else { return }
    guard reportsNext else {
      let place = place()
      if rest == 0 { firstOfRest = place }
      lastOfRest = place
      rest += 1
      return
    }
    reported += 1
    let label = place().map { "\($0): " } ?? ""
    console.complain(messages.line(label + sentence()))
  }

  /// Counts failures that were not reported, one at least, whose first and last places are known.
  mutating func countRest(_ count: Int, first: String?, last: String?, to console: inout Console) {
    console.fail()
    failureCount += count
    guard !policy.isQuiet else { return }
    if rest == 0 { firstOfRest = first }
    lastOfRest = last
    rest += count
  }

  /// Reports the number of failures that were not reported one by one.
  mutating func finish(_ console: inout Console) {
    guard rest > 0 else { return }
    console.complain(
      messages.line(
        messages.rest(rest, hasReported: reported > 0, first: firstOfRest, last: lastOfRest)))
    rest = 0
  }
}

/// Where a record comes from.
package enum RecordOrigin: Equatable, Sendable {
  case operand

  /// A line of an input; its number is `nil` as long as it is not known.
  case line(Int?)

  package var isOperand: Bool { self == .operand }

  /// The number of the line, if it is known.
  package var line: Int? {
    if case .line(let number) = self { number } else { nil }
  }
}
