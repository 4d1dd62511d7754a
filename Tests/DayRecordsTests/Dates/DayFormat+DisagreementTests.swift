import DayKit
import DayRecords
import Testing

struct DayFormatDisagreementTests {
  @Test(arguments: [
    ("dd/MM/yyyy", "MM/dd/yyyy", true), ("dd/MM/yyyy", "M/d/yyyy H:mm", true),
    ("M/d/yyyy H:mm", "dd/MM/yyyy", true), ("yyyyMMdd", "yyyyddMM", true),
    ("yy-MM-dd", "dd-MM-yy", true), ("dd/MM/yyyy", "dd.MM.yyyy", false),
    ("dd/MM/yyyy", "d/M/yyyy", false), ("yyyy-MM-dd", "dd/MM/yyyy", false),
  ])
  func formatsDisagreeIfOneReadsWhatTheOtherStandsForAsAnotherDay(
    _ first: String, _ second: String, _ disagrees: Bool
  ) throws {
    let formats = try [first, second].map { try DayFormat(parsing: $0, pivot: 2000) }
    #expect(formats[0].disagrees(with: formats[1]) == disagrees)
  }
}
