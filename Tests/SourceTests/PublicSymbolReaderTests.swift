import Testing

struct PublicSymbolReaderTests {
  private func names(_ source: String) -> [String] {
    PublicSymbolReader.symbols(path: "A.swift", source: source).map(\.name)
  }

  private func symbol(_ source: String) throws -> PublicSymbol {
    try #require(PublicSymbolReader.symbols(path: "A.swift", source: source).first)
  }

  @Test(
    arguments: [
      ("public struct Day {}", ["Day"]),
      ("public enum Day { public enum Part { case year } }", ["Day", "Day.Part"]),
      ("extension Day.Part { public var x: Int { 1 } }", ["Day.Part.x"]),
      (
        "extension Day { public static func + (day: Day, days: Int) -> Day { day } }",
        ["Day.+(_:_:)"]
      ),
      (
        "extension Day { public static func == <T>(a: T, b: T) -> Bool { true } }", ["Day.==(_:_:)"]
      ),
      ("extension Day { public init?(exactly number: Int) { nil } }", ["Day.init(exactly:)"]),
      ("extension Day { public subscript(part: Part) -> Int { 1 } }", ["Day.subscript(_:)"]),
      ("extension Day { public func day(_ n: Int, in m: [A: B] = [:]) {} }", ["Day.day(_:in:)"]),
      ("public typealias Interval = Int", ["Interval"]),
      ("public func days(_ body: (Int, Int) -> Void) {}", ["days(_:)"]),
      ("public struct A { public private(set) var x = 1 }", ["A", "A.x"]),
    ] as [(String, [String])])
  func aSymbolHasTheNameOfItsTypeAndItsLabels(source: String, expected: [String]) {
    #expect(names(source) == expected)
  }

  @Test(
    arguments: [
      "struct Day { var number: Int }",
      "package struct Day {}",
      "private func day() {}",
      "func day() { let `public` = 1 }",
      "extension Day { func day() { public_ = 1 } }",
      "public import DayKit",
      "// public struct Day {}",
    ])
  func otherDeclarationsAreNotSymbols(source: String) {
    #expect(names(source) == [])
  }

  @Test func requirementsOfAPublicProtocolArePublic() {
    let source = """
      public protocol Format {
        associatedtype Value
        static var format: Value { get throws }
        func text() -> String
      }
      protocol Hidden { func text() }
      """
    let symbols = PublicSymbolReader.symbols(path: "A.swift", source: source)
    #expect(symbols.map(\.name) == ["Format", "Format.Value", "Format.format", "Format.text()"])
    #expect(symbols.map(\.isRequirement) == [false, true, true, true])
    #expect(symbols.map(\.canThrow) == [false, false, true, false])
  }

  @Test func theCommentStandsAboveTheAttributes() throws {
    let symbol = try symbol(
      """
      /// Not this one.
      let first = 1

      /// The day after.
      ///
      /// - Throws: ``DayError``.
      @inlinable
      @available(*, deprecated, renamed: "next")
      public func after() throws -> Day { self }
      """)
    #expect(symbol.comment == ["The day after.", "", "- Throws: ``DayError``."])
    #expect(symbol.isDeprecated)
    #expect(symbol.hasThrows)
    #expect(!symbol.hasExample)
    #expect(symbol.line == 9)
  }

  @Test func aDeclarationWithoutACommentDoesNotTakeTheOneBefore() throws {
    let source = """
      extension Day {
        /// One.
        var one: Int { 1 }
        public var two: Int { 2 }
      }
      """
    #expect(try symbol(source).comment == [])
  }

  @Test(
    arguments: [
      ("public func day() throws -> Day { self }", true),
      ("public func day() throws(DayError) -> Day { self }", true),
      ("public init() async throws where A == B {}", true),
      ("public var day: Day { get throws { try other() } }", true),
      ("public func day() -> Day { try other.throws() }", false),
      ("public func day(_ body: () throws -> Void) rethrows {}", false),
      ("public var first: Int\n  public func second() throws {}", false),
    ])
  func aSymbolThrowsIfItsDeclarationSaysSo(source: String, expected: Bool) throws {
    #expect(try symbol(source).canThrow == expected)
  }

  @Test func theConformancesAreThoseOfTheExtension() throws {
    let symbol = try symbol(
      "extension Day: Comparable, Codable where T: Hashable { public var id: Int { 1 } }")
    #expect(symbol.conformances == ["Comparable", "Codable"])
    #expect(symbol.scope == "Day")
    #expect(symbol.memberName == "id")
  }

  @Test func anExampleIsASwiftBlock() throws {
    let symbol = try symbol(
      """
      /// A day.
      ///
      /// ```swift
      /// day + 30
      /// ```
      ///
      /// ```
      /// text
      /// ```
      public struct Day {}
      """)
    #expect(symbol.hasExample)
    #expect(symbol.example == ["day + 30"])
  }
}
