import CommandGrammar

/// An option as a user of another program writes it, such as `-k2`.
struct OtherOption {
  /// The name, such as `-k` or `--key`.
  let name: String

  /// The value in the same word; empty if there is none.
  let value: String

  init(_ text: String) {
    let isLetter = text.hasPrefix("-") && !text.hasPrefix("--") && text.utf8.count > 1
    name = isLetter ? String(text.prefix(2)) : text
    value = isLetter ? String(text.dropFirst(2)) : ""
  }
}

extension OtherOption {
  /// Options of dayctl, with the names that other programs have for them.
  ///
  /// An option can occur twice: the first one that a command has is suggested.
  private static let synonyms: [(option: String, names: [String])] = [
    ("--header", ["-H", "--headers", "--has-header", "--header-row"]),
    (
      "--delimiter",
      ["--separator", "--sep", "--delim", "--field-separator", "-F", "-t"]
    ),
    ("--column", ["--field", "--fields", "--col", "--columns", "-k"]),
    ("--json-key", ["--key", "--jsonpath", "--json-path", "--path"]),
    ("--from", ["--input", "--input-format"]),
    ("--time-zone", ["--timezone", "--tz", "--zone"]),
    ("--time-zone UTC", ["--utc", "--universal", "-u"]),
    ("--locale", ["--lang", "--language"]),
    ("--in-place", ["--inplace", "-i"]),
    ("--unique", ["--uniq"]),
    ("--reverse", ["--desc", "--descending"]),
    ("--invert", ["--invert-match"]),
    ("--week-numbers", ["--week", "--weeks"]),
  ]

  /// Returns the option that has the purpose of this one, with its value.
  ///
  /// - Parameter isOption: Whether the command has an option with a name.
  func synonym(where isOption: (String) -> Bool) -> String? {
    for synonym in Self.synonyms where synonym.names.contains(name) {
      guard let first = synonym.option.split(separator: " ").first, isOption(String(first)) else {
        continue
      }
      return synonym.option + argument(of: synonym.option)
    }
    return nil
  }

  /// The value as an argument of an option, with a space before it; empty if it does not fit.
  private func argument(of option: String) -> String {
    switch option {
    case "--column":
      // GNU sort's keys, such as 2,2n.
      let digits = value.prefix { $0.isASCII && $0.isNumber }
      return digits.isEmpty ? "" : " \(digits)"
    case "--delimiter": return delimiter.map { " \($0)" } ?? ""
    default: return ""
    }
  }

  /// The value as a delimiter, quoted for a shell; `nil` if it is not one.
  var delimiter: String? {
    guard (try? Delimiter(word: Word(value))) != nil else { return nil }
    return value == "\t" ? "'\\t'" : Lookalike.quoted(value)
  }
}
