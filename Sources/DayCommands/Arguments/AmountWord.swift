import CommandGrammar
import DayRecords

extension Amount {
  /// Returns the amount of a word, without a reason if it is not an amount.
  static func amount(_ word: Word) -> Amount? {
    // Returning the optional from the closure would create its type.
    var amount: Amount?
    word.withBytes { amount = Amount(reading: $0) }
    return amount
  }

  /// Returns the reason why a word is not an amount.
  ///
  /// - Parameters:
  ///   - examples: Amounts that can be used, if the word is like none.
  ///   - needsOneDirection: Whether the parts of the amount have the same sign.
  static func rejection(
    of word: Word, examples: String = "30, -30, 2w, 1m, 1y2m3d, P1Y2M3D or 5b",
    needsOneDirection: Bool = false
  ) -> String {
    let bytes = word.bytes[...]
    if hasNumberBeyondInt(bytes) { return "the amount \(word.quoted) is too large" }
    if !needsOneDirection, let meanings = AmountSpelling.meanings(of: bytes) {
      return
        "\(word.quoted) has two meanings: write \(meanings.all), or \(meanings.first) for a minus "
        + "before the first part only"
    }
    if let amount = AmountSpelling.amount(of: bytes) {
      if needsOneDirection, Self.amount(Word(amount))?.hasOneDirection == false {
        return "the parts of \(word.quoted) have different signs: use one sign"
      }
      return "\(word.quoted) is not an amount; write \(amount)"
    }
    if let amount = AmountSpelling.earlier(bytes) {
      return "\(word.quoted) is not an amount; write \(amount), as in 'dayctl add today \(amount)'"
    }
    if AmountSpelling.isTime(bytes) {
      return "\(word.quoted) is not an amount: dayctl counts days, such as 1d, and longer units"
    }
    if word.equals("ago") {
      return "'ago' is not an amount; write the amount in one word with a minus, such as -3d"
    }
    if let format = Lookalike.outputFormat(word) {
      return
        "\(word.quoted) is not an amount; to choose the format of the output, use --to \(format)"
    }
    let units = bytes.filter(\.isASCIILetter).map { $0 | 0x20 }
    if units.contains(UInt8(ascii: "b")), Set(units).count > 1,
      units.allSatisfy("dwmyb".utf8.contains)
    {
      return
        "the amount \(word.quoted) mixes business days with other units: add one after the other"
    }
    if let unit = AmountSpelling.unit(bytes) {
      return "\(word.quoted) is not an amount; write the number and the unit in one word, such as "
        + "1\(unit)" + (unit == "d" ? ", or 1b for a business day" : "")
    }
    return "\(word.quoted) is not an amount such as \(examples)"
  }

  /// Whether the text contains a number with too many digits for an `Int`.
  private static func hasNumberBeyondInt(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split { !$0.isDigit }.contains { Int(String(decoding: $0, as: UTF8.self)) == nil }
  }
}

/// An amount, and the word that it was read from.
struct AmountWord: Equatable, Sendable {
  /// The amount; `nil` if amounts are read from standard input or files.
  var amount: Amount?
  var word: Word

  /// Whether the word starts with a digit, so that a preceding `-` may have been meant as its sign.
  var isUnsigned: Bool { word.count > 0 && word[0].isDigit }
}

extension AmountWord: ArgumentValue {
  /// Reads a number of days such as `30`, a number of business days such as `5b`, or a period.
  init(word: Word) throws(ValueError) {
    let amount = Amount.amount(word)
    guard amount != nil || word.equals("-") else {
      if word.fileHint != nil {
        throw .sentence(
          "\(word.quoted) is not an amount, which comes last: dayctl add --file FILE AMOUNT")
      }
      throw .sentence(
        Self.isDate(word)
          ? "missing amount after \(word.quoted): dayctl add [DATE…] AMOUNT"
          : Amount.rejection(of: word))
    }
    self.init(amount: amount, word: word)
  }

  /// Whether the word is a date, in whatever format, so that the amount after it may be missing.
  private static func isDate(_ word: Word) -> Bool {
    word.withBytes { DateWord(reading: $0) != nil || !Lookalike.readings(of: $0).isEmpty }
  }
}
