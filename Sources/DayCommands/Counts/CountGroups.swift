import DayKit

/// The groups in which dates are counted.
enum CountGroups: Sendable {
  case calendar(DayGrouping)

  /// Spans of the same length, from an anchor or from the first date.
  case cycle(Period, anchor: Day?)

  case ages(AgeGroups)
}

extension CountGroups {
  /// The name of the column of groups.
  var name: String {
    switch self {
    case .calendar(let grouping): grouping.rawValue
    case .cycle: "period"
    case .ages: "bucket"
    }
  }

  /// What is counted, in words.
  func title(isCumulative: Bool) -> String {
    switch self {
    case .ages(let ages): "Dates by age" + (ages.unit.map { " in \($0.name)" } ?? "")
    case .calendar, .cycle:
      (isCumulative ? "Dates up to each " : "Dates per ")
        + String(name.map { $0 == "-" ? " " : $0 })
    }
  }
}
