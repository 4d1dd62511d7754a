import Foundation

/// The machine on which the figures were measured.
struct Machine: Encodable {
  var processor: String
  var cores: Int
  var system: String
  var swift: String

  /// The mean number of programs that were running or waiting before the first measurement.
  var load: String

  static func current() -> Machine {
    Machine(
      processor: processor(), cores: ProcessInfo.processInfo.activeProcessorCount,
      system: firstLine(of: "uname", "-srm"), swift: firstLine(of: "swift", "--version"),
      load: file("/proc/loadavg").split(separator: " ").first.map(String.init) ?? "unknown")
  }

  var description: String {
    "\(processor), \(cores) cores; \(system); \(swift); load \(load)"
  }

  /// The name, family and model of the processor; names alone say little in virtual machines.
  private static func processor() -> String {
    let lines = file("/proc/cpuinfo").split(separator: "\n")
    let values = ["model name", "cpu family", "model\t"].compactMap { key in
      lines.first { $0.hasPrefix(key) }?.split(separator: ":").last?
        .trimmingCharacters(in: .whitespaces)
    }
    if values.count == 3 { return "\(values[0]) (family \(values[1]), model \(values[2]))" }
    return firstLine(of: "uname", "-p")
  }

  private static func file(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  private static func firstLine(of name: String, _ arguments: String...) -> String {
    guard let program = Programs.path(of: name) else { return "unknown \(name)" }
    let text = try? Call([program] + arguments).text()
    return text?.split(separator: "\n").first.map(String.init) ?? "unknown \(name)"
  }
}
