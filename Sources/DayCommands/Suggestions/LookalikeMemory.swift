import DayKit
import DayRecords
import System

/// Remembers which formats texts of a shape can be in; a shape is a text with one digit for all.
///
/// Many lines fail for the same reason. Only the first text of a shape is tried in all formats; the
/// others are tried in those that did not fail because of the shape, with the same result.
@safe
final class LookalikeMemory: @unchecked Sendable {
  static let shared = LookalikeMemory()

  // Sound: everything below is used under the lock only.
  private let lock = Monitor()
  private var languages: [DaySymbols] = []
  private var names:
    [(symbols: DaySymbols, requirement: Lookalike.Requirement?, formats: [Lookalike])] = []
  private var formats: [[UInt8]: [Lookalike]] = [:]

  /// Lines with words of their own have shapes of their own.
  private static let limit = 1_000

  /// A function for the formats with names in a language, and what selects the language.
  typealias Names = (DaySymbols, Lookalike.Requirement?) -> [Lookalike]

  /// Returns the formats that a text can be in.
  ///
  /// - Parameters:
  ///   - symbols: The language of the user.
  ///   - list: The number of a list of formats.
  ///   - all: Returns that list.
  func formats(
    for text: [UInt8], in symbols: DaySymbols, list: UInt8, _ all: (Names) -> [Lookalike]
  ) -> [Lookalike] {
    lock.withLock {
      if formats.count == Self.limit || languages.count > Int(UInt8.max) {
        (languages, names, formats) = ([], [], [:])
      }
      let language = languages.firstIndex(of: symbols) ?? languages.count
      if language == languages.count { languages.append(symbols) }
      let shape = [list, UInt8(language)] + text.map { $0.isDigit ? UInt8(ascii: "0") : $0 }
      if let known = formats[shape] { return known }
      let possible = all(names(in:requiring:)).filter { $0.canHaveShape(of: text) }
      formats[shape] = possible
      return possible
    }
  }

  /// The formats with names in a language, which take time to compile.
  private func names(
    in symbols: DaySymbols, requiring requirement: Lookalike.Requirement?
  ) -> [Lookalike] {
    if let known = names.first(where: { $0.requirement == requirement && $0.symbols == symbols }) {
      return known.formats
    }
    let formats = Lookalike.names(in: symbols, requiring: requirement)
    names.append((symbols, requirement, formats))
    return formats
  }
}

extension Lookalike {
  /// Whether a text that differs from this one in digits only can be in the format.
  fileprivate func canHaveShape(of text: [UInt8]) -> Bool {
    if hasDigitsInNames { return true }
    do throws(DayParsingError) {
      _ = try format.read(ContiguousArray(text).span)
      return true
    } catch {
      return switch error.reason.expectation?.kind {
      case .byte, .digits, .number, .name, .dayPeriod: false
      default: true
      }
    }
  }
}
