import DayKit
import DayRecords
import SeededNumbers
import Testing

struct RetentionTests {
  private static let policy = RetentionPolicy(last: 2, daily: 3, weekly: 2, monthly: 12, yearly: 1)

  @Test(arguments: Sample.Kind.allCases, seeds(10))
  func theRecordsAreThoseThatThePolicyKeeps(_ kind: Sample.Kind, _ seed: UInt64) {
    var sample = Sample(kind, seed: seed, count: 60)
    // Only the reasons go into a column.
    guard sample.arity == 1, !sample.addsColumn else { return }
    let usesLastDate = sample.isText && seed % 2 == 1
    let dated = sample.lines.compactMap { line in
      sample.days(of: line).flatMap { usesLastDate ? $0.last : $0.first }
        .map { (day: Day(daysSince1970: $0), line: line) }
    }
    let kept = Self.policy.kept(zip(dated.map(\.day), dated.indices))
    for inverts in [false, true] {
      var request = Retention.Request(Self.policy, today: nil)
      (request.inverts, request.usesLastDate) = (inverts, usesLastDate)
      var engine = Engine(
        Retention(request, at: sample.place), at: sample.place, as: sample.formats)
      // A record without a date fails, because what is kept is not deleted.
      (engine.absence, engine.chunkSize) = (nil, 100)
      let bytes = sample.bytes
      let records = dated.indices.filter { kept.contains($0) != inverts }
      let expected = sample.header + records.flatMap { dated[$0].line }
      for (way, outcome) in engine.outcomes(bytes, pieces: sample.pieces(of: bytes)) {
        let isRight = outcome.output == expected
        #expect(isRight, "\(way)")
      }
    }
  }

  @Test func thatNoTextHasADateIsAMistake() {
    let place = DatePlace.text(TextPlace([.iso]))
    let request = Retention.Request(Self.policy, today: nil)
    #expect(Retention(request, at: place).traits.undatedTexts == .mistake)
  }

  @Test func eachGroupIsKeptForItselfWithItsReasonsOnSeveralThreads() throws {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.number(0)], target: .name(Array("kept".utf8)), label: .number(1), hasHeader: true,
        separator: .delimiter(UInt8(ascii: ","))))
    var request = Retention.Request(RetentionPolicy(last: 1, monthly: 1), today: nil)
    request.explains = true
    // The groups come in another order in each chunk.
    let days = try (0..<40).map { try Day(2025, 8, 1) + $0 % 31 }
    let records = days.enumerated().map { "\($1),\(["web", "phone", "mail"][($0 + $0 / 4) % 3])\n" }
    var engine = Engine(Retention(request, at: place), at: place)
    (engine.threads, engine.chunkSize) = (3, 40)
    let outcome = engine.run(MemoryFile(Array(("day,by\n" + records.joined()).utf8)))
    let kept = ["2025-08-29,mail", "2025-08-30,web", "2025-08-31,phone"]
    #expect(outcome.text == "day,by,kept\n" + kept.map { $0 + ",\"last,monthly\"\n" }.joined())
  }

  @Test(arguments: [nil, 3])
  func eachTextBeforeTheDateIsAGroup(_ threads: Int?) {
    let place = DatePlace.text(TextPlace([.iso]))
    var request = Retention.Request(RetentionPolicy(last: 1), today: nil)
    request.groupsByPrefix = true
    var engine = Engine(Retention(request, at: place), at: place)
    (engine.threads, engine.chunkSize) = (threads, 40)
    let lines = (10...20).flatMap { ["a-2025-08-\($0).gz\n", "b 2025-08-\($0)\n"] }
    #expect(
      engine.run(MemoryFile(Array((lines + ["c 2025-08-01\n"]).joined().utf8))).text
        == "a-2025-08-20.gz\nb 2025-08-20\nc 2025-08-01\n")
  }

  @Test func reasonsReplaceThoseOfAnEarlierRun() {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.name(Array("day".utf8))], target: .name(Array("kept".utf8)), hasHeader: true,
        separator: .delimiter(UInt8(ascii: ","))))
    var request = Retention.Request(RetentionPolicy(last: 2), today: nil)
    request.explains = true
    let engine = Engine(Retention(request, at: place), at: place)
    let outcome = engine.run(
      "kept,day,note\ndaily,2025-08-27,a\n\"x\",2025-08-28,b\n,2025-08-29,c\n")
    #expect(outcome.text == "kept,day,note\nlast,2025-08-28,b\nlast,2025-08-29,c\n")
  }

  @Test func reasonsAreATextInJSON() {
    let place = DatePlace.values(
      JSONPlace(
        dates: [JSONPath(Array("day".utf8))].compactMap { $0 }, target: Array("kept".utf8)))
    var request = Retention.Request(RetentionPolicy(last: 1, monthly: 1), today: nil)
    request.explains = true
    let engine = Engine(Retention(request, at: place), at: place)
    let outcome = engine.run(
      #"{"day":"2025-08-29"}"# + "\n" + #"{"kept":1,"day":"2025-08-30"}"# + "\n")
    #expect(outcome.text == #"{"kept":"last,monthly","day":"2025-08-30"}"# + "\n")
  }

  @Test(arguments: ["\n", "\r\n"], [true, false])
  func theLastRecordGetsTheEndingOfTheOthers(_ ending: String, _ isLast: Bool) {
    let request = Retention.Request(RetentionPolicy(last: isLast ? 3 : 2), today: nil)
    let place = DatePlace.text(TextPlace([.iso]))
    let lines = ["b 2025-08-29", "a 2025-08-28", isLast ? "c 2025-08-30" : "c 2025-08-01"]
    for usesSlowPath in [false, true] {
      var engine = Engine(Retention(request, at: place), at: place)
      (engine.absence, engine.usesSlowPath) = (nil, usesSlowPath)
      let kept = lines.prefix(isLast ? 3 : 2).map { $0 + ending }.joined()
      #expect(engine.run(lines.joined(separator: ending)).text == kept)
    }
  }

  @Test func eachTextWithoutADateFails() {
    let place = DatePlace.text(TextPlace([.iso]))
    var engine = Engine(
      Retention(Retention.Request(RetentionPolicy(last: 1), today: nil), at: place), at: place)
    engine.absence = nil
    let outcome = engine.run("a\nb 2025-08-29\n\nc\nd\ne 2025-08-28\nf\n")
    let messages = [1, 3, 4, 5, 7].map { "test: in:\($0): no date\n" }
    #expect(outcome.text == "b 2025-08-29\n")
    #expect(outcome.messages == messages.joined())
  }
}
