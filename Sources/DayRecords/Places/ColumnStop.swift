/// A column that a scan visits.
struct ColumnStop: Equatable, Sendable {
  var column: Int

  /// The column as it was requested.
  var requested: Column

  /// The number of the date in the column, if it has one, among those of a record.
  var date: Int?

  /// The number of the result that goes into the column, if one does.
  var answer: Int?

  /// Whether the column has the label.
  var isLabel = false
}
