import Foundation
import Testing

/// Files that are read or replaced.
struct InputOptionsTests {
  @Test func theLinesOfFilesAreAnsweredInOrder() throws {
    let folder = try Folder(["a": "2025-08-29\n2025-02-30\n", "b": "2025-08-31"])
    let (a, b) = (folder.path("a"), folder.path("b"))
    let answers = """
      Friday
      dayctl: \(a):2: '2025-02-30' does not exist: February 2025 has 28 days
      Sunday

      """
    #expect(dayctl("weekday --file \(a) --file \(b)") == Run(written: answers, code: 2))
    #expect(dayctl("weekday --file \(a) \(b)") == Run(written: answers, code: 2))
    #expect(
      dayctl("filter -q is friday --file \(a) \(b)") == Run(written: "2025-08-29\n", code: 2))
    #expect(dayctl("add --file \(b) \(b) 1").written == "2025-09-01\n2025-09-01\n")
    #expect(
      dayctl("weekday --file - --file \(b)", input: "2025-08-30\n")
        == Run(written: "Saturday\nSunday\n", code: 0))
  }

  @Test func aFileThatCannotBeReadIsReportedAndSkipped() throws {
    let folder = try Folder(["a": "2025-08-29\n"])
    let missing = folder.path("missing")
    #expect(
      dayctl("weekday --file \(missing) --file \(folder.path("a"))")
        == Run(
          written: "dayctl: cannot read '\(missing)': No such file or directory\nFriday\n", code: 2
        ))
    #expect(
      dayctl("weekday --file \(folder.path(""))").written
        == "dayctl: cannot read '\(folder.path(""))': Is a directory\n")
  }

  @Test func eachFileHasItsOwnHeader() throws {
    let folder = try Folder([
      "a": "id,day\n1,2025-08-29\n", "b": "day,id\n2025-08-30,2\n", "c": "day,id\n2025-08-31,3",
    ])
    let files = ["a", "b", "c"].map { "--file \(folder.path($0))" }.joined(separator: " ")
    #expect(
      dayctl("weekday --header --column day \(files)")
        == Run(written: "id,day\n1,Friday\nday,id\nSaturday,2\nSunday,3", code: 0))
  }

  @Test func aFileIsReplacedByItsAnswers() throws {
    let folder = try Folder(["a": "id,day\n1,2025-08-29\n", "b": "id,day\n2,2025-08-30\n"])
    let files = "--file \(folder.path("a")) --file \(folder.path("b"))"
    try folder.setPermissions(0o640, of: "a")
    #expect(
      dayctl("add --header --column day --in-place --backup .old \(files) 1")
        == Run(written: "", code: 0))
    #expect(
      try folder.contents()
        == [
          "a": "id,day\n1,2025-08-30\n", "a.old": "id,day\n1,2025-08-29\n",
          "b": "id,day\n2,2025-08-31\n", "b.old": "id,day\n2,2025-08-30\n",
        ])
    #expect(try folder.permissions(of: "a") == 0o640)
  }

  @Test(arguments: [
    ("", "2025-08-29\nx\n2025-08-30\n", nil as String?),
    ("--on-error stop", "2025-08-29\nx\n", nil),
    ("--on-error keep", "2025-08-29\nx\n", "2025-08-30\nx\n"),
    ("--on-error blank", "2025-08-29\nx\n", "2025-08-30\n\n"),
    ("--header --column day", "id\n2025-08-29\n", nil),
  ])
  func aFileWithLinesThatFailIsReplacedOnlyIfNoLineIsLost(
    _ options: String, _ text: String, _ replaced: String?
  ) throws {
    let folder = try Folder(["a": text])
    let run = dayctl("add \(options) --in-place -q --file \(folder.path("a")) 1")
    #expect(run.code == 2)
    #expect(run.written.contains("was left unchanged") == (replaced == nil))
    #expect(try folder.contents() == ["a": replaced ?? text])
  }

  @Test(arguments: [
    "add 1b", "convert --round next-business-day", "round next-business-day", "filter business-day",
  ])
  func aFileOfHolidaysIsNotReplaced(_ call: String) throws {
    let folder = try Folder(["a": "2025-08-29\n", "b": "2025-12-25\n"])
    let (file, holidays) = (folder.path("a"), folder.path("b"))
    func run(_ options: String) -> Run {
      dayctl(
        "\(call) --in-place --holidays \(holidays) \(options)", files: [holidays: "2025-12-25\n"])
    }
    #expect(run("--file \(holidays)").written.contains("it is a file of --holidays"))
    #expect(run("--file \(file) --file \(holidays)").code == 2)
    #expect(try folder.contents() == ["a": "2025-08-29\n", "b": "2025-12-25\n"])
    #expect(run("--file \(file)").code == 0)
    #expect(try folder.contents()["b"] == "2025-12-25\n")
  }

  @Test func aFileWithoutTheColumnDoesNotKeepTheNextOneFromBeingReplaced() throws {
    let texts = ["a": "id,due\n1,2025-08-29\n", "b": "id,Due\n1,2025-08-29\n"]
    let call = "convert --header --column Due --to dmy --in-place --file"
    for (option, text) in [("", "id,Due\n1,29/08/2025\n"), (" --on-error stop", texts["b"])] {
      let folder = try Folder(texts)
      let run = dayctl("\(call) \(folder.path("a")) \(folder.path("b"))\(option)")
      #expect(run.code == 2 && run.written.contains("no column 'Due'"))
      #expect(run.written.contains("because of --on-error stop") == !option.isEmpty)
      #expect(try folder.contents()["b"] == text)
    }
  }

  @Test func anArrayWithoutANewlineAtTheEndIsNotOnTheLineOfTheNextFile() throws {
    let array = #"[{"due":"2025-08-29"}]"#
    let files = ["a": array, "b": array, "c": #"{"due":"2025-08-29"}"# + "\n", "d": array + "\n"]
    let folder = try Folder(files)
    for names in ["a b", "a c", "a d", "c a", "d a", "a b c d", "c d"] {
      let names = names.split(separator: " ").map { String($0) }
      let paths = names.map { folder.path($0) }.joined(separator: " ")
      let run = dayctl("convert --json-key due --file \(paths)")
      let texts = names.map { files[$0] ?? "" }
      let lines = texts.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
      let expected = texts.last?.hasSuffix("\n") == true ? lines : String(lines.dropLast())
      #expect(run == Run(written: expected, code: 0))
    }
  }

  @Test func aCopyDoesNotTakeThePlaceOfAFileOfHolidays() throws {
    let folder = try Folder(["a": "2025-08-29\n", "a.bak": "2025-12-25\n"])
    let holidays = folder.path("a.bak")
    let call = "add 1b --holidays \(holidays) --in-place --file \(folder.path("a")) --backup"
    let files = [holidays: "2025-12-25\n"]
    let run = dayctl("\(call) .bak", files: files)
    #expect(run.code == 2 && run.written.contains("use another suffix with --backup"))
    #expect(try folder.contents() == ["a": "2025-08-29\n", "a.bak": "2025-12-25\n"])
    #expect(dayctl("\(call) .old", files: files).code == 0)
    #expect(try folder.contents()["a.old"] == "2025-08-29\n")
  }

  @Test func aFailureThatStopsLeavesTheLaterFilesAsTheyAre() throws {
    let folder = try Folder(["a": "2025-08-29\n", "b": "2025-08-29\nx\n", "c": "2025-08-29\n"])
    let files = ["a", "b", "c"].map(folder.path).joined(separator: " ")
    let call = "add --in-place --on-error stop --file"
    let run = dayctl("\(call) \(files) 1")
    #expect(run.code == 2)
    #expect(run.written.contains("'\(folder.path("c"))' and what follows it were not read"))
    #expect(
      try folder.contents() == [
        "a": "2025-08-30\n", "b": "2025-08-29\nx\n", "c": "2025-08-29\n",
      ])
  }

  @Test func aSymbolicLinkStaysALink() throws {
    let folder = try Folder(["a": "2025-08-29\n"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "a")
    #expect(dayctl("add --in-place --file \(folder.path("link")) 1").code == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "a")
    #expect(try folder.contents()["a"] == "2025-08-30\n")
  }

  @Test func optionsThatDoNotFitAreReported() throws {
    try GoldenCalls.check(
      [
        "add --in-place 1",
        "add --backup .bak --file a 1",
        "add --in-place --file a --backup= 1",
        "add --in-place --file - 1",
        "add --in-place --file /dev/null 1",
      ])
  }
}

/// A temporary folder with files, removed with the value.
final class Folder {
  private let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch {}
  }

  func path(_ name: String) -> String { url.path + "/" + name }

  func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
      contents[name] = String(
        decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }
    return contents
  }

  func setPermissions(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }
}
