import DayKit
import DayRecords
import SeededNumbers
import System
import Testing

struct OrderCheckTests {
  private static func engine(_ order: Sorting.Order, at place: DatePlace) -> Engine {
    Engine(OrderCheck(order), at: place)
  }

  @Test(arguments: [
    ("2025-08-29\n2025-08-29\n2025-08-30", ""),
    ("2025-08-29\n2025-08-31\n2025-08-30\n", "test: in:3: 2025-08-31 2025-08-30\n"),
    ("2025-08-29\n\n", ""), ("\n2025-08-29\n", "test: in:2: none 2025-08-29\n"),
    (
      "2025-08-29\nfoo\n2025-08-28\nbar\n",
      "test: in:2: no date 'foo'\ntest: in:3: 2025-08-29 2025-08-28\n"
    ),
    ("", ""),
  ])
  func theFirstRecordOutOfOrderIsReported(_ input: String, _ messages: String) {
    for usesSlowPath in [false, true] {
      var engine = Self.engine(Sorting.Order(), at: .line)
      engine.usesSlowPath = usesSlowPath
      let outcome = engine.run(input)
      #expect(outcome.messages == messages)
      #expect(outcome.text == "")
    }
  }

  @Test func eachDayMayBeThereOnce() {
    let outcome = Self.engine(Sorting.Order(isUnique: true), at: .line)
      .run("2025-08-29\n2025-08-30\n2025-08-30\n")
    #expect(outcome.messages == "test: in:3: repeated 2025-08-30\n")
  }

  @Test(arguments: seeds(40), Sample.Kind.allCases)
  func whatSortingWritesIsInOrder(_ seed: UInt64, _ kind: Sample.Kind) {
    var sample = Sample(kind, seed: seed, count: 90)
    guard sample.arity == 1 else { return }
    let order = Sorting.Order(isDescending: seed % 2 == 1, isUnique: seed % 4 > 1)
    var engine = Engine(
      Sorting(order, memory: 1 << 20, folder: "/tmp"), at: sample.place, as: sample.formats)
    let sorted = engine.run([sample.bytes]).output
    engine.action = OrderCheck(order)
    engine.onError = .skip
    for (way, outcome) in engine.outcomes(sorted, pieces: sample.pieces(of: sorted)) {
      #expect(outcome.messages == "" && outcome.output == [], "\(way)")
    }
  }

  @Test func aRecordWithSeveralDatesIsComparedByItsOwnValue() throws {
    let place = DatePlace.values(
      JSONPlace(
        eachOf: [try #require(JSONPath(Array("d[*]".utf8)))], label: JSONPath(Array("v".utf8))))
    let lines = [
      #"{"d":["2025-08-29","2025-09-01"],"v":2}"#, #"{"d":["2025-08-29","2025-09-01"],"v":1}"#,
      #"{"d":["2025-08-29"],"v":3}"#, #"{"d":["2025-08-30"],"v":0}"#,
    ]
    let order = Sorting.Order(values: ValueOrder(areNumbers: true))
    var engine = Engine(Sorting(order, memory: 1 << 20, folder: "/tmp"), at: place)
    let sorted = [1, 0, 2, 3].map { lines[$0] + "\n" }.joined()
    #expect(engine.run(lines.map { $0 + "\n" }.joined()).text == sorted)
    engine.action = OrderCheck(order)
    #expect(engine.run(sorted).messages == "")
    let unsorted = engine.run(lines.joined(separator: "\n"))
    #expect(unsorted.messages == "test: in:2: 2 1\n")
  }

  @Test func nothingIsReadAfterTheFirst() {
    let source = Pieces(
      [Array("2025-08-30\n2025-08-29\n".utf8)] + Array(repeating: Array("foo\n".utf8), count: 9))
    let outcome = Self.engine(Sorting.Order(), at: .line).run(source)
    #expect(outcome.messages == "test: in:2: 2025-08-30 2025-08-29\n")
    #expect(!outcome.hasFailed)
  }

  @Test func aTextWithoutADateIsPassedOver() {
    let place = DatePlace.text(TextPlace([.iso]))
    let outcome = Self.engine(Sorting.Order(), at: place)
      .run("x\n2025-08-29 2025-01-01\n  at\n2025-08-28\n")
    #expect(outcome.messages == "test: in:4: 2025-08-29 2025-08-28\n")
  }
}
