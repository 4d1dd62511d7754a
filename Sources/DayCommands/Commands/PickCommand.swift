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
  var presetNames = Words()
  var addedPresets = Words()
  var choosesMany = false
  var isJSON = false
  var hasWeekNumbers = false
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
        month, a year or a custom range. In a custom range, Enter sets the first day, sets the last \
        day, and chooses the range; the last line says what Enter does now.

        Press ? for the keys. Exit status: 0 after a choice, 1 if you leave without one (Escape), and \
        2 without a terminal.
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
      "--only", value: "TABS", into: &only,
      help: "only these of day, week, month, year and custom",
      detail: """
        Separate several with commas, or repeat the option. With any tab other than day, the first and \
        the last day are printed.
        """,
      completion: .tabs)
    parts.flag(
      "--last-7-days", into: &endsOnChosenDay,
      help: "choose a range; a week ends on the chosen day")
    parts.flag(
      "--multiple", into: &choosesMany, help: "choose any number of days with Space",
      detail: "They are printed in order, each on a line, or as a list with --json.")
    parts.flag("--json", into: &isJSON, help: "with --multiple, print a list in JSON", isRare: true)
    try parts.option(
      "--presets", value: "NAMES", into: &presetNames,
      help: "ranges to offer, such as today, or none",
      detail: """
        Separate several with commas, or repeat the option; they are shown in this order. The \
        default is all: today, tomorrow, this-week, last-7-days, last-30-days, this-month, \
        last-month, this-quarter and this-year, after those of --preset.
        """, completion: .presets, isRare: true)
    try parts.option(
      "--preset", value: "NAME=DAYS", into: &addedPresets,
      help: "add a range to offer, such as 'Q1=2025-Q1'", isRare: true)
    parts.flag(
      "--week-numbers", "-w", into: &hasWeekNumbers, help: "number the weeks as in ISO 8601")
    try limits.bind(to: &parts)
    try parts.option(
      "--initial", "-i", value: "DAYS", into: &initial,
      help: "date, month or other span to start on",
      detail: """
        With a tab of its own or custom, a span is selected; without, its first day is in focus. Write \
        a range as 2026-03-01..2026-03-05. Instead of a date that --disable excludes, the nearest other one \
        is in focus.
        """, completion: .span)
    try parts.option(
      "--starting-on", "-s", value: "WEEKDAY", into: &firstWeekday, help: "first day of the week")
    try parts.option("--title", value: "TEXT", into: &title, help: "text above the calendar")
    try parts.option("--color", value: "WHEN", into: &color, help: "when to use colour")
    try options.bindFormats(to: &parts, for: .days)
    try parts.exclusive("--interval", "--to")
    try parts.exclusive(
      "--multiple",
      withEachOf: ["--range", "--interval", "--only", "--last-7-days", "--presets", "--preset"])
    try parts.requires("--json", "--multiple")
  }

  func run(in session: inout Session) throws(UsageError) {
    let surroundings = session.surroundings
    var formats = try RecordFormats(options.words, in: surroundings)
    let holidays = try limits.work.holidays(formats.fiscalCalendar, in: surroundings)
    limits.work.apply(to: &formats, holidays)
    formats.writeFormat = try formats.newFormat(like: initial)
    try checkFiscalUse()
    var state = try state(formats)
    let sheet = try sheet(formats, holidays, surroundings)
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
    if let chosen = state.chosenDays {
      print(chosen, as: formats.writeFormat, to: &session.console.output)
    } else {
      print(days, of: state.picker.kinds, as: formats.writeFormat, to: &session.console.output)
    }
  }
}

extension PickCommand {
  /// Checks that fiscal years make a difference: to dates, or to presets, some of which are years.
  private func checkFiscalUse() throws(UsageError) {
    var words = limits.words(with: initial)
    for preset in addedPresets {
      words.append(Word(String(preset.text.drop { $0 != "=" }.dropFirst())))
    }
    for name in presetNames { words.append(name) }
    let kinds = try kinds
    let hasAllPresets = presetNames.isEmpty && kinds.contains(.custom)
    try options.words.checkFiscalUse(hasAllPresets, in: words, files: limits.work.files)
  }

