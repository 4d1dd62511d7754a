import CommandGrammar
import DayKit
import DayRecords
import Terminal

// How months look.

extension MonthGridCommand {
  func layout(_ symbols: DaySymbols) -> GridLayout {
    GridLayout(
      firstWeekday: firstWeekday ?? (grid.hasUSWeekNumbers ? .sunday : symbols.firstWeekday),
      weekNumbers: grid.hasWeekNumbers ? .iso : grid.hasUSWeekNumbers ? .us : .none,
      fillsWeeks: grid.fillsWeeks, showsDayOfYear: grid.showsDayOfYear)
  }

  func look(
    _ formats: RecordFormats, _ holidays: [Holiday], _ surroundings: Surroundings
  ) throws(UsageError) -> DayLook {
    var look = DayLook(weekend: grid.work.weekend)
    look.styling = styling(surroundings)
    // The colours of a picture do not depend on the terminal.
    if look.usesColor, !grid.isSVG {
      look.colors = try DayColors(surroundings.environment("DAYCTL_COLORS"))
    }
    if look.styling != .none || grid.mark != nil { look.today = try? formats.clock.today() }
    guard !grid.isPlain else { return look }
    look.marks = DayMarks(
      todayBrackets: try grid.todayBrackets,
      highlights: try highlightedDays(holidays, surroundings),
      holidays: WorkCalendar(holidays: holidays.map(\.day)), hasHolidays: !holidays.isEmpty)
    return look
  }

  private func styling(_ surroundings: Surroundings) -> Styling {
    if grid.isSVG { return .colors }
    return color.styling(
      onTerminal: surroundings.isOutputTerminal,
      environment: { surroundings.environment($0).bytes })
  }

  private func highlightedDays(
    _ holidays: [Holiday], _ surroundings: Surroundings
  ) throws(UsageError) -> [ClosedRange<Day>] {
    guard !grid.highlights.isEmpty else { return [] }
    // A month is all its days here, and not its first day.
    return try grid.highlightedDays(
      grid.work.formats(options.words, holidays, in: surroundings))
  }

  func sheet(
    _ formats: RecordFormats, _ holidays: [Holiday], _ surroundings: Surroundings
  ) throws(UsageError) -> MonthSheet {
    let symbols = formats.language.symbols
    return MonthSheet(
      layout: layout(symbols), look: try look(formats, holidays, surroundings), symbols: symbols,
      arrangement: grid.hasWeekColumns
        ? .weeks : grid.isMerged ? .merged : grid.isVertical ? .columns : .rows,
      columnCount: grid.columnCount, width: grid.isSVG ? 80 : surroundings.outputWidth,
      usesUTF8: surroundings.usesUTF8 || grid.isSVG, holidays: holidays)
  }

  /// Returns the theme of colours, for which it asks the terminal if the result matters.
  func theme(_ surroundings: Surroundings) -> @Sendable () -> TerminalTheme {
    // The picture has the colours of both themes, and is laid out in those of the light one.
    if grid.theme == .light || grid.isSVG { return { .light } }
    guard grid.theme != .dark, styling(surroundings) == .colors else { return { .dark } }
    let usual = TerminalTheme(colorFGBG: surroundings.environment("COLORFGBG").bytes) ?? .dark
    guard surroundings.isOutputTerminal else { return { usual } }
    return { [ask = surroundings.theme] in ask() ?? usual }
  }
}
