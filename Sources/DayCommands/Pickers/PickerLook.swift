import DayKit
import Terminal

/// How a picker looks: its language, and how days are marked with and without colour.
struct PickerLook: Sendable {
  let symbols: DaySymbols
  let usesColor: Bool

  /// Whether dashes may be written that are not in ASCII.
  let usesUTF8: Bool

  let weekend: WeekdaySet
  let holidays: [Holiday]

  /// The date with its weekday, as the language writes it.
  private let fullDate: DayFormat?

  init(
    _ symbols: DaySymbols, usesColor: Bool, usesUTF8: Bool, weekend: WeekdaySet,
    holidays: [Holiday]
  ) {
    self.symbols = symbols
    self.usesColor = usesColor
    self.usesUTF8 = usesUTF8
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
  var isFocused = false
  var isInBand = false

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
    if mark.isFocused {
      style.isReversed = true
    } else if mark.isInBand {
      style.color = .palette(16)
      style.background = .palette(mark.isEdge ? 68 : 110)
    } else if mark.isHoliday {
      style.color = .red
    }
    style.isBold = mark.isEdge && mark.isInBand && !mark.isFocused
    style.isCrossedOut = !mark.isAllowed
    style.isDim = !mark.isAllowed || mark.isQuiet && !mark.isInBand && !mark.isFocused
    return style
  }

  /// The style between two marks of a row.
  func style(between left: PickerMark?, and right: PickerMark?) -> TextStyle {
    guard usesColor, let left, let right, left.isInBand, right.isInBand else { return .plain }
    return TextStyle(background: .palette(110))
  }

  /// The character between two marks of a row, where there is no colour: brackets around the focus,
  /// `<` and `>` around the band, `-` in it, and `*` after today.
  func character(between left: PickerMark?, and right: PickerMark?) -> String {
    if usesColor { return " " }
    if left?.isFocused == true { return "]" }
    if right?.isFocused == true { return "[" }
    let (isLeft, isRight) = (left?.isInBand ?? false, right?.isInBand ?? false)
    if isLeft != isRight { return isLeft ? ">" : "<" }
    if isLeft { return "-" }
    return left?.isToday == true ? "*" : " "
  }
}
