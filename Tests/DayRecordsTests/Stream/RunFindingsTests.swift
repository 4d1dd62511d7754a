import Testing

// What a run has shown decides only about messages at its end.
@testable import DayRecords

struct RunFindingsTests {
  @Test func whatInputsHaveShownIsAdded() {
    var (all, other) = (RunFindings(), RunFindings())
    other.recordCount = 3
    (other.lacksPath, other.hasOpenQuotation) = (true, true)
    other.addSample([1, 2].span)
    all.add(other)
    all.add(other)
    #expect(all.recordCount == 6 && Array(all.sample) == [1, 2])
    #expect(all.lacksPath && all.hasOpenQuotation && !all.areComplete)
    all.add(RunFindings())
    #expect(all.recordCount == 6 && !all.areComplete)
  }

  @Test func theSampleIsTheBeginning() {
    var findings = RunFindings()
    #expect(findings.areComplete)
    findings.addSample([UInt8](repeating: 1, count: 4_000).span)
    findings.addSample([UInt8](repeating: 2, count: 200).span)
    findings.addSample([3].span)
    #expect(
      findings.sample.count == 4_096 && findings.sample[4_000] == 2 && findings.sample[4_095] == 2)
  }
}
