/// The first thing found wrong in matching words with parts, before it is put into a sentence.
enum MatchFault: Error, Hashable {
  /// No part has this name; in a cluster of letters the whole cluster comes with it.
  case unknownOption(Word, cluster: Word?)
  case missingValue(spelling: String, valueName: String)
  case valueForFlag(spelling: String, value: Word)
  case unexpectedOperand(Word)
  case missingOperand(valueName: String)
}
