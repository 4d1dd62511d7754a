import System
import Testing

struct OrderedQueueTests {
  @Test(arguments: 1...4)
  func itStartsAsManyThreadsAsRequested(_ count: Int) throws {
    let queue = try #require(
      OrderedQueue(threads: count, items: Array(0...count)) { _, number in number < 20 })
    #expect(queue.threadCount == count)
    for _ in 0..<20 { queue.release(queue.next()) }
    queue.close()
  }
}
