/// A condition on which options can be given together, by their first names.
package enum PartRelation: Hashable, Sendable {
  /// At most one of these options can be given.
  case exclusive([String])

  /// An option can be given only with at least one of the others.
  case requires(String, anyOf: [String])

  /// An option can be given only once.
  case once(String)
}

extension PartRelation {
  /// The first names of the options concerned.
  var names: [String] {
    switch self {
    case .exclusive(let names): names
    case .requires(let name, let others): [name] + others
    case .once(let name): [name]
    }
  }
}

extension [PartDescription] {
  /// Returns these parts with the conditions that relations impose on them.
  func related(by relations: [PartRelation]) -> [PartDescription] {
    map { part in
      var part = part
      for relation in relations { part.add(relation) }
      return part
    }
  }
}

extension PartDescription {
  fileprivate mutating func add(_ relation: PartRelation) {
    guard let name = names.first else { return }
    switch relation {
    case .exclusive(let names) where names.contains(name):
      conflicts += names.filter { $0 != name && !conflicts.contains($0) }
    case .requires(name, let others): requirements.append(others)
    case .once(name): isUnique = true
    default: break
    }
  }
}
