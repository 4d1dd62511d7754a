/// The request of a command line.
package enum Invocation: Hashable, Sendable {
  /// The command at a position among those of the program.
  case command(Int)
  /// Help, as lines to be written unchanged.
  case help(String)
  /// The version, as a line to be written unchanged.
  case version(String)
}
