import CommandGrammar
import DayKit
import DayRecords
import System

extension RangeCommand {
  /// Creates the sequence that the options describe.
  func sequence(
    _ formats: RecordFormats, _ surroundings: Surroundings
  ) throws(UsageError) -> DaySequence {
    let step = try step.map { word throws(UsageError) in try Self.step(word) }
    let skipped = try work.freeDays(skip, of: "--skip")
    try checkCombinations(step, skipped)
    let (start, end) = try ends(formats, isBackward: step?.isNegative ?? false)
    let filter = try filter(skipped, formats, surroundings)
    let rounding = try rounding(formats)
    if !rules.isEmpty {
      let rules = try recurrences(formats.clock.timeZone)
      if let end, end < start { throw UsageError("--rule: TO must not be before FROM") }
      if end == nil, count == nil, rules.contains(where: { $0.limit == nil }) { throw Self.endless }
      return DaySequence(
        rules, from: start, through: end, where: filter, round: rounding, count: count)
    }
    if end == nil, count == nil { throw Self.endless }
    if let step { try check(step, from: start, in: filter) }
    let steps = try steps(of: step ?? .period(.days(1)), from: start, through: end, formats)
    return DaySequence(steps, where: filter, round: rounding, count: count)
  }

  private func rounding(_ formats: RecordFormats) throws(UsageError) -> DaySequence.Rounding? {
    guard !rounding.isEmpty else { return nil }
    let needs = try rounding.needs()
    guard !needs.today else {
      throw UsageError(
        "--round: anniversaries are not in the order of the days; use 'dayctl range … | dayctl round "
          + "anniversary | dayctl sort --unique'")
    }
    let rounding = try rounding.rounding(needs, formats)
    return { day throws(DayError) in try rounding.day(near: day) }
  }

  /// The first and the last day: of FROM and TO, or of FROM alone if it is more than a date.
  ///
  /// If TO is before FROM, the sequence goes backwards, from the last day of FROM to the first day of
  /// TO.
  private func ends(
    _ formats: RecordFormats, isBackward: Bool
  ) throws(UsageError) -> (start: Day, end: Day?) {
    let from = try formats.span(start)
    let first = from.days
    guard let word = end else {
      if from.kind == .day { return (first.lowerBound, nil) }
      return isBackward
        ? (first.upperBound, first.lowerBound) : (first.lowerBound, first.upperBound)
    }
    let last = try lastDays(word, formats, from: first.lowerBound)
    return last.upperBound < first.lowerBound
      ? (first.upperBound, last.lowerBound) : (first.lowerBound, last.upperBound)
  }

  private func lastDays(
    _ word: Word, _ formats: RecordFormats, from first: Day
  ) throws(UsageError) -> ClosedRange<Day> {
    try checkNumber(word, formats)
    do throws(UsageError) {
      return try formats.days(word)
    } catch {
      guard let amount = Amount.amount(word) else { throw error }
      if let count = try? Int(word: word), count > 0 {
        throw UsageError(
          "TO is a date; for a number of days, use --count instead of \(word.quoted)")
      }
      // Another format may read the date as another one, and business days may have options.
      guard case .period(let period) = amount, formats.readFormats.count == 1,
        formats.readFormats.first == .iso, let last = try? first.adding(period)
      else { throw UsageError("TO is a date; 'dayctl add' prints the one for \(word.quoted)") }
      throw UsageError("TO is a date; for \(word.quoted), write \(last)")
    }
  }

  /// Checks that a number such as 3 or +3 in the place of TO is not meant as a number of days, if dates can
  /// be numbers.
  private func checkNumber(_ word: Word, _ formats: RecordFormats) throws(UsageError) {
    // The first array of a type takes as long to create as the rest of a call.
    for index in 0..<formats.readFormats.count where formats.readFormats[index].isNumber {
      let isSum = word.count > 0 && word[0] == UInt8(ascii: "+")
      // A date is seldom followed by one of decades before.
      guard isSum || !start.isNumber || word.count < 4 && start.count > 4, word.count < 7,
        word[(isSum ? 1 : 0)..<word.count].isNumber
      else { return }
      throw UsageError(
        "\(word.quoted) may be a number of days or a date in the format \(formats.readFormats[index]): use "
          + "--count, or write TO as a date such as 2025-08-29")
    }
  }

