import CommandGrammar
import DayKit
import DayRecords

/// The amount by which to move a day.
enum Amount: Hashable, Sendable {
  case period(Period)
  case businessDays(Int)

  /// The number of days, if the amount consists of days only and is not larger than the calendar.
  var days: Int? {
    guard case .period(let period) = self, period == .days(period.days),
      period.days.magnitude <= Day.bounds.count
    else { return nil }
    return period.days
  }

  /// Returns the day that is this amount after the given day.
  func added(to day: Day, _ overflow: MonthOverflow = .clamp) throws(DayError) -> Day {
    switch self {
    case .period(let period) where overflow == .clamp: try day.adding(period)
    case .period(let period): try day.adding(period, overflow: overflow)
    case .businessDays(let count): try day.adding(businessDays: count)
    }
  }
}

extension Amount: CustomStringConvertible {
  /// A period in ISO 8601, or business days such as `5b`.
  var description: String {
    switch self {
    case .period(let period): period.description
    case .businessDays(let count): "\(count)b"
    }
  }
}

extension Amount: ArgumentValue {
  /// Reads a number of days such as `30`, a number of business days such as `5b`, or a period.
  init(word: Word) throws(ValueError) {
    guard let amount = Self.amount(word) else { throw .sentence(Self.rejection(of: word)) }
    self = amount
  }

  /// Returns the amount of a word, without a reason if it is not an amount.
  static func amount(_ word: Word) -> Amount? {
    if let days = number(word) { return .period(.days(days)) }
    if word.count > 0, word[word.count - 1] == UInt8(ascii: "b"),
      let days = number(word.prefix(upTo: word.count - 1))
    {
      return .businessDays(days)
    }
    return period(word).map { .period($0) }
  }

  private static func number(_ word: Word) -> Int? {
    // A word that ends with a unit is not a number; this check saves creating the error message.
    guard word.count > 0, word[word.count - 1].isDigit else { return nil }
    do throws(ValueError) {
      return try Int(word: word)
    } catch {
      return nil
    }
  }

  private static func period(_ word: Word) -> Period? {
    var period: Period?
    word.withBytes { period = Period(reading: $0) }
    return period
  }

  private static func rejection(of word: Word) -> String {
    let bytes = word.bytes[...]
    if isDate(word) { return "missing amount after \(word.quoted): dayctl add [DATE…] AMOUNT" }
    if hasNumberBeyondInt(bytes) { return "the amount \(word.quoted) is too large" }
    if let amount = AmountSpelling.amount(of: bytes) {
      return "\(word.quoted) is not an amount; write \(amount)"
    }
    if let unit = AmountSpelling.unit(bytes) {
      return "\(word.quoted) is not an amount; write the number and the unit in one word, such as "
        + "30\(unit)"
    }
    return "\(word.quoted) is not an amount such as 30, -30, 2w, 1m, 1y2m3d, P1Y2M3D or 5b"
  }

  /// Whether the word is a date, in whatever format, so that the amount after it may be missing.
  private static func isDate(_ word: Word) -> Bool {
    var isDate = false
    word.withBytes { bytes in
      isDate = DateReader.isWord(bytes) || !Lookalike.readings(of: bytes).isEmpty
    }
    return isDate
  }

  /// Whether the text contains a number with too many digits for an `Int`.
  private static func hasNumberBeyondInt(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split { !$0.isDigit }.contains { $0.count >= 19 }
  }
}

/// An amount, and the word that it was read from.
struct AmountWord: Equatable, Sendable {
  var amount: Amount
  var word: Word

  /// Whether the word starts with a digit, so that a preceding `-` may have been meant as its sign.
  var isUnsigned: Bool { word.count > 0 && word[0].isDigit }
}

extension AmountWord: ArgumentValue {
  init(word: Word) throws(ValueError) {
    self.init(amount: try Amount(word: word), word: word)
  }
}
