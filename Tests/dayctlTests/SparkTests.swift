import Foundation
import Testing

/// The example for Apache Spark in the documents.
///
/// Spark takes many seconds to start, so `swift test` does not run it: `make spark` does, with a
/// Python that has pyspark, which needs a Java runtime.
struct SparkTests {
  private static let python = ProcessInfo.processInfo.environment["SPARK_PYTHON"]

  private static var lack: Comment {
    "it takes long: 'make spark' runs it, where pyspark and a Java runtime are installed"
  }

  private static var isInstalled: Bool {
    guard let python else { return false }
    return (try? Shell.run("'\(python)' -c 'import pyspark' && java -version").code) == 0
  }

  /// The first block of Python in the document.
  private static func script() throws -> String {
    let text = try String(
      contentsOf: Shell.repository.appendingPathComponent("Docs/Scale.md"), encoding: .utf8)
    let start = try #require(text.range(of: "```python\n")).upperBound
    let end = try #require(text[start...].range(of: "```")).lowerBound
    return String(text[start..<end])
  }

  @Test(.enabled(if: isInstalled, lack))
  func theExampleForSparkGivesTheResultsOfDayctl() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("spark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = (1...2_000).map { number in
      "\(number),\(10 + number % 19)/0\(1 + number % 9)/202\(number % 6),\(["web", "\"a, b\""][number % 2])\n"
    }
    try ("id,due,kind\n" + rows.joined()).write(
      to: folder.appendingPathComponent("orders.csv"), atomically: true, encoding: .utf8)
    try Self.script().write(
      to: folder.appendingPathComponent("orders.py"), atomically: true, encoding: .utf8)
    let home = ProcessInfo.processInfo.environment["JAVA_HOME"].map { ["JAVA_HOME": $0] } ?? [:]
    let run = try Shell.run(
      "ulimit -t unlimited 2>/dev/null; '\(Self.python ?? "")' orders.py", in: folder,
      environment: home)
    #expect(run.code == 0, "\(run.written.suffix(2_000))")
    let differences = try Shell.run(
      """
      dayctl convert --header --column due --from dmy --file orders.csv > whole.csv
      tail -n +2 whole.csv > rows.csv
      cat converted/part-* | cmp - rows.csv
      cat parts/part-* | cmp - whole.csv
      dayctl count --by month --header --column due --from dmy --csv --file orders.csv > table.csv
      tail -n +2 table.csv | cmp - counts/part-00000
      """, in: folder)
    #expect(differences.written == "")
  }
}
