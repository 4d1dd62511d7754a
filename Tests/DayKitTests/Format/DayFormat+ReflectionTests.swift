import DayKit
import Testing

struct DayFormatReflectionTests {
  private func dumped(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  @Test func aPlainFormatShowsItsPattern() throws {
    #expect(DayFormat.dmy.debugDescription == "dd/MM/yyyy")
    #expect("\([DayFormat.iso, .epoch])" == "[yyyy-MM-dd, epoch]")
    #expect(try DayFormat(pattern: "d MMMM y").debugDescription == "d MMMM y")
  }

  @Test func aFormatShowsWhatAPlainOneLacks() throws {
    let plain = try DayFormat(pattern: "d MMMM yy")
    let pivoted = try DayFormat(pattern: "d MMMM yy", pivot: 1970)
    let named = try DayFormat(pattern: "d MMMM yy", symbols: .numbered, pivot: 1970)
    #expect(plain.debugDescription == "d MMMM yy")
    #expect(pivoted.debugDescription == "d MMMM yy, pivot 1970")
    #expect(named.debugDescription.hasPrefix("d MMMM yy, names 一月…"), "\(named.debugDescription)")
    #expect(named.debugDescription.hasSuffix(", pivot 1970"))
    let zoned = DayFormat.epoch.inTimeZone(.fixed("+11:00", seconds: 39_600))
    #expect(zoned.debugDescription == "epoch, time zone +11:00")
    #expect(dumped(pivoted).contains("pivot: 1970"))
    #expect(dumped(named).contains("names: "))
    #expect(dumped(zoned).contains("timeZone: +11:00"))
    #expect(pivoted.description == "d MMMM yy")
  }
}
