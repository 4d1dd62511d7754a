#if Formats && !hasFeature(Embedded)
// Printing a structure or looking at it in a debugger shows the days, not their wrappers.

extension DayCoding.Property: CustomStringConvertible {
  /// The description of the value.
  public var description: String { String(describing: wrappedValue) }
}

extension DayCoding.Property: CustomReflectable {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension DayCoding.Property.Nullable: CustomStringConvertible {
  /// The description of the value.
  public var description: String { String(describing: wrappedValue) }
}

extension DayCoding.Property.Nullable: CustomReflectable {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}

extension DayCoding.Keys: CustomStringConvertible {
  /// The description of the dictionary.
  public var description: String { wrappedValue.description }
}

extension DayCoding.Keys: CustomReflectable {
  /// The mirror of the dictionary.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}
#endif
