#if Formats
/// What a name begins with before a second date: signs, weekdays, the date once more, and words such as "to".
struct NameLead {
  /// The position after it.
  private(set) var end = 0

  /// Whether it ends with a dash or a word, so that a span may end after it.
  private(set) var isJoined = false

  /// Whether it ends with a word.
  private(set) var endsWithWord = false

  /// Whether it has a weekday that is not the one of the date.
  private(set) var hasOtherWeekday = false

  /// Whether such a weekday is the first word, and is alone in brackets or before the end, a comma or a semicolon.
  private(set) var contradictsDate = false

  /// Reads the beginning of a name that stands beside some days.
  init(of name: Span<UInt8>, beside days: ClosedRange<Day>) {
    var hasWeekday = false
    skipSigns(name)
    while true {
      let opening = name.end(from: end) { $0 == UInt8(ascii: "(") }
      let word = opening..<name.end(from: opening) { $0.isLetter }
      if let weekday = Weekday(name: name.extracting(word)) {
        // The weekday of the first day, or after a dash that of the last one.
        hasOtherWeekday =
          hasOtherWeekday || endsWithWord
          || (isJoined || hasWeekday) && weekday != days.upperBound.weekday
        if !hasWeekday, !isJoined, days.count == 1, weekday != days.lowerBound.weekday {
          contradictsDate = opening > end || name.endsField(at: word.upperBound)
        }
        hasWeekday = true
        end = name.end(from: word.upperBound) { $0 == UInt8(ascii: ")") }
      } else if name.extracting(word).joinsDates || endsWithWord && name.extracting(word).isBesideTo
      {
        (isJoined, endsWithWord) = (true, true)
        end = word.upperBound
      } else if !isJoined, let date = NamedDate(in: name, at: end), date.isDay(days.lowerBound),
        name.hasDash(in: date.end..<name.end(from: date.end) { $0.separatesDates })
      {
        end = date.end
      } else {
        return
      }
      skipSigns(name)
    }
  }

  private mutating func skipSigns(_ name: Span<UInt8>) {
    let start = end
    end = name.end(from: start) { $0.separatesDates }
    isJoined = isJoined || name.hasDash(in: start..<end)
  }
}

extension Span<UInt8> {
  /// Whether the text ends at a position, or a comma, a semicolon or a tab is there.
  fileprivate func endsField(at position: Int) -> Bool {
    position == count || self[position].separatesName || self[position] == UInt8(ascii: "\t")
  }

  /// Whether the word stands between the first and the last day of a span, or between two days.
  var joinsDates: Bool { isUntil || isOne(of: " and und og och") }

  /// Whether the word stands before the last day of a span.
  var isUntil: Bool {
    isOne(of: " to until till til through thru bis au al hasta tot t t/m fino jusqu")
  }

  /// Whether the word stands after one that joins dates, as in "bis zum", "til og med" and "t/m".
  var isBesideTo: Bool { isOne(of: " zum el le al m met med den the including") }

  /// Whether there is a hyphen, a full stop, an ampersand, a plus sign, or a dash or an arrow outside ASCII, in a part
  /// of the text.
  func hasDash(in range: Range<Int>) -> Bool {
    range.contains { "-.&+".utf8.contains(self[$0]) || self[$0] == 0xE2 && space(at: $0) == nil }
  }
}

extension UInt8 {
  /// Whether the byte may be between two dates, such as that of a comma, or of a dash outside ASCII.
  fileprivate var separatesDates: Bool {
    !isLetter && digitValue == nil && !#"()[]{}"'#"#.utf8.contains(self)
  }
}
#endif
