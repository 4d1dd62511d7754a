import DayKit
import DayRecords
import SeededNumbers

/// Random records with dates at a place, most of them regular, and an engine that answers them.
struct Sample {
  enum Kind: CaseIterable {
    case lines, texts, columns, values
  }

  private(set) var place = DatePlace.line
  private(set) var formats: [DayFormat] = [.iso]

  /// The number of dates in a record.
  private(set) var arity = 1

  /// Whether the answer is a column that the header does not have.
  private(set) var addsColumn = false

  /// The header with its ending, if there is one, and the records without their endings.
  private(set) var header: [UInt8] = []
  private(set) var records: [[UInt8]] = []
  let ending: [UInt8]

  private var delimiter = UInt8(ascii: ",")
  private var key: [UInt8] = []
  private var generator: SplitMix64

  init(_ kind: Kind, seed: UInt64, count: Int = 40) {
    generator = SplitMix64(seed: seed &* 4 &+ UInt64(kind.number))
    ending = Bool.random(using: &generator) ? [0x0D, 0x0A] : [0x0A]
    formats = [[.iso], [.iso], [.dmy], [.iso, .dmy], [.pattern("d/M/yyyy")]].random(&generator)
    let rarity = [2, 10, 1_000].random(&generator)
    switch kind {
    case .lines: break
    case .texts: place = .text(TextPlace(formats))
    case .columns: chooseColumns()
    case .values: chooseValues()
    }
    for _ in 0..<Int.random(in: 1...count, using: &generator) {
      records.append(Array(record(kind, rarity).utf8))
    }
  }

  /// Whether the records are texts with dates anywhere.
  var isText: Bool { if case .text = place { true } else { false } }

  /// The bytes of all records.
  var bytes: [UInt8] { header + records.flatMap { $0 + ending } }

  /// The bytes, of which some are others, and which may lack the last ending.
  mutating func mutatedBytes() -> [UInt8] {
    var bytes = bytes
    let others = Array("\",\n\r;-0129 {}[]:\\/\t".utf8) + [0, 0xFF, 0xEF]
    for _ in 0..<Int.random(in: 0...8, using: &generator) where !bytes.isEmpty {
      bytes[Int.random(in: bytes.indices, using: &generator)] = others.random(&generator)
    }
    if Bool.random(using: &generator) { bytes.removeLast(min(ending.count, bytes.count)) }
    if Int.random(in: 0..<8, using: &generator) == 0 { bytes = [0xEF, 0xBB, 0xBF] + bytes }
    return bytes
  }

  /// Bytes in pieces of one byte each, or of more.
  mutating func pieces(of bytes: [UInt8]) -> [[UInt8]] {
    let most = [1, 20, 1_000].random(&generator)
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      pieces.append(Array(rest.prefix(Int.random(in: 1...most, using: &generator))))
      rest.removeFirst(pieces.last?.count ?? 0)
    }
    return pieces
  }

  /// An engine for the records, with a random rule, action and policy.
  mutating func engine() -> Engine {
    let format: DayFormat = [
      .iso, .dmy, .epoch, .pattern("d MMMM y"), .pattern("EEEE, d/M"), .pattern("yyyy'\n'MM"),
      .pattern("MM','dd'\"'yyyy"), .iso8601,
    ].random(&generator)
    let rule: DayRule =
      arity == 1
      ? [
        .same, .same, .days(Later()), .days(Later(count: 2_000_000)), .counts(Number()),
        .texts(Sentence()),
      ]
      .random(&generator)
      : [.counts(Difference()), .days(AfterBoth()), .texts(Sentence())].random(&generator)
    var engine = Engine(action(rule, format), at: place, as: formats)
    engine.onError = OnError.allCases.random(&generator)
    engine.policy = ReportPolicy(
      isQuiet: Int.random(in: 0..<8, using: &generator) == 0, limit: [nil, 0, 3].random(&generator))
    engine.chunkSize = [4, 50, 700, 5_000].random(&generator)
    return engine
  }

  private mutating func action(_ rule: DayRule, _ format: DayFormat) -> any RecordAction {
    let parts = [
      Listing.Part("date", .date(arity - 1)), Listing.Part("note", .text("a \"b\", c")),
      Listing.Part("answer", .answer), Listing.Part("words", .words(Sentence())),
    ]
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return Listing(rule, as: format, in: .csv, parts: parts, of: place)
    case 1: return Listing(rule, as: format, in: .json, parts: parts, of: place)
    default: return Rewrite(rule, as: format, at: place)
    }
  }
}

// Places.

