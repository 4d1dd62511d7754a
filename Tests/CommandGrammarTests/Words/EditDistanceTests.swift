import CommandGrammar
import SeededNumbers
import Testing

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0),
    ("", "abc", 3),
    ("abc", "abc", 0),
    ("ad", "add", 1),
    ("adda", "add", 1),
    ("bdd", "add", 1),
    ("dda", "add", 2),
    ("dad", "add", 1),
    ("hlep", "help", 1),
    ("ca", "abc", 3),
    ("kitten", "sitting", 3),
    ("Add", "add", 1),
  ])
  func typingErrorsAreCounted(_ first: String, _ second: String, _ distance: Int) {
    #expect(Array(first.utf8).editDistance(to: Array(second.utf8)) == distance)
  }

  @Test(arguments: seeds(100))
  func theDistanceIsSymmetricAndZeroForEqualWords(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let first = Self.letters(using: &generator)
    let second = Self.letters(using: &generator)
    let distance = first.editDistance(to: second)
    #expect(distance == second.editDistance(to: first))
    #expect((distance == 0) == (first == second))
    #expect(first.editDistance(to: first) == 0)
    #expect(distance >= abs(first.count - second.count))
    #expect(distance <= max(first.count, second.count))
  }

  @Test(arguments: seeds(100))
  func oneTypingErrorIsADistanceOfAtMostOne(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let letters = Self.letters(using: &generator) + [97]
    let position = Int.random(in: letters.indices, using: &generator)
    var shorter = letters
    shorter.remove(at: position)
    var changed = letters
    changed[position] = 122
    var swapped = letters
    swapped.swapAt(position, max(0, position - 1))
    #expect(letters.editDistance(to: shorter) == 1)
    #expect(letters.editDistance(to: changed) == 1)
    #expect(letters.editDistance(to: swapped) <= 1)
  }

  private static func letters(using generator: inout SplitMix64) -> [UInt8] {
    let count = Int.random(in: 0...8, using: &generator)
    return (0..<count).map { _ in UInt8.random(in: 97...100, using: &generator) }
  }
}
