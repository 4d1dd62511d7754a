import CommandGrammar
import DayKit
import DayRecords

extension DayAdjustment {
  /// The reason why a word is not a rule.
  ///
  /// - Parameter option: The option whose value it is; empty for an operand.
  static func rejection(of word: Word, _ option: String) -> String {
    let text = word.text
    if ["week", "month", "quarter", "half-year", "year"].contains(text) {
      return "\(word.quoted) has two meanings: use start-of-\(text) or end-of-\(text)"
    }
    if ["day", "start-of-day", "end-of-day"].contains(text) {
      return
        "\(word.quoted) is not a rule for rounding: a date has no time of day; to drop the time of a "
        + "timestamp, use 'dayctl convert --from iso8601'"
    }
    let lowercased = text.lowercased()
    let name = lowercased.replacing(" ", with: "-").replacing("_", with: "-")
    if let other = likelyWord(name) ?? numberAdvice(name) ?? (isWord(name) ? name : nil) {
      return "\(word.quoted) is not a rule for rounding; use \(other)"
    }
    if let sentence = dateSentence(word) { return sentence }
    if let other = ordinalAdvice(text) ?? paddedAdvice(text) {
      return "\(word.quoted) is not a rule for rounding; use \(other)"
    }
    if let advice = weekdayAdvice(text, takesRules: true) {
      return "\(word.quoted) is not a rule for rounding; \(advice)"
    }
    if let numbers = numberSentence(text) {
      return "\(word.quoted) is not a rule for rounding: \(numbers)"
    }
    if isWord(name + "-of-month") {
      guard name.hasPrefix("last-"), isWord("previous-" + name.dropFirst(5)) else {
        return "\(word.quoted) is not a rule for rounding; use \(name)-of-month"
      }
      let day = name.dropFirst(5)
      return "\(word.quoted) has three meanings: use previous-\(day), previous-or-same-\(day) or "
        + "\(name)-of-month"
    }
    if let other = word.withBytes({ DateWordSentences.word(insteadOf: $0) }) {
      let amount = other.hasPrefix("today") ? other.dropFirst(5) : ""
      return "\(word.quoted) is not a rule for rounding; "
        + (!amount.isEmpty
          ? "to add an amount, use 'dayctl add DATE \(amount)'"
          : isWord(other) ? "use \(other)" : "for this date, use 'dayctl convert \(other)'")
    }
    if let sentence = word.withBytes({ DateWordSentences.sentence(for: $0) }) { return sentence }
    if isWord("next-" + name), isWord("previous-or-same-" + name) {
      return "\(word.quoted) is not a rule for rounding; use next-or-same-\(name) or "
        + "previous-or-same-\(name)"
    }
    if option.isEmpty, word.isISODate {
      return "\(word.quoted) is a date: write the rule first, as in 'dayctl round end-of-month "
        + "\(text)'"
    }
    if ["week", "month", "quarter", "half-year", "year"].contains(where: { text == "nearest-\($0)" }
    ) {
      return
        "\(word.quoted) is not a rule for rounding: nearest takes a day, as in nearest-friday or nearest-01-01"
    }
    // A number is seldom a typing error for a name, and these have no rule of their own.
    let isOther =
      word.bytes.contains { $0.isDigit } || lowercased.hasPrefix("mid")
      || ["weekend", "fortnight", "sprint", "decade", "century"].contains {
        lowercased.hasSuffix($0)
      }
      || monthNames.contains { lowercased.hasSuffix("-of-\($0)") }
    let near = isOther ? nil : Suggestion.nearest(to: word, among: samples)
    let hint = near.map { ". Did you mean '\($0)'?" }
    return "\(word.quoted) is not a rule for rounding"
      + (hint ?? " such as end-of-month, next-friday, 2nd-tue-of-month or next-business-day")
  }

  /// The rule that was meant by a word, if that is known.
  static func likelyWord(_ text: String) -> String? {
    if let other = Synonyms.meaning(of: text, in: .rule) { return other }
    let isOrdinal = ["st", "nd", "rd", "th"].contains { text.hasSuffix($0) }
    if isOrdinal, case let number = String(text.dropLast(2)), number.last?.isNumber == true,
      isWord(number)
    {
      return number
    }
    let units = [
      "w": "week", "wk": "week", "m": "month", "mth": "month", "q": "quarter", "qtr": "quarter",
      "h": "half-year", "y": "year", "yr": "year",
    ]
    if let hyphen = text.lastIndex(of: "-"), let unit = units[String(text[hyphen...].dropFirst())],
      case let other = text[...hyphen] + unit, isWord(String(other))
    {
      return String(other)
    }
    // In other programs, a weekday is a day that is not on a weekend.
    for (name, ours) in [
      ("working-day", "business-day"), ("workday", "business-day"), ("weekday", "business-day"),
      ("beginning-of", "start-of"), ("begin-of", "start-of"), ("ending-of", "end-of"),
      ("prev-", "previous-"), ("semester", "half-year"),
      ("penultimate-", "2nd-last-"), ("second-to-last-", "2nd-last-"), ("secondlast-", "2nd-last-"),
      ("last-but-one-", "2nd-last-"), ("third-to-last-", "3rd-last-"),
      ("sixth-", "6th-"), ("seventh-", "7th-"), ("eighth-", "8th-"), ("ninth-", "9th-"),
      ("tenth-", "10th-"), ("-of-", "-day-of-"),
    ] {
      let other = text.replacing(name, with: ours)
      if other != text, isWord(other) { return other }
    }
    return nil
  }

