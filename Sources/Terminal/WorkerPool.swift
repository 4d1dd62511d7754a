/// Threads that do jobs, and give the results in the order in which the jobs came.
///
/// One thread hands out the jobs and takes the results: the one that has made the pool.
package final class WorkerPool<Job: Sendable, Result: Sendable> {
  private let queue: JobQueue<Job, Result>
  private let threads: [Thread]

  /// Starts the threads; fewer than asked for if the system has no more to give.
  package init(threads: Int, doing work: @escaping @Sendable (Job) -> Result) {
    let queue = JobQueue(work)
    self.queue = queue
    self.threads = (0..<threads).compactMap { _ in Thread { queue.work() } }
  }

  deinit {
    queue.close()
    for thread in threads { thread.join() }
  }

  /// Whether more jobs would only wait, and take memory: two of them do.
  package var isFull: Bool { queue.outstanding >= threads.count + 2 }

  /// Hands out a job.
  package func add(_ job: Job) {
    queue.add(job)
    if threads.isEmpty { queue.workOnce() }
  }

  /// Takes the result of the oldest job whose result has not been taken, which may have to be
  /// waited for; `nil` if there is none.
  package func takeResult() -> Result? {
    queue.takeResult()
  }
}

/// The jobs that wait, those that are being done, and the results.
///
/// Sound as `Sendable`: all but the counts of the thread that hands out jobs is looked at and changed
/// by one thread at a time.
private final class JobQueue<Job: Sendable, Result: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private let doJob: @Sendable (Job) -> Result
  private var jobs: [(number: Int, job: Job)] = []
  private var results: [Int: Result] = [:]
  private var isClosed = false

  // Of the thread that hands out jobs.
  private var added = 0
  private var taken = 0

  init(_ doJob: @escaping @Sendable (Job) -> Result) {
    self.doJob = doJob
  }

  var outstanding: Int { added - taken }

  func add(_ job: Job) {
    monitor.alone {
      jobs.append((added, job))
      monitor.ring()
    }
    added += 1
  }

  func takeResult() -> Result? {
    guard taken < added else { return nil }
    let number = taken
    taken += 1
    return monitor.alone {
      while results[number] == nil { monitor.wait() }
      return results.removeValue(forKey: number)
    }
  }

  func close() {
    monitor.alone {
      isClosed = true
      jobs.removeAll()
      monitor.ring()
    }
  }

  /// Does jobs until the queue is closed.
  func work() {
    while workOnce() {}
  }

  /// Does the next job, for which it waits, and tells whether there was one.
  @discardableResult
  func workOnce() -> Bool {
    let next = monitor.alone { () -> (number: Int, job: Job)? in
      while jobs.isEmpty, !isClosed { monitor.wait() }
      return isClosed ? nil : jobs.removeFirst()
    }
    guard let next else { return false }
    let result = doJob(next.job)
    monitor.alone {
      results[next.number] = result
      monitor.ring()
    }
    return true
  }
}
