/// An option without a value: given or not.
package typealias Flag = Part<Bool>

extension Part where Output == Bool {
  /// An option without a value, by its spellings such as `--inclusive` and `-i`.
  package init(_ names: String..., help: String, detail: String = "", isRare: Bool = false) {
    let description = PartDescription(
      names: names, valueName: "", help: help, detail: detail, isRare: isRare)
    self.init([description]) { reader in reader.takeLast() != nil }
  }
}
