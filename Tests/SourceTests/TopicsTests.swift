import Testing

/// The front pages of the libraries' documentation.
struct TopicsTests {
  @Test(arguments: ["DayKit", "DayKitFoundation"])
  func everyPublicTypeIsOnTheFrontPage(module: String) throws {
    let topics = try Repository.frontPage(of: module)
    let types = try Repository.publicSymbols.get().filter {
      $0.path.hasPrefix("Sources/\(module)/") && $0.scope.isEmpty
        && ($0.kind == .type || $0.kind == .typeAlias) && !$0.isDeprecated
    }
    #expect(!types.isEmpty)
    for type in types {
      #expect(topics.contains("- ``\(type.name)``"), "\(type.name) is in no group of topics")
    }
  }
}
