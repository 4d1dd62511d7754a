import Foundation

/// Where the programs are that take part.
struct Programs {
  /// dayctl, as it was built beside this program.
  let dayctl: String

  init() throws {
    guard let folder = Bundle.main.executableURL?.deletingLastPathComponent() else {
      throw BenchmarkError("this program does not know where it is")
    }
    dayctl = folder.appendingPathComponent("dayctl").path
    guard FileManager.default.isExecutableFile(atPath: dayctl) else {
      throw BenchmarkError("there is no \(dayctl)")
    }
  }

  /// The place of an installed program.
  static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The first of some names that is installed, with the place of its program; what a distribution
  /// puts in front of names is one of them.
  static func find(_ names: String..., in report: inout Report) -> (name: String, path: String)? {
    find(names, in: &report)
  }

  static func find(_ names: [String], in report: inout Report) -> (name: String, path: String)? {
    for name in names {
      if let path = path(of: name) { return (name, path) }
    }
    report.leaveOut(names[0], "not installed")
    return nil
  }

  /// The interpreter of Python, if it can import a module.
  static func python(importing module: String, in report: inout Report) -> String? {
    guard let found = find("python3", in: &report) else { return nil }
    // What is found first may be a script that looks for the interpreter at each start.
    let script = "import sys, \(module); print(sys.executable)"
    guard let text = try? Call([found.path, "-c", script]).text() else {
      report.leaveOut(module, "not installed for \(found.path)")
      return nil
    }
    return text.trimmingCharacters(in: .newlines)
  }

  /// Builds a C program of the sources with each compiler there is.
  static func build(
    _ name: String, _ flags: [String] = [], in folder: URL, _ report: inout Report
  ) -> [(compiler: String, path: String)] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("C")
    return ["clang", "gcc"].compactMap { compiler in
      guard let found = find(compiler, in: &report) else { return nil }
      let output = folder.appendingPathComponent("\(name)-\(compiler)").path
      let source = sources.appendingPathComponent("\(name).c").path
      do {
        try Call([found.path, "-O3"] + flags + ["-o", output, source]).run()
        return (compiler, output)
      } catch {
        report.leaveOut("\(name) by \(compiler)", "\(error)")
        return nil
      }
    }
  }
}
