import DayKit
import Terminal

/// Puts the days of one or more months on a surface, for every layout.
struct DayPen {
  private let month: YearMonth
  let form: GridForm
  let look: DayLook

  /// The number of days from 1970 to the first day of the months.
  let start: Int

  /// The number of days in the months.
  let dayCount: Int

  /// The number of days in the first month.
  private let firstCount: Int

  /// The text of the last number, which is kept so that it is allocated only once.
  private var text: ContiguousArray<UInt8> = []

  init(_ month: YearMonth, _ form: GridForm, _ look: DayLook) {
    self.month = month
    self.form = form
    self.look = look
    start = month.firstDay.daysSince1970
    firstCount = month.dayCount
    dayCount = firstCount
  }

  /// Creates a pen for months as one run of days.
  init(_ months: ClosedRange<YearMonth>, _ form: GridForm, _ look: DayLook) {
    month = months.lowerBound
    self.form = form
    self.look = look
    start = month.firstDay.daysSince1970
    firstCount = month.dayCount
    dayCount = months.upperBound.lastDay.daysSince1970 - start + 1
  }

  /// The width of a number with its place on the scale, in columns.
  var width: Int { (form.showsDayOfYear ? 3 : 2) + look.scaleWidth }

  /// The number of days from the start of the first week to the first day.
  var lead: Int { month.firstDay.weekday.days(since: form.firstWeekday) }

  var weekCount: Int { (lead + dayCount + 6) / 7 }

  /// The day at an offset from the first day of the months, unless it is not shown.
  func day(at offset: Int) -> Day? {
    form.fillsWeeks || (0..<dayCount).contains(offset) ? Day(exactly: start + offset) : nil
  }

  /// Puts a day of the months or of a neighbouring month; nothing where there is none.
  ///
  /// - Parameters:
  ///   - offset: The number of days after the first day of the months.
  ///   - column: The first column of the number.
  mutating func put<Surface: CellSurface>(
    dayAt offset: Int, on surface: inout Surface, row: Int, column: Int
  ) {
    let isNeighbour = !(0..<dayCount).contains(offset)
    var style = TextStyle.plain
    var number = offset + 1
    if isNeighbour || offset >= firstCount || look.usesColor || form.showsDayOfYear
      || look.scaleWidth > 0
    {
      guard let day = day(at: offset) else { return }
      style = look.style(of: day, isNeighbour: isNeighbour)
      number = form.showsDayOfYear ? day.dayOfYear : day.dayOfMonth
      write(number)
      if look.scaleWidth > 0, !isNeighbour, let heat = look.marks?.heat {
        text += heat.sign(of: day).utf8
      }
    } else {
      write(number)
    }
    surface.put(text.span, row: row, column: column, style: style)
  }

  /// Puts the number of the week that contains an offset.
  mutating func put<Surface: CellSurface>(
    weekNumberAt offset: Int, on surface: inout Surface, row: Int, column: Int
  ) {
    let number = form.weekNumbers.number(ofRowAt: start + offset, startingOn: form.firstWeekday)
    text.removeAll(keepingCapacity: true)
    append(number, width: 2)
    surface.put(text.span, row: row, column: column, style: TextStyle(isDim: look.usesColor))
  }

  private mutating func write(_ number: Int) {
    text.removeAll(keepingCapacity: true)
    append(number, width: form.showsDayOfYear ? 3 : 2)
  }

  /// Appends a number from 0 to 999, aligned to the right.
  private mutating func append(_ number: Int, width: Int) {
    let zero = UInt8(ascii: "0")
    if width > 2 { text.append(number < 100 ? .space : zero + UInt8(number / 100)) }
    text.append(number < 10 ? .space : zero + UInt8(number / 10 % 10))
    text.append(zero + UInt8(number % 10))
  }
}

extension UInt8 {
  fileprivate static var space: UInt8 { UInt8(ascii: " ") }
}
