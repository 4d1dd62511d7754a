import DayKit
import Terminal

/// How a picker looks: its language, and how days are marked with and without colour.
struct PickerLook: Sendable {
  let symbols: DaySymbols
  let usesColor: Bool

  /// Whether dashes may be written that are not in ASCII.
  let usesUTF8: Bool

  /// Whether the number of each week is beside it.
  let hasWeekNumbers: Bool

  /// The number of columns for the numbers of weeks.
  var weekNumberWidth: Int { hasWeekNumbers ? 3 : 0 }

  let weekend: WeekdaySet
  let holidays: [Holiday]

  /// The date with its weekday, as the language writes it.
  private let fullDate: DayFormat?

  init(
    _ symbols: DaySymbols, usesColor: Bool, usesUTF8: Bool, hasWeekNumbers: Bool,
    weekend: WeekdaySet, holidays: [Holiday]
  ) {
    self.symbols = symbols
    self.usesColor = usesColor
    self.usesUTF8 = usesUTF8
    self.hasWeekNumbers = hasWeekNumbers
    self.weekend = weekend
    self.holidays = holidays
    fullDate = try? DayFormat(pattern: "full", symbols: symbols)
  }

  /// The day with its weekday in the language.
  func title(of day: Day) -> String {
    fullDate.map { day.formatted(as: $0) } ?? title(of: day...day)
  }

  /// The first and the last day in the language.
  func title(of days: ClosedRange<Day>) -> String {
    let title = days.title(in: symbols)
    return usesUTF8 ? title : String(title.map { $0 == "–" ? "-" : $0 })
  }

  /// The text, or as much of it as fits in a number of columns.
  func fitted(_ text: String, _ columns: Int) -> String {
    text.fitted(toColumns: columns, usesUTF8: usesUTF8)
  }

  /// The names of the holidays on a day.
  func names(ofHolidayOn day: Day) -> String {
    holidays.filter { $0.day == day }.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// A day of a page, or a row of a list, as it is to look.
struct PickerMark: Equatable, Sendable {
  var isAllowed = true

  /// Whether its number is shown; otherwise, only the band goes on there.
  var isShown = true

  var isFocused = false

  /// Whether it is the end of a range that is being moved.
  var isMoving = false

  var isInBand = false

  /// Whether it is chosen by itself, and not as a part of a band.
  var isSingle = false

  /// Whether the band starts or ends here.
  var isEdge = false

  var isToday = false
  var isHoliday = false

  /// Whether it is less important: a weekend, or a day of another month.
  var isQuiet = false
}

extension PickerLook {
  /// The style of a mark.
  ///
  /// The band has colours of its own for text and background, which can be read on light and on
  /// dark terminals alike.
  func style(of mark: PickerMark) -> TextStyle {
    guard usesColor else { return .plain }
    var style = TextStyle(isUnderlined: mark.isToday)
    if mark.isMoving {
      style.color = .palette(16)
      style.background = .palette(214)
    } else if mark.isFocused {
      style.isReversed = true
    } else if mark.isInBand {
      style.color = .palette(16)
      style.background = .palette(mark.isEdge ? 68 : 110)
    } else if mark.isHoliday {
      style.color = .red
    }
    style.isBold = mark.isMoving || mark.isEdge && mark.isInBand && !mark.isFocused
    if mark.isFocused, mark.isSingle, mark.isInBand { style.isBold = true }
    style.isCrossedOut = !mark.isAllowed
    style.isDim = !mark.isAllowed || mark.isQuiet && !mark.isInBand && !mark.isFocused
    return style
  }

  /// The style between two marks of a row.
  func style(between left: PickerMark?, and right: PickerMark?) -> TextStyle {
    guard usesColor, let left, let right, left.isInBand, right.isInBand, !left.isSingle else {
      return .plain
    }
    // The colour of the text is that of the days, so that the terminal has less to change.
    return TextStyle(color: .palette(16), background: .palette(110))
  }

  /// The character between two marks of a row, where there is no colour: brackets around the focus or
  /// braces around an end that is being moved, `<` and `>` around the band, `-` in it, `+` before a day
  /// that is chosen by itself, `x` before a day that cannot be chosen, and `*` after today.
  func character(between left: PickerMark?, and right: PickerMark?) -> String {
    if usesColor { return " " }
    if let left, left.isFocused { return left.isMoving ? "}" : "]" }
    if let right, right.isFocused { return right.isMoving ? "{" : "[" }
    if right?.isSingle == true, right?.isInBand == true { return "+" }
    let isSingle = left?.isSingle == true
    let (isLeft, isRight) = (
      left?.isInBand == true && !isSingle, right?.isInBand == true && !isSingle
    )
    if isLeft != isRight { return isLeft ? ">" : "<" }
    if right?.isAllowed == false { return "x" }
    if isLeft { return "-" }
    return left?.isToday == true ? "*" : " "
  }
}
