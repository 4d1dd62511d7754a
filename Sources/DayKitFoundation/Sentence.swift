import Foundation

/// What the errors of this module say, all in one place.
enum Sentence {
  case isNotWritten(String, like: String)
  case leavesOut(String)
}

extension Sentence {
  /// The sentence in English.
  var text: String {
    switch self {
    case .isNotWritten(let text, let example):
      "\(Self.quoted(text)) is no day written like '\(example)'"
    case .leavesOut(let text):
      "\(Self.quoted(text)) names no whole day, and there is none to begin with"
    }
  }

  /// The sentence as Foundation's error about text that can't be read.
  var error: CocoaError {
    CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: text])
  }

  /// A text in quotes, cut after 64 characters, with what could break a line or a terminal escaped.
  private static func quoted(_ text: String) -> String {
    let head = text.prefix(64)
    let isCut = head.endIndex < text.endIndex
    return "'" + head.unicodeScalars.map(\.harmless).joined() + (isCut ? "…'" : "'")
  }
}

extension Unicode.Scalar {
  fileprivate var harmless: String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: escaped(asASCII: true)
    default: String(self)
    }
  }
}
