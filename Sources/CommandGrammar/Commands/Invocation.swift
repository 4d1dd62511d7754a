/// What a command line asks for.
package enum Invocation: Hashable, Sendable {
  /// The command at a position among those of the program.
  case command(Int)
  /// Help, as lines to be written as they are.
  case help(String)
  /// The version, as a line to be written as it is.
  case version(String)
}
