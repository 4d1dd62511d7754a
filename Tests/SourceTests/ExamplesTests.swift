import Testing

/// The public symbols of this package against the rule that they have examples.
///
/// `make examples` compiles and runs the examples.
struct ExamplesTests {
  private let faults: [ExampleFault]

  init() throws {
    faults = try ExampleRule.faults(in: Repository.publicSymbols.get())
  }

  @Test func everyPublicSymbolHasAnExampleOrIsAnException() {
    for fault in faults where fault.missing == .example {
      #expect(ExampleException.all.contains { $0.covers(fault.symbol) }, "\(fault)")
    }
  }

  @Test func everyPublicSymbolThatThrowsSaysWhichErrors() {
    for fault in faults where fault.missing == .throwsSection {
      Issue.record("\(fault)")
    }
  }

  @Test func everyExceptionIsStillNeededAndHasAReason() {
    let missing = faults.filter { $0.missing == .example }.map(\.symbol)
    for exception in ExampleException.all {
      #expect(missing.contains(where: exception.covers), "\(exception.symbol) needs no exception")
      #expect(!exception.reason.isEmpty)
    }
  }

  /// The reader sees the public symbols, or the rule checks nothing.
  @Test func theReaderFindsAsManySymbolsAsThereArePublicDeclarations() throws {
    let symbols = try Repository.publicSymbols.get().filter { !$0.isRequirement }
    #expect(try symbols.count == Repository.publicDeclarationCount())
    #expect(symbols.count > 300)
  }
}
