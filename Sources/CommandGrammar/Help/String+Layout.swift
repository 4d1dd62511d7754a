extension String {
  /// The width on a terminal of a text of help, which has no wide or combining letters.
  var columns: Int { unicodeScalars.count }

  /// The lines of this text without their ends; an empty one follows a line end at the end.
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
