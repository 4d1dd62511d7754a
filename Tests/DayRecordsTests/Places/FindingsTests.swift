import Testing

// What records have shown decides only about messages at the end of a run.
@testable import DayRecords

struct FindingsTests {
  private static func findings(
    seeing paths: [Int] = [], lacking: [UInt8]? = nil, all: Bool = false, dates: Bool = false
  ) -> Findings {
    var findings = Findings()
    for path in paths { findings.see(path: path) }
    if let lacking { findings.lack(lacking.span) }
    if all { findings.seeAllPaths() }
    findings.hasDates = dates
    return findings
  }

  @Test func aPathIsLackedIfNoRecordHasIt() {
    #expect(!Self.findings().lacksPath(of: 1))
    #expect(Self.findings(lacking: [1]).lacksPath(of: 1))
    #expect(!Self.findings(seeing: [0], lacking: [1]).lacksPath(of: 1))
    #expect(Self.findings(seeing: [0], lacking: [1]).lacksPath(of: 2))
    #expect(Self.findings(seeing: [1], lacking: [1]).lacksPath(of: 2))
    #expect(!Self.findings(seeing: [1, 0], lacking: [1]).lacksPath(of: 2))
    #expect(!Self.findings(lacking: [1], all: true).lacksPath(of: 2))
  }

  @Test func whatLaterRecordsHaveShownIsAdded() {
    let cases: [(Findings, Findings, hasDates: Bool, lacks: Bool, record: [UInt8])] = [
      (Self.findings(dates: true), Self.findings(), true, false, []),
      (Self.findings(), Self.findings(dates: true), true, false, []),
      (Self.findings(), Self.findings(), false, false, []),
      (Self.findings(lacking: [1]), Self.findings(lacking: [2]), false, true, [1]),
      (Self.findings(), Self.findings(lacking: [2]), false, true, [2]),
      (Self.findings(lacking: [1]), Self.findings(all: true), false, false, [1]),
      (Self.findings(all: true), Self.findings(lacking: [2]), false, false, [2]),
      (Self.findings(seeing: [0], lacking: [1]), Self.findings(seeing: [1]), false, false, [1]),
      (Self.findings(lacking: [1]), Self.findings(seeing: [1]), false, true, [1]),
    ]
    for (earlier, later, hasDates, lacks, record) in cases {
      var all = earlier
      all.add(later)
      #expect(all.hasDates == hasDates && all.lacksPath(of: 2) == lacks)
      #expect(Array(all.lackingRecord) == record)
    }
  }
}
