/// The head of a standalone SVG file, which is light or dark as its viewer prefers.
///
/// The elements `text` have the colour of ink, and so do those of the class `ink`; those of the class
/// `paper` have the colour of the paper.
package struct SVGDocument: Sendable {
  /// What the picture shows.
  package var title: String

  /// The same in detail, for readers who cannot see it.
  package var description: String

  /// The size of the picture, in pixels.
  package var width = 0
  package var height = 0

  /// The position of the upper left corner in the coordinates of the picture, on both axes.
  package var origin = 0

  /// The radius of the corners of the paper.
  package var cornerRadius = 0

  package var fontSize = 15

  /// Further properties of texts in CSS, such as `white-space: pre; `.
  package var textProperties = ""

  /// Further rules in CSS, each with a newline after it.
  package var rules = ""

  /// Further rules for viewers that prefer dark, each with a newline after it.
  package var darkRules = ""

  package init(title: String, description: String) {
    (self.title, self.description) = (title, description)
  }

  /// The largest width and height that all common programs draw (librsvg, which uses cairo).
  package static var largestSize: Int { 32_767 }
}

extension SVGDocument {
  /// The start of the file, up to the paper; the picture and `</svg>` follow.
  package var head: String {
    let corner = origin == 0 ? "" : " x=\"\(origin)\" y=\"\(origin)\""
    let radius = cornerRadius == 0 ? "" : " rx=\"\(cornerRadius)\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\(origin) \(origin) \(width) \(height)" role="img" \
      aria-labelledby="\(name)-title \(name)-description">
      <title id="\(name)-title">\(title.escapedForXML)</title>
      <desc id="\(name)-description">\(description.escapedForXML)</desc>
      <style>
      .paper { fill: #ffffff }
      text, .ink { fill: #1f2328 }
      text { font: \(fontSize)px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", \
      monospace; \(textProperties)unicode-bidi: plaintext }
      \(rules)@media (prefers-color-scheme: dark) {
      .paper { fill: #0d1117 }
      text, .ink { fill: #f0f6fc }
      \(darkRules)}
      </style>
      <rect class="paper"\(corner) width="\(width)" height="\(height)"\(radius)/>

      """
  }

  /// A prefix of identifiers that other pictures on the same page do not have, because it depends on
  /// the texts.
  private var name: String {
    // FNV-1a. The hashes of the standard library differ between runs.
    let hash = "\(title)\n\(description)".utf8.reduce(0x811C_9DC5 as UInt32) {
      ($0 ^ UInt32($1)) &* 0x0100_0193
    }
    return "svg-" + String(hash, radix: 16)
  }
}
