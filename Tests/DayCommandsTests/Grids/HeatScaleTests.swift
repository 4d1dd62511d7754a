import DayKit
import Testing

struct HeatScaleTests {
  private static let dates = """
    2026-01-01
    2026-01-01
    2026-01-01
    2026-01-06
    2026-01-06
    2026-01-20

    """

  @Test func countsAreSignsBesideTheDays() {
    #expect(
      dayctl("month-grid --heat", input: Self.dates).written == """
               January 2026
        Mo  Tu  We  Th  Fr  Sa  Su
                     1#  2   3   4
         5   6:  7   8   9  10  11
        12  13  14  15  16  17  18
        19  20. 21  22  23  24  25
        26  27  28  29  30  31

        . 1  : 2  # 3

        """)
  }

  @Test func blocksAreUsedWithUTF8() {
    let run = dayctl(
      "month-grid --heat 2026-01", input: Self.dates, environment: ["LANG": "en_GB.UTF-8"])
    #expect(run.written.contains(" 6▄ "))
    #expect(run.written.hasSuffix("\n\n▂ 1  ▄ 2  █ 3\n"))
  }

  @Test func theMonthsAreThoseOfTheDatesUnlessGiven() {
    let input = "2026-01-31\n2026-03-01\n"
    let all = dayctl("month-grid --heat --columns 1", input: input).written
    #expect(all.split(separator: "\n").filter { $0.contains("2026") }.count == 3)
    let one = dayctl("month-grid --heat 2026-03", input: input).written
    #expect(one.split(separator: "\n").filter { $0.contains("2026") }.count == 1)
    let other = dayctl("month-grid --heat 2026-02", input: input).written
    #expect(other.hasSuffix("\n\nno dates in the months shown\n"))
    let none = dayctl("month-grid --heat", input: "").written
    #expect(none.contains("August 2025") && none.hasSuffix("\n\nno dates\n"))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 100, 1000])
  func theLegendCoversEveryNumberOnce(_ maximum: Int) throws {
    let input = String(repeating: "2026-01-01\n", count: maximum)
    let run = dayctl("month-grid --heat", input: input)
    let legend = try #require(run.written.split(separator: "\n").last)
    var next = 1
    for part in legend.split(separator: " ") where part.contains(where: \.isNumber) {
      let bounds = part.split(separator: "-").compactMap { Int($0) }
      #expect(bounds.first == next)
      next = (bounds.last ?? 0) + 1
    }
    #expect(next == maximum + 1)
  }

  @Test func aLineThatIsNotADateIsReported() {
    let run = dayctl("month-grid --heat 2026-01", input: "2026-01-01\nx\n")
    #expect(run.code == 2)
    #expect(run.written.contains("<stdin>:2: 'x' is not a date"))
    #expect(run.written.contains("January 2026"))
  }
}
