import Foundation
import Terminal
import Testing

/// One after the other, because the first test may write the files.
@Suite(.serialized)
struct PictureTests {
  /// With `UPDATE_GOLDEN=1` in the environment, this writes the files; `make golden` does so.
  @Test(arguments: Picture.all)
  func thePicturesInTheDocumentsAreUpToDate(_ picture: Picture) throws {
    let svg = picture.canvas().svg(title: picture.title, description: picture.description)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try svg.write(to: picture.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: picture.file, encoding: .utf8) == svg, "run 'make golden'")
  }

  @Test func everyPictureInTheDocumentsHasADescription() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Picture.folder.path)
    #expect(files.sorted() == Picture.all.map { "\($0.name).svg" }.sorted())
  }

  @Test func aCanvasShowsWhatATerminalDoes() {
    var canvas = Canvas(rows: 2, columns: 6)
    canvas.put("月", row: 0, column: 0, style: TextStyle(isBold: true, color: .red))
    canvas.put("a", row: 0, column: 4, style: TextStyle(isReversed: true))
    canvas.put("b", row: 1, column: 2, style: TextStyle(color: .blue, background: .palette(22)))
    var text: ContiguousArray<UInt8> = []
    canvas.write(to: &text)
    var copy: ContiguousArray<UInt8> = []
    Canvas(showing: String(decoding: text, as: UTF8.self)).write(to: &copy)
    #expect(copy == text)
  }

  @Test(arguments: 1...14 as ClosedRange<UInt8>)
  func everyNamedColorCanBeSeenOnLightAndDarkPaper(_ number: UInt8) throws {
    let color = try #require(TextColor.palette(number).css)
    for paper in ["#ffffff", "#0d1117"] { #expect(try Contrast.ratio(color, paper) >= 3) }
  }
}
