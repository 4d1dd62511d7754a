/// A value that names the parts of a command line, each beside the property that it fills.
package protocol PartBinder: Sendable {
  /// Creates the value that a command line without any parts stands for.
  init()

  /// Names each part beside the property that it fills, then checks that the values can be combined.
  ///
  /// The parts must be the same ones each time, whatever the values.
  mutating func bind(to parts: inout Parts) throws(UsageError)
}

extension PartBinder {
  /// Takes `parts` over all parts, for any purpose other than reading a command line.
  ///
  /// - Returns: The reason why the defaults are rejected, which is a defect of the declaration.
  @discardableResult
  static func pass(_ parts: inout Parts) -> UsageError? {
    var value = Self()
    do throws(UsageError) {
      try value.bind(to: &parts)
      return nil
    } catch {
      return error
    }
  }

  /// All parts in the order of their declaration, without help.
  static var descriptions: [PartDescription] {
    var parts = Parts(.list)
    pass(&parts)
    return parts.list
  }
}
