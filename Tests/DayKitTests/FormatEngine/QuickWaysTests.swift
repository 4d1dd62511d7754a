import Testing

// A quick way gives the result of the careful way, so only its own answer shows that it is taken.
@testable import DayKit

struct QuickWaysTests {
  private static let days = [
    "2025-08-29", "2024-02-29", "2020-12-31", "2021-01-01", "1970-01-01", "1999-10-05",
  ].compactMap { try? Day($0) }

  private static let formats = DayFormat.samples + DayFormat.inLanguages + DayFormat.epochs

  /// What only the careful way reads: eras, quarters with other fields, weeks of a month or from
  /// Sunday or Monday, centuries, numbers with spaces before them, and counts of days beside others.
  private static let unusual: Set = [
    "%-C %-y %-m %-d", "%A %y %W", "%C%y-%m-%d", "%D %_C", "%Y %U %w", "%Y %W %u", "%Y-%U %A",
    "%F %j %u %w %a %B %U %W %G %g %V %C %y", "%_Y/%-W/%A", "%_d %b %_Y", "%_j %_Y", "%s %F %a",
    "%y %U %w", "'day' g", "GGG yyyy LLLL dd", "MMMM d, y G", "Q yyyy-MM-dd", "d.MM.y qqqq",
    "dd/MM/yyyy 'in' QQQQ", "g yyyy-MM-dd EEE D", "yyyy-MM-dd W F",
    "yyyy-MM-dd YYYY ww e yy YY QQ qqq LLL g",
  ]

  @Test(arguments: formats.filter(\.canParse))
  func everyUsualFormatIsReadTheQuickWay(_ format: DayFormat) {
    let quick = Self.days.filter { day in
      let bytes = ContiguousArray(day.formatted(as: format).utf8)
      var position = 0
      guard case .day = format.compiled.quickRead(bytes.span, at: &position) else { return false }
      return position == bytes.count
    }
    #expect(quick == (Self.unusual.contains("\(format)") ? [] : Self.days), "\(format)")
  }

  @Test(arguments: [
    ("rfc5322", "Fri, 29 Aug 2025 10:00:00 +0200"), ("rfc5322", "Fri, 29 Aug 2025"),
    ("yyyy-MM-dd HH:mm:ss", "2025-08-29 10:00:00"),
    ("dd/MMM/yyyy:HH:mm:ss Z", "29/Aug/2025:10:00:00 +0200"),
    ("EEE MMM d HH:mm:ss yyyy", "Fri Aug 29 10:00:00 2025"),
    ("M/d/yyyy h:mm a", "8/29/2025 9:05 AM"),
    ("iso8601", "2025-08-29T10:00:00Z"), ("yyyy-MM-dd HH:mm v", "2025-08-29 10:00 UTC"),
  ])
  func aDateWithATimeIsReadTheQuickWay(_ pattern: String, _ text: String) throws {
    let bytes = ContiguousArray(text.utf8)
    var position = 0
    let format = try DayFormat(parsing: pattern)
    guard case .day(let day) = format.compiled.quickRead(bytes.span, at: &position) else {
      Issue.record("\(text) is read slowly")
      return
    }
    #expect(try day == Day(2025, 8, 29))
    #expect(position == bytes.count)
  }

  @Test(arguments: [("d MMM yyyy", "29 Xy 2025"), ("EEEE, d.M.yyyy", "Someday, 29.8.2025")])
  func aNameThatNoneOfSomeIsIsRefusedTheQuickWay(_ pattern: String, _ text: String) throws {
    let bytes = ContiguousArray(text.utf8)
    var position = 0
    let format = try DayFormat(pattern: pattern)
    guard case .refused = format.compiled.quickRead(bytes.span, at: &position) else {
      Issue.record("\(text) is read slowly")
      return
    }
  }

