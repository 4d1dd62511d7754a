// Compares dayctl and DayKit with other programs and libraries; `make bench` runs it.
//
// usage: PeerBenchmark FOLDER [LINES [TEXT]]
//
// With 0 for LINES, only DayKit is measured, and no dayctl is needed. With TEXT, only the rows are measured
// whose job or heading contains it.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
let lines = arguments.count < 2 ? 2_000_000 : Int(arguments[1]) ?? 0
let selection = arguments.count == 3 && !arguments[2].isEmpty ? arguments[2] : nil
guard let output = arguments.first, arguments.count <= 3, lines >= 1_000 || lines == 0 else {
  FileHandle.standardError.write(Data("usage: PeerBenchmark FOLDER [LINES [TEXT]]\n".utf8))
  exit(2)
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID())")
do {
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  var report = Report(lines: lines, selection: selection)
  if lines > 0 {
    let programs = try Programs()
    try StartRaces(programs: programs, folder: folder).run(into: &report)
    try StreamRaces(programs, lines: lines, in: folder).run(into: &report)
    try SequenceRace(programs, in: folder).run(into: &report)
    try MemoryRaces(programs, lines: lines).run(into: &report)
    try SortMemory(programs, lines: lines, in: folder).run(into: &report)
  }
  try LibraryRaces(in: folder).run(into: &report)
  try report.write(to: URL(fileURLWithPath: output))
  print(report.markdown, terminator: "")
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(1)
}
