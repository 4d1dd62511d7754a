import Terminal

/// The rows of presets above a page, each with its key.
struct PickerPresets {
  private let state: PickerState
  private let look: PickerLook

  /// The presets of each row.
  private var rows: [[PickerPreset]] = []

  /// Lays out as many presets as there is room for.
  init(_ state: PickerState, _ look: PickerLook, width: Int, upTo height: Int) {
    self.state = state
    self.look = look
    var rows: [[PickerPreset]] = []
    var room = 0
    for preset in state.shownPresets {
      let columns = Self.text(of: preset).columns + 1
      if rows.isEmpty || columns > room {
        rows.append([])
        room = width
      }
      rows[rows.count - 1].append(preset)
      room -= columns
    }
    self.rows = Array(rows.prefix(max(0, height)))
  }

  var height: Int { rows.count }

  /// The key and the name, with a space or a bracket before and after.
  private static func text(of preset: PickerPreset) -> String { " \(preset.key) \(preset.name) " }

  func draw(on picture: inout PickerPicture, row: Int) {
    for (offset, presets) in rows.enumerated() {
      var column = 0
      for preset in presets {
        draw(preset, on: &picture, row: row + offset, column: column)
        column += Self.text(of: preset).columns + 1
      }
    }
  }

  private func draw(
    _ preset: PickerPreset, on picture: inout PickerPicture, row: Int, column: Int
  ) {
    let isCurrent = state.isCurrent(preset)
    let text = Self.text(of: preset)
    let shown = isCurrent && !look.usesColor ? "[\(text.dropFirst().dropLast())]" : text
    let usesStyle = look.usesColor
    picture.put(
      shown, row: row, column: column,
      style: TextStyle(isReversed: usesStyle && isCurrent),
      target: .preset(preset))
    guard usesStyle, !isCurrent else { return }
    picture.put(
      "\(preset.key)", row: row, column: column + 1, style: TextStyle(isBold: true),
      target: .preset(preset))
  }
}
