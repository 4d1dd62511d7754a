/// The values at paths in records that are JSON texts, one text on each line.
///
/// A record is read as far as its values and its answer require. The brackets before them must be
/// balanced. Of the bytes after them, only the last is checked, which must be a bracket, because a
/// record may have been cut off. If a key occurs twice, the first one counts.
package struct JSONPlace: Sendable {
  let paths: [JSONPath]

  /// The keys of the outermost object that were requested for the results, without escapes.
  let targets: [ContiguousArray<UInt8>]

  /// The path to the label.
  let label: JSONPath?

  /// Whether the records are elements of an array.
  var areElements = false

  /// Whether an array at the beginning of an input is one of records, and not itself a record.
  var takesElements: Bool { paths.allSatisfy(\.beginsWithKey) }

  /// Whether a record whose label is blank, `null` or missing has no result.
  package var needsLabel = false

  /// The number of paths that a record needs for a result.
  var neededPathCount: Int { paths.count + (needsLabel ? 1 : 0) }

  /// Whether each date has a result of its own.
  let answersEachDate: Bool

  /// The steps of all paths and the keys for the results, in the form for the fast path.
  let steps: JSONSteps

  /// Creates a place with a date at each of one or more paths, and one answer in each record.
  ///
  /// - Parameter target: The key for the result; without it, the result replaces the first date.
  package init(dates paths: [JSONPath], target: [UInt8]? = nil, label: JSONPath? = nil) {
    var targets: [ContiguousArray<UInt8>] = []
    if let target { targets.append(ContiguousArray(target)) }
    self.init(paths, targets, label, answersEachDate: false)
  }

  /// Creates a place with dates at one or more paths, and a result for each date.
  ///
  /// - Parameter targets: The keys for the results, one for each path; if there are none, the results
  ///   replace the dates. A path to any number of values has no target.
  package init(eachOf paths: [JSONPath], targets: [[UInt8]] = [], label: JSONPath? = nil) {
    self.init(paths, targets.map { ContiguousArray($0) }, label, answersEachDate: true)
  }

  private init(
    _ paths: [JSONPath], _ targets: [ContiguousArray<UInt8>], _ label: JSONPath?,
    answersEachDate: Bool
  ) {
    self.paths = paths
    self.targets = targets
    self.label = label
    self.answersEachDate = answersEachDate
    steps = JSONSteps(paths: paths, targets: targets, label: label)
  }

  /// The key for the result with a number; `nil` for the value at the path with this number.
  func answerKey(_ number: Int) -> ContiguousArray<UInt8>? {
    guard number < targets.count, paths[number].onlyKey?.elementsEqual(targets[number]) != true
    else {
      return nil
    }
    return targets[number]
  }
}
