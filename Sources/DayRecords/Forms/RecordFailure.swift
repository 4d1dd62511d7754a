package import DayKit

/// The reason a record has no result.
///
/// A range is where the date is in the record.
package enum RecordFailure: Error {
  /// The bytes where the date should be are not a date.
  case noDate(Range<Int>, DateFailure)

  /// The text has no date, and the command needs one.
  case undated

  /// The last text of an input does not end, and contains the other byte that can end a record, so it is
  /// probably many records.
  case severalRecords

  /// A span ends on a day that is before its first day.
  case reversedSpan(first: Day, last: Day)

  /// A span has only one of its two dates.
  case halfSpan(Day)

  /// The command has no result for the date.
  case noAnswer(Range<Int>, DayError)

  /// The format of the result cannot write its day.
  case unwritable(Range<Int>, by: DayFormat)

  /// Clocks in the time zone skip the day of the result to the date.
  case skipped(Range<Int>, Day)

  /// No text in the form of the date is its time on this day in the time zone.
  case noTime(Range<Int>, Day)

  /// The record has this many columns, and lacks those that were requested.
  case noColumn(Int, lacking: [Column])

  /// The record has more columns than the header, or than the first record if there is no header.
  case tooManyColumns(Int, known: Int)

  /// The header or the last record has a carriage return outside quotes that is not part of the end of a line, so it is
  /// probably many lines.
  case carriageReturns

  /// The header has these names, and not the requested one.
  case noColumnName([[UInt8]])

  /// The header has these names, and not that of the column with the label.
  case noLabelName([[UInt8]])

  /// The header has the name of a requested column more than once.
  case ambiguousColumn([UInt8])

  /// Two answers go into the column with this name.
  case repeatedTarget([UInt8])

  /// The header has a name more than once, which the keys of an object cannot have.
  case repeatedColumn([UInt8])

  /// The record, or the header, has something other than the date under the name of a part of the
  /// answer.
  case takenName([UInt8])

  /// The record is not a JSON object, or there is something after the object.
  case notAnObject

  /// The record has a key that is not a column, because the first record does not have it.
  case newKey([UInt8])

  /// The record has a key more than once, which columns cannot show.
  case repeatedKey([UInt8])

  /// The input ends inside a quotation.
  case openQuotation

  /// The input ends inside an array, there is something after an array, or the comma between two
  /// elements is missing.
  case openArray
  case textAfterArray
  case brokenArray

  /// The record is not JSON, or it has no value at the path.
  case noValue

  /// The record has no label.
  case noLabel

  /// The label of the record is not an amount.
  case noAmount(Range<Int>)

  /// The value by which records with the same date are sorted is not a number.
  case notANumber([UInt8])

  /// The record comes after one that should be after it.
  case outOfOrder(Disorder)

  /// The value at the path is not valid JSON.
  case invalidValue(Range<Int>)

  /// The record, without its ending, has more than ``RecordLimit/line`` bytes.
  case tooLong

  /// The result takes more than ``RecordLimit/answer`` bytes.
  case answerTooLong
}

/// How a record is out of order, compared with the record before it.
package enum Disorder: Sendable {
  /// The record has the second day, and the record before it the first one, if it has a day.
  case days(Day?, Day)

  /// Both records have the same day, and each day may be there once.
  case repeated(Day)

  /// Both records have the same day, or none, and these values; `nil` if there is none.
  case values([UInt8]?, [UInt8]?, on: Day?)
}

/// Limits in bytes that bound the memory in use.
package enum RecordLimit {
  /// The longest line without its ending.
  package static var line: Int { 1 << 20 }

  /// The longest answered record.
  package static var answer: Int { 16 << 20 }
}