  private static var endless: UsageError {
    UsageError("the sequence has no end: add TO, or --count, such as --count 10")
  }

  private func checkCombinations(
    _ step: Amount?, _ skipped: FreeDays
  ) throws(UsageError) {
    if usesBusinessDays, !skipped.isEmpty {
      let free = work.files.isEmpty ? ["weekends"] : ["weekends", "holidays"]
      let weekdays = Weekday.allCases.filter(skipped.weekdays.contains).map(\.word)
      let all = (free + weekdays).joined(separator: ",")
      throw UsageError("--business and --skip cannot be combined: use --skip \(all)")
    }
    if !nth.isEmpty, let step, step.hasMonths {
      throw UsageError(
        "--nth cannot be combined with a --step of months or years, whose days are seldom such "
          + "weekdays: use \(rule(forStep: step) ?? "--nth alone")")
    }
    var dates = Words()
    dates.append(start)
    if let end { dates.append(end) }
    try options.words.checkFiscalUse(
      !excluded.isEmpty, in: rounding.words(with: dates), files: work.files)
    var stepsByBusinessDays = false
    if case .businessDays? = step { stepsByBusinessDays = true }
    if stepsByBusinessDays { try checkBusinessStep(skipped) }
    // Rounding to business days needs the options for them.
    if try !rounding.needs().businessDays {
      try checkWork(usesAll: usesBusinessDays || stepsByBusinessDays, skipped, dates)
    }
    if let count, count < 0 { throw UsageError("--count: \(count) is not a number of at least 0") }
  }

  /// The `--rule` for the weekdays of ``nth`` in every few months, if the step is more than one month.
  private func rule(forStep amount: Amount) -> String? {
    guard case .period(let period) = amount, period.weeks == 0, period.days == 0,
      (0...100).contains(period.years), (0...100).contains(period.months)
    else { return nil }
    let months = 12 * period.years + period.months
    let weekdays = nth.flatMap(\.parts).compactMap { NthWeekday(reading: $0.span) }
    guard months > 1, only.isEmpty, !weekdays.isEmpty else { return nil }
    let days = weekdays.map { "\($0.ordinal)\($0.weekday.word.prefix(2).uppercased())" }
    return "--rule 'FREQ=MONTHLY;INTERVAL=\(months);BYDAY=\(days.joined(separator: ","))'"
  }

  /// Checks that a step of business days is not combined with options that leave out the other days.
  private func checkBusinessStep(_ skipped: FreeDays) throws(UsageError) {
    guard usesBusinessDays || !skipped.isEmpty && skipped.weekdays == [] else { return }
    throw UsageError(
      "\(usesBusinessDays ? "--business" : "--skip") has no effect with a --step of business days: "
        + "leave it out")
  }

  /// Checks that the options for business days make a difference.
  private func checkWork(
    usesAll: Bool, _ skipped: FreeDays, _ dates: Words
  ) throws(UsageError) {
    // A closure that captured all options would copy them.
    let lacksSkip = skipped.isEmpty
    try work.checkUse(
      weekend: usesAll || skipped.hasWeekends, holidays: true, words: dates,
      lacksSkip ? "add --business or --skip weekends" : "add weekends to --skip")
    try work.checkUse(
      weekend: true, holidays: usesAll || skipped.hasHolidays, words: dates,
      lacksSkip ? "add --business or --skip holidays" : "add holidays to --skip")
  }

