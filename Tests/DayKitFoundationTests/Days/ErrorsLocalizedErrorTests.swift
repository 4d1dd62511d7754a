import DayKit
import DayKitFoundation
import Foundation
import Testing

struct ErrorsLocalizedErrorTests {
  private static let calls: [@Sendable () throws -> Any] = [
    { try Day(2025, 2, 30) }, { try Day("2025-02-30") }, { try Period("x") },
    { try DayFormat(pattern: "EEEEEEE") }, { try DayAdjustment("friday") },
    { try Recurrence("FREQ=X") },
    { try DaySpan("2026-03-02..2026-03-01") }, { try DaySet(parsing: "2025-02-30") },
  ]

  @Test(arguments: calls.indices)
  func aSystemThatShowsAnyErrorShowsItsSentence(_ call: Int) {
    let error = #expect(throws: (any Error).self) { try Self.calls[call]() }
    #expect(error?.localizedDescription == error.map { "\($0)" })
  }
}
