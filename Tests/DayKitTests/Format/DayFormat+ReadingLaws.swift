import DayKit
import SeededNumbers
import Testing

/// What holds for reading in every format, over seeds.
struct DayFormatReadingLaws {
  @Test(arguments: DayFormat.samples)
  func everyFormatParsesWhatItFormats(_ format: DayFormat) throws {
    for seed in seeds(500) {
      var generator = SplitMix64(seed: seed)
      let day = Day.random(using: &generator)
      let text = day.formatted(as: format)
      let read = try Day(text, as: format)
      try #require(read == day, "seed \(seed): \(text)")
    }
  }

  @Test(arguments: [DaySymbols.dotted, .numbered])
  func everyLanguageParsesWhatItFormats(_ symbols: DaySymbols) throws {
    let patterns =
      DayFormat.unicodePatterns + DayFormat.strftimePatterns + DayFormat.localizedNames
      + ["d. MMM y", "d. LLL y", "EEEEEE d MMM. y", "MMM..d y", "d.MM.y qqqq", "y年MMMd日EEE"]
    for pattern in patterns {
      let format = try DayFormat(parsing: pattern, symbols: symbols, pivot: 1970)
      for seed in seeds(50) {
        var generator = SplitMix64(seed: seed)
        let year = Int.random(in: 1970...2069, using: &generator)
        let day = try Day(year: year, dayOfYear: .random(in: 1...365, using: &generator))
        let text = day.formatted(as: format)
        try #require(format.refusal(of: text) == nil, "seed \(seed): \(text)")
        try #require(try Day(text, as: format) == day, "seed \(seed): \(text)")
        #expect(text.utf8.count <= format.maximumWidth)
      }
    }
  }

  @Test(arguments: [-9999, -100, -50, 0, 1_950, 1_970, 2_000, 2_099, 9_900])
  func formatsWithAPivotReadWhatTheyWriteOverAHundredYears(_ pivot: Int) throws {
    for format in DayFormat.shortSamples(pivot: pivot) {
      for year in pivot..<pivot + 100 {
        var generator = SplitMix64(seed: UInt64(bitPattern: Int64(year)))
        let day = try Day(year: year, dayOfYear: .random(in: 7...358, using: &generator))
        let text = day.formatted(as: format)
        try #require(try Day(text, as: format) == day, "\(format): \(text)")
      }
    }
  }

  @Test(arguments: TimeZoneRule.fixedSamples + TimeZoneRule.stepSamples + [.skippingADay])
  func instantsInAZoneAreParsedAsTheyAreFormatted(_ zone: TimeZoneRule) throws {
    let around = (-400...400).map { TimeZoneRule.stepDay + $0 }
    let random = (seeds(100)).map { seed in
      var generator = SplitMix64(seed: seed)
      return Day.random(using: &generator)
    }
    for format in [.iso8601] + DayFormat.epochs.dropLast() {
      let format = format.inTimeZone(zone)
      for day in around + random where zone != .skippingADay || day != TimeZoneRule.stepDay {
        let text = day.formatted(as: format)
        try #require(try Day(text, as: format) == day, "\(format): \(text)")
        try #require(text.utf8.count <= format.maximumWidth)
      }
    }
  }

  @Test(arguments: [.iso8601] + DayFormat.epochs.dropLast())
  func aDayThatAZoneSkipsIsTheNextOne(_ format: DayFormat) throws {
    let format = format.inTimeZone(.skippingADay)
    let text = TimeZoneRule.stepDay.formatted(as: format)
    #expect(try Day(text, as: format) == TimeZoneRule.stepDay + 1)
    #expect((TimeZoneRule.stepDay + 1).formatted(as: format) == text)
  }

  @Test(arguments: seeds(100))
  func anyBytesAreADayOrAnErrorWithAPlace(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for format in DayFormat.samples {
      let texts = (0..<2).map { _ in Day.random(using: &generator).formatted(as: format) }
      for _ in 0..<5 {
        Self.check([UInt8].mutated(from: texts, using: &generator), with: format)
      }
    }
  }

  private static func check(_ bytes: [UInt8], with format: DayFormat) {
    do throws(DayParsingError) {
      let day = try format.read(bytes.span)
      #expect(try Day(day.formatted(as: format), as: format) == day, "\(format) \(bytes)")
    } catch {
      #expect((0...bytes.count).contains(error.offset), "\(format) \(bytes) \(error)")
      #expect(!String(describing: error).isEmpty)
    }
  }
}
