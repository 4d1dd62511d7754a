extension Lookalike {
  /// An option that a format requires besides `--from`.
  enum Requirement: Equatable {
    /// In which century a date with two digits for the year is.
    case pivot(Int)

    /// Another language than that of the names that are read, by its code.
    case locale(String)

    /// In which year a date without one is, or `nil` to leave it to the user.
    case year(Int?)

    /// The words of the option.
    var option: String {
      switch self {
      case .pivot(let year): "--pivot \(year)"
      case .locale(let code): "--locale \(code)"
      case .year(let year): "--year \(year.map(String.init) ?? "YEAR")"
      }
    }
  }
}
