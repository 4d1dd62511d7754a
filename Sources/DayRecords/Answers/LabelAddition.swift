package import DayKit
import System

/// Adds the amount in the label of each record to its dates.
package struct LabelAddition: Sendable {
  private let overflow: MonthOverflow
  private let calendar: DateReader.WorkCalendarSource

  /// What is computed from each sum, if anything is.
  package var next: (any DayMap)?

  /// - Parameter calendar: Returns the calendar of the business days.
  package init(
    _ overflow: MonthOverflow, in calendar: @escaping DateReader.WorkCalendarSource
  ) {
    self.overflow = overflow
    self.calendar = calendar
  }

  /// Appends the results up to the first date without one, and returns the reason.
  func add(
    to days: Span<Day>, of batch: DateBatch, _ bytes: Span<UInt8>,
    into answers: inout OutputSpan<Day>
  ) -> Taken.Failure? {
    guard let next else { return addAmounts(to: days, of: batch, bytes, into: &answers) }
    return withScratch(of: Day.self, capacity: days.count) { sums in
      let failure = addAmounts(to: days, of: batch, bytes, into: &sums)
      let error = next.map(sums.span, into: &answers)
      return error.map { .noAnswer(answers.count, $0) } ?? failure
    }
  }

  /// Appends the sums up to the first date without one, and returns the reason.
  private func addAmounts(
    to days: Span<Day>, of batch: DateBatch, _ bytes: Span<UInt8>,
    into answers: inout OutputSpan<Day>
  ) -> Taken.Failure? {
    var calendar: WorkCalendar?
    for index in days.indices {
      let slot = batch.labelSlots[index]
      guard let amount = amount(in: slot, of: bytes, batch.form) else {
        return .record(.noAmount(batch.rangeInRecord(of: slot)))
      }
      if case .businessDays = amount, calendar == nil { calendar = self.calendar() }
      do throws(DayError) {
        answers.append(
          try amount.added(to: days[index], overflow, in: calendar ?? .mondayToFriday))
      } catch {
        return .noAnswer(index, error)
      }
    }
    return nil
  }

  private func amount(
    in slot: ValueSlot, of bytes: Span<UInt8>, _ form: RecordForm
  ) -> Amount? {
    guard !slot.isAdded else { return nil }
    let text = bytes.extracting(slot.start..<slot.end)
    if form.isPlain(text, isQuoted: slot.isQuoted) { return Amount(reading: text) }
    return form.text(of: text, isQuoted: slot.isQuoted).flatMap { Amount(reading: $0.span) }
  }
}
