import CommandGrammar
import DayKit

/// Where in a record its dates stand, if it is not all of the record.
protocol DatePlace: Sendable {
  /// The byte between fields, if line breaks inside quoted fields belong to a record.
  var delimiterOfQuotedFields: UInt8? { get }

  /// Whether the first record names columns, and notes them.
  ///
  /// - Throws: ``PlaceFailure`` if the place is not among them.
  mutating func takesHeader(_ record: Span<UInt8>) throws(PlaceFailure) -> Bool

  /// The first date of a record from a byte on, `nil` if there is none.
  func next(
    in record: Span<UInt8>, from start: Int, by reader: DateReader
  ) throws(PlaceFailure) -> PlacedDate?
}

extension DatePlace {
  var delimiterOfQuotedFields: UInt8? { nil }

  mutating func takesHeader(_ record: Span<UInt8>) -> Bool { false }
}

/// A date in a record.
struct PlacedDate: Equatable {
  var day: Day

  /// The bytes that an answer replaces.
  var range: Range<Int>

  /// How an answer is written there.
  var frame: AnswerFrame
}

/// How an answer is written in the middle of a record.
enum AnswerFrame: Equatable, Sendable {
  case plain

  /// As a field of CSV, in quotes if it was or if it needs them.
  case field(isQuoted: Bool, delimiter: UInt8)

  /// As a value of JSON.
  case json
}

/// Why a record has no date where one should be.
enum PlaceFailure: Error {
  /// What stands there is no date.
  case noDate(Range<Int>, DateFailure)

  /// There is no answer to the date that stands there.
  case noAnswer(Range<Int>, DayError)

  /// The record has so many columns.
  case noColumn(Int)

  /// The header has other names.
  case noColumnName([Word])

  /// The record is no JSON that has a value there.
  case noValue
}
