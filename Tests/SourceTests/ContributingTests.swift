import Testing

struct ContributingTests {
  private let contributing = Contributing(
    """
    # Contributing

    | module | holds | may import |
    |---|---|---|
    | Base | days, weeks | libc in `Clock.swift` |
    | Tool | the rest | Base, libc, Other |
    | Alone | nothing | – |

    More: text.
    """)

  @Test func theImportsAreTheLastColumnOfTheTable() {
    #expect(
      contributing.importRules == [
        ImportRule(module: "Base", imports: [.init(module: "libc", file: "Clock.swift")]),
        ImportRule(
          module: "Tool",
          imports: [.init(module: "Base"), .init(module: "libc"), .init(module: "Other")]),
        ImportRule(module: "Alone", imports: []),
      ])
  }

  @Test func aTextWithoutATableHasNoRules() {
    #expect(Contributing("- Base: Low").importRules == [])
  }
}