  /// Which names begin with others is computed for other languages and for names of one letter only.
  @Test(arguments: [NamePart.era, .quarter, .month, .weekday, .dayOfMonth])
  func noEnglishNameOfSeveralLettersBeginsWithAnother(_ part: NamePart) {
    let styles = [DaySymbols.Width.wide, .abbreviated, .short, .narrow].flatMap { width in
      DaySymbols.Context.allCases.flatMap { context in
        [false, true].map { NameStyle(width: width, context: context, isUppercase: $0) }
      }
    }
    let tables = styles.map { NameTable(.english, part, $0) }.filter { $0.maximumWidth > 1 }
    #expect(!tables.isEmpty)
    for table in tables {
      let names = table.indices.map { index in
        table.withPlainName(index) { name in name.indices.map { name[$0].lowercasedASCII } }
      }
      for (index, name) in names.enumerated() {
        #expect(!names.indices.contains { $0 != index && names[$0].starts(with: name) })
      }
    }
  }

  @Test(arguments: ["d/M/yyyy", "M/d/yyyy", "d.M.yyyy", "d-M-yyyy"])
  func twoNumbersAndAYearHaveAWayOfTheirOwn(_ pattern: String) throws {
    #expect(try ShortDate(DayFormat(pattern: pattern).fields) != nil)
  }

  @Test(arguments: ["dd/MM/yyyy", "yyyy/M/d", "d/M/yy", "d M", "d/d/yyyy", "d. M. yyyy"])
  func otherLayoutsDoNotHaveIt(_ pattern: String) throws {
    let fields = try? DayFormat(parsing: pattern, pivot: 1970, defaultYear: 2025).fields
    #expect(fields.flatMap { ShortDate($0) } == nil)
  }

  @Test(arguments: formats.filter(\.canParse))
  func manyLinesAreReadTheQuickWay(_ format: DayFormat) {
    guard !Self.unusual.contains("\(format)") else { return }
    for ending in [LineEnding.lineFeed, .carriageReturnAndLineFeed] {
      let newline = ending == .lineFeed ? "\n" : "\r\n"
      let text = ContiguousArray(
        Self.days.map { $0.formatted(as: format) + newline }.joined().utf8)
      var end = 0
      let days = [Day](capacity: Self.days.count + 1) {
        end = format.compiled.readLines(text.span, ending, into: &$0)
      }
      #expect(end == text.count && days.count == Self.days.count, "\(format)")
    }
  }

  @Test
  func aDateThatDoesNotFitInAWordWithItsLineEndingIsReadTheQuickWay() throws {
    let format = try DayFormat(pattern: "'date:'yyyy-MM-dd")
    #expect(format.fixedWidth == 15)
    manyLinesAreReadTheQuickWay(format)
  }

  @Test(arguments: formats)
  func everyFormatIsWrittenTheQuickWay(_ format: DayFormat) {
    let quick = Self.days.filter { day in
      var isQuick = false
      _ = [UInt8](capacity: format.maximumWidth + 8) {
        isQuick = format.compiled.quickWrite(day, to: &$0)
      }
      return isQuick
    }
    // Spaces before years, centuries, weeks and days of the year are rare.
    let isUsual = !["%_Y", "%_C", "%_V", "%_j"].contains { "\(format)".contains($0) }
    let expected = isUsual ? Self.days : []
    #expect(quick == expected, "\(format)")
    var count = 0
    _ = [UInt8](capacity: (format.maximumWidth + 8) * Self.days.count) {
      count = format.compiled.quickWriteLines(Self.days.span, .lineFeed, to: &$0)
    }
    #expect(count == expected.count, "\(format)")
  }

  @Test(arguments: [(0, false), (1, true), (9_998, true), (9_999, false)])
  func namesInYearsFrom1To9998AreWrittenTheQuickWay(_ year: Int, _ isQuick: Bool) throws {
    let (day, format) = (try Day(year, 8, 29), try DayFormat(pattern: "d MMMM y"))
    var (wasQuick, count) = (false, 0)
    _ = [UInt8](capacity: format.maximumWidth + 8) {
      wasQuick = format.compiled.quickWrite(day, to: &$0)
    }
    _ = [UInt8](capacity: format.maximumWidth + 8) {
      count = format.compiled.quickWriteLines([day].span, .lineFeed, to: &$0)
    }
    #expect(wasQuick == isQuick && count == (isQuick ? 1 : 0))
  }
}
