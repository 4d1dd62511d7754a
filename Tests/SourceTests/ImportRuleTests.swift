import Testing

struct ImportRuleTests {
  private let rule = ImportRule(
    module: "Kit",
    imports: [.init(module: "Base"), .init(module: "libc", file: "Clock.swift")])

  private func faults(_ path: String, _ source: String) -> [String] {
    rule.faults(in: [SourceFile(path: path, source: source)])
  }

  @Test(arguments: [
    "import Base", "package import Base", "import struct Base.Day", "// import Foundation",
  ])
  func whatTheRuleAllowsIsFine(_ source: String) {
    #expect(faults("Sources/Kit/A.swift", source) == [])
  }

  @Test func anotherModuleIsReportedWithItsPlace() {
    #expect(
      faults("Sources/Kit/Low/A.swift", "import Base\nimport Foundation") == [
        "Sources/Kit/Low/A.swift:2: Kit must not import Foundation here"
      ])
  }

  @Test(arguments: ["Glibc", "Musl", "Bionic", "Darwin"])
  func theCLibraryHasManyNamesAndIsForOneFile(_ module: String) {
    #expect(faults("Sources/Kit/Clock.swift", "import \(module)") == [])
    #expect(
      faults("Sources/Kit/A.swift", "import \(module)") == [
        "Sources/Kit/A.swift:1: Kit must not import \(module) here"
      ])
  }

  @Test func otherModulesHaveOtherRules() {
    #expect(faults("Sources/Other/A.swift", "import Foundation") == [])
  }
}
