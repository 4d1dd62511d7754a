/// Finds the declarations, uses and imports in the tokens of a file, in one pass.
struct SourceReader {
  private let tokens: [Token]
  private let module: String
  private var position = 0
  private var parentheses = 0

  /// The braces around the position, starting with the outermost.
  private var frames: [Frame] = []

  /// The declaration whose body the next brace opens, if any.
  private var next: Declaration?

  private var isPrivate = false

  init(tokens: [Token], module: String) {
    self.tokens = tokens
    self.module = module
  }

  private struct Frame {
    /// The full names of the enclosing types.
    var scopes: [String] = []

    /// The full name of the type with this body.
    var type: String?

    /// The names of generic parameters and of types declared in functions.
    var localNames: Set<String> = []
  }

  private struct Declaration {
    var type: String?
    var generics: Set<String> = []
    var parentheses: Int
  }
}

extension SourceReader {
  mutating func read(into file: inout SourceFile) {
    while position < tokens.count {
      let token = tokens[position]
      switch token.kind {
      case .symbol: readSymbol(token)
      case .word where !followsFullStop && readKeyword(token, into: &file): break
      case .word, .escapedName: readName(token, into: &file)
      case .number: break
      }
      position += 1
    }
  }

  private mutating func readSymbol(_ token: Token) {
    switch token.text {
    case "(": parentheses += 1
    case ")": parentheses -= 1
    case "{": openBrace()
    case "}":
      _ = frames.popLast()
      next = nil
    case ";": next = nil
    default: break
    }
  }

  private mutating func openBrace() {
    var frame = Frame(scopes: frames.last?.scopes ?? [], localNames: frames.last?.localNames ?? [])
    if let declaration = next, declaration.parentheses == parentheses {
      frame.localNames.formUnion(declaration.generics)
      frame.type = declaration.type
      if let type = declaration.type { frame.scopes.append(type) }
      next = nil
    }
    frames.append(frame)
  }
}

extension SourceReader {
  /// Reads a declaration or an import, and returns whether the token starts one.
  private mutating func readKeyword(_ token: Token, into file: inout SourceFile) -> Bool {
    switch token.text {
    case "private", "fileprivate":
      isPrivate = true
    case "struct", "enum", "actor", "protocol", "class":
      guard let name = name(at: position + 1), !Self.membersOfClass.contains(name) else {
        return false
      }
      declare(name, into: &file)
      open(type: fullName(of: name), into: &file)
      position += 1
    case "typealias", "associatedtype":
      guard let name = name(at: position + 1) else { return false }
      declare(name, into: &file)
      next = Declaration(generics: generics(at: position + 2), parentheses: parentheses)
      position += 1
    case "extension":
      guard name(at: position + 1) != nil else { return false }
      next = Declaration(type: extendedType(), parentheses: parentheses)
    case "func", "init", "subscript":
      next = Declaration(generics: genericsOfFunction(), parentheses: parentheses)
    case "var", "let", "case":
      // In a list of generic parameters, `let` starts a value.
      if !symbol(at: position - 1, is: "<"), !symbol(at: position - 1, is: ",") { next = nil }
    case "import":
      readImport(into: &file)
    default:
      return false
    }
    if !["private", "fileprivate"].contains(token.text) { isPrivate = false }
    return true
  }

  /// The words that may follow `class` in the declaration of a member.
  private static var membersOfClass: Set<String> { ["func", "var", "let", "subscript", "init"] }

  private mutating func declare(_ name: String, into file: inout SourceFile) {
    if let type = frames.last?.type {
      file.nestedNames[type, default: []].insert(name)
    } else if frames.isEmpty {
      file.types.append(SourceFile.TypeDeclaration(name: name, isPrivate: isPrivate))
    } else {
      frames[frames.count - 1].localNames.insert(name)
    }
  }

  private mutating func open(type: String, into file: inout SourceFile) {
    let generics = generics(at: position + 2)
    file.nestedNames[type, default: []].formUnion(generics)
    next = Declaration(type: type, generics: generics, parentheses: parentheses)
  }

  private func fullName(of name: String) -> String {
    guard let scope = frames.last?.scopes.last else { return name }
    return scope + "." + name
  }

  /// Returns the full name of the extended type.
  private func extendedType() -> String {
    var names: [String] = []
    var place = position + 1
    while let name = name(at: place) {
      names.append(name)
      guard symbol(at: place + 1, is: ".") else { break }
      place += 2
    }
    if names.first == module, names.count > 1 { names.removeFirst() }
    return names.joined(separator: ".")
  }

  private mutating func readImport(into file: inout SourceFile) {
    let kinds: Set = ["struct", "enum", "class", "protocol", "typealias", "func", "var", "let"]
    if let kind = name(at: position + 1), kinds.contains(kind) { position += 1 }
    guard let module = name(at: position + 1) else { return }
    file.imports.append(SourceFile.Import(module: module, line: tokens[position].line))
    repeat {
      position += 1
    } while symbol(at: position + 1, is: ".") || symbol(at: position, is: ".")
  }
}

extension SourceReader {
  /// Returns the names of the generic parameters of a function, an initializer or a subscript.
  ///
  /// It does not look for generic parameters of operators.
  private func genericsOfFunction() -> Set<String> {
    var place = position + 1
    if tokens[position].text == "func" {
      guard name(at: place) != nil else { return [] }
      place += 1
    }
    while symbol(at: place, is: "?") || symbol(at: place, is: "!") { place += 1 }
    return generics(at: place)
  }

  /// Returns the names of the generic parameters in a list that starts with `<`.
  private func generics(at start: Int) -> Set<String> {
    guard symbol(at: start, is: "<") else { return [] }
    var names: Set<String> = []
    var depth = 0
    var isName = true
    for (place, token) in tokens[start...].enumerated() {
      switch token.text {
      case "<", "(": depth += 1
      case ">" where !symbol(at: start + place - 1, is: "-"), ")": depth -= 1
      case "," where depth == 1: isName = true
      case "each", "let": break
      default:
        if isName, token.isName { names.insert(token.text) }
        isName = false
      }
      if depth == 0 { break }
    }
    return names
  }

  private mutating func readName(_ token: Token, into file: inout SourceFile) {
    guard token.text.first?.isUppercase == true, !followsFullStop || followsModule,
      !isLocal(token.text)
    else { return }
    file.uses.append(
      SourceFile.TypeUse(name: token.text, line: token.line, scopes: frames.last?.scopes ?? []))
  }

  private func isLocal(_ name: String) -> Bool {
    next?.generics.contains(name) == true || frames.last?.localNames.contains(name) == true
  }

  private var followsFullStop: Bool { symbol(at: position - 1, is: ".") }

  /// Whether the name of the module and a full stop are before the position.
  private var followsModule: Bool {
    name(at: position - 2) == module && !symbol(at: position - 3, is: ".")
  }

  private func name(at place: Int) -> String? {
    tokens.indices.contains(place) && tokens[place].isName ? tokens[place].text : nil
  }

  private func symbol(at place: Int, is symbol: String) -> Bool {
    tokens.indices.contains(place) && tokens[place].isSymbol(symbol)
  }
}
