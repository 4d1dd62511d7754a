import CommandGrammar
import Testing

struct DateWordSentencesTests {
  @Test func aSimilarWordIsRejectedWithTheWordsToUse() throws {
    let words: [Word] = [
      "friday", "fri", "Friday", "last-friday", "last monday", "this-fri", "next friday",
      "NEXT-FRIDAY", "next_or_same_friday", "Today", "now", "next week", "last-month", "today +30",
      "in 3 days", "2 Weeks ago", "1 year 2 months ago", "10 days from now", "today+30days",
      "Tomorrow - 2 weeks", "today 5", "today_5 days", "tomorrow 5pm", "today 10:00",
      "tomorrow at 9 a.m.", "today P1D", "today 5 days ago", "today+x", "today-", "today 5x",
      "today 5 km", "today 9999999", "today-1.5", "today+99999999999999999999",
    ]
    try GoldenCalls.check(words.map { .init("convert '\($0.text)'") })
    for word in words {
      let message = dayctl(["convert", word]).written.dropFirst("dayctl: ".count)
      #expect(
        dayctl(["convert"], input: word.bytes + [0x0A]).written
          == "dayctl: <stdin>:1: \(message)")
    }
  }

  /// Each sign is for one amount.
  @Test func twoAmountsAreOneWord() throws {
    let texts = [
      ("today-4m-6d", "today-4m6d", "2025-04-23"), ("today -4m -6d", "today-4m6d", "2025-04-23"),
      ("today-4m+6d", "today+P-4M6D", "2025-05-05"), ("today+4m-6d", "today+P4M-6D", "2025-12-23"),
      ("today+4m+6d", "today+4m6d", "2026-01-04"),
      ("yesterday-1y-2m-3d", "yesterday-1y2m3d", "2024-06-25"),
      ("tomorrow - 1 week - 1 day", "tomorrow-1w1d", "2025-08-22"),
      ("tomorrow 1 week 1 day", "tomorrow+1w1d", "2025-09-07"),
    ]
    try GoldenCalls.check(texts.map { .init("convert '\($0.0)'") })
    for (text, word, day) in texts {
      #expect(dayctl(["convert", Word(text)]).written.hasSuffix("use \(word)\n"))
      #expect(dayctl("convert \(word)").written == "\(day)\n")
    }
  }

  @Test func otherWordsAreNotDates() throws {
    try GoldenCalls.check(
      [
        "convert nextfriday",
        "convert fryday",
        "convert todays",
        "convert noon",
        "convert next-32",
        "convert x",
        "convert week",
      ])
  }
}
