extension String {
  /// The width of a help text on a terminal; such a text has no wide or combining characters.
  var columns: Int { unicodeScalars.count }

  /// The lines of this text without their newlines; if the text ends with one, the last line is
  /// empty.
  var lines: [String] {
    var lines = [""]
    for scalar in unicodeScalars {
      if scalar == "\n" {
        lines.append("")
      } else {
        lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    return lines
  }

  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
