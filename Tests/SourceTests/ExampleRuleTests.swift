import Testing

struct ExampleRuleTests {
  private func faults(_ source: String) -> [String] {
    ExampleRule.faults(in: PublicSymbolReader.symbols(path: "A.swift", source: source))
      .map(\.description)
  }

  @Test(
    arguments: [
      "public struct Day {}",
      "extension Day { public init() {} }",
      "extension Day { public func next() {} }",
      "extension Day { public static func + (a: Day, b: Int) -> Day { a } }",
      "extension Day { public subscript(n: Int) -> Int { n } }",
      "extension Day { public var number: Int { 1 } }",
      "extension Day { public var description: String { text } }",
      "public typealias Interval = Int",
    ])
  func aSymbolWithoutAnExampleIsAFault(source: String) {
    #expect(faults(source).count == 1)
  }

  @Test func anExampleOfItsOwnIsEnough() {
    let source = "/// A day.\n///\n/// ```swift\n/// Day()\n/// ```\npublic struct Day {}"
    #expect(faults(source) == [])
  }

  @Test func aPropertyMayBeShownByAnotherExampleOfTheFileAndAFunctionMayNot() {
    let source = """
      /// ```swift
      /// day.number + day.next()   // day.other
      /// ```
      public struct Day {
        public var number: Int
        public var other: Int
        public func next() {}
      }
      """
    #expect(
      faults(source) == [
        "A.swift:6: Day.other has no example", "A.swift:7: Day.next() has no example",
      ])
  }

  @Test(
    arguments: [
      "extension Day: Comparable { public static func < (a: Day, b: Day) -> Bool { true } }",
      "extension Day: Codable { public init(from decoder: any Decoder) {} }",
      "extension Day: Identifiable { public var id: Day { self } }",
      "@available(*, deprecated)\npublic struct Day {}",
    ])
  func witnessesAndDeprecatedSymbolsNeedNone(source: String) {
    #expect(faults(source) == [])
  }

  @Test func witnessesOfTheProtocolsAmongTheSymbolsNeedNone() {
    let source = """
      /// ```swift
      /// struct Own: Format { static var format: Int { 1 } }
      /// ```
      public protocol Format {
        static var format: Int { get }
      }
      extension Int: Format { public static var format: Int { 1 } }
      extension Int { public static func text() {} }
      """
    #expect(faults(source) == ["A.swift:8: Int.text() has no example"])
  }

  @Test func whatThrowsSaysSo() {
    let source = """
      /// ```swift
      /// try day()
      /// ```
      public func day() throws {}

      /// - Throws: An error.
      ///
      /// ```swift
      /// try week()
      /// ```
      public func week() throws {}
      """
    #expect(faults(source) == ["A.swift:4: day() throws but has no `- Throws:`"])
  }
}
