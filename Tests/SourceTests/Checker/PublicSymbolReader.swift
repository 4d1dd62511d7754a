/// Finds the public declarations in the source of a file, with their doc comments.
struct PublicSymbolReader {
  private let tokens: [Token]
  private let lines: [Substring]
  private let path: String
  private var position = 0
  private var symbols: [PublicSymbol] = []

  /// The braces around the position, from the outermost on.
  private var frames: [Frame] = []

  /// What the next brace opens, if it is the body of a type or an extension.
  private var next: Frame?

  private struct Frame {
    /// The full name of the type whose body this is, or `nil` in code.
    var type: String?
    var conformances: [String] = []
    var isPublicProtocol = false
  }

  static func symbols(path: String, source: String) -> [PublicSymbol] {
    var reader = PublicSymbolReader(
      tokens: Lexer.tokens(of: source),
      lines: source.split(separator: "\n", omittingEmptySubsequences: false), path: path)
    reader.read()
    return reader.symbols
  }

  private init(tokens: [Token], lines: [Substring], path: String) {
    self.tokens = tokens
    self.lines = lines
    self.path = path
  }
}

extension PublicSymbolReader {
  private mutating func read() {
    while position < tokens.count {
      let token = tokens[position]
      switch token.text {
      case "{" where token.kind == .symbol:
        frames.append(next ?? Frame())
        next = nil
      case "}" where token.kind == .symbol:
        _ = frames.popLast()
      case _ where token.kind == .word && isInDeclarations && !isMember:
        readDeclaration()
      default: break
      }
      position += 1
    }
  }

  /// Whether the position is at the top level or directly in the body of a type.
  private var isInDeclarations: Bool { frames.allSatisfy { $0.type != nil } && next == nil }

  /// Whether a full stop stands before the position.
  private var isMember: Bool { position > 0 && tokens[position - 1].isSymbol(".") }

  /// Reads the declaration that begins at the position, if one does, up to its body.
  private mutating func readDeclaration() {
    let start = position
    var isPublic = frames.last?.isPublicProtocol == true
    var place = position
    while let token = token(at: place), token.kind == .word, Self.modifiers.contains(token.text) {
      isPublic = isPublic || token.text == "public"
      place += 1
      if symbol(at: place, is: "(") { place = end(ofParentheses: place) }
    }
    guard let keyword = token(at: place), keyword.kind == .word else { return }
    position = place
    switch keyword.text {
    case "extension": readType(from: start, isExtension: true, isPublic: false)
    case "struct", "enum", "actor", "protocol", "class":
      readType(from: start, isExtension: false, isPublic: isPublic)
    case "func", "init", "subscript":
      readFunction(keyword.text, from: start, isPublic: isPublic)
    case "var", "let": readName(.property, from: start, isPublic: isPublic)
    case "typealias", "associatedtype": readName(.typeAlias, from: start, isPublic: isPublic)
    default: position = start
    }
  }

  private static var modifiers: Set<String> {
    [
      "public", "package", "internal", "fileprivate", "private", "static", "mutating",
      "nonmutating",
      "final", "indirect", "lazy", "prefix", "postfix", "infix", "convenience", "required",
      "override", "nonisolated", "consuming", "borrowing", "unsafe",
    ]
  }
}

extension PublicSymbolReader {
  private mutating func readType(from start: Int, isExtension: Bool, isPublic: Bool) {
    let keyword = tokens[position].text
    var parts: [String] = []
    var place = position + 1
    while let token = token(at: place), token.isName {
      parts.append(token.text)
      guard symbol(at: place + 1, is: ".") else { break }
      place += 2
    }
    let own = parts.joined(separator: ".")
    let full = frames.last?.type.map { "\($0).\(own)" } ?? own
    var frame = Frame(type: full)
    var end = place
    while let token = token(at: end), !token.isSymbol("{") { end += 1 }
    if let colon = (place..<end).first(where: {
      tokens[$0].isSymbol(":") && depth($0, from: place) == 0
    }) {
      frame.conformances = tokens[colon..<end].prefix { !$0.isWord("where") }
        .filter(\.isName).map(\.text)
    }
    frame.isPublicProtocol = keyword == "protocol" && isPublic
    next = frame
    if isPublic, !isExtension { append(full, .type, from: start) }
    position = end - 1
  }

