import DayKit

/// What an error says, and the place that it names.
struct Refusal: Equatable {
  var message: String
  var offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}

extension DayFormat {
  /// What the format says against a text, `nil` if it reads it.
  func refusal(of text: String) -> Refusal? {
    do throws(DayParsingError) {
      _ = try Day(text, as: self)
      return nil
    } catch {
      return Refusal(String(describing: error), at: error.offset)
    }
  }

  /// What is said against a pattern, `nil` if it is one.
  static func refusal(ofPattern pattern: String) -> Refusal? {
    do throws(DayFormatError) {
      _ = try DayFormat(parsing: pattern)
      return nil
    } catch {
      return Refusal(String(describing: error), at: error.offset)
    }
  }
}
