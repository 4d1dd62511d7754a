import CommandGrammar
import Testing

struct DateWordSentencesTests {
  @Test(
    arguments: [
      ("friday", "has two meanings: use next-friday or next-or-same-friday"),
      ("fri", "has two meanings: use next-friday or next-or-same-friday"),
      ("Friday", "has two meanings: use next-friday or next-or-same-friday"),
      ("last-friday", "has two meanings: use previous-friday or previous-or-same-friday"),
      ("last monday", "has two meanings: use previous-monday or previous-or-same-monday"),
      ("this-fri", "has two meanings: use next-or-same-friday or previous-or-same-friday"),
      ("next friday", "is not a date: use next-friday"),
      ("NEXT-FRIDAY", "is not a date: use next-friday"),
      ("next_or_same_friday", "is not a date: use next-or-same-friday"),
      ("Today", "is not a date: use today"), ("now", "is not a date: use today"),
      ("next week", "is not a date: use today+1w"), ("last-month", "is not a date: use today-1m"),
      ("today +30", "is not a date: use today+30"),
      ("in 3 days", "is not a date: use today+3d"), ("2 Weeks ago", "is not a date: use today-2w"),
      ("1 year 2 months ago", "is not a date: use today-1y2m"),
      ("10 days from now", "is not a date: use today+10d"),
      ("today+30days", "is not a date: use today+30d"),
      ("Tomorrow - 2 weeks", "is not a date: use tomorrow-2w"),
      ("today 5", "is not a date: use today+5"), ("today_5 days", "is not a date: use today+5d"),
      ("tomorrow 5pm", "is not a date: a date has no time of day; use tomorrow"),
      ("today 10:00", "is not a date: a date has no time of day; use today"),
      ("tomorrow at 9 a.m.", "is not a date: a date has no time of day; use tomorrow"),
      ("today P1D", "is not a date: use today+p1d"),
      ("today 5 days ago", "is not a date: use today-5d"),
      (
        "today+x",
        "is not a date: '+x' is not an amount such as 30, -30, 2w, 1m, 1y2m3d, P1Y2M3D or 5b"
      ),
      ("today-", "is not a date (yyyy-MM-dd)"), ("today 5x", "is not a date (yyyy-MM-dd)"),
      ("today 5 km", "is not a date (yyyy-MM-dd)"), ("today 9999999", "is not a date (yyyy-MM-dd)"),
      (
        "today-1.5",
        "is not a date: '-1.5' is not an amount such as 30, -30, 2w, 1m, 1y2m3d, P1Y2M3D or 5b"
      ),
      (
        "today+99999999999999999999",
        "is not a date: the amount '+99999999999999999999' is too large"
      ),
    ] as [(Word, String)])
  func aSimilarWordIsRejectedWithTheWordsToUse(_ word: Word, _ reason: String) {
    let message = "\(word.quoted) \(reason)\n"
    #expect(dayctl(["convert", word]) == Run(written: "dayctl: \(message)", code: 2))
    #expect(
      dayctl(["convert"], input: word.bytes + [0x0A])
        == Run(written: "dayctl: <stdin>:1: \(message)", code: 2))
  }

  /// Each sign is for one amount.
  @Test(arguments: [
    ("today-4m-6d", "today-4m6d", "2025-04-23"), ("today -4m -6d", "today-4m6d", "2025-04-23"),
    ("today-4m+6d", "today+P-4M6D", "2025-05-05"), ("today+4m-6d", "today+P4M-6D", "2025-12-23"),
    ("today+4m+6d", "today+4m6d", "2026-01-04"),
    ("yesterday-1y-2m-3d", "yesterday-1y2m3d", "2024-06-25"),
    ("tomorrow - 1 week - 1 day", "tomorrow-1w1d", "2025-08-22"),
    ("tomorrow 1 week 1 day", "tomorrow+1w1d", "2025-09-07"),
  ])
  func twoAmountsAreOneWord(_ text: Word, _ word: String, _ day: String) {
    #expect(
      dayctl(["convert", text]).written == "dayctl: \(text.quoted) is not a date: use \(word)\n")
    #expect(dayctl("convert \(word)").written == "\(day)\n")
  }

  @Test(arguments: ["nextfriday", "fryday", "todays", "noon", "next-32", "x", "week"])
  func otherWordsAreNotDates(_ word: Word) {
    #expect(
      dayctl(["convert", word]).written == "dayctl: \(word.quoted) is not a date (yyyy-MM-dd)\n")
  }
}
