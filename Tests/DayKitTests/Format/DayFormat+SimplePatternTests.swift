import DayKit
import SeededNumbers
import Testing

/// Simple patterns as they are read straight from bytes, beside the compiler of all patterns.
struct DayFormatSimplePatternTests {
  private static func simple(_ pattern: String) -> DayFormat? {
    DayFormat(simplePattern: ContiguousArray(pattern.utf8).span)
  }

  @Test(arguments: DayFormat.names)
  func everyNameIsSimple(_ name: String) throws {
    let format = try #require(Self.simple(name))
    #expect(try format == DayFormat(pattern: name))
    #expect(Self.simple(name + "x") == nil)
    #expect(Self.simple(String(name.dropLast())) == nil)
  }

  @Test(arguments: [
    ("iso", "yyyy-MM-dd"), ("dmy", "dd/MM/yyyy"), ("mdy", "MM/dd/yyyy"), ("basic", "yyyyMMdd"),
    ("epoch", "%s"), ("ymd", "%F"), ("dmy", "%d/%m/%Y"),
  ])
  func aNameIsTheFormatOfItsPattern(name: String, pattern: String) throws {
    try Self.expectAlike(#require(Self.simple(name)), DayFormat(compiling: pattern))
  }

  @Test(arguments: DayFormat.localizedNames + ["", "d/M/yyyy", "dd/MM/yy", "yyyy-MM", "%-Y%m%d"])
  func otherPatternsAreNotSimple(_ pattern: String) {
    #expect(Self.simple(pattern) == nil)
  }

  @Test(
    arguments: [
      [0x64, 0x64, 0xFF, 0x4D, 0x4D, 0xFF, 0x79, 0x79, 0x79, 0x79],
      [0x79, 0x79, 0x79, 0x79, 0x4D, 0x4D, 0x64, 0x64, 0xE5, 0xB9],
    ] as [[UInt8]])
  func invalidUTF8IsNotAPattern(_ bytes: [UInt8]) {
    #expect(DayFormat(simplePattern: bytes.span) == nil)
  }

  @Test(arguments: DayFormat.unicodePatterns + DayFormat.strftimePatterns + DayFormat.shortPatterns)
  func samplesOfDigitsAtFixedPositionsAreSimple(_ pattern: String) {
    Self.check(pattern)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func simplePatternsCompileToTheSameFormat(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let pieces = [
      "yyyy", "MM", "dd", "y", "uuuu", "LL", "%Y", "%m", "%d", "%F", "%0d", "%-Y", "%%", "%n", "/",
      "-", ".", "''", "'T'", "'", "年", "M", "d", "yy", "%", "x", "G", "e", "\0", "5",
    ]
    for _ in 0..<100 {
      let likely = Int.random(in: 0..<3, using: &generator) > 0
      var parts = likely ? [["yyyy", "MM", "dd"], ["%Y", "%m", "%d"]][Int(seed % 2)] : []
      parts.shuffle(using: &generator)
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let place = Int.random(in: 0...parts.count, using: &generator)
        parts.insert(pieces.randomElement(using: &generator) ?? "", at: place)
      }
      Self.check(parts.joined())
    }
  }

  /// Checks that a pattern is simple if, and only if, it is short and one of digits in fixed
  /// places, and that it is the format that the compiler makes of it.
  private static func check(_ pattern: String) {
    let compiled = try? DayFormat(compiling: pattern)
    let isSimple = compiled?.fixedDate != nil && pattern.utf8.count <= 16
    let format = simple(pattern)
    #expect((format != nil) == isSimple, "\(pattern)")
    guard let format, let compiled else { return }
    expectAlike(format, compiled)
    #expect(format.description == pattern)
  }

  private static func expectAlike(_ format: DayFormat, _ compiled: DayFormat) {
    #expect(format == compiled, "\(compiled)")
    #expect(format.hashValue == compiled.hashValue)
    #expect(format.maximumWidth == compiled.maximumWidth)
    #expect(format.readingObstacle == compiled.readingObstacle)
    #expect(format.isNumber == compiled.isNumber)
    for day in Day.chosen {
      let text = day.formatted(as: compiled)
      #expect(day.formatted(as: format) == text)
      #expect((try? Day(text, as: format)) == day)
    }
  }
}
