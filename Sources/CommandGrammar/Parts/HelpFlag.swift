/// How much help is asked for: one screen, or everything.
package enum HelpLength: Hashable, Sendable {
  case short
  case long
}

extension PartDescription {
  /// The part that every command has.
  package static var help: PartDescription {
    PartDescription(
      .flag, "-h", "--help", help: "show help: -h for one screen, --help for everything")
  }
}

extension Parts {
  /// Goes on to the part that every command has.
  mutating func passHelp() {
    passOption(.flag, "-h", "--help", "", value: "", .help)
  }
}
