/// Parts that together make one value: those of a whole command, or some that commands share.
package typealias Group = Part

extension Part {
  /// Groups parts, in the order of the parameters of what makes the value.
  ///
  /// A memberwise initializer fits; a function of one's own can throw where values do not go
  /// together.
  package init<each Value>(
    into make: @escaping @Sendable (repeat each Value) throws(UsageError) -> Output,
    _ parts: repeat Part<each Value>
  ) {
    var descriptions: [PartDescription] = []
    for part in repeat each parts {
      descriptions += part.descriptions
    }
    self.init(descriptions) { reader throws(UsageError) in
      try make(repeat try (each parts).output(from: &reader))
    }
  }
}
