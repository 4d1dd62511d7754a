import Testing

/// Checks the sources of this package against the rules in `Docs/Contributing.md`.
struct SourcesTests {
  @Test func foldersUseOnlyThoseBeforeThem() throws {
    let orders = try Repository.contributing().orders
    let sources = try Repository.sources.get()
    #expect(orders.map(\.module).contains("DayKit"))
    for order in orders { #expect(order.violations(in: sources) == []) }
  }

  @Test func modulesImportOnlyAllowedModules() throws {
    let rules = try Repository.contributing().importRules
    let sources = try Repository.sources.get()
    #expect(try rules.map(\.module).sorted() == Repository.modules())
    for rule in rules { #expect(rule.violations(in: sources) == []) }
  }

  /// Proves that the check finds something: folders use folders before them.
  ///
  /// The first folder cannot, and another folder may be independent, such as Dates in DayRecords.
  @Test func theReversedOrderHasErrorsInAllFoldersButTwo() throws {
    let sources = try Repository.sources.get()
    for order in try Repository.contributing().orders where order.folders.count > 1 {
      let backwards = FolderOrder(module: order.module, folders: order.folders.reversed())
      let violations = backwards.violations(in: sources)
      let using = order.folders.filter { folder in
        violations.contains { $0.contains(": \(folder) uses ") }
      }
      #expect(using.count >= order.folders.count - 2, "\(order.module): \(using)")
    }
  }

  @Test func moreThanOneModuleImportsAnother() throws {
    let sources = try Repository.sources.get()
    let importing = Set(sources.filter { !$0.imports.isEmpty }.map(\.module))
    #expect(importing.count > 1)
  }
}
