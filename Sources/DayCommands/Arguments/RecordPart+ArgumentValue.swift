package import CommandGrammar
package import DayRecords

extension RecordPart: ArgumentValue {
  /// Reads a word such as `2/8`.
  package init(word: Word) throws(ValueError) {
    let numbers = word.text.split(separator: "/", omittingEmptySubsequences: false).map { text in
      text.allSatisfy { ("0"..."9").contains($0) } ? Int(text) : nil
    }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      let part = RecordPart(number, of: count)
    else {
      throw .sentence(
        "\(word.quoted) is not a part such as 2/8, the second of eight parts")
    }
    self = part
  }
}
