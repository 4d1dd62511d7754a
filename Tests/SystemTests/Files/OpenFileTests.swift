import Dispatch
import Foundation
import Synchronization
import System
import Testing

struct OpenFileTests {
  @Test func anOutputIsToldFromOtherFilesByItsIdentity() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["one", "other"] { try folder.write([], to: name) }
    let one = try OpenFile(reading: Array("\(folder.path)/one".utf8))
    let other = try OpenFile(reading: Array("\(folder.path)/other".utf8))
    try one.descriptor.checkIsOther(than: other)
    try one.descriptor.checkIsOther(than: NullEndedSource(other))
    let again = try OpenFile(reading: Array("\(folder.path)/one".utf8))
    for source: any ByteSource in [again, NullEndedSource(again), again.descriptor] {
      #expect(throws: SystemError(code: EDEADLK)) {
        try one.descriptor.checkIsOther(than: source)
      }
    }
    let pipe = Pipe()
    try pipe.writing.checkIsOther(than: pipe.reading)
    #expect(pipe.writing.identity == nil)
  }

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
