import Testing

/// The sources of this package against the rules in `Docs/Contributing.md`.
struct SourcesTests {
  @Test func foldersUseOnlyThoseBeforeThem() throws {
    let orders = try Repository.contributing().orders
    let sources = try Repository.sources.get()
    #expect(orders.map(\.module).contains("DayKit"))
    for order in orders { #expect(order.faults(in: sources) == []) }
  }

  @Test func modulesImportOnlyWhatTheyMay() throws {
    let rules = try Repository.contributing().importRules
    let sources = try Repository.sources.get()
    #expect(try rules.map(\.module).sorted() == Repository.modules())
    for rule in rules { #expect(rule.faults(in: sources) == []) }
  }

  /// Folders use others before them, or the check sees nothing.
  ///
  /// The first one cannot, and another one may stand for itself, as Dates does in DayRecords.
  @Test func theOrderBackwardsHasFaultsInAllFoldersButTwo() throws {
    let sources = try Repository.sources.get()
    for order in try Repository.contributing().orders where order.folders.count > 1 {
      let backwards = FolderOrder(module: order.module, folders: order.folders.reversed())
      let faults = backwards.faults(in: sources)
      let using = order.folders.filter { folder in
        faults.contains { $0.contains(": \(folder) uses ") }
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
