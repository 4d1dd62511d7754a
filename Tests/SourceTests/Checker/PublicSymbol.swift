/// A public declaration, with the doc comment above it.
struct PublicSymbol: Equatable {
  enum Kind: Equatable {
    case type
    case function
    case property
    case typeAlias
  }

  /// The full name, such as `Day.adding(_:)` or `Day.+(_:_:)`.
  var name: String

  var kind: Kind

  /// Whether the declaration is a requirement of a protocol.
  var isRequirement = false

  var isDeprecated = false
  var canThrow = false

  /// The lines of the doc comment, without the slashes.
  var comment: [String] = []

  /// The protocols that the type or extension around the declaration names.
  var conformances: [String] = []

  var path = ""
  var line = 0
}

extension PublicSymbol {
  /// The type that the symbol is a member of, such as `Day`, or an empty text.
  var scope: String { String(name.dropLast(memberName.count).dropLast()) }

  /// The last part of the name, such as `adding(_:)`.
  var memberName: String {
    let base = name.prefix { $0 != "(" }
    guard let stop = base.lastIndex(of: ".") else { return name }
    return String(name[name.index(after: stop)...])
  }

  /// The name without its argument labels, such as `adding`.
  var baseName: String { String(memberName.prefix { $0 != "(" }) }

  var hasExample: Bool { comment.contains("```swift") }

  var hasThrows: Bool { comment.contains { $0.hasPrefix("- Throws:") } }

  /// The lines of the examples in the comment.
  var example: [String] {
    var lines: [String] = []
    var isInside = false
    for line in comment {
      if line.hasPrefix("```") {
        isInside = line == "```swift"
      } else if isInside {
        lines.append(line)
      }
    }
    return lines
  }
}
