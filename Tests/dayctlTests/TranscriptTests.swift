import CommandGrammar
import DayCommands
import Foundation
import Testing

struct TranscriptTests {
  /// README and the documents in which users see commands.
  static let documents =
    ["README.md", "Docs/Formats.md", "Docs/Guide.md", "Docs/Recipes.md", "Docs/Scale.md"]
    .map(Shell.repository.appendingPathComponent) + files(in: "Docs/Commands", ["md"])

  static let blocks: [Transcript.Block] = documents.flatMap { document in
    let text = (try? String(contentsOf: document, encoding: .utf8)) ?? ""
    return Transcript(markdown: text, name: document.lastPathComponent).blocks
  }

  /// The files beside the documents, which their commands read.
  static let samples = files(in: "Docs", ["csv"]) + files(in: "Docs/Commands", ["txt", "ics"])

  /// The files of a folder whose names end in one of the extensions, by name.
  static func files(in folder: String, _ extensions: Set<String>) -> [URL] {
    let folder = Shell.repository.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map(folder.appendingPathComponent)
      .filter { extensions.contains($0.pathExtension) }
  }

  @Test(arguments: blocks)
  func transcriptsInTheDocumentsAreAccurate(_ block: Transcript.Block) throws {
    for (step, outcome) in zip(block.steps, try Self.outcomes(of: block)) {
      #expect(outcome == step.outcome, "\(step.place)")
    }
  }

  /// With `UPDATE_GOLDEN=1` in the environment, this writes what the commands print to the documents;
  /// `make golden` does so.
  @Test(arguments: documents)
  func aDocumentUpdatedWithItsOwnOutputIsUnchanged(_ document: URL) throws {
    let text = try String(contentsOf: document, encoding: .utf8)
    let name = document.lastPathComponent
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Transcript.updated(text, name: name, outcomes: Self.outcomes)
        .write(to: document, atomically: true, encoding: .utf8)
    } else {
      #expect(Transcript.updated(text, name: name) { $0.steps.map(\.outcome) } == text)
    }
  }

  /// Runs the commands of a block in a new folder with the sample files.
  private static func outcomes(of block: Transcript.Block) throws -> [Shell.Outcome] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { do { try FileManager.default.removeItem(at: folder) } catch {} }
    for sample in samples {
      try FileManager.default.copyItem(
        at: sample, to: folder.appendingPathComponent(sample.lastPathComponent))
    }
    return try block.steps.map { try Shell.run($0.line, in: folder) }
  }

  @Test func everyDocumentHasATranscript() {
    #expect(Self.documents.count > 5)
    for document in Self.documents {
      let name = document.lastPathComponent
      let steps = Self.blocks.flatMap(\.steps)
      #expect(steps.contains { $0.place.hasPrefix(name) }, "\(name) shows no command")
    }
  }

  @Test func everyCommandHasAPage() {
    let pages = Set(Self.documents.map(\.lastPathComponent))
    for command in Dayctl.description.commands {
      #expect(pages.contains("\(command.name).md"))
    }
  }

  @Test(arguments: Dayctl.description.examples.filter { !$0.isInteractive })
  func examplesInTheHelpAreAccurate(_ example: Example) throws {
    let outcome = try Shell.run(example.line)
    #expect(outcome == Shell.Outcome(written: example.output + "\n", code: 0))
  }
}
