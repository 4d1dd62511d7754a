/// The values at paths in records that are JSON texts, one text on each line.
///
/// A record is read as far as its values and its answer need it. What stands before them must be
/// balanced; what stands behind them is not looked at. Of a key that stands twice the first counts.
package struct JSONPlace: Sendable {
  let paths: [JSONPath]

  /// The key of the object around the record into which the answer goes, without escapes; `nil` for
  /// the value at the first path.
  let answer: ContiguousArray<UInt8>?

  /// The steps of all paths and the key for the answer, as the fast path takes them.
  let steps: JSONSteps

  /// Creates the place of a date for each of one or more paths.
  package init(dates paths: [JSONPath], answer: [UInt8]? = nil) {
    self.paths = paths
    self.answer = answer.map { ContiguousArray($0) }
    steps = JSONSteps(paths: paths, answer: self.answer)
  }
}
