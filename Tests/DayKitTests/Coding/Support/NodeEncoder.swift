struct NodeEncoder: Encoder {
  let node: Node
  let codingPath: [any CodingKey]

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.content = .map([:])
    return KeyedEncodingContainer(NodeKeyedEncoder(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.content = .list([])
    return NodeListEncoder(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    NodeValueEncoder(node: node, codingPath: codingPath)
  }
}

struct NodeKeyedEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: Node
  let codingPath: [any CodingKey]

  private func child(_ key: any CodingKey) -> NodeEncoder {
    let child = Node(.null)
    if case .map(var nodes) = node.content {
      nodes[key.stringValue] = child
      node.content = .map(nodes)
    }
    return NodeEncoder(node: child, codingPath: codingPath + [key])
  }

  func encodeNil(forKey key: Key) { _ = child(key) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    let child = child(key)
    try child.node.set(value, at: child.codingPath)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    child(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    child(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { child(NodeIndex(index: 0)) }

  func superEncoder(forKey key: Key) -> any Encoder { child(key) }
}

struct NodeListEncoder: UnkeyedEncodingContainer {
  let node: Node
  let codingPath: [any CodingKey]

  var count: Int {
    if case .list(let nodes) = node.content { nodes.count } else { 0 }
  }

  private func child() -> NodeEncoder {
    let child = Node(.null)
    let path = codingPath + [NodeIndex(index: count)]
    if case .list(let nodes) = node.content { node.content = .list(nodes + [child]) }
    return NodeEncoder(node: child, codingPath: path)
  }

  func encodeNil() { _ = child() }

  func encode<Value: Encodable>(_ value: Value) throws {
    let child = child()
    try child.node.set(value, at: child.codingPath)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    child().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { child().unkeyedContainer() }

  func superEncoder() -> any Encoder { child() }
}

struct NodeValueEncoder: SingleValueEncodingContainer {
  let node: Node
  let codingPath: [any CodingKey]

  func encodeNil() { node.content = .null }

  func encode<Value: Encodable>(_ value: Value) throws { try node.set(value, at: codingPath) }
}
