import Foundation

extension Call {
  /// Runs the program over a block that is sent repeatedly through a pipe, and returns its peak
  /// memory in KiB, or `nil` if there is no `/proc`.
  ///
  /// The usage that the system reports to a parent includes the memory of the parent when it
  /// started the child, so it is useless if the parent is larger.
  func peakMemory(over block: Data, times: Int) throws -> Double? {
    let pipe = Pipe()
    var call = self
    call.input = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    // If the program inherited the end for writing, it would wait for itself.
    _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    let process = try call.spawn()
    try pipe.fileHandleForReading.close()
    for _ in 0..<times { try pipe.fileHandleForWriting.write(contentsOf: block) }
    // When it has read everything, it waits for more until the pipe is closed.
    while let state = Self.status("State", of: process), "RD".contains(state.prefix(1)) {
      usleep(1_000)
    }
    let peak = Self.peak(of: process)
    try pipe.fileHandleForWriting.close()
    try call.wait(for: process)
    return peak
  }

  private static func peak(of process: pid_t) -> Double? {
    status("VmHWM", of: process)?.split(separator: " ").first.flatMap { Double($0) }
  }

  /// Returns a field of the status of a process.
  private static func status(_ field: String, of process: pid_t) -> String? {
    let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix(field + ":") }
    return line?.dropFirst(field.count + 1).trimmingCharacters(in: .whitespaces)
  }
}
