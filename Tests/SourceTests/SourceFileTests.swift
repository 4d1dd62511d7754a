import Testing

struct SourceFileTests {
  @Test func aFileHasAModuleAFolderAndAName() {
    let file = SourceFile(path: "Sources/Kit/Low/File.swift", source: "")
    #expect(file.module == "Kit")
    #expect(file.folder == "Low")
    #expect(file.name == "File.swift")
    #expect(SourceFile(path: "Sources/Kit/main.swift", source: "").folder == nil)
    #expect(SourceFile(path: "Sources/Kit/Low/Deep/A.swift", source: "").folder == "Low")
  }

  @Test(arguments: [
    "import A", "package import A", "@testable import A", "@preconcurrency public import A",
    "import struct A.B", "import func A.b", "  import A", "import A;", "import A // the reason",
  ])
  func anImportHasItsModuleAndLine(_ line: String) {
    let file = SourceFile(path: "Sources/Kit/File.swift", source: "\n\(line)\nlet a = 1\n")
    #expect(file.imports == [.init(module: "A", line: 2)])
  }

  @Test(arguments: ["// import A", "let imports = A", "func `import`() {}", "important"])
  func otherLinesImportNothing(_ line: String) {
    #expect(SourceFile(path: "Sources/Kit/File.swift", source: line).imports == [])
  }
}
