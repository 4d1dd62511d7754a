import System
import Testing

struct SlabTests {
  @Test(arguments: [0, 1, 100_000, 3_000_000])
  func piecesKeepWhatWasAppended(_ count: Int) {
    let slab = Slab(capacity: 2 * count + 10)
    let pieces = [(count, 2 * count), (10, 10)].map { count, limit in
      slab.append(upTo: limit) { output in
        for index in 0..<count { output.append(UInt8(truncatingIfNeeded: index)) }
      }
    }
    #expect(pieces.map(\.count) == [count, 10])
    // Memory that was not used is for the next piece.
    #expect(slab.room == count)
    let areRight = pieces.allSatisfy { piece in
      piece.withBytes { bytes in
        bytes.indices.allSatisfy { bytes[$0] == UInt8(truncatingIfNeeded: $0) }
      }
    }
    #expect(areRight)
  }

  @Test(arguments: [-1, 6, 11])
  func aPieceForWhichThereIsNoRoomTraps(_ limit: Int) async {
    await #expect(processExitsWith: .failure) { [limit] in
      let slab = Slab(capacity: 10)
      _ = slab.append(upTo: 5) { output in for _ in 0..<5 { output.append(0) } }
      _ = slab.append(upTo: limit) { _ in }
    }
  }
}
