// Prints one line for each public symbol and conformance in symbol graphs: a path, a tab and a
// declaration, without what no client can notice, such as the names of parameters inside functions.
//
// usage: PublicAPI FILE…
import Foundation

struct Graph: Decodable {
  var symbols: [Symbol]
  var relationships: [Relationship]
}

struct Symbol: Decodable {
  var identifier: Identifier
  var kind: Kind
  var pathComponents: [String]
  var declarationFragments: [Fragment]?
  var swiftExtension: Extension?

  struct Identifier: Decodable { var precise: String }
  struct Kind: Decodable { var identifier: String }
  struct Extension: Decodable { var constraints: [Constraint]? }
}

struct Constraint: Decodable {
  var kind: String
  var lhs: String
  var rhs: String
}

struct Fragment: Decodable {
  var kind: String
  var spelling: String
}

struct Relationship: Decodable {
  var kind: String
  var source: String
  var target: String
  var targetFallback: String?
}

extension Symbol {
  var path: String { pathComponents.joined(separator: ".") }

  var isExtension: Bool { kind.identifier == "swift.extension" }

  /// The declaration, in which a constant is a property that can only be read.
  var declaration: String {
    let isOperator = kind.identifier == "swift.func.op"
    let text = (declarationFragments ?? []).map { fragment in
      switch fragment.kind {
      case "attribute", "internalParam": ""
      case "externalParam" where isOperator: "_"
      default: fragment.spelling
      }
    }.joined()
    var words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    words = words.replacing(" :", with: ":")
    guard kind.identifier.hasSuffix("property"), !words.hasSuffix("}") else {
      return words + condition
    }
    let isConstant = words.hasPrefix("let ") || words.hasPrefix("static let ")
    words = words.replacing("let ", with: "var ", maxReplacements: isConstant ? 1 : 0)
    return words + (isConstant ? " { get }" : " { get set }") + condition
  }

  /// The condition of the extension that declares the symbol.
  private var condition: String {
    let clauses = (swiftExtension?.constraints ?? []).map { constraint in
      "\(constraint.lhs) \(constraint.kind == "sameType" ? "==" : ":") \(constraint.rhs)"
    }
    return clauses.isEmpty ? "" : " if " + clauses.sorted().joined(separator: ", ")
  }
}

/// Conformances that the compiler adds by itself.
let implicit = ["Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype"]

let graphs = try CommandLine.arguments.dropFirst().map { path in
  try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
}
let symbols = graphs.flatMap(\.symbols)
let relationships = graphs.flatMap(\.relationships)
let paths = Dictionary(
  symbols.map { ($0.identifier.precise, $0.path) }, uniquingKeysWith: { first, _ in first })
let implemented = Set(
  relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
let required = Set(
  relationships.filter { $0.kind == "requirementOf" && !implemented.contains($0.source) }
    .map(\.source))

var lines: Set<String> = []
for symbol in symbols where !symbol.isExtension {
  // A new requirement breaks types that conform.
  let mark = required.contains(symbol.identifier.precise) ? "required " : ""
  lines.insert("\(symbol.path)\t\(mark)\(symbol.declaration)")
}
for relationship in relationships where relationship.kind == "conformsTo" {
  guard let source = paths[relationship.source] else { continue }
  let target = paths[relationship.target] ?? relationship.targetFallback ?? ""
  let name = target.replacing(/^(Swift|_Concurrency|Foundation[A-Za-z]*)\./, with: "")
  guard !name.isEmpty, !implicit.contains(name) else { continue }
  lines.insert("\(source)\t: \(name)")
}
for line in lines.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { print(line) }
