import Foundation

extension Call {
  /// Runs the program over a block that comes through a pipe again and again, and gives the most
  /// memory that it had at a time, in KiB, where there is a `/proc` to tell it.
  ///
  /// The usage that a parent is told of its child counts what the parent had when it started the
  /// child, so it is of no use to a parent that is the larger one.
  func peakMemory(over block: Data, times: Int) throws -> Double? {
    let pipe = Pipe()
    var call = self
    call.input = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    // A program that had the end for writing too would wait for itself.
    _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    let process = try call.spawn()
    try pipe.fileHandleForReading.close()
    for _ in 0..<times { try pipe.fileHandleForWriting.write(contentsOf: block) }
    // It waits for more once it has read all, as long as the pipe is not closed.
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

  /// A field of what the system knows of a process.
  private static func status(_ field: String, of process: pid_t) -> String? {
    let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix(field + ":") }
    return line?.dropFirst(field.count + 1).trimmingCharacters(in: .whitespaces)
  }
}
