import Foundation
import Testing

/// One after the other, because the first test may write the files.
@Suite(.serialized)
struct PictureTests {
  /// With `UPDATE_GOLDEN=1` in the environment, this writes the files; `make golden` does so.
  @Test(arguments: Picture.all)
  func thePicturesInTheDocumentsAreUpToDate(_ picture: Picture) throws {
    let text = picture.text()
    let svg =
      picture.isFile
      ? text : ShownText(text).svg(title: picture.title, description: picture.description)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try svg.write(to: picture.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: picture.file, encoding: .utf8) == svg, "run 'make golden'")
  }

  @Test func everyPictureInTheDocumentsHasADescription() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Picture.folder.path)
    #expect(files.sorted() == Picture.all.map { "\($0.name).svg" }.sorted())
  }

  @Test(arguments: ShownText.namedColors.values)
  func everyNamedColorCanBeSeenOnLightAndDarkPaper(_ color: String) throws {
    for paper in ["#ffffff", "#0d1117"] { #expect(try Contrast.ratio(color, paper) >= 3) }
  }
}