  /// The rules for a day of the month such as `15-of-month` or `15th`.
  private static func numberAdvice(_ text: String) -> String? {
    if ["middle-of-month", "mid-month"].contains(text) { return "15th-day-of-month" }
    let rest = text.drop { !$0.isNumber }
    let digits = rest.prefix { $0.isNumber }
    let isNumber =
      ["", "day-"].contains(text.prefix(upTo: rest.startIndex))
      && ["", "st", "nd", "rd", "th"].contains(
        rest.dropFirst(digits.count).replacing("-of-month", with: ""))
    guard isNumber, isWord("next-\(digits)"), let number = Int(digits) else { return nil }
    guard !text.hasSuffix("-of-month") else {
      return "\(number)\(Ordinal.suffix(of: number))-day-of-month"
    }
    return "next-or-same-\(digits) or previous-or-same-\(digits)"
  }

  /// What to write instead of a weekday of a period other than a month, such as `last-fri-of-quarter`.
  ///
  /// - Parameter takesRules: Whether several rules can be written, one after the other.
  static func weekdayAdvice(_ text: String, takesRules: Bool) -> String? {
    for period in ["week", "quarter", "half-year", "year"] where text.hasSuffix("-of-\(period)") {
      let name = text.dropLast(period.utf8.count + 4)
      guard isWord("\(name)-of-month"), !name.hasSuffix("-day") else { continue }
      let advice = "weekdays are counted only in a month, as in \(name)-of-month"
      let weekday = name.drop { $0 != "-" }
      let rules =
        switch name.dropLast(weekday.utf8.count) {
        case "last": "end-of-\(period),previous-or-same\(weekday)"
        case "first", "1st": "start-of-\(period),next-or-same\(weekday)"
        default: ""
        }
      return takesRules && !rules.isEmpty ? "\(advice); use \(rules)" : advice
    }
    return nil
  }

  /// The rule for a word with a wrong ordinal number, such as `2th-day-of-month`.
  private static func ordinalAdvice(_ text: String) -> String? {
    let digits = text.prefix { $0.isNumber }
    let rest = text.dropFirst(digits.count).drop { $0 != "-" }
    guard let number = Int(digits), (1...999).contains(number) else { return nil }
    let other = "\(number)\(Ordinal.suffix(of: number))\(rest)"
    return other != text && isWord(other) ? other : nil
  }

  /// The rule for a month and a day without two digits each, such as `next-2-29`.
  private static func paddedAdvice(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 2, let month = Int(parts[parts.count - 2]),
      let day = Int(parts[parts.count - 1])
    else { return nil }
    func padded(_ number: Int) -> String { (0...9).contains(number) ? "0\(number)" : "\(number)" }
    let start = parts.dropLast(2).joined(separator: "-")
    let other = "\(start)-\(padded(month))-\(padded(day))"
    return other != text && isWord(other) ? other : nil
  }

  /// The sentence for a date such as `today+1m`, or for an amount.
  private static func dateSentence(_ word: Word) -> String? {
    let isDate = word.withBytes { DateWord(reading: $0) != nil }
    let amount =
      isDate
      ? word.bytes.drop { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") } : word.bytes[...]
    let text = String(decoding: amount, as: UTF8.self)
    if Amount.amount(Word(text)) != nil {
      return
        "\(word.quoted) is not a rule for rounding; to add an amount, use 'dayctl add DATE \(text)'"
    }
    return isDate ? "\(word.quoted) is a date, not a rule for rounding such as end-of-month" : nil
  }

  /// The numbers that there are, for a word with another one such as `400th-day-of-year`.
  private static func numberSentence(_ text: String) -> String? {
    do throws(DayAdjustmentError) {
      _ = try DayAdjustment(text)
      return nil
    } catch {
      return switch error.reason.kind {
      case .noSuchDay, .noSuchWeekday: error.description
      case .notARule, .missingRule, .missingDirection: nil
      }
    }
  }

  private static func isWord(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return DayAdjustment(word: ContiguousArray(bytes).span) != nil
  }

  private static var monthNames: [String] {
    (1...12).map { DaySymbols.english.name(ofMonth: $0).lowercased() }
  }

  /// The words among which a suggestion is made, and which a shell completes.
  static var samples: [String] {
    let units = ["week", "month", "quarter", "half-year", "year"]
    let (weekdays, directions) = (Weekday.words, Completion.directions)
    let ordinals = ["first", "second", "third", "fourth", "last"]
    let days = weekdays + ["business-day"]
    // One expression would take the compiler half a minute.
    var samples = units.flatMap { ["start-of-\($0)", "end-of-\($0)"] }
    samples += days.flatMap { day in directions.map { "\($0)-\(day)" } }
    samples += ordinals.flatMap { ordinal in days.map { "\(ordinal)-\($0)-of-month" } }
    samples += weekdays.map { "\($0)-of-week" }
    samples += monthNames.flatMap { month in directions.map { "\($0)-\(month)" } }
    samples += [
      "following", "modified-following", "preceding", "modified-preceding", "anniversary",
    ]
    return samples
  }
}

extension Word {
  var isISODate: Bool { withBytes { (try? DayFormat.iso.read($0)) != nil } }
}
