import CommandGrammar
import Testing

struct StringShellQuotingTests {
  @Test(arguments: [
    ("d.M.yyyy", "d.M.yyyy"), ("%d/%m", "%d/%m"), ("été", "été"), ("", "''"), ("d MMM", "'d MMM'"),
    ("a[*].b", "'a[*].b'"), ("~/dates", "'~/dates'"), ("$HOME", "'$HOME'"), ("it's", "\"it's\""),
    ("d 'o''clock'", "\"d 'o''clock'\""), ("it's $HOME", #"'it'\''s $HOME'"#),
    ("it's `id`", #"'it'\''s `id`'"#), (#"it's \"#, #"'it'\''s \'"#), ("it's!", #"'it'\''s!'"#),
    (#"it's "due""#, #"'it'\''s "due"'"#),
  ])
  func aTextIsQuotedOnlyIfItNeedsTo(_ text: String, _ quoted: String) {
    #expect(text.shellQuoted == quoted)
    #expect(Word(text).shellQuoted == quoted)
    #expect(Word(text).isPlainInShells == (text == quoted))
  }

  @Test func aWordThatOneLineCannotShowIsNotQuoted() {
    #expect(Word("a\nb").shellQuoted == nil)
    #expect(Word("a\u{1B}b").shellQuoted == nil)
    #expect(Word(bytes: [0xFF]).shellQuoted == nil)
  }

  @Test func aLongWordIsNotCut() {
    let text = String(repeating: "x", count: 300)
    #expect(Word(text).shellQuoted == text)
  }
}
