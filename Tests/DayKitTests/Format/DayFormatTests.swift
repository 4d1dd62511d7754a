import DayKit
import SeededNumbers
import Testing

struct DayFormatTests {
  @Test func allSamplesAreFormats() {
    let patterns = DayFormat.unicodePatterns + DayFormat.strftimePatterns
    #expect(DayFormat.samples.count == DayFormat.named.count + patterns.count)
    #expect(DayFormat.shortSamples(pivot: 1970).count == DayFormat.shortPatterns.count)
  }

  @Test(arguments: [
    ("yyyy-MM-dd", DayFormat.iso), ("yyyy'-'MM'-'dd", .iso), ("uuuu-LL-dd", .iso), ("%F", .iso),
    ("dd/MM/yyyy", .dmy), ("MM/dd/yyyy", .mdy), ("YYYY-'W'ww-e", .week), ("yyyy-DDD", .ordinal),
    ("yyyyMMdd", .basic), ("%s", .epoch),
  ])
  func aPatternMakesTheFormatThatFormatsAlike(pattern: String, format: DayFormat) throws {
    #expect(try DayFormat(parsing: pattern) == format)
    #expect(try DayFormat(parsing: pattern).hashValue == format.hashValue)
  }

  @Test(
    arguments: [
      ("d", "dd"), ("MMM", "MMMM"), ("MMM", "EEE"), ("yy", "yyyy"), ("y", "y G"), ("u", "Y w"),
      ("%d", "%e"), ("%u", "%w"), ("%U", "%W"), ("%C", "%y"), ("d-", "d"), ("Q", "QQ"),
      ("days", "epoch"), ("epoch-us", "epoch-ns"), ("iso8601", "iso8601-sans-timezone"),
    ] as [(String, String)])
  func formatsThatWriteDifferentlyAreDifferent(one: String, other: String) throws {
    #expect(try DayFormat(parsing: one) != DayFormat(parsing: other))
  }

  @Test func formatsWithDifferentNamesPivotsOrZonesAreDifferent() throws {
    let short = try DayFormat(pattern: "dd/MM/yy", pivot: 1970)
    #expect(try short == DayFormat(pattern: "dd/MM/yy", pivot: 1970))
    #expect(try short != DayFormat(pattern: "dd/MM/yy", pivot: 1950))
    #expect(try short != DayFormat(pattern: "dd/MM/yy"))
    let english = try DayFormat(pattern: "d MMMM")
    #expect(try english != DayFormat(pattern: "d MMMM", symbols: .dotted))
    #expect(DayFormat.epoch.inTimeZone(.utc) != .epoch)
    #expect(DayFormat.epoch.inTimeZone(.utc) == .epoch.inTimeZone(.utc))
    #expect(DayFormat.epoch.inTimeZone(.utc) != .epoch.inTimeZone(.skippingADay))
  }

  @Test func anIrrelevantPivotOrZoneMakesNoDifference() throws {
    #expect(try DayFormat(pattern: "dd/MM/yyyy", pivot: 1970) == .dmy)
    #expect(try DayFormat(pattern: "dd/MM/yyyy", pivot: 1970).hashValue == DayFormat.dmy.hashValue)
    #expect(DayFormat.iso.inTimeZone(.skippingADay) == .iso)
    #expect(DayFormat.iso.inTimeZone(.skippingADay).hashValue == DayFormat.iso.hashValue)
    #expect(!DayFormat.rfc5322.inTimeZone(.skippingADay).hasLocalizedNames)
  }

  @Test(arguments: [
    ("rfc5322", false), ("iso", false), ("epoch", false), ("full", true), ("d MMM y", true),
    ("yyyy-MM-dd G", true), ("%a %F", true), ("%F", false),
  ])
  func namesAreThoseOfALanguageButInAnEMail(pattern: String, hasLocalizedNames: Bool) throws {
    #expect(try DayFormat(parsing: pattern).hasLocalizedNames == hasLocalizedNames)
  }

  @Test(arguments: DayFormat.samples)
  func theDescriptionMakesTheSameFormat(_ format: DayFormat) throws {
    #expect(try DayFormat(parsing: format.description) == format)
    #expect(format.inTimeZone(.utc).description == format.description)
  }

  @Test func aZoneReplacesTheOneBefore() {
    #expect(DayFormat.epoch.timeZone == nil)
    let format = DayFormat.epoch.inTimeZone(.skippingADay).inTimeZone(.skippingMidnight)
    #expect(format.timeZone == .skippingMidnight)
    #expect(format == .epoch.inTimeZone(.skippingMidnight))
  }

  @Test func aZoneKeepsNamesAndPivots() throws {
    let format = try DayFormat(pattern: "d. MMM yy", symbols: .dotted, pivot: 1970)
    let zoned = format.inTimeZone(.skippingADay)
    #expect(try Day("9. Aug. 69", as: zoned) == Day(2069, 8, 9))
    #expect(zoned.maximumWidth == format.maximumWidth)
  }

  @Test(arguments: [
    ("days", true), ("epoch", true), ("epoch-ms", true), ("epoch-ns", true), ("%s", true),
    ("g", true),
    ("basic", false), ("y", false), ("D", false), ("'g'g", false), ("iso8601", false),
  ])
  func aFormatWithOnlyACountIsANumber(pattern: String, isNumber: Bool) throws {
    #expect(try DayFormat(parsing: pattern).isNumber == isNumber)
  }

