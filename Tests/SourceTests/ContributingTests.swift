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

    - Other: list

    ### Order of folders

    Each folder uses those before it.

    - Base: Low, Middle ,
      High
    - Tool: One

    More: text.

    ## Next

    - Later: List
    """)

  @Test func theOrderIsAListBelowItsHeading() {
    #expect(
      contributing.orders == [
        FolderOrder(module: "Base", folders: ["Low", "Middle", "High"]),
        FolderOrder(module: "Tool", folders: ["One"]),
      ])
  }

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

  @Test func aTextWithoutAListAndATableHasNoRules() {
    #expect(Contributing("").orders == [])
    #expect(Contributing("- Base: Low").importRules == [])
  }
}
