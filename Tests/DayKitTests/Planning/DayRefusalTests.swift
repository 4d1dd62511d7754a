import DayKit
import Testing

struct DayRefusalTests {
  private static let night = Day(daysSince1970: 20_312)

  @Test(arguments: [
    (DayRefusal.outside, DayRefusal.Reason.outside, "the day is outside the limits"),
    (.disabled, .disabled, "the day is disabled"),
    (.disabledBetween, .disabledBetween, "a day in between is disabled"),
    (.noArrival, .noArrival, "no stay can begin on this day"),
    (.noDeparture, .noDeparture, "no stay can end on this day"),
    (.nightTaken(night), .nightTaken, "the night of 2025-08-12 is taken"),
    (.tooFewNights(1), .tooFewNights, "a stay has at least 1 night"),
    (.tooFewNights(3), .tooFewNights, "a stay has at least 3 nights"),
    (.tooManyNights(1), .tooManyNights, "a stay has at most 1 night"),
    (.tooManyNights(14), .tooManyNights, "a stay has at most 14 nights"),
  ])
  func aRefusalHasAReasonAndASentence(
    _ refusal: DayRefusal, _ reason: DayRefusal.Reason, _ sentence: String
  ) {
    #expect(refusal.reason == reason)
    #expect(refusal.description == sentence)
    #expect(refusal.night == (reason == .nightTaken ? Self.night : nil))
    let hasCount = reason == .tooFewNights || reason == .tooManyNights
    #expect((refusal.nightCount != nil) == hasCount)
  }

  @Test func reasonsAreDifferent() {
    let reasons: Set<DayRefusal.Reason> = [
      .outside, .disabled, .disabledBetween, .noArrival, .noDeparture, .nightTaken, .tooFewNights,
      .tooManyNights,
    ]
    #expect(reasons.count == 8)
  }
}
