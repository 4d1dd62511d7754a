import DayRecords
import Testing

struct JSONPathTests {
  @Test(arguments: [
    (#""a.b""#, #"["a.b"]"#), (#"a."b.c".d"#, #"a["b.c"].d"#), (#"a["b"]"#, "a.b"),
    (#""a""#, "a"), (#"["\u0061"][0].b"#, "a[0].b"), (#""\ud83d\ude00""#, "😀"),
    (#"a["b"]["c"]"#, "a.b.c"), (#""\"""#, #"["\u0022"]"#), ("[00]", "[0]"),
  ])
  func aKeyCanBeWrittenAsAString(_ text: String, _ other: String) {
    #expect(JSONPath(text) != nil)
    #expect(JSONPath(text) == JSONPath(other))
  }

  @Test(arguments: [
    ("a.b", #""a.b""#), ("a", "b"), ("ab", "a.b"), ("[0]", #"["0"]"#), ("a[0]", "a[1]"),
    (#"a"b"#, "ab"), (#"\u0061"#, "a"),
  ])
  func pathsOfOtherStepsDiffer(_ text: String, _ other: String) {
    #expect(JSONPath(text) != nil)
    #expect(JSONPath(text) != JSONPath(other))
  }

  @Test(arguments: [
    ("a", "a", true), ("a", "b", false), ("a", "a.b", false), ("a.b", "a.c", false),
    ("a[0]", "a[0]", true), ("a[0]", "a[1]", false), ("a[*]", "a[1]", true),
    ("a[*].b", "a[2].b", true), ("a[*].b", "a[*].c", false), ("a[*]", "a.b", false),
    ("ab.c", "a.bc", false),
  ])
  func pathsOverlapIfTheyCanLeadToTheSameValue(
    _ text: String, _ other: String, _ overlap: Bool
  ) throws {
    let (path, otherPath) = (try #require(JSONPath(text)), try #require(JSONPath(other)))
    #expect(path.overlaps(otherPath) == overlap)
    #expect(otherPath.overlaps(path) == overlap)
  }

  @Test(arguments: [
    "", ".", "a.", ".a", "a..b", "a[", "a[]", "a[x]", "a[-1]", "a[0]b", "[0", "a[0].",
    "[99999999999999999999]", #"""#, #""a"#, #""a"b"#, #"["a""#, #"["a"b]"#, #""\x""#, #"["a].b"#,
    #""\ud83d""#, #""a".""#, "\"\n\"", #"["a"]b"#,
  ])
  func otherTextsAreNotPaths(_ text: String) {
    #expect(JSONPath(text) == nil)
  }
}

extension JSONPath {
  init?(_ text: String) {
    self.init(Array(text.utf8))
  }
}
