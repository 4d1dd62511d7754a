import Testing

/// Checks the sources of this package against the rules in `Docs/Contributing.md`.
struct SourcesTests {
  @Test func modulesImportOnlyAllowedModules() throws {
    let rules = try Repository.contributing().importRules
    let sources = try Repository.sources.get()
    #expect(try rules.map(\.module).sorted() == Repository.modules())
    for rule in rules { #expect(rule.violations(in: sources) == []) }
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
