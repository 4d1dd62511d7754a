/// What a command line asks for.
package enum Invocation<Result> {
  /// A command, with the name that it was called by.
  case command(Result, name: String)
  /// Help, as lines to be written as they are.
  case help(String)
  /// The version, as a line to be written as it is.
  case version(String)
}

extension Invocation: Equatable where Result: Equatable {}
extension Invocation: Sendable where Result: Sendable {}