  /// The state before the first key.
  private func state(_ formats: RecordFormats) throws(UsageError) -> PickerState {
    let today = try formats.day(Word(constant: "today"))
    let first = firstWeekday ?? formats.language.symbols.firstWeekday
    let kinds = try kinds
    if hasWeekNumbers, kinds.allSatisfy(\.isList) {
      throw UsageError(
        "--week-numbers needs a tab with days: add day, week or custom to --only")
    }
    let limits = try limits.limits(formats)
    var picker = DayPicker(kinds, showing: today, in: limits, startingOn: first)
    // Custom is the last tab, and what most ranges need.
    if only.isEmpty, !endsOnChosenDay { picker.select(.custom) }
    if let initial {
      let span = try formats.span(initial, of: "--initial")
      try Self.check(span.days, limits)
      if span.dayCount == 1 {
        picker.move(to: span.days.lowerBound)
      } else if kinds.contains(span.kind), span.kind != .week || first == .monday {
        picker = DayPicker(kinds, selecting: span, in: limits, startingOn: first)
      } else if kinds.contains(.custom) {
        picker = DayPicker(kinds, selecting: DaySpan(span.days), in: limits, startingOn: first)
      } else if span.kind != .custom {
        picker.move(to: span.days.lowerBound)
      } else {
        throw UsageError("--initial: a range needs the tab custom: add --range")
      }
    }
    var state = PickerState(picker, today: today, reading: typedDates(formats, today))
    if kinds.contains(.custom) {
      state.presets = try PickerPreset.presets(
        presetNames.isEmpty ? nil : presetNames, adding: addedPresets, startingOn: first, formats)
    } else if !presetNames.isEmpty || !addedPresets.isEmpty {
      throw UsageError("--presets and --preset need the tab custom: add --range")
    }
    if choosesMany { state.chosenDays = [] }
    return state
  }

  private func typedDates(_ formats: RecordFormats, _ today: Day) -> TypedDates {
    var listFormats = formats
    listFormats.readFormats.append(.yearMonth)
    listFormats.readFormats.append(.year)
    let (dayReader, listReader) = (formats, listFormats)
    let (language, symbols) = (formats.language, formats.language.symbols)
    // An option of the call says more than the language.
    let given = options.words.from.isEmpty ? nil : DateOrder(formats.readFormats.first)
    let order = given ?? (language.isChosen ? DateOrder(pattern: symbols.datePattern(.short)) : nil)
    return TypedDates(symbols: symbols, order: order, today: today) { text, isInList in
      try? (isInList ? listReader : dayReader).day(Word(text))
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
        throw UsageError("--last-7-days needs the tab week: add it to --only")
      }
      return kinds.map { $0 == .week ? .last7Days : $0 }
    }
  }

  private func sheet(
    _ formats: RecordFormats, _ holidays: [Holiday], _ surroundings: Surroundings
  ) throws(UsageError) -> PickerSheet {
    let usesColor = color.usesColor(
      onTerminal: true, environment: { surroundings.environment($0).bytes })
    let colors =
      usesColor ? try DayColors(surroundings.environment("DAYCTL_COLORS")) : DayColors()
    let look = PickerLook(
      formats.language.symbols, usesColor: usesColor, colors: colors,
      usesUTF8: surroundings.usesUTF8, hasWeekNumbers: hasWeekNumbers,
      weekend: limits.work.weekend, holidays: holidays)
    return PickerSheet(
      title: title.map { $0.text } ?? "", look: look)
  }

  private func print(_ days: [Day], as format: DayFormat, to output: inout BufferedOutput) {
    let texts = days.map { $0.formatted(as: format) }
    guard isJSON else { return texts.forEach { output.append($0 + "\n") } }
    var list: ContiguousArray<UInt8> = []
    for text in texts {
      list.append(list.isEmpty ? UInt8(ascii: "[") : UInt8(ascii: ","))
      list.append(jsonString: ContiguousArray(text.utf8).span)
    }
    output.append(String(decoding: list, as: UTF8.self) + "]\n")
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
      switch state.take(try next(within: state.pause), on: picture) {
      case .open: continue
      case .redrawing: forgetPicture()
      case .chosen(let days): return days
      case .left: return nil
      }
    }
  }
}
