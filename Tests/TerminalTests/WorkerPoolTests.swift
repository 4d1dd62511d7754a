import Terminal
import Testing

struct WorkerPoolTests {
  @Test(arguments: [0, 1, 2, 5])
  func resultsComeInTheOrderOfTheirJobs(_ threads: Int) {
    let pool = WorkerPool<Int, Int>(threads: threads) { number in
      // Some jobs take longer than those after them.
      (0..<(number % 7) * 1_000).reduce(number * 1_000_000) { $0 &+ $1 & 1 &* 0 }
    }
    var results: [Int] = []
    for number in 0..<200 {
      pool.add(number)
      if pool.isFull, let result = pool.takeResult() { results.append(result) }
    }
    while let result = pool.takeResult() { results.append(result) }
    #expect(results == (0..<200).map { $0 * 1_000_000 })
  }

  @Test func aPoolWithoutJobsHasNoResults() {
    let pool = WorkerPool<Int, Int>(threads: 2) { $0 }
    #expect(pool.takeResult() == nil)
    pool.add(1)
    #expect(pool.takeResult() == 1)
    #expect(pool.takeResult() == nil)
  }

  @Test func aPoolIsFullWhenTwoJobsWaitForAThread() {
    let pool = WorkerPool<Int, Int>(threads: 2) { $0 }
    for number in 0..<3 {
      pool.add(number)
      #expect(!pool.isFull)
    }
    pool.add(3)
    #expect(pool.isFull)
    #expect(pool.takeResult() == 0)
    #expect(!pool.isFull)
  }
}
