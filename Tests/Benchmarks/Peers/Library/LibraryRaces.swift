import DayKit
import Foundation

/// The races of DayKit with Foundation, and with the same formulas in C.
struct LibraryRaces {
  let folder: URL

  /// The days that DayKit and C are measured with, and those few that Foundation is.
  private let sample: Sample
  private let few: Sample

  init(in folder: URL) throws {
    self.folder = folder
    sample = try Sample.random(16_384)
    few = try Sample(Array(sample.days.prefix(256)))
  }

  func run(into report: inout Report) throws {
    let file = folder.appendingPathComponent("days")
    let numbers = sample.days.map { "\($0.daysSince1970)\n" }.joined()
    try Data(numbers.utf8).write(to: file)
    let wideFolder = folder.appendingPathComponent("wide")
    try FileManager.default.createDirectory(at: wideFolder, withIntermediateDirectories: true)
    let civil =
      Programs.build("civil", ["-DWIDE"], in: wideFolder, &report)
      .map { ("C by \($0.compiler), 64-bit numbers", $0.path) }
      + Programs.build("civil", in: folder, &report)
      .map { ("C by \($0.compiler), 32-bit numbers", $0.path) }
    let themes = [
      ("Library: the calendar", Operation.calendar()),
      ("Library: grids of months", Operation.grids()),
      ("Library: texts", try Operation.texts()),
    ]
    for (theme, operations) in themes {
      report.theme = theme
      for operation in operations where report.wants(operation.name) {
        try race(operation, civil, &report)
      }
    }
  }

  private func race(
    _ operation: Operation, _ civil: [(name: String, path: String)], _ report: inout Report
  ) throws {
    let file = folder.appendingPathComponent("days")
    let inC = civil.flatMap { program in
      operation.inC.map { way in
        lane(program.name + way.name, operation) {
          try Call([program.path, way.operation, file.path, "500"]).text()
        }
      }
    }
    let ours = Lane(name: "DayKit", check: {}, measure: { time(operation.ours, sample) })
    try Race(
      job: operation.name, unit: .nanoseconds, rounds: 11, ours: ours,
      peers: inC + inFoundation(operation)
    ).run(into: &report)
  }

  /// What `civil` says of an operation: the sum, and the time of one.
  private func lane(
    _ name: String, _ operation: Operation, text: @escaping () throws -> String
  ) -> Lane {
    Lane(
      name: name,
      check: {
        let sum = try text().split(separator: " ").first.flatMap { Int($0) }
        try compare(sum, operation.ours(sample))
      },
      measure: {
        let figure = try text().split(whereSeparator: \.isWhitespace).last
        return figure.flatMap { Double($0) } ?? .nan
      })
  }

  private func inFoundation(_ operation: Operation) -> [Lane] {
    operation.inFoundation.map { way in
      Lane(
        name: way.name, check: { try compare(way.sum(few), operation.ours(few)) },
        measure: { time(way.sum, few) })
    }
  }

  private func compare(_ sum: Int?, _ ours: Int) throws {
    guard sum == ours else {
      throw BenchmarkError("its sum is \(sum.map { "\($0)" } ?? "missing"), ours is \(ours)")
    }
  }

  /// The nanoseconds of an operation, over a time that is long enough to be told.
  private func time(_ sum: Operation.Sum, _ sample: Sample) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var passes = 0
    var total = 0
    repeat {
      for _ in 0..<8 { total &+= sum(sample) }
      passes += 8
    } while clock.now - start < .milliseconds(20)
    let duration = (clock.now - start).components
    precondition(duration.seconds == 0 || total != 1)
    let nanoseconds = Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9
    return nanoseconds / Double(passes) / Double(sample.days.count)
  }
}