  @Test(
    arguments: [
      ("epoch", true), ("epoch-ms", true), ("epoch-us", true), ("epoch-ns", true),
      ("iso8601", true), ("%s", true), ("%F %s", true),
      ("iso8601-sans-timezone", false), ("days", false), ("g", false), ("iso", false),
      ("rfc5322", true), ("%F %T", false), ("%F %z", false), ("%F %T %z", true), ("%F %T%Z", true),
      ("excel", false),
    ] as [(String, Bool)])
  func timesAreInstantsWhereTheyHaveAZone(pattern: String, isInstant: Bool) throws {
    #expect(try DayFormat(parsing: pattern).isInstant == isInstant)
  }
}

extension DayFormatTests {
  @Test(
    arguments: [
      ("iso", 13), ("dmy", 13), ("mdy", 13), ("basic", 11), ("week", 13), ("ordinal", 11),
      ("days", 8), ("epoch", 13), ("epoch-ms", 16), ("epoch-us", 19), ("epoch-ns", 22),
      ("iso8601", 23), ("iso8601-sans-timezone", 22),
      ("rfc5322", 19), ("full", 28 + 3), ("yyyy年MM月dd日", 20), ("y G", 8), ("MMMM", 9), ("Q", 1),
      ("QQQQ", 11), ("g", 8), ("%C", 4), ("%e", 2), ("%-j", 3), ("%_Y", 7), ("%D", 8), ("%F", 13),
      ("'text'd", 6), ("ee", 2),
    ] as [(String, Int)])
  func theMaximumWidthIsTheWidthOfTheWidestDay(pattern: String, width: Int) throws {
    #expect(try DayFormat(parsing: pattern).maximumWidth == width)
  }

  @Test(arguments: DayFormat.samples + DayFormat.shortSamples(pivot: -10_000))
  func onlyADayOfALongYearTakesTheMaximumWidth(_ format: DayFormat) throws {
    let widths = (0..<365).map { number in
      let day = Day.min + (number % 2 * 5_000 + number)
      return day.formatted(as: format).utf8.count
    }
    #expect(widths.max() == format.maximumWidth)
    for seed in seeds(100) {
      var generator = SplitMix64(seed: seed)
      let text = Day.random(using: &generator).formatted(as: format)
      try #require(text.utf8.count <= format.maximumWidth, "seed \(seed): \(text)")
    }
  }

  @Test func anInstantInAZoneTakesRoomForTheOffset() throws {
    let format = DayFormat.iso8601.inTimeZone(.fixed("+02:00", seconds: 7_200))
    #expect(format.maximumWidth == 28)
    #expect(Day.min.formatted(as: format).utf8.count == 28)
    #expect(DayFormat.iso8601SansTimezone.inTimeZone(.skippingADay).maximumWidth == 22)
  }

  @Test func anInstantInUniversalTimeTakesRoomForItsLetter() {
    let format = DayFormat.iso8601.inTimeZone(.utc)
    #expect(format.maximumWidth == Day.min.formatted(as: format).utf8.count)
  }

  @Test(arguments: DayFormat.samples)
  func aTextBeginsWithAByteThatTheFormatAllows(_ format: DayFormat) throws {
    for day in Day.chosen {
      let first = try #require(day.formatted(as: format).utf8.first)
      #expect(format.canBegin(with: first))
    }
  }

  @Test func aFormatThatParsesMonthsIsDifferentAndStaysSoInAZone() throws {
    let format = try DayFormat(pattern: "yyyy-MM")
    #expect(format != .yearMonth)
    #expect(format.readingMonths() == .yearMonth)
    let zoned = DayFormat.yearMonth.inTimeZone(.fixed("+02:00", seconds: 7_200))
    #expect(try Day("2025-08", as: zoned) == Day(2025, 8, 1))
  }

  @Test(
    arguments: [
      ("iso", "0129+-", "aZ /TW"), ("week", "0129+-", "W Y"), ("'on' d.M.y", "o", "n01+-O"),
      (" d.M.y", " ", "0x"),
      ("%e %B %Y", " 0129", "A"), ("epoch", "0129+-", ".a "),
      ("iso8601", "0129+-", "TZ "), ("rfc5322", "FfMmSsTtWw", "0 Aa"),
      ("HH:mm d.M.y", "0129", " -+"), ("%l:%M %p %F", " 0129", "-a"),
      ("XXX yyyy-MM-dd", "+-Zz", "0 "),
      ("a h yyyy-MM-dd", "aApP", "m0"), ("''d.M.y", "'", "d0"),
    ] as [(String, String, String)])
  func onlySomeBytesCanBeginAText(pattern: String, these: String, others: String) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(these.utf8.allSatisfy { format.canBegin(with: $0) })
    #expect(!others.utf8.contains { format.canBegin(with: $0) })
  }

  @Test func aFormatPrintsItsPatternOrName() throws {
    #expect("\(DayFormat.dmy)" == "dd/MM/yyyy")
    #expect("\(DayFormat.epoch)" == "epoch")
    let children = Mirror(reflecting: DayFormat.dmy).children
    #expect(children.map(\.label) == ["pattern"])
    #expect(children.first?.value as? String == "dd/MM/yyyy")
    let zoned = DayFormat.epoch.inTimeZone(.fixed("+02:00", seconds: 7_200))
    #expect(Mirror(reflecting: zoned).children.map(\.label) == ["pattern", "timeZone"])
  }
}
