import DayKit
import SeededNumbers
import Testing

/// What holds for every pattern, over seeds.
struct DayFormatPatternLaws {
  @Test(arguments: seeds(200))
  func anyPatternIsAFormatOrAnErrorWithAPlace(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<10 {
      let unicode = String.randomUnicodePattern(using: &generator)
      try Self.check(unicode, using: &generator)
      let strftime = String.randomStrftimePattern(using: &generator)
      try Self.check(strftime, using: &generator)
    }
  }

  @Test(arguments: seeds(100))
  func anyTextIsAPatternOrAnErrorWithAPlace(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let patterns = DayFormat.unicodePatterns + DayFormat.strftimePatterns
    for _ in 0..<20 {
      let bytes = [UInt8].mutated(from: patterns, using: &generator)
      try Self.check(String(decoding: bytes, as: UTF8.self), using: &generator)
    }
  }

  @Test(arguments: seeds(100))
  func aFormatThatIsCompiledForWritingIsTheSameFormat(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let pattern = String.randomUnicodePattern(using: &generator)
    guard let format = try? DayFormat(compiling: pattern, pivot: 1970) else { return }
    let other = try DayFormat(compiling: pattern, pivot: 1970, isForWriting: true)
    #expect(other == format)
    #expect(other.parsingObstacle == format.parsingObstacle)
    #expect(other.readingMonths() == format.readingMonths())
    let day = Day.random(using: &generator)
    guard format.canFormat else { return #expect(!other.canFormat, "\(pattern)") }
    let text = day.formatted(as: format)
    #expect(day.formatted(as: other) == text)
    #expect((try? Day(text, as: other)) == (try? Day(text, as: format)), "\(pattern)")
  }

  private static func check(_ pattern: String, using generator: inout SplitMix64) throws {
    let day = Day.random(using: &generator)
    let pivot = day.dayComponents.year - Int.random(in: 1...98, using: &generator)
    do throws(DayFormatError) {
      check(try DayFormat(parsing: pattern, pivot: pivot), with: day)
    } catch {
      #expect((0...pattern.utf8.count).contains(error.offset), "\(pattern) \(error)")
      #expect(!String(describing: error).isEmpty)
    }
  }

  private static func check(_ format: DayFormat, with day: Day) {
    let forWriting = try? DayFormat(pattern: format.description)
    guard format.canFormat else { return #expect(forWriting == nil, "\(format)") }
    #expect(forWriting != nil, "\(format)")
    let text = day.formatted(as: format)
    #expect(text.utf8.count <= format.maximumWidth, "\(format)")
    let read = try? Day(text, as: format)
    // A year and a month alone are read as the first day.
    let expected = format.hasMonthsOnly ? day - (day.dayComponents.dayOfMonth - 1) : day
    #expect(read == (format.canParse ? expected : nil), "\(format): \(text)")
  }
}

extension DayFormat {
  /// Whether the first days of a month have the same text, so that parsing gives the first.
  fileprivate var hasMonthsOnly: Bool {
    guard canParse, let first = try? Day("2025-08-05") else { return false }
    return first.formatted(as: self) == (first + 1).formatted(as: self)
  }
}
