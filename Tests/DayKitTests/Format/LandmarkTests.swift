import DayKit
import Testing

struct LandmarkTests {
  @Test(arguments: [
    ("iso", "-", [7, 4]), ("dmy", "/", [2]), ("d.M.yyyy", ".", [2, 1]), ("yy-MM-dd", "-", [2]),
    ("%C%y-%m-%d", "-", [6, 4]), ("'on' d.M.yyyy", "o", [0]), ("yyyyDDD-e", "-", [10, 7]),
  ])
  func aLandmarkHasADistanceForEachWidthOfTheDigitsBeforeIt(
    _ pattern: String, _ byte: Unicode.Scalar, _ distances: [Int]
  ) throws {
    let format = try DayFormat(parsing: pattern, pivot: 1970)
    let landmark = try #require(Landmark(format))
    #expect(landmark.byte == UInt8(ascii: byte))
    #expect(landmark.starts(of: 20).map { 20 - $0 } == distances)
  }

  @Test(arguments: ["basic", "d MMM y", "epoch", "iso8601", "G y-MM-dd", "'4'-d.M.yyyy"])
  func withoutASignAfterTheFirstDigitsThereIsNoLandmark(_ pattern: String) throws {
    #expect(Landmark(try DayFormat(parsing: pattern)) == nil)
  }
}
