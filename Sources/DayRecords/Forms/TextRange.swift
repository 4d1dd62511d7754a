/// The start and end of a text.
///
/// An array of `Range` would cost a call as much as all its other work, because the program looks
/// up the conformances of that type at run time.
struct TextRange: Sendable {
  let start: Int
  let end: Int

  init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  var range: Range<Int> { start..<end }
}
