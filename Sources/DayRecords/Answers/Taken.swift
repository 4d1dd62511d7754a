package import DayKit

/// How much of a batch an action has taken.
package struct Taken {
  /// The end of the last record that was taken.
  package var end: Int

  /// The reason why the next record was not taken.
  package var failure: Failure?

  package enum Failure {
    /// The record has no result. The number is the index of its first day in the batch.
    case noAnswer(Int, DayError)

    /// The format of the result cannot write its day. The number is the index of the first day of the
    /// result in the batch.
    case unwritable(Int, by: DayFormat)

    /// Clocks in the time zone skip the day of the result. The number is the index of the first day of the
    /// result in the batch.
    case skipped(Int, Day)

    /// No text in the form of the date is its time on this day. The number is the index of the first day of
    /// the result in the batch.
    case noTime(Int, Day)

    /// There is another reason.
    ///
    /// It is in a box, because a call would have to create the type of a large optional value,
    /// which takes as long as the rest of the call.
    indirect case record(RecordFailure)
  }

  package init(end: Int, failure: Failure? = nil) {
    self.end = end
    self.failure = failure
  }
}
