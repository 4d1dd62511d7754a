/// The value of `--color`: when to use colour.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// Returns whether to use colour; reads the environment only for ``auto``.
  ///
  /// These variables are checked in order: `NO_COLOR` turns colour off unless it is empty;
  /// `CLICOLOR_FORCE` turns it on unless it is empty or `0`; `TERM=dumb` turns it off. Otherwise,
  /// colour is used if the output is a terminal.
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
