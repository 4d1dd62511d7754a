#if Formats
// People abbreviate names in more ways than a language's list has: German has "Sept." for September,
// and many write "Sep" or "June". So three or four letters with which only one name in full begins are
// read too.

extension NameTable {
  /// Whether abbreviations other than those of the table are read.
  var readsBeginnings: Bool { firstInFull >= 0 }

  /// The name that another form at a position stands for, and the end of the form.
  func readOtherForm(of bytes: Span<UInt8>, from start: Int) -> (index: Int, end: Int)? {
    guard readsBeginnings else { return nil }
    var best = readBeginning(of: bytes, from: start)
    guard !isEnglish else { return best }
    for form in [readInOtherContext(of: bytes, from: start), readUsual(of: bytes, from: start)] {
      if let form, form.end > best?.end ?? start { best = form }
    }
    return best
  }

  /// The abbreviation of the other context at a position, such as "Mär" for "März"; `nil` if two names
  /// have it.
  private func readInOtherContext(
    of bytes: Span<UInt8>, from start: Int
  ) -> (index: Int, end: Int)? {
    var best: (index: Int, end: Int)?
    var isAmbiguous = false
    for index in indices {
      let end = source.withUTF8(of: firstInOtherContext + index) { form -> Int? in
        let form = form.extracting(first: form.countWithoutStop)
        guard let end = bytes.end(ofFolded: form, from: start) else { return nil }
        // The borders of a format with names of letters do not allow for names with digits.
        return form.indices.contains { form[$0].digitValue != nil } ? nil : end
      }
      guard let end, end > start, end >= best?.end ?? start else { continue }
      isAmbiguous = end == best?.end
      best = (index, end)
    }
    return isAmbiguous ? nil : best
  }

  /// The short form at a position that people use beside those of the language's list.
  private func readUsual(of bytes: Span<UInt8>, from start: Int) -> (index: Int, end: Int)? {
    guard areMonths else { return nil }
    let forms = Self.usualForms
    for form in stride(from: 0, to: forms.count, by: 2) {
      guard
        let end = forms.withUTF8(of: form + 1, { bytes.end(ofFolded: $0, from: start) }),
        let index = indices.first(where: { index in
          forms.withUTF8(of: form) { name in
            source.withUTF8(of: firstInFull + index) {
              $0.end(ofFolded: name, from: 0) == $0.count
            }
          }
        })
      else { continue }
      return (index, end)
    }
    return nil
  }

  /// Names of months, each followed by a short form that is neither in CLDR nor a beginning of the name.
  private static let usualForms = SymbolNames(
    Array(
      """
      märz\nmrz\njänner\njan\navril\navril\nseptiembre\nset\nčerven\nčen\nčervna\nčen\n\
      červenec\nčec\nčervence\nčec\nagustus\nagt\nagustus\nags\n
      """.utf8))

  /// The name that begins with the word at a position or is it, and the end of the word; `nil` if
  /// several do, or if the word is the English abbreviation of another one, such as Mar in Finnish.
  private func readBeginning(of bytes: Span<UInt8>, from start: Int) -> (index: Int, end: Int)? {
    guard let end = bytes.endOfAbbreviation(from: start) else { return nil }
    let word = bytes.extracting(start..<end)
    var found: Int?
    for index in indices
    where source.withUTF8(of: firstInFull + index, { $0.end(ofFolded: word, from: 0) }) != nil {
      if found != nil { return nil }
      found = index
    }
    guard let found else { return nil }
    for index in indices
    where index != found
      && EnglishNames.withUTF8(
        of: firstInOtherContext + index, { $0.end(ofFolded: word, from: 0) == $0.count })
    {
      return nil
    }
    return (found, end)
  }
}

extension Span<UInt8> {
  /// The end of a word of three or four letters at a position.
  func endOfAbbreviation(from start: Int) -> Int? {
    var position = start
    var count = 0
    while count < 5, let byte = byte(at: position), byte.isLetter || byte >= 0x80 {
      var next = position
      guard let scalar = scalar(at: &next) else { return nil }
      guard scalar.isASCII || scalar.isPartOfWord else { break }
      position = next
      count += 1
    }
    return (3...4).contains(count) ? position : nil
  }
}

extension Unicode.Scalar {
  /// Whether this is a letter, or a mark on one.
  fileprivate var isPartOfWord: Bool {
    if properties.isAlphabetic { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }
}
#endif
