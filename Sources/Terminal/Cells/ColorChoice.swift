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

  /// Returns what styles to use; reads the environment only for ``auto``.
  ///
  /// `NO_COLOR` is about colour only: on a terminal, bold, underlined and reversed text stays.
  package func styling(
    onTerminal isTerminal: Bool, environment value: (_ name: String) -> [UInt8]?
  ) -> Styling {
    if usesColor(onTerminal: isTerminal, environment: value) { return .colors }
    guard self == .auto, isTerminal, !Self.isDumb(value("TERM")) else { return .none }
    return .attributes
  }

  private static func isDumb(_ terminal: [UInt8]?) -> Bool {
    terminal?.elementsEqual("dumb".utf8) ?? false
  }

  private static func environmentDecides(by value: (_ name: String) -> [UInt8]?) -> Bool? {
    if let ban = value("NO_COLOR"), !ban.isEmpty { return false }
    if let force = value("CLICOLOR_FORCE"), !force.isEmpty, force != [UInt8(ascii: "0")] {
      return true
    }
    if isDumb(value("TERM")) { return false }
    return nil
  }
}

/// What distinguishes texts on a terminal.
package enum Styling: Sendable {
  /// Nothing: there are no control sequences.
  case none

  /// Bold, dim, underlined and reversed text.
  case attributes

  /// Attributes and colours.
  case colors
}