  private mutating func readFunction(_ keyword: String, from start: Int, isPublic: Bool) {
    var place = position + 1
    var name = keyword
    if keyword == "func" {
      name = ""
      if let token = token(at: place), token.isName {
        name = token.text
        place += 1
      } else {
        while let token = token(at: place), token.kind == .symbol, !token.isSymbol("("),
          name.isEmpty || !token.isSymbol("<") || self.token(at: place + 1)?.isName != true
        {
          name += token.text
          place += 1
        }
      }
    }
    while let token = token(at: place), !token.isSymbol("(") { place += 1 }
    let end = end(ofParentheses: place)
    let hasNoLabels = keyword == "subscript" || name.first?.isLetter == false && name.first != "_"
    let labels = labels(in: place..<end, hasNoLabels: hasNoLabels)
    if isPublic {
      let labels = labels.map { "\($0):" }.joined()
      append(qualified("\(name)(\(labels))"), .function, from: start)
      symbols[symbols.count - 1].canThrow = canThrow(from: end)
    }
    position = end - 1
  }

  private mutating func readName(_ kind: PublicSymbol.Kind, from start: Int, isPublic: Bool) {
    guard let name = token(at: position + 1), name.isName else { return }
    position += 1
    guard isPublic else { return }
    append(qualified(name.text), kind, from: start)
    symbols[symbols.count - 1].canThrow = kind == .property && canThrow(from: position)
  }

  private func qualified(_ name: String) -> String {
    frames.last?.type.map { "\($0).\(name)" } ?? name
  }

  private mutating func append(_ name: String, _ kind: PublicSymbol.Kind, from start: Int) {
    var symbol = PublicSymbol(name: name, kind: kind)
    symbol.isRequirement = frames.last?.isPublicProtocol == true
    symbol.conformances = frames.last?.conformances ?? []
    symbol.path = path
    symbol.line = tokens[start].line
    readComment(above: symbol.line, into: &symbol)
    symbols.append(symbol)
  }

  /// Reads the attributes on and above a line, and the doc comment above them.
  private func readComment(above line: Int, into symbol: inout PublicSymbol) {
    var place = line - 1
    while place >= 0 {
      let text = lines[place].drop { $0 == " " }
      if text.hasPrefix("///") { break }
      if place < line - 1, text.isEmpty || text.hasSuffix("{") || text.hasSuffix("}") { return }
      if text.hasPrefix("@available"), text.contains("deprecated") { symbol.isDeprecated = true }
      place -= 1
    }
    while place >= 0 {
      let text = lines[place].drop { $0 == " " }
      guard text.hasPrefix("///") else { return }
      let content = text.dropFirst(3)
      symbol.comment.insert(String(content.hasPrefix(" ") ? content.dropFirst() : content), at: 0)
      place -= 1
    }
  }
}

extension PublicSymbolReader {
  /// The argument labels of the parameters in parentheses.
  private func labels(in range: Range<Int>, hasNoLabels: Bool) -> [String] {
    var labels: [String] = []
    for place in range.dropFirst() where depth(place, from: range.lowerBound) == 1 {
      guard symbol(at: place - 1, is: "(") || symbol(at: place - 1, is: ","),
        let first = token(at: place), first.isName
      else { continue }
      if symbol(at: place + 1, is: ":") {
        labels.append(hasNoLabels ? "_" : first.text)
      } else if token(at: place + 1)?.isName == true, symbol(at: place + 2, is: ":") {
        labels.append(first.text)
      }
    }
    return labels
  }

  /// Whether `throws` stands between the position and the end of the declaration, or in the head of
  /// its getter.
  private func canThrow(from start: Int) -> Bool {
    var place = start
    while let token = token(at: place) {
      if token.isWord("throws") { return true }
      if token.isSymbol("{") {
        guard self.token(at: place + 1)?.isWord("get") == true else { return false }
      } else if token.isSymbol("}") || token.isSymbol("=") || Self.declarations.contains(token.text)
      {
        return false
      }
      place += 1
    }
    return false
  }

  private static var declarations: Set<String> {
    ["public", "func", "var", "let", "init", "static", "typealias", "case", "subscript", "return"]
  }

  /// How many parentheses and brackets are open before a place.
  private func depth(_ place: Int, from start: Int) -> Int {
    tokens[start..<place].reduce(0) { depth, token in
      if token.isSymbol("(") || token.isSymbol("[") { return depth + 1 }
      return token.isSymbol(")") || token.isSymbol("]") ? depth - 1 : depth
    }
  }

  /// The place after the parenthesis that closes the one at a place.
  private func end(ofParentheses start: Int) -> Int {
    var place = start + 1
    while place < tokens.count, depth(place, from: start) > 0 { place += 1 }
    return place
  }

  private func token(at place: Int) -> Token? {
    tokens.indices.contains(place) ? tokens[place] : nil
  }

  private func symbol(at place: Int, is symbol: String) -> Bool {
    token(at: place)?.isSymbol(symbol) == true
  }
}
