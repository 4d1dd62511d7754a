struct NodeDecoder: Decoder {
  let node: Node
  let codingPath: [any CodingKey]

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .map(let nodes) = node.content else {
      throw node.mismatch([String: Any].self, codingPath)
    }
    return KeyedDecodingContainer(NodeKeyedDecoder(nodes: nodes, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let nodes) = node.content else { throw node.mismatch([Any].self, codingPath) }
    return NodeListDecoder(nodes: nodes, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    NodeValueDecoder(node: node, codingPath: codingPath)
  }
}

struct NodeKeyedDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let nodes: [String: Node]
  let codingPath: [any CodingKey]

  var allKeys: [Key] { nodes.keys.compactMap(Key.init(stringValue:)) }

  private func child(_ key: any CodingKey) throws -> NodeDecoder {
    guard let node = nodes[key.stringValue] else {
      throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: ""))
    }
    return NodeDecoder(node: node, codingPath: codingPath + [key])
  }

  func contains(_ key: Key) -> Bool { nodes[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try child(key).node.isNull }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    let child = try child(key)
    return try child.node.value(as: type, at: child.codingPath)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try child(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try child(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try child(NodeIndex(index: 0)) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }
}

struct NodeListDecoder: UnkeyedDecodingContainer {
  let nodes: [Node]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(nodes: [Node], codingPath: [any CodingKey]) {
    self.nodes = nodes
    self.codingPath = codingPath
  }

  var count: Int? { nodes.count }
  var isAtEnd: Bool { currentIndex == nodes.count }

  private mutating func next() -> NodeDecoder {
    let path = codingPath + [NodeIndex(index: currentIndex)]
    defer { currentIndex += 1 }
    return NodeDecoder(node: nodes[currentIndex], codingPath: path)
  }

  mutating func decodeNil() -> Bool {
    guard nodes[currentIndex].isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let child = next()
    return try child.node.value(as: type, at: child.codingPath)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder { next() }
}

struct NodeValueDecoder: SingleValueDecodingContainer {
  let node: Node
  let codingPath: [any CodingKey]

  func decodeNil() -> Bool { node.isNull }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try node.value(as: type, at: codingPath)
  }
}
