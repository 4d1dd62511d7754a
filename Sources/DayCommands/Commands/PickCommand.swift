import CommandGrammar
import DayKit
import DayRecords
import System
import Terminal

/// `dayctl pick`: lets the user choose a date or a range of dates in the terminal.
struct PickCommand: DayCommand, Equatable {
  var isRange = false
  var isInterval = false
  var endsOnChosenDay = false
  var only = Words()
  var limits = LimitOptions()
  var initial: Word?
  var firstWeekday: Weekday?
  var title: Word?
  var color = ColorChoice.auto
  var options = RecordOptions()

  static let name = "pick"

  static var summary: CommandSummary {
    CommandSummary(
      "Choose a date or a range in the terminal, and print it.",
      discussion: """
        It draws on the terminal itself, so that a script can use its output: 'start=$(dayctl pick)'. \
        With --range, it prints the first and the last day, each on a line, of a day, a week, a \
        month, a year or a range of your own. In a range of your own, Enter sets the first and the \
        last day, and d ends the choice.

        Press ? for the keys. Escape leaves without a choice; the exit code is then 1, and 2 without \
        a terminal.
        """,
      examples: [
        Example(onTerminal: "start=$(dayctl pick --title Departure --min today)"),
        Example(onTerminal: "dayctl range $(dayctl pick --range)"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.flag("--range", "-r", into: &isRange, help: "choose a range, and print its two ends")
    parts.flag(
      "--interval", into: &isInterval,
      help: "choose a range, and print FIRST/LAST (ISO 8601)")
    try parts.option(
      "--only", value: "SEGMENTS", into: &only,
      help: "only these of day, week, month, year and custom",
      detail: """
        Separate several with commas, or repeat the option. If one of them is not day, two dates are \
        printed.
        """,
      completion: .segments)
    parts.flag(
      "--last-7-days", into: &endsOnChosenDay,
      help: "choose a range; a week ends on the chosen day")
    try limits.bind(to: &parts)
    try parts.option(
      "--initial", "-i", value: "DAYS", into: &initial,
      help: "date, month or other span to start on",
      detail: "Write a range as 2026-03-01..2026-03-05.", completion: .span)
    try parts.option(
      "--starting-on", "-s", value: "WEEKDAY", into: &firstWeekday, help: "first day of the week")
    try parts.option("--title", value: "TEXT", into: &title, help: "text above the calendar")
    try parts.option("--color", value: "WHEN", into: &color, help: "when to use colour")
    try options.bindFormats(to: &parts, for: .days)
    try parts.exclusive("--interval", "--to")
  }

  func run(in session: inout Session) throws(UsageError) {
    let surroundings = session.surroundings
    let holidays = try limits.work.holidays(in: surroundings)
    let formats = try limits.work.formats(options.words, holidays, in: surroundings)
    try formats.checkOutput()
    try options.words.checkFiscalUse(in: limits.words(with: initial))
    var state = try state(formats)
    let sheet = sheet(formats, holidays, surroundings)
    guard !surroundings.environment("TERM").equals("dumb") else {
      throw UsageError("pick cannot move the cursor of this terminal (TERM is dumb)")
    }
    let days: ClosedRange<Day>?
    do throws(SystemError) {
      days = try surroundings.screen().choose(&state, with: sheet)
    } catch {
      throw UsageError("pick needs a terminal: cannot use /dev/tty: \(error.message)")
    }
    guard let days else { return session.answersNo = true }
    print(days, of: state.picker.kinds, as: formats.writeFormat, to: &session.console.output)
  }
}

extension PickCommand {
  /// The state before the first key.
  private func state(_ formats: RecordFormats) throws(UsageError) -> PickerState {
    let today = try formats.day(Word(constant: "today"))
    let first = firstWeekday ?? formats.language.symbols.firstWeekday
    let kinds = try kinds
    let limits = try limits.limits(formats)
    var picker = DayPicker(kinds, showing: today, in: limits, startingOn: first)
    if let initial {
      let span = try formats.span(initial, of: "--initial")
      try Self.check(span.days, limits)
      if span.dayCount == 1 {
        picker.move(to: span.days.lowerBound)
      } else if kinds.contains(span.kind), span.kind != .week || first == .monday {
        picker = DayPicker(kinds, selecting: span, in: limits, startingOn: first)
      } else if kinds.contains(.custom) {
        picker = DayPicker(kinds, selecting: DaySpan(span.days), in: limits, startingOn: first)
      } else {
        throw UsageError("--initial: a range needs the segment custom: add --range")
      }
    }
    var listFormats = formats
    listFormats.readFormats.append(.yearMonth)
    listFormats.readFormats.append(.year)
    let (dayReader, listReader) = (formats, listFormats)
    return PickerState(picker, today: today) { text, kind in
      let formats = kind.isList ? listReader : dayReader
      do throws(UsageError) {
        return .success(try formats.day(Word(text)))
      } catch {
        return .failure(PickerState.Refusal(sentence: error.message))
      }
    }
  }

  /// Checks that initial days can be chosen; a single one only has to be within the limits.
  private static func check(
    _ days: ClosedRange<Day>, _ limits: DayLimits
  ) throws(UsageError) {
    let ends = [days.lowerBound, days.upperBound]
    for day in ends where !limits.days.contains(day) || days.count > 1 && !limits.allows(day) {
      throw UsageError("--initial: \(day) cannot be chosen, because another option excludes it")
    }
  }

  private var kinds: [DaySpan.Kind] {
    get throws(UsageError) {
      let isOneDay = !isRange && !isInterval && !endsOnChosenDay
      var kinds = isOneDay ? [.day] : DayPicker.defaultKinds
      if !only.isEmpty { kinds = try DaySpan.Kind.kinds(only, of: "--only") }
      guard endsOnChosenDay else { return kinds }
      guard kinds.contains(.week) else {
        throw UsageError("--last-7-days needs the segment week: add it to --only")
      }
      return kinds.map { $0 == .week ? .last7Days : $0 }
    }
  }

  private func sheet(
    _ formats: RecordFormats, _ holidays: [Holiday], _ surroundings: Surroundings
  ) -> PickerSheet {
    let usesColor = color.usesColor(
      onTerminal: true, environment: { surroundings.environment($0).bytes })
    let look = PickerLook(
      formats.language.symbols, usesColor: usesColor,
      usesUTF8: surroundings.usesUTF8, weekend: limits.work.weekend, holidays: holidays)
    return PickerSheet(
      title: title.map { $0.text } ?? "", look: look)
  }

  private func print(
    _ days: ClosedRange<Day>, of kinds: [DaySpan.Kind], as format: DayFormat,
    to output: inout BufferedOutput
  ) {
    if isInterval { return output.append(days.formatted(as: format) + "\n") }
    output.append(days.lowerBound.formatted(as: format) + "\n")
    if isRange || kinds != [.day] { output.append(days.upperBound.formatted(as: format) + "\n") }
  }
}

extension Screen {
  /// Shows a picker until the user has chosen days or left.
  ///
  /// - Returns: The days, or `nil` if the user has left or the terminal was closed.
  fileprivate func choose(
    _ state: inout PickerState, with sheet: PickerSheet
  ) throws(SystemError) -> ClosedRange<Day>? {
    while true {
      let (rows, columns) = size
      let picture = sheet.picture(of: state, rows: rows, columns: columns)
      try show(picture.canvas)
      switch state.take(try next(), on: picture) {
      case .open: continue
      case .chosen(let days): return days
      case .left: return nil
      }
    }
  }
}
