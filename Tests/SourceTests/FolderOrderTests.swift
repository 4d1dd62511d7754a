import Testing

struct FolderOrderTests {
  private let order = FolderOrder(module: "Kit", folders: ["Low", "Middle", "High"])

  /// The faults of made-up files, and of one for each folder so that none is missing.
  private func faults(_ sources: [String: String]) -> [String] {
    let all = sources.merging(
      ["Low/Low.swift": "", "Middle/Middle.swift": "", "High/High.swift": ""]) { mine, _ in mine }
    return order.faults(
      in: all.sorted { $0.key < $1.key }
        .map { SourceFile(path: "Sources/Kit/\($0.key)", source: $0.value) })
  }

  @Test func aUseThatPointsUpIsReportedWithItsPlace() {
    let faults = faults([
      "Low/A.swift": "struct A {\n  let b: B\n}", "Middle/B.swift": "struct B { let c = C() }",
      "High/C.swift": "struct C {}",
    ])
    #expect(
      faults == [
        "Sources/Kit/Low/A.swift:2: Low uses B of Middle, which comes after it",
        "Sources/Kit/Middle/B.swift:1: Middle uses C of High, which comes after it",
      ])
  }

  @Test func usesThatPointDownAreFine() {
    let faults = faults([
      "Low/A.swift": "struct A {}\nstruct B { let a: A }", "Middle/C.swift": "let a = A()",
      "High/D.swift": "extension A { let b: B }",
    ])
    #expect(faults == [])
  }

  @Test(arguments: [
    "// B", "/* let b: B */", "let b = \"B\"", "let b = \"\"\"\n  B\n  \"\"\"", "let b = x.B",
    "func f<B>(b: B) {}",
  ])
  func whatIsNoUseIsNotReported(_ source: String) {
    #expect(faults(["Low/A.swift": source, "High/B.swift": "struct B {}"]) == [])
  }

  @Test(arguments: ["let b = B()", "extension B {}", "let b = \"\\(B())\"", "let b: Kit.B"])
  func aUseIsReportedInEveryForm(_ source: String) {
    #expect(
      faults(["Low/A.swift": source, "High/B.swift": "struct B {}"]) == [
        "Sources/Kit/Low/A.swift:1: Low uses B of High, which comes after it"
      ])
  }

  @Test func aTypeIsReportedOnceAFile() {
    let sources = ["Low/A.swift": "let b: B\nlet c: B", "High/B.swift": "struct B {}"]
    #expect(faults(sources).count == 1)
  }

  @Test func aNestedTypeIsNotTakenForOneOfTheSameNameAbove() {
    let faults = faults([
      "Low/A.swift": "struct A { enum Kind {} }", "Low/B.swift": "extension A { let kind: Kind }",
      "Low/C.swift": "let kind: A.Kind", "High/Kind.swift": "struct Kind {}",
    ])
    #expect(faults == [])
  }

  @Test func aTypeIsNotTakenForANestedOneElsewhere() {
    let faults = faults([
      "Low/A.swift": "struct A { enum Kind {} }", "Low/B.swift": "struct B { let kind: Kind }",
      "High/Kind.swift": "struct Kind {}",
    ])
    #expect(
      faults == ["Sources/Kit/Low/B.swift:1: Low uses Kind of High, which comes after it"])
  }

  @Test func aNestedTypeAboveCountsAsItsOutermostType() {
    let faults = faults([
      "Low/A.swift": "let kind: B.Kind", "High/B.swift": "struct B { enum Kind {} }",
    ])
    #expect(faults == ["Sources/Kit/Low/A.swift:1: Low uses B of High, which comes after it"])
  }

  @Test func aPrivateTypeIsSeenByItsOwnFileAlone() {
    let sources = ["High/B.swift": "private struct B {}", "High/C.swift": "struct C {}"]
    #expect(faults(sources.merging(["Low/A.swift": "let b: B"]) { $1 }) == [])
    #expect(
      faults(sources.merging(["Low/A.swift": "private struct C {}\nlet c: C"]) { $1 }) == [])
  }

  @Test func aTypeThatIsAlsoDeclaredBelowIsFine() {
    let declaration = "struct B {}"
    #expect(
      faults(["Low/A.swift": "let b: B", "Low/B.swift": declaration, "High/B.swift": declaration])
        == [])
  }

  @Test func aFileOutsideTheFoldersIsReported() {
    #expect(
      faults(["New/A.swift": "", "B.swift": ""]) == [
        "Sources/Kit/B.swift: the file is in no folder of Kit",
        "Sources/Kit/New/A.swift: the folder New is not in the order of Kit",
      ])
  }

  @Test func aFolderWithoutFilesIsReported() {
    let file = SourceFile(path: "Sources/Kit/Low/A.swift", source: "")
    #expect(
      order.faults(in: [file]) == ["Kit has no folder Middle", "Kit has no folder High"])
  }

  @Test func otherModulesPlayNoPart() {
    let files = ["Kit/Low/A.swift", "Kit/Middle/B.swift", "Kit/High/C.swift"].map {
      SourceFile(path: "Sources/\($0)", source: "let d: D")
    }
    let other = SourceFile(path: "Sources/Other/High/D.swift", source: "struct D {}")
    #expect(order.faults(in: files + [other]) == [])
  }
}
