package import DayKit

extension DayFormat {
  /// Whether one of two formats reads what the other stands for as another day, as `dd/MM/yyyy` and `M/d/yyyy H:mm` do.
  ///
  /// Dates in two such formats cannot be told apart.
  package func disagrees(with other: DayFormat) -> Bool {
    swapsDayAndMonth(of: other) || misreads(other) || other.misreads(self)
  }

  private func misreads(_ other: DayFormat) -> Bool {
    guard other.formattingObstacle == nil, let day = try? Day(year: 2001, month: 2, day: 3) else {
      return false
    }
    let text = ContiguousArray(day.formatted(as: other).utf8)
    guard let read = try? read(text.span) else { return false }
    return read != day
  }
}
