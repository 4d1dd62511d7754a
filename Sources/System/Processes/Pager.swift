import CLibrary

/// The program with which people read a long text on their terminal, such as `less`.
package enum Pager {
  /// Shows a text on standard output with the pager of the user and waits for its end.
  ///
  /// - Returns: Whether the user has a pager and it could be started; if not, nothing is shown.
  package static func show(_ text: String) -> Bool {
    guard let script else { return false }
    // The pager starts with the usual signals. Then keys that interrupt are for the pager alone.
    _ = signal(SIGPIPE, SIG_DFL)
    // Sound: both texts are C strings during the call.
    let pipe = unsafe popen(script, "w")
    CurrentProcess.ignoreClosedPipe()
    guard let pipe = unsafe pipe else { return false }
    let handlers = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
    defer {
      _ = signal(SIGINT, handlers.0)
      _ = signal(SIGQUIT, handlers.1)
    }
    let bytes = Array(text.utf8)
    // Sound: the array has as many bytes, and the pipe is open until it is closed here, once.
    _ = unsafe fwrite(bytes, 1, bytes.count, pipe)
    let status = unsafe pclose(pipe)
    return status >> 8 & 0xFF != notFound
  }

  /// What a shell exits with if there is no such program.
  private static let notFound: Int32 = 127

  /// The command for a shell, with the same defaults as git has; `nil` if the user wants no pager.
  private static var script: String? {
    let dumb: [UInt8]? = Array("dumb".utf8)
    if CurrentProcess.environmentValue(named: "TERM") == dumb { return nil }
    let setup = #"LESS="${LESS-FRX}" LV="${LV--c}"; export LESS LV; "#
    guard let pager = CurrentProcess.environmentValue(named: "PAGER") else {
      return setup + "command -v less >/dev/null 2>&1 || exit \(notFound); exec less"
    }
    let command = String(decoding: pager, as: UTF8.self)
    return command.isEmpty || command == "cat" ? nil : setup + command
  }
}
