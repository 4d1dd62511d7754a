#if !hasFeature(Embedded)
extension String {
  /// The text in single quotes for a message, escaped, and cut after 64 Unicode scalars.
  ///
  /// A text that is cut has `…` after the closing quote.
  package var quotation: String {
    var text = "'"
    for (index, scalar) in unicodeScalars.enumerated() {
      if index == 64 { return text + "'…" }
      text += scalar.escapedForQuotation
    }
    return text + "'"
  }
}

extension Unicode.Scalar {
  /// The scalar, escaped if it would end the quotation or change how the text around it is shown.
  fileprivate var escapedForQuotation: String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: escaped(asASCII: true)
    default: self == "'" || self == "\\" ? "\\\(self)" : String(self)
    }
  }
}
#endif
