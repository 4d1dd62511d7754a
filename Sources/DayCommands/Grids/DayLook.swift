import DayKit
import Terminal

/// How days look in a grid.
struct DayLook: Sendable {
  var styling = Styling.none

  /// The day to highlight.
  var today: Day?

  var weekend: WeekdaySet

  var colors = DayColors()

  /// What only options set.
  var marks: DayMarks?

  var usesColor: Bool { styling == .colors }

  /// Whether texts before and after days mark some of them.
  var hasBrackets: Bool { !usesColor && marks?.hasBrackets == true }

  /// The width that each day has for its place on the scale, in columns.
  var scaleWidth: Int { usesColor || marks?.heat == nil ? 0 : 1 }

  /// The style of the numbers of weeks.
  var weekNumberStyle: TextStyle { TextStyle(isDim: styling != .none) }

  /// The style of a day.
  ///
  /// - Parameter isNeighbour: Whether the day completes a week of another month.
  func style(of day: Day, isNeighbour: Bool) -> TextStyle {
    guard styling != .none else { return .plain }
    if isNeighbour { return TextStyle(isDim: true) }
    var style = baseStyle(of: day)
    if day == today, styling == .colors { return style.adding(colors.today) }
    style.isReversed = day == today
    return style
  }

  private func baseStyle(of day: Day) -> TextStyle {
    if let marks, let style = style(of: day, with: marks) { return style }
    guard weekend.contains(day.weekday) else { return .plain }
    return usesColor ? colors.weekend : TextStyle(isDim: true)
  }

  /// The style of a day that options mark; `nil` for any other.
  ///
  /// A holiday is underlined where its colour would not be seen.
  private func style(of day: Day, with marks: DayMarks) -> TextStyle? {
    let heat = usesColor ? marks.heat?.style(of: day) : nil
    let isHighlighted = marks.isHighlighted(day)
    let isHoliday = marks.holidays.isHoliday(day)
    guard isHighlighted || isHoliday || heat != nil else { return nil }
    if usesColor, heat == nil {
      guard isHighlighted else { return colors.holiday }
      return isHoliday ? colors.highlight.adding(TextStyle(isUnderlined: true)) : colors.highlight
    }
    var style = heat ?? TextStyle()
    style.isBold = isHighlighted
    style.isUnderlined = isHoliday
    return style
  }
}

/// What options mark on days.
struct DayMarks: Sendable {
  /// The texts before and after today, where there is no colour; empty without them.
  let todayBrackets: Brackets

  let highlights: [ClosedRange<Day>]
  let holidays: WorkCalendar

  /// Whether there are any holidays.
  let hasHolidays: Bool

  var heat: HeatScale?

  var hasBrackets: Bool { !todayBrackets.isEmpty || !highlights.isEmpty }

  func isHighlighted(_ day: Day) -> Bool { highlights.contains { $0.contains(day) } }
}

/// Two texts of one column each, before and after a day.
struct Brackets: Equatable, Sendable {
  var before = ""
  var after = ""

  var isEmpty: Bool { before.isEmpty && after.isEmpty }
}

extension DayLook {
  /// The bracket between two days next to each other; `nil` stands for no day.
  ///
  /// Highlighted days next to each other share a pair of brackets. That of today comes first.
  func bracket(between left: Day?, and right: Day?) -> String {
    guard let marks else { return "" }
    if let left, left == today, !marks.todayBrackets.after.isEmpty {
      return marks.todayBrackets.after
    }
    if let right, right == today, !marks.todayBrackets.before.isEmpty {
      return marks.todayBrackets.before
    }
    let isLeft = left.map(marks.isHighlighted) ?? false
    let isRight = right.map(marks.isHighlighted) ?? false
    return isLeft == isRight ? "" : isLeft ? ">" : "<"
  }
}