  private func steps(
    of step: Amount, from start: Day, through end: Day?, _ formats: RecordFormats
  ) throws(UsageError) -> DaySteps {
    var (amount, isBackward) = (step, step.isNegative)
    if let end, end != start {
      if isBackward, end > start {
        throw UsageError("--step: a negative step does not lead from \(start) to \(end)")
      }
      if end < start, !isBackward {
        // An amount within the calendar can be negated.
        (amount, isBackward) = (amount.negated ?? amount, true)
      }
    }
    let calendar = formats.workCalendar()
    guard case .businessDays = amount else {
      return DaySteps(
        from: start, through: end, by: amount, isBackward: isBackward, in: calendar)
    }
    func nearest(_ direction: DayAdjustment.Direction) throws(DayError) -> Day {
      try DayAdjustment.businessDay(direction).adjusting(start, in: calendar)
    }
    do throws(DayError) {
      let first = try nearest(isBackward ? .previousOrSame : .nextOrSame)
      return DaySteps(
        from: first, through: end, by: amount, isBackward: isBackward, in: calendar)
    } catch {
      // If there is one in the other direction, only the calendar ends.
      guard (try? nearest(isBackward ? .nextOrSame : .previousOrSame)) == nil else {
        return DaySteps(through: end)
      }
      throw UsageError("there is no business day from \(start) on: \(error)")
    }
  }

  private static func step(_ word: Word) throws(UsageError) -> Amount {
    guard let amount = Amount.amount(word) else {
      throw UsageError("--step: \(Amount.rejection(of: word, needsOneDirection: true))")
    }
    guard !amount.isZero else { throw UsageError("--step: the step must not be 0") }
    guard amount.hasOneDirection else {
      throw UsageError("--step: the parts of \(word.quoted) have different signs: use one sign")
    }
    guard amount.isWithinCalendar else {
      throw UsageError("--step: \(word.quoted) is too large")
    }
    return amount
  }

  private func recurrences(_ zone: TimeZoneChoice) throws(UsageError) -> [Recurrence] {
    var (recurrences, usesZone) = ([Recurrence](), false)
    for word in rules {
      do throws(RecurrenceError) {
        recurrences.append(try Recurrence(word.text))
      } catch {
        guard error.reason == .untilHasTime else { throw Self.invalid(word, "\(error)") }
        recurrences.append(try Self.recurrence(word, endingIn: zone, error))
        usesZone = true
      }
    }
    if !usesZone { try checkTimeZone() }
    return recurrences
  }

  /// The rule of a word whose `UNTIL` has a time of day, for days that begin at midnight in a zone.
  private static func recurrence(
    _ word: Word, endingIn zone: TimeZoneChoice, _ error: RecurrenceError
  ) throws(UsageError) -> Recurrence {
    guard case .zone(let zone) = zone else {
      throw invalid(
        word,
        "UNTIL has a time of day: add --time-zone ZONE, the zone in which days begin, or write "
          + error.end)
    }
    do throws(RecurrenceError) {
      return try Recurrence(word.text, startingAt: 0, in: zone)
    } catch {
      throw invalid(word, "\(error)")
    }
  }

  private static func invalid(_ rule: Word, _ reason: String) -> UsageError {
    UsageError("--rule: invalid rule \(rule.quoted): \(reason)")
  }

  /// Checks that the time zone makes a difference to dates, if it makes none to rules.
  private func checkTimeZone() throws(UsageError) {
    guard options.words.timeZone != nil, options.words.from.isEmpty else { return }
    // Only words such as today depend on the zone.
    for word in [start, end].compactMap(\.self)
    where word.bytes.contains(where: { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) { return }
    throw UsageError(
      "--time-zone applies to today, to timestamps, and to rules whose UNTIL has a time of day, such "
        + "as UNTIL=20251231T235959Z")
  }
}

extension Word {
  /// Whether the word consists of digits, after a minus or not.
  fileprivate var isNumber: Bool {
    let digits = bytes.drop { $0 == UInt8(ascii: "-") }
    return !digits.isEmpty && count - digits.count < 2 && digits.allSatisfy(\.isDigit)
  }
}
