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

  /// Proves that the check finds something: most folders use folders before them.
  ///
  /// The first folder of a module cannot, and some folders are independent, such as Dates in
  /// DayRecords.
  @Test func theReversedOrderHasViolationsInEveryModuleAndMostFolders() throws {
    let sources = try Repository.sources.get()
    var (folderCount, usingCount) = (0, 0)
    for order in try Repository.contributing().orders where order.folders.count > 1 {
      let reversed = FolderOrder(module: order.module, folders: order.folders.reversed())
      let violations = reversed.violations(in: sources)
      let using = order.folders.filter { folder in
        violations.contains { $0.contains(": \(folder) uses ") }
      }
      #expect(!using.isEmpty, "\(order.module)")
      folderCount += order.folders.count
      usingCount += using.count
    }
    #expect(usingCount * 3 >= folderCount * 2)
  }

  @Test func moreThanOneModuleImportsAnother() throws {
    let sources = try Repository.sources.get()
    let importing = Set(sources.filter { !$0.imports.isEmpty }.map(\.module))
    #expect(importing.count > 1)
  }

  @Test func theFilesOfTheTraitFormatsAreThoseOfItsFolders() throws {
    let always = ["Day", "Text", "Calendar"]
    let lines = try Repository.firstLinesOfDayKit()
    #expect(lines.count > 200)
    for (folder, path, line) in lines {
      #expect(line.hasPrefix("#if Formats") != always.contains(folder), "\(path)")
    }
  }
}
