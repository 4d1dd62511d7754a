import Testing

struct WeekdayCommandTests {
  @Test(arguments: [
    ("2025-08-25", "Monday"), ("2025-08-26", "Tuesday"), ("2025-08-27", "Wednesday"),
    ("2025-08-28", "Thursday"), ("2025-08-29", "Friday"), ("2025-08-30", "Saturday"),
    ("2025-08-31", "Sunday"), ("-009999-01-01", "Monday"), ("9999-12-31", "Friday"),
  ])
  func aDateFallsOnAWeekday(_ date: String, _ weekday: String) {
    #expect(dayctl("weekday \(date)") == Run(written: weekday + "\n", code: 0))
  }

  @Test func eachLineIsAnswered() {
    #expect(
      dayctl("weekday --from dmy", input: "29/08/2025\n30/08/2025\n")
        == Run(written: "Friday\nSaturday\n", code: 0))
  }

  @Test func jsonAndCSVNameThePartsOfAnAnswer() {
    #expect(
      dayctl("weekday --json 2025-08-31").written
        == #"{"date":"2025-08-31","weekday":"Sunday","number":7}"# + "\n")
    #expect(
      dayctl("weekday --csv", input: "2025-08-29\n2025-08-31\n").written
        == "date,weekday,number\n2025-08-29,Friday,5\n2025-08-31,Sunday,7\n")
  }
}
