/// When to write in colour, as `--color` has it.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// Returns whether to write in colour, asking the environment only if the choice is left to it.
  ///
  /// `NO_COLOR` with any value but an empty one forbids it, `CLICOLOR_FORCE` with any value but an
  /// empty one or `0` demands it, and `TERM=dumb` does without; in this order. Then it depends on
  /// whether the output is a terminal.
  package func usesColor(
    onTerminal isTerminal: Bool, environment value: (_ name: String) -> [UInt8]?
  ) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: Self.environmentDecides(by: value) ?? isTerminal
    }
  }

  private static func environmentDecides(by value: (_ name: String) -> [UInt8]?) -> Bool? {
    if let ban = value("NO_COLOR"), !ban.isEmpty { return false }
    if let force = value("CLICOLOR_FORCE"), !force.isEmpty, force != [UInt8(ascii: "0")] {
      return true
    }
    if let terminal = value("TERM"), terminal.elementsEqual("dumb".utf8) { return false }
    return nil
  }
}
