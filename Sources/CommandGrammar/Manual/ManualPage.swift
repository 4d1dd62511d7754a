/// A manual page in the language mdoc(7).
struct ManualPage {
  private(set) var text = ""

  /// Whether the next paragraph follows other text of the same section.
  private var needsBreak = false

  /// The maximum width of lines that are shown unchanged: a page of 80 columns has a margin of five.
  static let literalWidth = 75

  /// The maximum width of a line of text in the source.
  private static let width = 72

  /// Adds a macro; its arguments are already escaped.
  mutating func add(_ macro: String) {
    text += ".\(macro)\n"
  }

  /// Starts a section or subsection, or the body of a list item.
  mutating func start(_ macro: String) {
    add(macro)
    needsBreak = false
  }

  /// Ends a list or display, after which text starts a new paragraph.
  mutating func end(_ macro: String) {
    add(macro)
    needsBreak = true
  }

  /// Adds paragraphs; indented lines are kept unchanged.
  mutating func add(prose: String) {
    for block in Self.blocks(of: prose) {
      if block.isLiteral {
        // The rows of a table are indented by two spaces, which the page leaves out.
        let rows = Prose(block.lines.joined(separator: "\n"), width: Self.literalWidth + 2).lines
        add(literal: rows.map(\.withoutIndentation))
      } else {
        add(paragraph: block.lines.joined(separator: " "))
      }
    }
  }

  /// Adds lines that are shown unchanged.
  mutating func add(literal lines: [String]) {
    add("Bd -literal")
    for line in lines { text += line.manualLine + "\n" }
    end("Ed")
  }

  /// Starts a new paragraph unless the section starts here.
  mutating func breakParagraph() {
    if needsBreak { add("Pp") }
    needsBreak = true
  }

  /// Adds a paragraph with a line for each sentence, as mdoc requires.
  private mutating func add(paragraph: String) {
    breakParagraph()
    for sentence in paragraph.sentences {
      for line in Prose(sentence.manualProse, width: Self.width).lines {
        text += (line.utf8.first == UInt8(ascii: ".") ? "\\&" : "") + line + "\n"
      }
    }
  }
}

extension ManualPage {
  /// Lines that are wrapped, or lines that are kept unchanged.
  private struct Block {
    var lines: [String] = []
    var isLiteral = false
  }

  /// Splits prose at blank lines and where indented lines start or end.
  private static func blocks(of prose: String) -> [Block] {
    var blocks: [Block] = []
    var block = Block()
    for line in prose.lines {
      let isIndented = line.utf8.first == UInt8(ascii: " ")
      if line.isEmpty || isIndented != block.isLiteral {
        blocks.append(block)
        block = Block(isLiteral: isIndented)
      }
      if !line.isEmpty { block.lines.append(line) }
    }
    return (blocks + [block]).filter { !$0.lines.isEmpty }
  }
}

extension String {
  /// This line without the two spaces at its start, if there are two.
  fileprivate var withoutIndentation: String {
    hasPrefix("  ") ? String(dropFirst(2)) : self
  }

  /// The sentences of this paragraph; a sentence ends before a space and a letter in uppercase.
  fileprivate var sentences: [String] {
    var sentences = [""]
    var (last, isEnd): (Unicode.Scalar, Bool) = (" ", false)
    for scalar in unicodeScalars {
      if isEnd, last == " ", scalar.properties.isUppercase || scalar == "'" || scalar == "-" {
        sentences.append("")
      }
      if scalar != " " { isEnd = ".?!".unicodeScalars.contains(scalar) }
      sentences[sentences.count - 1].unicodeScalars.append(scalar)
      last = scalar
    }
    return sentences
  }
}
