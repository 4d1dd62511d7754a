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
  private var symbols = DaySymbols.english
  private var names: [Lookalike]?
  private var formats: [[UInt8]: [Lookalike]] = [:]

  /// Lines with words of their own have shapes of their own.
  private static let limit = 1_000

  /// Returns the formats that a text can be in.
  ///
  /// - Parameters:
  ///   - symbols: The language of the user.
  ///   - list: The number of a list of formats.
  ///   - all: Returns that list, given a function for the formats with names in the language.
  func formats(
    for text: [UInt8], in symbols: DaySymbols, list: UInt8,
    _ all: (_ names: () -> [Lookalike]) -> [Lookalike]
  ) -> [Lookalike] {
    lock.withLock {
      if symbols != self.symbols {
        (self.symbols, names, formats) = (symbols, nil, [:])
      }
      let shape = [list] + text.map { $0.isDigit ? UInt8(ascii: "0") : $0 }
      if let known = formats[shape] { return known }
      if formats.count == Self.limit { formats.removeAll() }
      let possible = all(ownNames).filter { $0.canHaveShape(of: text) }
      formats[shape] = possible
      return possible
    }
  }
}

extension LookalikeMemory {
  /// The formats with names in the language, which take time to compile; none for English.
  private func ownNames() -> [Lookalike] {
    let own = names ?? (symbols == .english ? [] : Lookalike.names(in: symbols))
    names = own
    return own
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
