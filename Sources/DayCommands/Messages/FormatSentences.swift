import CommandGrammar
import DayKit
import DayRecords

/// The error messages for words that are not formats.
enum FormatSentences {
  /// Returns the reason why a word of an option is neither the name of a format nor a pattern, with a
  /// likely fix.
  static func sentence(for error: DayFormatError, in text: String, of option: String) -> String {
    let quoted = quoted(text)
    if Word(text).isISODate {
      return "\(quoted) is a date, not a format; write dates without an option"
    }
    if let name = Synonyms.meaning(of: text.lowercased(), in: .format) {
      return "unknown format \(quoted); use \(name)"
    }
    if let list = list(text) {
      return "\(quoted) is several formats: repeat the option: "
        + list.map { "\(option) \($0)" }.joined(separator: " ")
    }
    let names = DayFormat.names + DayFormat.localizedNames
    let order = order(text)
    let near =
      order ?? Suggestion.nearest(to: Word(text), among: names) ?? correction(of: text)
    let other = order.map { " or \(Self.quoted($0.replacing("-", with: "/")))" } ?? ""
    let hint = near.map { ". Did you mean \(Self.quoted($0))\(other)?" }
    if isName(text, error) {
      return "unknown format \(quoted)"
        + (hint ?? ": use a pattern such as d.M.yyyy, or \(names.alternatives)")
    }
    let problem = "invalid format \(quoted): \(clause(error, text))"
    let isForWriting = option == "--to"
    if isForWriting, let near, let format = try? DayFormat(parsing: near),
      let obstacle = format.formattingObstacle
    {
      return "invalid format \(quoted): \(sentence(forWriting: obstacle, format))"
    }
    let others = [false, true].compactMap { quotingText(in: text, wholeWords: $0) }
    let usable =
      others.first(where: isForWriting ? canFormat : canParse)
      ?? (isForWriting ? nil : others.first)
    if hint == nil, error.reason.letter != nil,
      let other = usable.flatMap({ Word($0).shellQuoted })
    {
      return "invalid format \(quoted): put text in quotes: \(option) \(other)"
    }
    return problem + (hint ?? "")
  }

  /// Returns the reason why a format cannot write days, with what to do instead.
  static func sentence(forWriting obstacle: DayFormatError, _ format: DayFormat) -> String {
    let isZone = obstacle.reason.part == .timeZone
    let part = obstacle.reason.part?.description ?? "time of day"
    return "\(quoted(format.description)) has a \(part), and dayctl cannot write "
      + "\(isZone ? "time zones" : "times of day"); use this format only with --from"
  }

  /// Returns the reason why a format does not give a complete date, with the letters to add.
  static func sentence(forPartOfDate format: DayFormat) -> String {
    let text = format.description
    if format.assumableDayCount > 0 {
      return "\(quoted(text)) does not give a complete date: add --day first, --day last or "
        + "--day NUMBER, or use it only with --to"
    }
    let isStrftime = text.utf8.contains(UInt8(ascii: "%"))
    let additions =
      isStrftime
      ? [["%d"], ["%m"], ["%m", "%d"], ["%u"], ["%V", "%u"]]
      : [["dd"], ["MM"], ["MM", "dd"], ["e"], ["ww", "e"]]
    let addition = additions.first {
      canParse(text + " " + $0.joined(separator: " "))
    }
    return "\(quoted(text)) does not give a complete date"
      + (addition.map { ": add \($0.conjunction), or use it only with --to" }
        ?? ", so it can be used only with --to")
  }

  /// A pattern in quotes as one types it: in double quotes if it has single quotes itself.
  static func quoted(_ pattern: String) -> String {
    let word = Word(pattern)
    // A long pattern is cut.
    guard pattern.utf8.contains(UInt8(ascii: "'")), word.quoted.hasSuffix("'") else {
      return word.quoted
    }
    return word.shellQuoted ?? word.quoted
  }

  private static func canParse(_ pattern: String) -> Bool {
    (try? DayFormat(parsing: pattern, pivot: 1970, defaultYear: 2000))?.canParse ?? false
  }

  private static func canFormat(_ pattern: String) -> Bool {
    (try? DayFormat(pattern: pattern)) != nil
  }

