import CommandGrammar
import DayKit

/// Why a record has no answer.
enum RecordFailure: Error {
  /// What stands where a date should be is none.
  case noDate(Range<Int>, DateFailure)

  /// There is no answer to the date that stands there.
  case noAnswer(Range<Int>, DayError)

  /// The record has so many columns.
  case noColumn(Int)

  /// The header has other names.
  case noColumnName([Word])

  /// The record is no JSON that has a value there.
  case noValue

  /// There is one, but not room enough for it; so many bytes are wanted.
  case noRoom(Int)
}
