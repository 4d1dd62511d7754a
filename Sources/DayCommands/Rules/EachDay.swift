import DayKit
import DayRecords

/// Computes a number for each day.
struct EachDay: DayCount {
  private let number: @Sendable (Day) -> Int

  init(_ number: @escaping @Sendable (Day) -> Int) {
    self.number = number
  }

  func count(_ days: Span<Day>, into counts: inout OutputSpan<Int>) {
    for index in days.indices { counts.append(number(days[index])) }
  }
}
