import Dispatch
import Foundation
import Synchronization
import System
import Testing

struct OpenFileTests {
  /// If it were closed twice, the second time could close a file that another thread has opened.
  @Test func aFolderIsClosedOnce() {
    let folder = Array(FileManager.default.temporaryDirectory.path.utf8)
    let file = Array(#filePath.utf8)
    let lost = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 2) { part in
      for _ in 0..<3_000 {
        guard part == 1 else {
          #expect(throws: SystemError.self) { try OpenFile(reading: folder) }
          continue
        }
        guard let file = try? OpenFile(reading: file) else { continue }
        let isOpen = (0..<20).allSatisfy { _ in fcntl(file.descriptor.number, F_GETFD) >= 0 }
        if !isOpen { lost.add(1, ordering: .relaxed) }
      }
    }
    #expect(lost.load(ordering: .relaxed) == 0)
  }
}
