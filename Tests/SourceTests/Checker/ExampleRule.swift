/// The rule that public symbols have examples, and say which errors they throw.
///
/// Types, initializers, functions, operators and subscripts need an example of their own. For
/// properties, type aliases and requirements of protocols, it is enough that an example in the same
/// file uses them. Deprecated symbols need none, and neither do witnesses of well-known protocols
/// and of protocols among the symbols.
struct ExampleRule {
  private var witnesses = Self.wellKnownWitnesses

  /// What the public symbols of some files lack.
  static func faults(in symbols: [PublicSymbol]) -> [ExampleFault] {
    var rule = ExampleRule()
    for requirement in symbols where requirement.isRequirement {
      rule.witnesses[requirement.scope, default: []].insert(requirement.memberName)
    }
    return Dictionary(grouping: symbols, by: \.path).sorted { $0.key < $1.key }
      .flatMap { rule.faults(inFile: $0.value) }
  }

  private func faults(inFile symbols: [PublicSymbol]) -> [ExampleFault] {
    let used = Set(symbols.flatMap(\.example).flatMap(Lexer.tokens).filter(\.isName).map(\.text))
    return symbols.filter { !$0.isDeprecated && !isWitness($0) }.flatMap { symbol in
      var faults: [ExampleFault] = []
      if !symbol.hasExample, !(Self.needsOnlyUse(symbol) && used.contains(symbol.baseName)) {
        faults.append(ExampleFault(symbol: symbol, missing: .example))
      }
      if symbol.canThrow, !symbol.hasThrows {
        faults.append(ExampleFault(symbol: symbol, missing: .throwsSection))
      }
      return faults
    }
  }

  private func isWitness(_ symbol: PublicSymbol) -> Bool {
    symbol.conformances.contains { witnesses[$0]?.contains(symbol.memberName) == true }
  }

  private static func needsOnlyUse(_ symbol: PublicSymbol) -> Bool {
    symbol.kind == .property || symbol.kind == .typeAlias || symbol.isRequirement
  }

  /// The members that conformances to well-known protocols require, by the name of the protocol.
  private static let wellKnownWitnesses: [String: Set<String>] = {
    let collection: Set = [
      "Element", "Index", "Iterator", "makeIterator()", "startIndex", "endIndex", "subscript(_:)",
      "index(after:)", "index(before:)", "index(_:offsetBy:)", "distance(from:to:)", "count",
      "underestimatedCount", "isEmpty",
    ]
    return [
      "Equatable": ["==(_:_:)"],
      "Comparable": ["<(_:_:)", "==(_:_:)"],
      "Hashable": ["==(_:_:)", "hash(into:)"],
      "Strideable": ["distance(to:)", "advanced(by:)"],
      "Identifiable": ["id"],
      "RawRepresentable": ["init(rawValue:)", "rawValue"],
      "CaseIterable": ["allCases"],
      "Codable": ["encode(to:)", "init(from:)"],
      "Encodable": ["encode(to:)"],
      "Decodable": ["init(from:)"],
      "CodingKeyRepresentable": ["codingKey", "init(codingKey:)"],
      "CustomStringConvertible": ["description"],
      "LosslessStringConvertible": ["description"],
      "CustomDebugStringConvertible": ["debugDescription"],
      "CustomReflectable": ["customMirror"],
      "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
      "ExpressibleByArrayLiteral": ["init(arrayLiteral:)", "ArrayLiteralElement"],
      "ExpressibleByDictionaryLiteral": ["init(dictionaryLiteral:)", "Key", "Value"],
      "IteratorProtocol": ["next()", "Element"],
      "Sequence": collection,
      "Collection": collection,
      "BidirectionalCollection": collection,
      "RandomAccessCollection": collection,
      "SetAlgebra": [
        "Element", "init()", "contains(_:)", "union(_:)", "intersection(_:)",
        "symmetricDifference(_:)", "insert(_:)", "remove(_:)", "update(with:)", "formUnion(_:)",
        "formIntersection(_:)", "formSymmetricDifference(_:)", "isEmpty", "subtracting(_:)",
        "isSubset(of:)", "isDisjoint(with:)", "isSuperset(of:)", "subtract(_:)",
      ],
      "FormatStyle": ["format(_:)", "locale(_:)", "FormatInput", "FormatOutput"],
      "ParseStrategy": ["parse(_:)", "ParseInput", "ParseOutput"],
      "ParseableFormatStyle": ["format(_:)", "locale(_:)", "parseStrategy", "Strategy"],
    ]
  }()
}

/// What the documentation of a symbol lacks.
struct ExampleFault: Equatable, CustomStringConvertible {
  enum Missing: Equatable {
    case example
    case throwsSection
  }

  var symbol: PublicSymbol
  var missing: Missing

  var description: String {
    let what = missing == .example ? "has no example" : "throws but has no `- Throws:`"
    return "\(symbol.path):\(symbol.line): \(symbol.name) \(what)"
  }
}
