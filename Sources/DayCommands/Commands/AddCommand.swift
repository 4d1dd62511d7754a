import CommandGrammar
import DayKit
import DayRecords

/// `dayctl add [DATE…] AMOUNT`: adds an amount to dates.
struct AddCommand: DayCommand, Equatable {
  var dates = Words()
  var amount = AmountWord(amount: .period(.zero), word: Word(bytes: []))
  var overflow = MonthOverflow.lastOfMonth
  var rounding = RoundingOptions()
  var options = RecordOptions()
  var work = WorkOptions()

  static let name = "add"

  static var summary: CommandSummary {
    CommandSummary(
      "Add days, weeks, months, years or business days to dates.",
      discussion: """
        AMOUNT is the last argument, in one word without spaces; 'dayctl help dates' lists its \
        forms. Years and months are added first, together. If that day does not exist, the last \
        day of the month is used, or what --overflow says. Weeks and days are added after that. \
        Business days are Monday to Friday unless --weekend or --holidays says otherwise.

        If AMOUNT is -, amounts are read from standard input and added to one DATE. With --column or \
        --json-key, they are in that column or key, and the result replaces them.
        """,
      examples: [
        Example("dayctl add 2025-08-29 +30", prints: "2025-09-28"),
        Example("dayctl add 2025-01-31 1m", prints: "2025-02-28"),
        Example("printf '1m\\n-30\\n' | dayctl add 2025-08-29 -", prints: "2025-09-29\n2025-07-30"),
        Example(
          "printf '2025-01-01\\n2025-06-01\\n' | dayctl add -1y",
          prints: "2024-01-01\n2024-06-01"),
        Example("dayctl add 2025-08-04 30 --round end-of-month", prints: "2025-09-30"),
        Example(
          "echo '17,2025-08-29,paid' | dayctl add --column 2 2w", prints: "17,2025-09-12,paid"),
        Example(
          "echo '{\"due\":\"2025-08-29\"}' | dayctl add --json-key due 30",
          prints: "{\"due\":\"2025-09-28\"}"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.dates(into: &dates)
    try parts.argument(
      "AMOUNT", into: &amount, help: "amount to add, such as 30, -30, 2w, 1m, 1y2m3d or 5b",
      unless: "--amount-column", "--amount-key")
    try bindAmountPlace(to: &parts)
    try parts.option(
      "--overflow", value: "RULE", into: &overflow, help: "what to do if a month is too short",
      detail: """
        31 January plus a month: clamp gives the last day of February, next gives 1 March, reject \
        is an error.
        """)
    try rounding.bind(to: &parts)
    try work.bind(to: &parts)
    try options.bind(to: &parts, for: .days)
  }

  private mutating func bindAmountPlace(to parts: inout Parts) throws(UsageError) {
    var (column, key): (Word?, Word?)
    try parts.option(
      "--amount-column", value: "COLUMN", into: &column,
      help: "column that contains the amount, instead of AMOUNT", isRare: true)
    try parts.option(
      "--amount-key", value: "PATH", into: &key,
      help: "path to the amount in a JSON line, instead of AMOUNT",
      detail: """
        A record without an amount has no result, like a record without a date: without --into, its \
        date stays as it is.
        """, isRare: true)
    guard let place = column ?? key else { return }
    options.place.series = place
    options.place.seriesOption = column == nil ? "--amount-key" : "--amount-column"
    options.place.seriesIsAmount = true
    try parts.requires("--amount-column", "--column")
    try parts.requires("--amount-key", "--json-key")
  }

  func run(in session: inout Session) throws(UsageError) {
    if options.place.seriesIsAmount { return try addOwnAmounts(in: &session) }
    if dates.count > 1, dates[dates.count - 1].equals("-"), !dates[dates.count - 2].equals("-"),
      amount.isUnsigned
    {
      let word = amount.word.text
      throw UsageError(
        "'-' before '\(word)' means standard input; to subtract, write -\(word)")
    }
    if let last = dates.last, amount.isUnsigned,
      last.equals("minus") || last.equals("plus") || last.equals("+")
    {
      let sign = last.equals("minus") ? "-" : "+"
      throw UsageError("\(last.quoted) is not a date; write \(sign)\(amount.word.text) in one word")
    }
    let formats = try work.formats(options.words, in: session.surroundings)
    try options.words.checkFiscalUse(in: rounding.words(with: dates), files: work.files)
    if let last = dates.last {
      if last.hasSignOrUnit { try checkIsDate(last, formats.reader) }
      try checkOrder(last, formats)
    }
    let needs = try rounding.needs()
    guard let amount = amount.amount else { return try addAmounts(formats, needs, in: &session) }
    var countsBusinessDays = needs.businessDays
    if case .businessDays = amount { countsBusinessDays = true }
    try work.checkUse(
      weekend: countsBusinessDays, holidays: countsBusinessDays, words: dates,
      "write an amount such as 5b")
    guard overflow == .lastOfMonth || amount.hasMonths || needs.today else {
      throw UsageError("--overflow applies to months and years only: write an amount such as 1m")
    }
    let computation = Computation(.days(Addition(amount, overflow, in: formats.workCalendar))) {
      [
        Listing.Part("date", .date(0)), Listing.Part("amount", .text(amount.description)),
        Listing.Part("result", .answer),
      ]
    }
    try answer(
      dates, by: try computation.rounded(by: rounding, needs, formats, overflow), formats, options,
      in: &session)
  }

  /// Checks that a number that is a date is not the amount, and the amount the date.
  private func checkOrder(_ date: Word, _ formats: RecordFormats) throws(UsageError) {
    guard formats.readFormats.all.contains(where: \.isNumber), amount.isUnsigned,
      let first = try? Int(word: date), let second = try? Int(word: amount.word), first < second
    else { return }
    let (date, amount) = (date.text, amount.word.text)
    throw UsageError(
      "'\(amount)' would be an amount and '\(date)' the date: write \(amount) \(date), or +\(amount) if "
        + "this is right")
  }

  /// Adds the amount in a column or key of each record to its dates.
  private func addOwnAmounts(in session: inout Session) throws(UsageError) {
    for operand in dates where Amount.amount(operand) != nil {
      throw UsageError(
        "\(operand.quoted) is an amount, and \(options.place.seriesOption) says where the amounts are: leave "
          + "out one of them")
    }
    let formats = try work.formats(options.words, in: session.surroundings)
    try options.words.checkFiscalUse(in: rounding.words(with: dates), files: work.files)
    let needs = try rounding.needs()
    let computation = Computation(.amounts(LabelAddition(overflow, in: formats.workCalendar))) {
      [Listing.Part("date", .date(0)), Listing.Part("result", .answer)]
    }
    try answer(
      dates, by: try computation.rounded(by: rounding, needs, formats, overflow), formats, options,
      in: &session)
  }

  /// Adds the amount in each record to one date.
  private func addAmounts(
    _ formats: RecordFormats, _ needs: RoundingOptions.Needs, in session: inout Session
  ) throws(UsageError) {
    guard dates.count == 1, let date = dates.first, !date.equals("-") else {
      throw UsageError("'-' as the amount needs one date before it: dayctl add DATE -")
    }
    if options.place.isInText {
      throw UsageError("--in-text cannot be combined with '-' as the amount: use --column")
    }
    guard formats.sameFormats.isEmpty else {
      throw UsageError(
        "--to same needs dates as input, not amounts: name a format")
    }
    let day = try formats.day(date)
    let (overflow, calendar) = (overflow, formats.workCalendar)
    var records = formats
    records.conversion = { bytes throws(DateFailure) in
      guard let amount = Amount(reading: bytes) else { throw .notAnAmount }
      do throws(DayError) {
        return try amount.added(to: day, overflow, in: calendar())
      } catch {
        throw .noSum(error)
      }
    }
    // Records with columns or keys keep the amount in its place.
    let isLine = options.place.columns.isEmpty && options.place.jsonKeys.isEmpty
    let computation = Computation(.same) {
      [Listing.Part("date", .text(day.description))]
        + (isLine ? [Listing.Part("amount", .line)] : []) + [Listing.Part("result", .answer)]
    }
    try answer(
      Words(), by: try computation.rounded(by: rounding, needs, formats, overflow), records,
      options,
      in: &session)
  }
}

extension AddCommand {
  /// Checks that the operand before the amount is not another amount.
  private func checkIsDate(_ word: Word, _ reader: DateReader) throws(UsageError) {
    guard Amount.amount(word) != nil else { return }
    guard word.withBytes({ try? reader.read($0) }) == nil else { return }
    let (date, amount) = (amount.word, word)
    if date.withBytes({ try? reader.read($0) }) != nil {
      throw UsageError("the amount comes last: write \(date.text) \(amount.text)")
    }
    let combination = AmountSpelling.combination(of: amount, date)
    throw UsageError(
      "only one amount is allowed"
        + (combination.map { "; write \($0)" } ?? ", and \(word.quoted) is not a date"))
  }
}

extension Word {
  /// Whether the word begins with a sign or ends with a letter; most dates do neither.
  fileprivate var hasSignOrUnit: Bool {
    guard count > 0 else { return false }
    return self[0] == UInt8(ascii: "+") || self[0] == UInt8(ascii: "-")
      || self[count - 1].isASCIILetter
  }
}
