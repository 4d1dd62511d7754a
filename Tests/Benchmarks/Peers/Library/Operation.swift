/// Something that a library does to a day, over all days of a sample.
///
/// Each way of doing it gives a sum that all results go into, so that the ways can be held against
/// each other and no compiler can leave the work out.
struct Operation {
  typealias Sum = (Sample) -> Int

  var name: String

  /// What the operation is called in `civil.c`, and what it does there.
  var inC: [(operation: String, name: String)] = []

  /// How Foundation does it.
  var inFoundation: [(name: String, sum: Sum)] = []

  /// How DayKit does it.
  var ours: Sum

  /// A date with names, as a pattern.
  static let fullPattern = "EEEE, d MMMM yyyy"
}
