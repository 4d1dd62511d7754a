import DayKit
import Foundation
import Testing

struct DayRangeSelectionCodableTests {
  static let day = Day(daysSince1970: 20_329)

  @Test(arguments: [
    (DayRangeSelection(), "{}"),
    (DayRangeSelection(startingOn: day), #"{"start":"2025-08-29"}"#),
    (DayRangeSelection(day...day + 3), #"{"end":"2025-09-01","start":"2025-08-29"}"#),
  ])
  func aSelectionHasTheDocumentedFormAndIsDecodedAgain(
    _ selection: DayRangeSelection, _ json: String
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(selection)
    #expect(String(decoding: data, as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(DayRangeSelection.self, from: data) == selection)
  }

  @Test func anEndThatIsBeingMovedIsKept() throws {
    var selection = DayRangeSelection(Self.day...Self.day + 3)
    selection.pickUp(.start)
    let json = #"{"end":"2025-09-01","moving":"start","start":"2025-08-29"}"#
    #expect(try selection.json() == json)
    #expect(try DayRangeSelection(json: json) == selection)
    #expect(
      DayRangeSelection.failure(json: #"{"start":"2025-08-29","end":"2025-08-30","moving":"x"}"#)
        .hasPrefix("corrupt at moving"))
  }

  @Test func nullIsReadAsMissing() throws {
    let json = #"{"start": "2025-08-29", "end": null}"#
    let selection = try JSONDecoder().decode(DayRangeSelection.self, from: Data(json.utf8))
    #expect(selection == DayRangeSelection(startingOn: Self.day))
  }

  @Test(arguments: [
    "{}", #"{"start": null}"#, #"{"end": null}"#, #"{"start": null, "x": 1}"#, #"{"moving": null}"#,
  ])
  func anEmptyObjectOrNullIsAnEmptySelection(_ json: String) throws {
    #expect(
      try JSONDecoder().decode(DayRangeSelection.self, from: Data(json.utf8))
        == DayRangeSelection())
  }

  @Test(arguments: [#"{"x": 1}"#, #"{"Start": "2025-08-29"}"#, #"{"x": null, "y": {}}"#])
  func anObjectWithOtherKeysOnlyIsAnErrorAboutItsStart(_ json: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([DayRangeSelection].self, from: Data("[\(json)]".utf8))
    }
    guard case .keyNotFound(let key, let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(key.stringValue == "start")
    #expect(context.codingPath.map(\.stringValue) == ["Index 0"])
    #expect(context.debugDescription == "expected a start, or no keys for an empty selection")
  }

  @Test(arguments: [
    (#"{"moving":"end"}"#, "no key start at "),
    (#"{"start":null,"moving":"start"}"#, "no key start at "),
    (#"{"start":"2025-08-29","moving":"end"}"#, "no key end at "),
    (#"{"start":"2025-08-29","end":null,"moving":"start"}"#, "no key end at "),
  ])
  func anEndThatIsMovedWithoutARangeIsAnError(_ json: String, _ failure: String) {
    #expect(DayRangeSelection.failure(json: json) == failure)
  }

  @Test func otherKeysBesideAStartAreIgnored() throws {
    let json = #"{"start": "2025-08-29", "x": 1}"#
    let selection = try JSONDecoder().decode(DayRangeSelection.self, from: Data(json.utf8))
    #expect(selection == DayRangeSelection(startingOn: Self.day))
  }

  @Test(arguments: [
    (
      #"{"end": "2025-08-29"}"#, "end",
      "the range ends on 2025-08-29, before its start or without one"
    ),
    (
      #"{"start": "2025-08-29", "end": "2025-08-28"}"#, "end",
      "the range ends on 2025-08-28, before its start or without one"
    ),
    (
      #"{"start": "29/08/2025"}"#, "start",
      "'29/08/2025' is not a day as yyyy-MM-dd: expected 4 digits at character 1"
    ),
  ])
  func badValuesAreErrorsWithTheirPlace(_ json: String, _ key: String, _ reason: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([DayRangeSelection].self, from: Data("[\(json)]".utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["Index 0", key])
    #expect(context.debugDescription == reason)
  }
}
