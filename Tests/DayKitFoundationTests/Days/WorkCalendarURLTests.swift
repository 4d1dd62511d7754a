import DayKit
import DayKitFoundation
import Foundation
import Testing

struct WorkCalendarURLTests {
  @Test func aFileOfHolidaysIsAWorkCalendar() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("2025-12-25 Christmas\n".utf8).write(to: url)
    #expect(try WorkCalendar(contentsOf: url).holidays == [Day(2025, 12, 25)])
    #expect(try WorkCalendar(weekend: [.friday], contentsOf: url).weekend == [.friday])
    #expect(try Holiday.list(contentsOf: url).map(\.name) == ["Christmas"])
    try Data("2026-Q1\n".utf8).write(to: url)
    let october = FiscalCalendar(startingIn: 10)
    #expect(try Holiday.list(contentsOf: url, in: october).first?.day == Day(2025, 10, 1))
    try Data("2025-02-30\n".utf8).write(to: url)
    let error = #expect(throws: HolidayError.self) { try WorkCalendar(contentsOf: url) }
    #expect(
      error?.localizedDescription
        == "line 1: the date does not exist: February 2025 has 28 days")
  }

  @Test func aMissingFileIsAnError() {
    #expect(throws: (any Error).self) {
      try WorkCalendar(contentsOf: URL(filePath: "/no/such/file"))
    }
  }
}
