import SeededNumbers
import Testing

// The array is internal, and the formats that use it never take all of its ways.
@testable import DayKit

struct PlainArrayTests {
  /// Does the same at random to a list and to an array, with copies that share their memory.
  @Test(arguments: seeds(50))
  func itDoesWhatAnArrayDoes(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var (list, array) = (PlainArray<Int>(), [Int]())
    var (copies, arrays) = ([PlainArray<Int>](), [[Int]]())
    for step in 0..<200 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        list.removeAll()
        array.removeAll()
      case 1:
        let count = Int.random(in: 0...array.count, using: &generator)
        list.removeFirst(count)
        array.removeFirst(count)
      case 2:
        let count = Int.random(in: 0...array.count, using: &generator)
        if count == 1 { list.removeLast() } else { list.removeLast(count) }
        array.removeLast(count)
      case 3:
        copies.append(list)
        arrays.append(array)
      case 4 where !array.isEmpty:
        let index = Int.random(in: array.indices, using: &generator)
        list[index] = step
        array[index] = step
      case 5 where !array.isEmpty:
        list.withMutableSpan { $0[0] = -step }
        array[0] = -step
      case 6:
        list.reserveCapacity(Int.random(in: 0..<100, using: &generator))
      default:
        let count = Int.random(in: 0..<20, using: &generator)
        list.append(addingCapacity: count + 3) { for number in 0..<count { $0.append(number) } }
        array += 0..<count
      }
      #expect(list.elementsEqual(array))
      #expect(list.last == array.last)
      #expect(list.isEmpty == array.isEmpty)
      #expect(list.withSpan { span in span.indices.map { span[$0] } } == array)
    }
    #expect(zip(copies, arrays).allSatisfy { $0.elementsEqual($1) })
  }

  @Test func elementsThatWereAppendedBeforeAnErrorStay() {
    struct Stop: Error {}
    var list = PlainArray([1])
    #expect(throws: Stop.self) {
      try list.append(addingCapacity: 2) { output throws(Stop) in
        output.append(2)
        throw Stop()
      }
    }
    #expect(Array(list) == [1, 2])
  }

  @Test func aPositionOutsideTheListTraps() async {
    await #expect(processExitsWith: .failure) { _ = PlainArray<Int>()[0] }
    await #expect(processExitsWith: .failure) {
      var list = PlainArray([1])
      list[1] = 2
    }
    await #expect(processExitsWith: .failure) {
      var list = PlainArray([1])
      list.removeLast(2)
    }
  }
}