extension Sample {
  private mutating func chooseColumns() {
    delimiter = Array(",;\t-:|".utf8).random(&generator)
    let hasHeader = Bool.random(using: &generator)
    let dates = [[2], [2], [1], [4], [1, 3], [3, 1], [2, 2], [1, 2]].random(&generator)
    let answer: Column? = [
      nil, nil, .number(0), .number(4), .number(2), .name(Array("new".utf8)),
      .name(Array("c4".utf8)),
    ].random(&generator)
    arity = dates.count
    let names = (0..<5).map { "c\($0)" }
    if hasHeader {
      header = names.map { Array($0.utf8) }.joined(separator: [delimiter]) + ending
    }
    addsColumn = hasHeader && answer == .name(Array("new".utf8))
    let isNamed = hasHeader && Bool.random(using: &generator)
    place = .columns(
      ColumnPlace(
        dates: dates.map { isNamed ? .name(Array("c\($0)".utf8)) : .number($0) }, target: answer,
        hasHeader: hasHeader, separator: .delimiter(delimiter)))
  }

  private mutating func chooseValues() {
    let paths = [
      ["date"], ["date"], ["o.date[1]"], ["date", "id"], ["id", "date"], ["date", "date"],
    ]
    .random(&generator)
    let answer = [nil, nil, "new", "n", "date"].random(&generator).map { Array($0.utf8) }
    arity = paths.count
    key = answer ?? []
    place = .values(
      JSONPlace(dates: paths.compactMap { JSONPath(Array($0.utf8)) }, target: answer))
  }
}

// Records.

extension Sample {
  private mutating func record(_ kind: Kind, _ rarity: Int) -> String {
    switch kind {
    case .lines: return date(rarity)
    case .texts: return text(rarity)
    case .columns: return fields(rarity)
    case .values: return object(rarity)
    }
  }

  private mutating func date(_ rarity: Int) -> String {
    let others = [
      "2024-02-29", "2025-02-30", "9999-12-31", "-000043-03-15", "31/12/9999", "", "today", "1e5",
      "29/8/2025", "2025-08-29 ", "29\\/08\\/2025", "+002025-08-29", "yesterday", "é",
    ]
    if Int.random(in: 0..<rarity, using: &generator) == 0 { return others.random(&generator) }
    let year = Int.random(in: 2010...2030, using: &generator)
    let format = formats.random(&generator)
    return ((try? Day(year, 7, Int.random(in: 1...31, using: &generator))) ?? .max)
      .formatted(as: format)
  }

  private mutating func text(_ rarity: Int) -> String {
    let joints = [" ", " and ", "-", "", ".", "/", "x", "é", "\t", " well-known-fact ", "+", " -"]
    var line = "due"
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      line += Int.random(in: 0..<rarity, using: &generator) == 0 ? joints.random(&generator) : " "
      line += date(rarity)
    }
    return line + [" end", "", "-", "."].random(&generator)
  }

  private mutating func fields(_ rarity: Int) -> String {
    let others = [
      "", "\"a\"\"b\"", "\"x\ny\"", "\"\r\n\r\n\"", "in\"side", "\"a\"b", "\"\"", "7", "a\"\"",
    ]
    let fields = (0..<6).map { _ in
      if Int.random(in: 0..<rarity, using: &generator) == 0 { return others.random(&generator) }
      let date = date(rarity)
      return Int.random(in: 0..<4, using: &generator) == 0 ? "\"\(date)\"" : date
    }
    let isOdd = Int.random(in: 0..<rarity * 4, using: &generator) == 0
    let count = isOdd ? [2, 3, 4, 6].random(&generator) : 5
    return fields.prefix(count).joined(separator: String(UnicodeScalar(delimiter)))
  }

  private mutating func object(_ rarity: Int) -> String {
    let others = [
      #""n":12"#, #""s":"a\"b""#, #""date":"2025-01-01""#, #""x":{"date":[1,{"x":"]"}]}"#,
      #" "n" : "" "#, #""date":null"#, #""t":true"#, #""n":{"n":[]}"#,
      "\"long\":\"" + String(repeating: "x", count: 70),
    ]
    let plain = [#""k":"words""#, #""n":"y""#, #""k":-1.5"#]
    let isRare = Int.random(in: 0..<rarity, using: &generator) == 0
    let member = isRare ? others.random(&generator) : plain.random(&generator)
    let date =
      Int.random(in: 0..<rarity * 2, using: &generator) == 0 ? "20250829" : "\"\(date(rarity))\""
    let members = [
      member, "\"date\":\(date)", "\"id\":\"\(self.date(rarity))\"",
      "\"o\":{\"date\":[0,\"\(self.date(rarity))\"]}",
    ]
    return "{" + (isRare ? members.shuffled(using: &generator) : members).joined(separator: ",")
      + "}"
  }
}

extension Sample.Kind {
  fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Array {
  /// One of the elements, of which there is one.
  func random(_ generator: inout SplitMix64) -> Element {
    self[Int.random(in: indices, using: &generator)]
  }
}

extension DayFormat {
  /// The format of a pattern that is known to be one.
  static func pattern(_ text: String) -> DayFormat {
    guard let format = try? DayFormat(parsing: text) else { preconditionFailure(text) }
    return format
  }
}
