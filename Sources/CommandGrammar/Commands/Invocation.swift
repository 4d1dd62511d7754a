/// The request of a command line.
package enum Invocation: Hashable, Sendable {
  /// The command at a position in the program's list.
  case command(Int)
  /// Help, ready to be written.
  case help(String)
  /// The version, ready to be written.
  case version(String)
}
