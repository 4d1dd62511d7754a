import Terminal
import Testing

struct ColorChoiceTests {
  struct Case: CustomTestStringConvertible {
    var variables: [String: String]
    var onTerminal: Bool
    var offTerminal: Bool

    init(_ variables: [String: String], onTerminal: Bool, offTerminal: Bool) {
      self.variables = variables
      self.onTerminal = onTerminal
      self.offTerminal = offTerminal
    }

    var testDescription: String {
      variables.map { "\($0)=\($1)" }.sorted().joined(separator: " ")
    }

    func value(_ name: String) -> [UInt8]? { variables[name].map { Array($0.utf8) } }
  }

  static let cases = [
    Case([:], onTerminal: true, offTerminal: false),
    Case(["NO_COLOR": "1"], onTerminal: false, offTerminal: false),
    Case(["NO_COLOR": "0"], onTerminal: false, offTerminal: false),
    Case(["NO_COLOR": ""], onTerminal: true, offTerminal: false),
    Case(["CLICOLOR_FORCE": "1"], onTerminal: true, offTerminal: true),
    Case(["CLICOLOR_FORCE": "00"], onTerminal: true, offTerminal: true),
    Case(["CLICOLOR_FORCE": "0"], onTerminal: true, offTerminal: false),
    Case(["CLICOLOR_FORCE": ""], onTerminal: true, offTerminal: false),
    Case(["TERM": "dumb"], onTerminal: false, offTerminal: false),
    Case(["TERM": "dumber"], onTerminal: true, offTerminal: false),
    Case(["TERM": "xterm-256color"], onTerminal: true, offTerminal: false),
    Case(["TERM": ""], onTerminal: true, offTerminal: false),
    Case(["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], onTerminal: false, offTerminal: false),
    Case(["NO_COLOR": "", "CLICOLOR_FORCE": "1"], onTerminal: true, offTerminal: true),
    Case(["TERM": "dumb", "CLICOLOR_FORCE": "1"], onTerminal: true, offTerminal: true),
    Case(["TERM": "dumb", "CLICOLOR_FORCE": "0"], onTerminal: false, offTerminal: false),
  ]

  @Test(arguments: cases)
  func autoFollowsTheEnvironmentAndThenTheTerminal(_ row: Case) {
    #expect(
      ColorChoice.auto.usesColor(onTerminal: true, environment: row.value) == row.onTerminal)
    #expect(
      ColorChoice.auto.usesColor(onTerminal: false, environment: row.value) == row.offTerminal)
  }

  @Test(arguments: [(ColorChoice.always, true), (.never, false)], [true, false])
  func anExplicitChoiceIgnoresTheEnvironment(
    _ row: (choice: ColorChoice, isOn: Bool), onTerminal: Bool
  ) {
    let usesColor = row.choice.usesColor(onTerminal: onTerminal) { name in
      Issue.record("asked for \(name)")
      return nil
    }
    #expect(usesColor == row.isOn)
  }

  @Test(
    arguments: [
      (.auto, [:], .colors), (.auto, ["NO_COLOR": "1"], .attributes),
      (.auto, ["TERM": "dumb"], .none),
      (.auto, ["NO_COLOR": "1", "TERM": "dumb"], .none), (.never, [:], .none),
      (.always, ["NO_COLOR": "1"], .colors),
    ] as [(ColorChoice, [String: String], Styling)])
  func withoutColorATerminalHasAttributes(
    _ choice: ColorChoice, _ variables: [String: String], _ styling: Styling
  ) {
    let row = Case(variables, onTerminal: true, offTerminal: false)
    #expect(choice.styling(onTerminal: true, environment: row.value) == styling)
    let isAlways = choice == .always
    #expect(
      choice.styling(onTerminal: false, environment: row.value) == (isAlways ? .colors : .none))
  }

  @Test
  func theRawValuesAreTheWordsOfTheOption() {
    #expect(ColorChoice.allCases.map(\.rawValue) == ["auto", "always", "never"])
  }
}
