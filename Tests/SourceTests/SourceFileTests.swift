import Testing

struct SourceFileTests {
  private func file(_ source: String) -> SourceFile {
    SourceFile(path: "Sources/Kit/Low/File.swift", source: source)
  }

  private func uses(_ source: String) -> [String] { file(source).uses.map(\.name) }

  @Test func aFileHasAModuleAFolderAndAName() {
    #expect(file("").module == "Kit")
    #expect(file("").folder == "Low")
    #expect(file("").name == "File.swift")
    #expect(SourceFile(path: "Sources/Kit/main.swift", source: "").folder == nil)
    #expect(SourceFile(path: "Sources/Kit/Low/Deep/A.swift", source: "").folder == "Low")
  }

  @Test(arguments: ["struct", "enum", "final class", "actor", "protocol", "public struct"])
  func typesOfEveryKindAreDeclared(_ kind: String) {
    #expect(file("\(kind) A {}").types == [.init(name: "A", isPrivate: false)])
  }

  @Test func aTypeAliasIsAType() {
    #expect(file("typealias A = Int").types == [.init(name: "A", isPrivate: false)])
  }

  @Test(arguments: ["private struct A {}", "fileprivate final class A {}"])
  func aPrivateTypeIsRecognized(_ source: String) {
    #expect(file(source).types == [.init(name: "A", isPrivate: true)])
  }

  @Test func privateMembersDoNotMakeTheirTypePrivate() {
    let source = "private(set) var a = 1\nprivate func b() {}\nstruct A {}"
    #expect(file(source).types == [.init(name: "A", isPrivate: false)])
  }

  @Test func membersOfAClassAreNotTypes() {
    #expect(
      file("class A { class func b() {}\nclass var c: Int { 1 } }").types.map(\.name) == ["A"])
  }

  @Test func nestedTypesAndGenericParametersBelongToTheirType() {
    let source = """
      struct A<Element, each Item, let count: Int> where Element: Equatable {
        enum B { struct C {} }
      }
      extension A.B { typealias D = Int }
      extension Kit.A { struct E {} }
      protocol P { associatedtype F }
      """
    let file = file(source)
    #expect(file.types.map(\.name) == ["A", "P"])
    #expect(file.nestedNames["A"] == ["Element", "Item", "count", "B", "E"])
    #expect(file.nestedNames["A.B"] == ["C", "D"])
    #expect(file.nestedNames["P"] == ["F"])
  }

  @Test(arguments: [
    "let a: A", "let a = A()", "func f(_ a: [A]) {}", "extension A {}", "struct S: A {}",
    "let a = \\A.b", "@A var a: Int", "let a = A.B.c", "let a = Kit.A()", "let a = 0..<A.b",
    "let text = \"\\(A())\"", "func f<T: A>(_ t: T) {}", "let a: (any A)?", "let a = `A`()",
  ])
  func typesAreUsedWhereTheyAreNamed(_ source: String) {
    #expect(uses(source).contains("A"))
  }

  @Test(arguments: [
    "// A", "let a = \"A\"", "let a = b.A", "let a: C.A", "let a = .A", "struct A {}",
    "func f<A>(_ a: A) -> A { A() }", "init<A>(_ a: A) { let b: A }",
    "subscript<A>(a: A) -> A { a }",
    "func f() { struct A {}\nlet a: A }", "struct S<A> { let a: A }", "let a = b.Kit.A",
    "init?<A>(a: A) {}", "func f<A, B: C>(a: A)",
  ])
  func otherNamesAreNotUses(_ source: String) {
    #expect(!uses(source).contains("A"))
  }

  @Test(arguments: [
    "func f<A>(a: A) {}\nlet a: A", "func f() { struct A {} }\nlet a: A",
    "protocol P { func f<A>(a: A)\nvar a: A { get } }", "func < (l: A, r: Int) {}",
    "struct S<A> {}\nlet a: A",
  ])
  func aLocalNameEndsWithItsDeclaration(_ source: String) {
    #expect(uses(source).contains("A"))
  }

  @Test func aUseHasItsEnclosingTypesAndItsLine() {
    let source =
      "struct A {\n  enum B {\n    func f() {\n      C() } } }\nextension A.B { var d: D }"
    let uses = file(source).uses
    #expect(uses.first { $0.name == "C" } == .init(name: "C", line: 4, scopes: ["A", "A.B"]))
    #expect(uses.first { $0.name == "D" } == .init(name: "D", line: 5, scopes: ["A.B"]))
  }

  @Test func importsOfEveryFormNameTheirModule() {
    let source = """
      import A
      public import B
      @preconcurrency import struct C.D
      import E.F.G
      // import H
      """
    #expect(file(source).imports.map(\.module) == ["A", "B", "C", "E"])
    #expect(file(source).imports.map(\.line) == [1, 2, 3, 4])
    #expect(file(source + "\nlet a: I").uses.map(\.name) == ["I"])
  }
}
