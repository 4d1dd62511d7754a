#if Formats
/// The names, date patterns and week of one language and region.
///
/// The data is from the Unicode Common Locale Data Repository (CLDR). A value is cheap to copy,
/// because copies share the names.
///
/// ```swift
/// let symbols = DaySymbols.english
/// symbols.name(of: .friday, width: .abbreviated)         // Fri
/// symbols.firstWeekday                                   // .monday
/// symbols.weekend.contains(.sunday)                      // true
/// ```
public struct DaySymbols: Hashable, Sendable {
  /// All names, in the order of ``SymbolName``.
  let names: SymbolNames

  /// The weekday that weeks start on.
  public var firstWeekday: Weekday

  /// The weekdays on which most people do not work.
  public var weekend: WeekdaySet

  /// Creates symbols from the UTF-8 of all names in the order of ``SymbolName``, each with a
  /// newline after it.
  ///
  /// - Precondition: There are ``SymbolName/count`` names.
  package init(names: [UInt8], firstWeekday: Weekday, weekend: WeekdaySet) {
    let names = SymbolNames(names)
    precondition(names.count == SymbolName.count, "the names are not those of one language")
    self.init(names: names, firstWeekday: firstWeekday, weekend: weekend)
  }

  /// Creates symbols from the names of one language in a table of many.
  ///
  /// - Parameters:
  ///   - lists: The lists of all languages in UTF-8, with a semicolon between two names and a
  ///     newline after each list.
  ///   - places: Where in `lists` the lists of each language begin, in the order of ``SymbolName``,
  ///     each place in three digits of six bits, which are the characters from `0` on.
  ///   - start: Where in `places` those of this language begin.
  package init(
    lists: StaticString, places: StaticString, from start: Int, firstWeekday: Weekday,
    weekend: WeekdaySet
  ) {
    let names = SymbolTable(lists: lists, places: places, from: start)
    self.init(names: .table(names), firstWeekday: firstWeekday, weekend: weekend)
  }

  init(names: SymbolNames, firstWeekday: Weekday, weekend: WeekdaySet) {
    self.names = names
    self.firstWeekday = firstWeekday
    self.weekend = weekend
  }

  /// The UTF-8 of a name.
  package func utf8(_ name: SymbolName) -> ArraySlice<UInt8> {
    names[name.index]
  }

  /// The result of a function of the UTF-8 of a name, which takes no memory.
  package func withUTF8<Result>(
    of name: SymbolName, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    names.withUTF8(of: name.index, body)
  }

  /// Appends the UTF-8 of a name to a text.
  package func append(_ name: SymbolName, to text: inout ContiguousArray<UInt8>) {
    names.withUTF8(of: name.index) { name in
      for index in name.indices { text.append(name[index]) }
    }
  }
}

extension DaySymbols {
  /// How much of a name is written.
  ///
  /// Later versions may add widths.
  ///
  /// ```swift
  /// DaySymbols.Width.allCases.map { DaySymbols.english.name(of: .friday, width: $0) }
  /// // Friday, Fri, Fr, F
  /// ```
  public struct Width: Hashable, Sendable, BitwiseCopyable {
    package let code: Code

    package enum Code: Int, Hashable, Sendable, BitwiseCopyable, CaseIterable {
      case wide, abbreviated, short, narrow
    }

    private init(_ code: Code) {
      self.code = code
    }

    /// The full name, such as "Friday".
    public static var wide: Width { Width(.wide) }

    /// A short name, such as "Fri".
    public static var abbreviated: Width { Width(.abbreviated) }

    /// A name for a column of a calendar, such as "Fr".
    ///
    /// Only weekdays have one; for all other names it is the same as ``abbreviated``.
    public static var short: Width { Width(.short) }

    /// One letter or so, such as "F"; two names may have the same.
    ///
    /// Quarters have none; for them it is the same as ``abbreviated``.
    public static var narrow: Width { Width(.narrow) }
  }

  /// Where a name is used; languages that decline nouns have different names for both.
  ///
  /// ```swift
  /// DaySymbols.english.name(ofMonth: 8, context: .format)  // August
  /// ```
  public enum Context: Int, Hashable, Sendable, CaseIterable {
    /// In a date with the day of the month: Finnish "1. tammikuuta".
    case format

    /// Alone or with only a year: Finnish "tammikuu".
    case standalone
  }

  /// How long a date pattern is.
  ///
  /// ```swift
  /// DaySymbols.english.datePattern(.short)                 // dd/MM/y
  /// ```
  public enum PatternLength: Int, Hashable, Sendable, CaseIterable {
    /// With the weekday, such as "Friday, 29 August 2025".
    case full

    /// With the name of the month, such as "29 August 2025".
    case long

    /// With an abbreviated month in most languages, such as "29 Aug 2025".
    case medium

    /// In numbers only, such as "29/08/2025".
    case short
  }
}

extension DaySymbols.Width: CaseIterable {
  /// All widths, from the full name to one letter.
  public static var allCases: [DaySymbols.Width] { Code.allCases.map { DaySymbols.Width($0) } }
}

extension DaySymbols.Width: CustomStringConvertible {
  /// The name of the width, such as `abbreviated`.
  public var description: String {
    switch code {
    case .wide: "wide"
    case .abbreviated: "abbreviated"
    case .short: "short"
    case .narrow: "narrow"
    }
  }
}
#endif
