import Attacks
import Foundation
import SeededNumbers
import Testing

struct AttackTests {
  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fuzz/Corpus")

  /// The files of the corpus of an attack, with their names.
  private static func files(of attack: Attack) throws -> [(name: String, bytes: [UInt8])] {
    let folder = corpus.appendingPathComponent(attack.name)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  @Test(arguments: Attack.all)
  func noAttackOfTheCorpusSucceeds(_ attack: Attack) throws {
    let files = try Self.files(of: attack)
    #expect(files.count > 2)
    for file in files {
      do throws(Finding) {
        try attack.run(file.bytes)
      } catch {
        Issue.record("\(attack.name)/\(file.name): \(error)")
      }
    }
  }

  @Test(arguments: Attack.all, seeds(1))
  func noAttackWithAnotherByteSucceeds(_ attack: Attack, _ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for file in try Self.files(of: attack) {
      var bytes = file.bytes
      for _ in 0..<2 where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &generator)
        bytes[place] = bytes.randomElement(using: &generator) ?? 0
      }
      do throws(Finding) {
        try attack.run(bytes)
      } catch {
        Issue.record("\(attack.name)/\(file.name), seed \(seed): \(error)")
      }
    }
  }
}
