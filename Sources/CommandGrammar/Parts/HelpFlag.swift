/// The length of the help: one screen, or everything.
package enum HelpLength: Hashable, Sendable {
  case short
  case long
}

extension PartDescription {
  /// The help option, which every command has.
  package static var help: PartDescription {
    PartDescription(
      .flag, "-h", "--help", help: "show help: -h for one screen, --help for everything")
  }
}

extension Parts {
  /// Visits the help option, which every command has.
  mutating func visitHelp() {
    visitOption(.flag, "-h", "--help", "", value: "", .help)
  }
}
