/// A place in a tree of values, for a coder that is neither JSON nor a property list.
///
/// Its types are strict: an integer cannot be read as a number with a fraction, and only a string
/// can be read as a string.
final class Node {
  enum Content {
    case null
    case bool(Bool)
    case integer(Int64)
    case fraction(Double)
    case text(String)
    case list([Node])
    case map([String: Node])
  }

  var content: Content

  init(_ content: Content) {
    self.content = content
  }

  /// Reads a value from the tree.
  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    try value(as: type, at: [])
  }

  /// Writes a value as a tree.
  static func encoded(_ value: some Encodable) throws -> Node {
    let node = Node(.null)
    try node.set(value, at: [])
    return node
  }
}

extension Node: CustomStringConvertible {
  var description: String {
    switch content {
    case .null: "-"
    case .bool(let bool): "\(bool)"
    case .integer(let number): "\(number)"
    case .fraction(let number): "\(number)"
    case .text(let text): text
    case .list(let nodes): "(" + nodes.map(\.description).joined(separator: " ") + ")"
    case .map(let nodes):
      "{"
        + nodes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        .joined(separator: " ") + "}"
    }
  }
}

extension Node {
  func set(_ value: some Encodable, at path: [any CodingKey]) throws {
    switch value {
    case let bool as Bool: content = .bool(bool)
    case let text as String: content = .text(text)
    case let number as Double: content = .fraction(number)
    case let number as any BinaryInteger: content = .integer(Int64(number))
    default: try value.encode(to: NodeEncoder(node: self, codingPath: path))
    }
  }

  func value<Value: Decodable>(as type: Value.Type, at path: [any CodingKey]) throws -> Value {
    guard let simple = try simpleValue(as: type, at: path) else {
      return try Value(from: NodeDecoder(node: self, codingPath: path))
    }
    guard let value = simple as? Value else { throw mismatch(type, path) }
    return value
  }

  private static var simpleTypes: [Any.Type] {
    [Bool.self, String.self, Double.self, Int.self, Int64.self]
  }

  /// The value if the type is one of those that are not made of others.
  private func simpleValue(as type: Any.Type, at path: [any CodingKey]) throws -> Any? {
    guard Self.simpleTypes.contains(where: { $0 == type })
    else { return nil }
    switch content {
    case .null:
      throw DecodingError.valueNotFound(type, .init(codingPath: path, debugDescription: ""))
    case .bool(let bool): return bool
    case .text(let text): return text
    case .fraction(let number): return number
    case .integer(let number): return type == Int.self ? Int(number) : number
    case .list, .map: throw mismatch(type, path)
    }
  }

  func mismatch(_ type: Any.Type, _ path: [any CodingKey]) -> DecodingError {
    .typeMismatch(type, .init(codingPath: path, debugDescription: "\(self) is something else"))
  }

  var isNull: Bool {
    if case .null = content { true } else { false }
  }
}

/// The key of an element.
struct NodeIndex: CodingKey {
  let index: Int

  var stringValue: String { "\(index)" }
  var intValue: Int? { index }

  init(index: Int) {
    self.index = index
  }

  init?(stringValue: String) { nil }

  init?(intValue: Int) { self.init(index: intValue) }
}