  /// The formats of a list such as `dd/MM/yyyy,MM-dd-yyyy`, each quoted for a shell; `nil` if the text
  /// is not such a list.
  private static func list(_ text: String) -> [String]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " })
    }
    guard parts.count > 1, parts.allSatisfy(canParse) else { return nil }
    let words = parts.compactMap { Word($0).shellQuoted }
    return words.count == parts.count ? words : nil
  }

  /// The pattern with quotes around the letters that cannot be fields, or around the words with such
  /// letters; `nil` if that is not a format.
  private static func quotingText(in pattern: String, wholeWords: Bool) -> String? {
    guard !pattern.contains("%"), !pattern.contains("''") else { return nil }
    var text = pattern
    while let error = self.error(in: text) {
      guard case .unknownField(let letter, let count) = error.reason.kind,
        lettersOfNoField.contains(letter)
      else { return nil }
      var bytes = Array(text.utf8)
      var (start, end) = (error.offset, error.offset + count)
      var (wordStart, wordEnd) = (start, end)
      while wordStart > 0, bytes[wordStart - 1].isASCIILetter { wordStart -= 1 }
      while wordEnd < bytes.count, bytes[wordEnd].isASCIILetter { wordEnd += 1 }
      // Fields such as yyyy have the same letter again.
      let word = bytes[wordStart..<wordEnd]
      if wholeWords || !zip(word, word.dropFirst()).contains(where: { $0 == $1 }) {
        (start, end) = (wordStart, wordEnd)
      }
      bytes.insert(0x27, at: end)
      bytes.insert(0x27, at: start)
      text = String(decoding: bytes, as: UTF8.self).replacing("''", with: "")
    }
    return text
  }

  /// Returns the reason why a pattern with a word such as the `de` of `d de MMMM` is not what it seems, because
  /// all letters of the word are fields.
  static func sentence(forWordsIn pattern: Word, of option: String) -> String? {
    guard pattern.hasWordOfFields, list(pattern.text) == nil else { return nil }
    let words = pattern.text.split(separator: " ", omittingEmptySubsequences: false).map {
      Word(String($0)).isWordOfFields ? "'\($0)'" : String($0)
    }
    let other = quotingText(in: words.joined(separator: " "), wholeWords: true)
    return
      "invalid format \(pattern.quoted): all letters of a word are fields; put text in quotes"
      + (other.flatMap { Word($0).shellQuoted }.map { ": \(option) \($0)" } ?? "")
  }

  private static func error(in pattern: String) -> DayFormatError? {
    do throws(DayFormatError) {
      _ = try DayFormat(parsing: pattern, pivot: 1970, defaultYear: 2000)
      return nil
    } catch {
      return error
    }
  }

  private static let lettersOfNoField = "CFIJNPRTUWfijlnoprt".unicodeScalars

  /// Returns what is wrong with a pattern, with its position in characters.
  private static func clause(_ error: DayFormatError, _ text: String) -> String {
    let character = ContiguousArray(text.utf8).span.character(at: error.offset)
    return switch error.reason {
    case .openQuotation: "the quote at character \(character) is not closed"
    case .openConversion:
      "a letter is missing after the '%' at character \(character); a percent sign is %%"
    case .repeatedPart(.month) where text.contains(":"):
      "the month occurs twice; minutes are \(text.contains("%") ? "%M" : "mm")"
    default: error.description
    }
  }

  /// Whether a text is meant as a name, because it does not look like a pattern.
  private static func isName(_ text: String, _ error: DayFormatError) -> Bool {
    guard let first = text.utf8.first, first.isASCIILetter else { return false }
    if text.utf8.allSatisfy({ $0.isASCIILetter }) {
      // Patterns consist of these letters, or are one field.
      let isPattern = text.utf8.allSatisfy { "dmyhs".utf8.contains($0 | 0x20) }
      return !isPattern && text.utf8.contains { $0 != first }
    }
    guard case .unknownField(let letter, _) = error.reason.kind,
      text.utf8.allSatisfy({ $0.isASCIILetter || $0.isDigit || $0 == 0x2D || $0 == 0x5F })
    else { return false }
    let strange = Set(text.unicodeScalars.filter(lettersOfNoField.contains))
    return error.offset == 0 && lettersOfNoField.contains(letter) && letter.properties.isLowercase
      || strange.count > 1 && text == text.lowercased()
  }

  /// The pattern for the year, month and day in an order without a name of its own, such as `ydm`.
  private static func order(_ text: String) -> String? {
    let letters = text.lowercased().utf8
    guard letters.count == 3, Set(letters) == Set("dmy".utf8),
      !DayFormat.names.contains(text.lowercased())
    else { return nil }
    let parts = letters.map { byte in
      switch byte {
      case UInt8(ascii: "y"): "yyyy"
      case UInt8(ascii: "m"): "MM"
      default: "dd"
      }
    }
    return parts.joined(separator: "-")
  }

  /// The pattern that is meant by one with letters in the wrong case, such as `YYYY-MM-DD HH:MM:SS`.
  private static func correction(of text: String) -> String? {
    var pattern = ""
    var isTime = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "Y", "y": pattern += "y"
      case "M", "m": pattern += isTime ? "m" : "M"
      case "D", "d": pattern += "d"
      case "H", "h":
        pattern.unicodeScalars.append(scalar)
        isTime = true
      case "S", "s": pattern += "s"
      case "o" where pattern.hasSuffix("d"): pattern += "o"
      case "-", "/", ".", ",", " ", ":": pattern.unicodeScalars.append(scalar)
      case "T" where !isTime: pattern += "'T'"
      default: return nil
      }
    }
    guard let format = try? DayFormat(parsing: pattern, pivot: 1970), format.canParse else {
      return nil
    }
    return pattern
  }
}

extension Word {
  /// Whether there is a word of fields beside a space in a pattern without text in quotes.
  fileprivate var hasWordOfFields: Bool {
    var (hasSpace, hasWord, start) = (false, false, 0)
    for index in 0...count {
      let byte = index < count ? self[index] : UInt8(ascii: " ")
      // Conversions begin with a percent sign, and what is between them is text.
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "%") { return false }
      guard byte == UInt8(ascii: " ") else { continue }
      hasSpace = hasSpace || index < count
      hasWord = hasWord || index > start + 1 && self[start..<index].isWordOfFields
      start = index + 1
    }
    return hasSpace && hasWord
  }

  /// Whether the word, which may have a comma, a full stop or a colon after it, has the letters of different fields,
  /// which nothing separates in a date.
  fileprivate var isWordOfFields: Bool {
    guard count > 1, count < 8 else { return false }
    let isMarked = ",.:".utf8.contains(self[count - 1])
    let length = isMarked ? count - 1 : count
    for index in 0..<length {
      guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= self[index] else { return false }
      for other in 0..<index where self[other] == self[index] { return false }
    }
    let letters = self[0..<length]
    return length > 2 || ["de", "du", "em", "eg"].contains { letters.equals($0) }
  }
}
