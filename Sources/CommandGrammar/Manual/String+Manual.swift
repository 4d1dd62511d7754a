extension String {
  /// This text in the source of a manual page, where every character stands for itself.
  ///
  /// A plain hyphen or quote would be printed as a typographical one, which a shell does not read.
  var manualText: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "'": text += "\\(aq"
      case "\"": text += "\\(dq"
      case "`": text += "\\(ga"
      case "^": text += "\\(ha"
      case "~": text += "\\(ti"
      default: text += scalar.isASCII ? String(scalar) : scalar.manualEscape
      }
    }
    return text
  }

  /// This text for a paragraph, in which no option is hyphenated.
  var manualProse: String {
    let hyphens = "\\-\\-"
    return manualText.split(separator: " ")
      .map { ($0.hasPrefix(hyphens) ? "\\%" : "") + $0 }.joined(separator: " ")
  }

  /// This text as one argument of a macro.
  var manualArgument: String {
    let text = manualText
    return text.utf8.contains(UInt8(ascii: " ")) ? "\"\(text)\"" : text
  }

  /// This text as a line that is not filled.
  var manualLine: String {
    let text = manualText
    return text.utf8.first == UInt8(ascii: ".") ? "\\&" + text : text
  }

  /// This text with its first letter in uppercase and a full stop at its end.
  var manualSentence: String {
    guard let first = unicodeScalars.first else { return "" }
    let rest = String(String.UnicodeScalarView(unicodeScalars.dropFirst()))
    return first.properties.uppercaseMapping + rest + (rest.hasSuffix(".") ? "" : ".")
  }

  /// This sentence as a phrase: with its first letter in lowercase, and without a full stop.
  var manualPhrase: String {
    guard let first = unicodeScalars.first else { return "" }
    let rest = String(String.UnicodeScalarView(unicodeScalars.dropFirst()))
    return first.properties.lowercaseMapping
      + (rest.hasSuffix(".") ? String(rest.dropLast()) : rest)
  }
}

extension Unicode.Scalar {
  fileprivate var manualEscape: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\[u" + String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count)) + digits
      + "]"
  }
}
