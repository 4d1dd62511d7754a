import Foundation

/// The paths of the programs.
struct Programs {
  /// dayctl, which was built together with this program.
  let dayctl: String

  init() throws {
    guard let folder = Bundle.main.executableURL?.deletingLastPathComponent() else {
      throw BenchmarkError("cannot find the folder of this program")
    }
    dayctl = folder.appendingPathComponent("dayctl").path
    guard FileManager.default.isExecutableFile(atPath: dayctl) else {
      throw BenchmarkError("\(dayctl) does not exist")
    }
  }

  /// Returns the path of an installed program.
  static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Returns the first of several names that is installed, with the path of its program.
  ///
  /// Distributions use different names for the same program.
  static func find(_ names: String..., in report: inout Report) -> (name: String, path: String)? {
    find(names, in: &report)
  }

  static func find(_ names: [String], in report: inout Report) -> (name: String, path: String)? {
    for name in names {
      if let path = path(of: name) { return (name, path) }
    }
    report.omit(names[0], "not installed")
    return nil
  }

  /// Returns the Python interpreter, if it can import a module.
  static func python(importing module: String, in report: inout Report) -> String? {
    guard let found = find("python3", in: &report) else { return nil }
    // The first program found may be a script that searches for the interpreter at each start.
    let script = "import sys, \(module); print(sys.executable)"
    guard let text = try? Call([found.path, "-c", script]).text() else {
      report.omit(module, "not installed for \(found.path)")
      return nil
    }
    return text.trimmingCharacters(in: .newlines)
  }

  /// Builds a C program with each installed compiler.
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
        report.omit("\(name) by \(compiler)", "\(error)")
        return nil
      }
    }
  }
}
