#if Formats
/// What determines a year that a text does not give in full.
struct YearRule: Hashable, Sendable {
  /// The first of the hundred years that two digits stand for.
  var pivot: Int?

  /// The year of texts without a year.
  var defaultYear: Int?

  /// A rule that determines every year, to find out whether the year is all that is missing.
  static var any: YearRule { YearRule(pivot: 0, defaultYear: 0) }
}
#endif
