import Testing

struct FolderOrderTests {
  private let order = FolderOrder(module: "Kit", folders: ["Low", "Middle", "High"])

  /// Returns the violations in the given files and in one empty file for each folder.
  private func violations(_ sources: [String: String]) -> [String] {
    let all = sources.merging(
      ["Low/Low.swift": "", "Middle/Middle.swift": "", "High/High.swift": ""]) { mine, _ in mine }
    return order.violations(
      in: all.sorted { $0.key < $1.key }
        .map { SourceFile(path: "Sources/Kit/\($0.key)", source: $0.value) })
  }

  @Test func aUseOfALaterFolderIsReportedWithItsLocation() {
    let violations = violations([
      "Low/A.swift": "struct A {\n  let b: B\n}", "Middle/B.swift": "struct B { let c = C() }",
      "High/C.swift": "struct C {}",
    ])
    #expect(
      violations == [
        "Sources/Kit/Low/A.swift:2: Low uses B of Middle, which comes after it",
        "Sources/Kit/Middle/B.swift:1: Middle uses C of High, which comes after it",
      ])
  }

  @Test func usesOfEarlierFoldersAreAllowed() {
    let violations = violations([
      "Low/A.swift": "struct A {}\nstruct B { let a: A }", "Middle/C.swift": "let a = A()",
      "High/D.swift": "extension A { let b: B }",
    ])
    #expect(violations == [])
  }

  @Test(arguments: [
    "// B", "/* let b: B */", "let b = \"B\"", "let b = \"\"\"\n  B\n  \"\"\"", "let b = x.B",
    "func f<B>(b: B) {}",
  ])
  func otherMentionsAreNotReported(_ source: String) {
    #expect(violations(["Low/A.swift": source, "High/B.swift": "struct B {}"]) == [])
  }

  @Test(arguments: ["let b = B()", "extension B {}", "let b = \"\\(B())\"", "let b: Kit.B"])
  func aUseIsReportedInEveryForm(_ source: String) {
    #expect(
      violations(["Low/A.swift": source, "High/B.swift": "struct B {}"]) == [
        "Sources/Kit/Low/A.swift:1: Low uses B of High, which comes after it"
      ])
  }

  @Test func aTypeIsReportedOncePerFile() {
    let sources = ["Low/A.swift": "let b: B\nlet c: B", "High/B.swift": "struct B {}"]
    #expect(violations(sources).count == 1)
  }

  @Test func aNestedTypeIsNotConfusedWithALaterTypeOfTheSameName() {
    let violations = violations([
      "Low/A.swift": "struct A { enum Kind {} }", "Low/B.swift": "extension A { let kind: Kind }",
      "Low/C.swift": "let kind: A.Kind", "High/Kind.swift": "struct Kind {}",
    ])
    #expect(violations == [])
  }

  @Test func aTypeIsNotConfusedWithANestedTypeElsewhere() {
    let violations = violations([
      "Low/A.swift": "struct A { enum Kind {} }", "Low/B.swift": "struct B { let kind: Kind }",
      "High/Kind.swift": "struct Kind {}",
    ])
    #expect(
      violations == ["Sources/Kit/Low/B.swift:1: Low uses Kind of High, which comes after it"])
  }

  @Test func aLaterNestedTypeCountsAsItsOutermostType() {
    let violations = violations([
      "Low/A.swift": "let kind: B.Kind", "High/B.swift": "struct B { enum Kind {} }",
    ])
    #expect(violations == ["Sources/Kit/Low/A.swift:1: Low uses B of High, which comes after it"])
  }

  @Test func aPrivateTypeIsVisibleOnlyInItsFile() {
    let sources = ["High/B.swift": "private struct B {}", "High/C.swift": "struct C {}"]
    #expect(violations(sources.merging(["Low/A.swift": "let b: B"]) { $1 }) == [])
    #expect(
      violations(sources.merging(["Low/A.swift": "private struct C {}\nlet c: C"]) { $1 }) == [])
  }

  @Test func aTypeThatIsAlsoDeclaredEarlierIsAllowed() {
    let declaration = "struct B {}"
    #expect(
      violations([
        "Low/A.swift": "let b: B", "Low/B.swift": declaration, "High/B.swift": declaration,
      ])
        == [])
  }

  @Test func aFileOutsideTheFoldersIsReported() {
    #expect(
      violations(["New/A.swift": "", "B.swift": ""]) == [
        "Sources/Kit/B.swift: the file is in no folder of Kit",
        "Sources/Kit/New/A.swift: the folder New is not in the order of Kit",
      ])
  }

  @Test func aFolderWithoutFilesIsReported() {
    let file = SourceFile(path: "Sources/Kit/Low/A.swift", source: "")
    #expect(
      order.violations(in: [file]) == ["Kit has no folder Middle", "Kit has no folder High"])
  }

  @Test func otherModulesAreIgnored() {
    let files = ["Kit/Low/A.swift", "Kit/Middle/B.swift", "Kit/High/C.swift"].map {
      SourceFile(path: "Sources/\($0)", source: "let d: D")
    }
    let other = SourceFile(path: "Sources/Other/High/D.swift", source: "struct D {}")
    #expect(order.violations(in: files + [other]) == [])
  }
}
