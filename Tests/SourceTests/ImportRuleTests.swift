import Testing

struct ImportRuleTests {
  private let rule = ImportRule(
    module: "Kit",
    imports: [.init(module: "Base"), .init(module: "libc", file: "Clock.swift")])

  private func violations(_ path: String, _ source: String) -> [String] {
    rule.violations(in: [SourceFile(path: path, source: source)])
  }

  @Test(arguments: [
    "import Base", "package import Base", "import struct Base.Day", "// import Foundation",
  ])
  func allowedImportsAreNotReported(_ source: String) {
    #expect(violations("Sources/Kit/A.swift", source) == [])
  }

  @Test func anotherModuleIsReportedWithItsLocation() {
    #expect(
      violations("Sources/Kit/Low/A.swift", "import Base\nimport Foundation") == [
        "Sources/Kit/Low/A.swift:2: Kit must not import Foundation here"
      ])
  }

  @Test(arguments: ["Glibc", "Musl", "Bionic", "Darwin", "WASILibc", "ucrt"])
  func theCLibraryHasSeveralNamesAndIsAllowedInOneFile(_ module: String) {
    #expect(violations("Sources/Kit/Clock.swift", "import \(module)") == [])
    #expect(
      violations("Sources/Kit/A.swift", "import \(module)") == [
        "Sources/Kit/A.swift:1: Kit must not import \(module) here"
      ])
  }

  @Test func otherModulesHaveTheirOwnRules() {
    #expect(violations("Sources/Other/A.swift", "import Foundation") == [])
  }
}
