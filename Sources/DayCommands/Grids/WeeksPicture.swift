import DayKit

/// Months as elements of SVG, with one square for each day and one column for each week.
struct WeeksPicture {
  private let sheet: MonthSheet
  private let years: [ClosedRange<YearMonth>]

  init(_ months: ClosedRange<YearMonth>, _ sheet: MonthSheet) {
    self.sheet = sheet
    years = months.years
  }

  private static let step = 14
  private static let side = 11
  private static let margin = 16
  private static let left = 36
  private static let titleHeight = 20
  private static let namesHeight = 18
  private static let legendHeight = 30

  private var blockHeight: Int { Self.titleHeight + Self.namesHeight + 7 * Self.step + 14 }

  private func pen(_ months: ClosedRange<YearMonth>) -> DayPen {
    DayPen(months, sheet.layout, sheet.look)
  }
}

extension WeeksPicture {
  var width: Int {
    let weeks = years.reduce(20) { max($0, pen($1).weekCount) }
    return 2 * Self.margin + Self.left + weeks * Self.step
  }

  var height: Int { 2 * Self.margin + years.count * blockHeight + Self.legendHeight - 14 }

  var elements: String {
    years.enumerated().map { index, months in
      block(months, y: Self.margin + index * blockHeight)
    }.joined() + legend(y: Self.margin + years.count * blockHeight)
  }

  private func block(_ months: ClosedRange<YearMonth>, y: Int) -> String {
    let pen = pen(months)
    let left = Self.margin + Self.left
    let title = months.shortTitle(in: sheet.symbols, usesUTF8: true)
    var text = Self.text(title, x: left, y: y + 12, classes: "bold")
    let top = y + Self.titleHeight
    for (month, name) in zip(months, months.names(in: sheet.symbols, upTo: 8)) {
      let week = (pen.lead + month.firstDay.daysSince1970 - pen.start) / 7
      text += Self.text(name, x: left + week * Self.step, y: top + 11)
    }
    for position in 0..<7 {
      let weekday = sheet.layout.firstWeekday.advanced(by: position)
      let name = sheet.symbols.name(of: weekday, width: .abbreviated)
      let row = top + Self.namesHeight + position * Self.step
      text += Self.text(name, x: Self.margin, y: row + 10)
    }
    for offset in 0..<pen.dayCount {
      guard let day = pen.day(at: offset) else { continue }
      let (week, position) = (pen.lead + offset).quotientAndRemainder(dividingBy: 7)
      text += square(
        day, x: left + week * Self.step, y: top + Self.namesHeight + position * Self.step)
    }
    return text
  }

  /// A day, whose text appears below the mouse.
  private func square(_ day: Day, x: Int, y: Int) -> String {
    let count = sheet.look.marks?.heat?.count(of: day) ?? 0
    let names = sheet.holidays.filter { $0.day == day }.map(\.name)
    let text = (["\(day): \(count)"] + names).joined(separator: ", ")
    let step = sheet.look.marks?.heat?.step(of: day) ?? 0
    let mark = mark(of: day).map { " \($0)" } ?? ""
    return Self.square("h\(step)\(mark)", x: x, y: y, text)
  }

  private func mark(of day: Day) -> String? {
    if day == sheet.look.today { return "today" }
    guard let marks = sheet.look.marks else { return nil }
    if marks.isHighlighted(day) { return "highlight" }
    return marks.holidays.isHoliday(day) ? "holiday" : nil
  }

  private func legend(y: Int) -> String {
    var (text, x) = ("", Self.margin + Self.left)
    for entry in sheet.look.marks?.heat?.legend(usesColor: true) ?? [] {
      if entry.step > 0 {
        text += Self.square("h\(entry.step)", x: x, y: y, nil)
        x += Self.step + 4
      }
      text += Self.text(entry.text, x: x, y: y + 10)
      x += entry.text.count * 7 + 14
    }
    return text
  }

  private static func square(_ classes: String, x: Int, y: Int, _ title: String?) -> String {
    let rest = title.map { "><title>\($0.escapedForXML)</title></rect>" } ?? "/>"
    return """
      <rect class="\(classes)" x="\(x)" y="\(y)" width="\(side)" height="\(side)" rx="2"\(rest)

      """
  }

  private static func text(_ text: String, x: Int, y: Int, classes: String = "") -> String {
    let list = classes.isEmpty ? "" : " class=\"\(classes)\""
    return "<text\(list) x=\"\(x)\" y=\"\(y)\">\(text.escapedForXML)</text>\n"
  }
}
