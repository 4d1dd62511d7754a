package import Terminal

extension TextColor {
  /// The colour in CSS, such as `#0087ff`; `nil` if it differs between terminals, as the first 16
  /// colours do.
  package var css: String? {
    guard let levels else { return nil }
    let digits = [levels.red, levels.green, levels.blue].map {
      ($0 < 16 ? "0" : "") + String($0, radix: 16)
    }
    return "#" + digits.joined()
  }
}
