package import DayKit

/// Decides which days a command selects.
///
/// A test handles a whole batch in one call, as a ``DayRule`` does.
package protocol DayTest: Sendable {
  /// Appends a verdict for each day, or for each record if its dates have one verdict.
  func test(_ days: Span<Day>, into verdicts: inout OutputSpan<Bool>)
}
