/// The values at paths in records that are JSON texts, one text on each line.
///
/// A record is read as far as its values and its answer require. The brackets before them must be
/// balanced. Of the bytes after them, only the last is checked, which must be a bracket, because a
/// record may have been cut off. If a key occurs twice, the first one counts.
package struct JSONPlace: Sendable {
  let paths: [JSONPath]

  /// The key of the outermost object that was requested for the answer, without escapes.
  let target: ContiguousArray<UInt8>?

  /// The key of the outermost object that has the label, without escapes.
  let label: ContiguousArray<UInt8>?

  /// The key for the answer; `nil` for the value at the first path.
  let answer: ContiguousArray<UInt8>?

  /// The steps of all paths and the key for the answer, in the form for the fast path.
  let steps: JSONSteps

  /// Creates a place with a date at each of one or more paths.
  package init(dates paths: [JSONPath], target: [UInt8]? = nil, label: [UInt8]? = nil) {
    self.paths = paths
    self.target = target.map { ContiguousArray($0) }
    self.label = label.map { ContiguousArray($0) }
    answer = paths.first?.onlyKey == target ? nil : self.target
    steps = JSONSteps(paths: paths, answer: answer, label: self.label)
  }
}
