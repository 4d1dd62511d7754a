import DayKit
import DayKitFoundation
import DayLocales
import SeededNumbers
import Testing

/// The short names of months and weekdays in all languages.
struct ShortNameTests {
  /// A text that stands for a month in a format, if there is one.
  private static func month(_ text: String, _ format: DayFormat) -> Int? {
    try? Day("2025 1 \(text)", as: format).month
  }

  @Test func everyWrittenNameIsReadAsItself() throws {
    for identifier in sample(oneIn: 60, of: FoundationLocale.named) {
      let symbols = try DaySymbols(locale: identifier)
      for pattern in ["y d MMM", "y d LLL", "y MM d EEE", "y MM d ccc"] {
        let format = try DayFormat(pattern: pattern, symbols: symbols)
        guard format.canParse else { continue }
        for month in 1...12 {
          for day in 1...7 {
            let day = try Day(2025, month, day)
            let text = day.formatted(as: format)
            #expect((try? Day(text, as: format)) == day, "\(identifier): \(text)")
          }
        }
      }
    }
  }

  /// Letters after a name may continue a longer form of it, as in "Sept", 金曜日 and 금요일.
  @Test(arguments: [
    (60, "y d MMM'T'"), (60, "d 't' y MMM't'"), (60, "EEE's' d M y"), (1, "y M d E'曜日'"),
    (1, "y M d E'요일'"),
  ])
  func lettersAfterANameAreNotPartOfIt(_ rate: Int, _ pattern: String) throws {
    let locales = rate > 1 ? sample(oneIn: rate, of: FoundationLocale.named) : ["ja", "ko", "en"]
    for identifier in locales {
      let symbols = try DaySymbols(locale: identifier)
      let dates = try DayFormat(pattern: pattern, symbols: symbols)
      let times = try DayFormat(parsing: pattern + " HH:mm", symbols: symbols)
      guard dates.canParse else { continue }
      for month in 1...12 {
        let day = try Day(2025, month, 2 * month)
        let text = Array((day.formatted(as: dates) + " 10:00").utf8)
        try #require(try times.read(text.span) == day, "\(identifier): \(text)")
        try #require(try times.readFields(of: text.span) == day, "\(identifier): \(text)")
        let later = times.bytes(of: day + 1, like: text.span)
        #expect(later == Array(((day + 1).formatted(as: dates) + " 10:00").utf8))
      }
    }
  }

  @Test func noOtherFormHasTwoMeanings() throws {
    for identifier in sample(oneIn: 48, of: FoundationLocale.named) {
      let symbols = try DaySymbols(locale: identifier)
      for (letter, other) in [("M", DaySymbols.Context.standalone), ("L", .format)] {
        let format = try DayFormat(pattern: "y d \(letter)\(letter)\(letter)", symbols: symbols)
        guard format.canParse else { continue }
        let own: DaySymbols.Context = other == .format ? .standalone : .format
        let names = (1...12).map {
          symbols.name(ofMonth: $0, width: .abbreviated, context: own)
        }
        for month in 1...12 {
          let form = symbols.name(ofMonth: month, width: .abbreviated, context: other)
          let found = Self.month(form, format)
          // A name that the format itself writes for another month is that month.
          let isTaken = names.contains { $0.lowercased() == form.lowercased() }
          #expect(found == nil || found == month || isTaken, "\(identifier): \(form)")
          // A search in a text looks only where a date can begin.
          let alone = try DayFormat(pattern: "\(letter)\(letter)\(letter) d, y", symbols: symbols)
          if found != nil, let first = form.utf8.first { #expect(alone.canBegin(with: first)) }
        }
      }
    }
  }

  @Test(
    arguments: [
      ("de", "Mrz", 3), ("de", "Mrz.", 3), ("de", "Mär", 3), ("de", "Mär.", 3), ("de", "MÄR", 3),
      ("de", "März", 3), ("de", "Jun", 6), ("de", "Jul.", 7), ("de", "Sep", 9), ("de", "Sept", 9),
      ("de", "Okt", 10), ("de_AT", "Jän", 1), ("de_AT", "Jan", 1), ("de_AT", "Mrz", 3),
      ("de_CH", "Mrz", 3), ("en", "Sept", 9), ("en_GB", "Sep", 9), ("en_GB", "Sept", 9),
      ("fr", "jan", 1), ("fr", "janv", 1), ("fr", "janv.", 1), ("fr", "fév", 2), ("fr", "fev", nil),
      ("fr", "févr", 2), ("fr", "mar", 3), ("fr", "avr", 4), ("fr", "avril", 4), ("fr", "juil", 7),
      ("fr", "aou", nil), ("fr", "aout", nil), ("fr", "dec", nil), ("fr", "déc.", 12),
      ("fr", "jui", nil),
      ("es", "sep", 9), ("es", "sept", 9), ("es", "set", 9), ("es_MX", "sept", 9),
      ("es_MX", "sep", 9),
      ("es_PE", "set", 9), ("pt", "mar", 3), ("pt", "set", 9), ("pt_PT", "Set.", 9),
      ("it", "set", 9),
      ("it", "sett", 9), ("nl", "mrt", 3), ("nl", "maa", 3), ("sv", "mar", 3),
      ("sv", "sep", 9), ("sv", "sept", 9), ("nb", "sep", 9), ("da", "mar", 3), ("pl", "paź", 10),
      ("cs", "čen", 6), ("cs", "čec", 7), ("cs", "čer", nil), ("fi", "tammi", 1), ("fi", "syys", 9),
      ("ru", "май", 5), ("ru", "мая", 5), ("ru", "сен", 9), ("ru", "сент", 9), ("id", "Agt", 8),
    ] as [(String, String, Int?)])
  func usualShortFormsAreRead(_ identifier: String, _ text: String, _ month: Int?) throws {
    let symbols = try DaySymbols(locale: identifier)
    let format = try DayFormat(pattern: "y d MMM", symbols: symbols)
    #expect(Self.month(text, format) == month)
  }
}
