extension Word: ArgumentValue {
  package init(word: Word) {
    self = word
  }
}
