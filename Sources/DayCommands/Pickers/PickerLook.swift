import DayKit
import Terminal

/// How a picker looks: its language, and how days are marked with and without colour.
struct PickerLook: Sendable {
  let symbols: DaySymbols
  let usesColor: Bool

  /// The styles of days where there is colour.
  let colors: DayColors

  /// Whether dashes may be written that are not in ASCII.
  let usesUTF8: Bool

  /// Whether the number of each week is beside it.
  let hasWeekNumbers: Bool

  /// The number of columns for the numbers of weeks, with a space on both sides.
  var weekNumberWidth: Int { hasWeekNumbers ? 4 : 0 }

  let weekend: WeekdaySet
  let holidays: [Holiday]

  /// The date with its weekday, as the language writes it.
  private let fullDate: DayFormat?

  init(
    _ symbols: DaySymbols, usesColor: Bool, colors: DayColors, usesUTF8: Bool,
    hasWeekNumbers: Bool, weekend: WeekdaySet, holidays: [Holiday]
  ) {
    self.symbols = symbols
    self.usesColor = usesColor
    self.colors = colors
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

  /// The first and the last day, written as shortly as a number of columns requires.
  ///
  /// - Returns: The shortest text if not even that fits.
  func title(of days: ClosedRange<Day>, upTo columns: Int) -> String {
    let usual = title(of: days)
    if usual.columns <= columns { return usual }
    var titles: [String] = []
    let medium = try? DayFormat(pattern: "medium", symbols: symbols)
    let separator = usesUTF8 ? " – " : " - "
    for format in [medium, .iso, days.isInOneYear ? Self.monthAndDay : nil] {
      guard let format else { continue }
      titles.append(
        days.count == 1
          ? days.lowerBound.formatted(as: format) : days.formatted(as: format, separator: separator)
      )
    }
    return titles.first { $0.columns <= columns } ?? titles.last ?? usual
  }

  private static let monthAndDay = try? DayFormat(pattern: "MM-dd")

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

  var isWeekend = false

  /// Whether it is a day of another month.
  var isNeighbour = false
}

extension PickerLook {
  /// The style of a mark.
  ///
  /// The band has colours of its own for text and background, which can be read on light and on
  /// dark terminals alike.
  func style(of mark: PickerMark) -> TextStyle {
    guard usesColor else { return .plain }
    var style = TextStyle()
    if mark.isMoving {
      style = TextStyle(isBold: true, color: .palette(16), background: .palette(214))
    } else if mark.isFocused {
      style = TextStyle(isBold: mark.isSingle && mark.isInBand, isReversed: true)
    } else if mark.isInBand {
      style = TextStyle(
        isBold: mark.isEdge, color: .palette(16), background: .palette(mark.isEdge ? 68 : 110))
    } else {
      style = ownStyle(of: mark)
    }
    if mark.isToday, today.isUnderlined { style.isUnderlined = true }
    if !mark.isAllowed { style.isCrossedOut = true }
    return style
  }

  /// The style that today adds to others: reverse video belongs to the focus, and becomes an
  /// underline.
  private var today: TextStyle {
    var style = colors.today
    if style.isReversed { (style.isReversed, style.isUnderlined) = (false, true) }
    return style
  }

  /// The style of a day that is neither in focus nor in the band.
  private func ownStyle(of mark: PickerMark) -> TextStyle {
    var style =
      mark.isHoliday ? colors.holiday : mark.isWeekend ? colors.weekend : TextStyle()
    if mark.isToday { style = style.adding(today) }
    if !mark.isAllowed || mark.isNeighbour { style.isDim = true }
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

extension ClosedRange<Day> {
  fileprivate var isInOneYear: Bool { lowerBound.year == upperBound.year }
}
