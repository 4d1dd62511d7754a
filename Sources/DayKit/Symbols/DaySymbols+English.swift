extension DaySymbols {
  /// International English, CLDR's `en_001`: weeks start on Monday as in ISO 8601, and dates start
  /// with the day.
  public static let english = DaySymbols(
    names: englishNames, firstWeekday: .monday, weekend: [.saturday, .sunday])

  private static var englishNames: [UInt8] {
    var names: [UInt8] = []
    names.reserveCapacity(1_400)
    for list in englishLists {
      // English has the same names in both contexts.
      for _ in Context.allCases { names.append(list: list) }
    }
    names.append(list: "BC;AD;EEEE, d MMMM y;d MMMM y;d MMM y;dd/MM/y;MMMM y")
    return names
  }

  private static var englishLists: [String] {
    [
      "January;February;March;April;May;June;July;August;September;October;November;December",
      "Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sep;Oct;Nov;Dec",
      "J;F;M;A;M;J;J;A;S;O;N;D",
      "Sunday;Monday;Tuesday;Wednesday;Thursday;Friday;Saturday",
      "Sun;Mon;Tue;Wed;Thu;Fri;Sat",
      "Su;Mo;Tu;We;Th;Fr;Sa",
      "S;M;T;W;T;F;S",
      "1st quarter;2nd quarter;3rd quarter;4th quarter",
      "Q1;Q2;Q3;Q4",
    ]
  }
}

extension [UInt8] {
  fileprivate mutating func append(list: String) {
    for byte in list.utf8 {
      append(byte == UInt8(ascii: ";") ? UInt8(ascii: "\n") : byte)
    }
    append(UInt8(ascii: "\n"))
  }
}
