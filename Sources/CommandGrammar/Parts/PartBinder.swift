/// A value that names the parts of a command line, each beside the property that it fills.
package protocol PartBinder: Sendable {
  /// Creates the value of an empty command line.
  init()

  /// Names each part beside the property that it fills, then checks that the values can be
  /// combined.
  ///
  /// The parts must be the same ones each time, whatever the values.
  mutating func bind(to parts: inout Parts) throws(UsageError)
}

extension PartBinder {
  /// Visits all parts, for any purpose other than reading a command line.
  ///
  /// - Returns: The reason why the default values are rejected, which is a defect in the
  ///   declaration.
  @discardableResult
  static func visit(_ parts: inout Parts) -> UsageError? {
    var value = Self()
    do throws(UsageError) {
      try value.bind(to: &parts)
      return nil
    } catch {
      return error
    }
  }

  /// All parts and relations.
  static var list: PartList {
    let list = PartList()
    var parts = Parts(listing: list)
    visit(&parts)
    return list
  }

  /// All parts in the order of their declaration, without help.
  static var descriptions: [PartDescription] {
    let list = list
    return list.parts.related(by: list.relations)
  }
}
