/// Returns a Swift string literal of rows, separated by one byte.
func literal(of rows: [String], perLine count: Int) -> String {
  let lines = stride(from: 0, to: rows.count, by: count).map { start in
    rows[start..<min(start + count, rows.count)].joined(separator: " ")
  }
  // The lines are not indented, because Swift removes the indentation of the last line from all
  // lines.
  return "#\"\"\"\n" + lines.map(escaped).joined(separator: "\n") + "\n\"\"\"#"
}

/// Returns a text with escapes for its invisible characters.
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
