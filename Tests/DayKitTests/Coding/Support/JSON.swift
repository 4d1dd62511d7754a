import Foundation

extension Decodable {
  /// Reads a value from JSON.
  init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }

  /// What reading JSON throws, in short: the case, the coding path and, where this library says it,
  /// the message.
  static func failure(json: String) -> String {
    do {
      return "none, but \(try Self(json: json))"
    } catch {
      return (error as? DecodingError)?.summary ?? "\(error)"
    }
  }
}

extension Encodable {
  /// The value as JSON with its keys in order.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension Encodable {
  /// The message of the error that encoding throws.
  var failure: String {
    do {
      return "none, but \(try json())"
    } catch EncodingError.invalidValue(_, let context) {
      return context.debugDescription
    } catch {
      return "\(error)"
    }
  }
}

extension DecodingError {
  /// The case, the coding path and, where data is corrupt, the message.
  var summary: String {
    switch self {
    case .dataCorrupted(let context): "corrupt at \(context.path): \(context.debugDescription)"
    case .typeMismatch(_, let context): "mismatch at \(context.path)"
    case .valueNotFound(_, let context): "no value at \(context.path)"
    case .keyNotFound(let key, let context): "no key \(key.stringValue) at \(context.path)"
    @unknown default: "\(self)"
    }
  }
}

extension DecodingError.Context {
  fileprivate var path: String {
    codingPath.map { $0.intValue?.description ?? $0.stringValue }.joined(separator: ".")
  }
}
