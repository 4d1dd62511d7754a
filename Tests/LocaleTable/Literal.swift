/// A literal of Swift of rows with one byte between two of them.
func literal(of rows: [String], perLine count: Int) -> String {
  let lines = stride(from: 0, to: rows.count, by: count).map { start in
    rows[start..<min(start + count, rows.count)].joined(separator: " ")
  }
  // Nothing stands before the lines and the end, since Swift would take it off all lines.
  return "#\"\"\"\n" + lines.map(escaped).joined(separator: "\n") + "\n\"\"\"#"
}

/// A text in which nothing is invisible.
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .spaceSeparator where scalar != " ", .format, .control, .unassigned, .privateUse:
      result += "\\#u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default:
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
