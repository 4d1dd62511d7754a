/// Does numbered pieces of work on several threads, and returns the results in order.
///
/// Each piece of work fills an item, which is used again after its result has been taken.
///
/// Sound as `Sendable`: all state changes under the lock, and an item belongs to one thread at a
/// time.
package final class OrderedQueue<Item: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private let beginning = Monitor()
  private let begin: (@Sendable (Item, Int) -> Void)?
  private let work: @Sendable (Item, Int) -> Bool

  /// Items that are not in use.
  private var free: [Item]

  /// Items that are ready, with their numbers.
  private var ready: [(number: Int, item: Item)] = []
  private var taken = 0
  private var returned = 0

  /// The number of threads that the system has started.
  package private(set) var threadCount = 0

  /// Whether the threads must take no more items.
  private var isClosed = false

  /// Creates a queue and starts the threads, or fewer if the system refuses some.
  ///
  /// - Parameters:
  ///   - items: The items, more of them than threads, so that threads seldom wait.
  ///   - begin: What only one thread does at a time, in the order of the numbers, if there is
  ///     anything.
  ///   - work: Does the piece of work with a number, and returns whether more may follow.
  package init?(
    threads: Int, items: [Item], inOrder begin: (@Sendable (Item, Int) -> Void)? = nil,
    work: @escaping @Sendable (Item, Int) -> Bool
  ) {
    self.begin = begin
    self.work = work
    free = items
    // Nothing waits for the threads: one of them may be waiting for input that never comes.
    for _ in 0..<threads where Thread.start({ self.run() }) { threadCount += 1 }
    guard threadCount > 0 else { return nil }
  }

  /// Returns the next item in order, once it is ready.
  package func next() -> Item {
    monitor.withLock {
      while true {
        if let index = ready.firstIndex(where: { $0.number == returned }) {
          returned += 1
          return ready.remove(at: index).item
        }
        monitor.wait()
      }
    }
  }

  /// Whether the next item is ready, so that ``next()`` does not wait.
  package var hasNext: Bool {
    monitor.withLock { ready.contains { $0.number == returned } }
  }

  /// Gives back an item whose result has been taken.
  package func release(_ item: Item) {
    monitor.withLock {
      free.append(item)
      monitor.broadcast()
    }
  }

  /// Ends the threads.
  package func close() {
    monitor.withLock {
      isClosed = true
      monitor.broadcast()
    }
  }
}

// The work of the threads.

extension OrderedQueue {
  private func run() {
    while let (number, item) = take() {
      let isLast = !work(item, number)
      monitor.withLock {
        ready.append((number, item))
        monitor.broadcast()
      }
      if isLast { return }
    }
  }

  /// Takes the next item, or returns `nil` if the queue is closed.
  private func take() -> (number: Int, item: Item)? {
    guard let begin else { return reserve() }
    return beginning.withLock {
      let reserved = reserve()
      if let (number, item) = reserved { begin(item, number) }
      return reserved
    }
  }

  private func reserve() -> (number: Int, item: Item)? {
    monitor.withLock {
      while free.isEmpty, !isClosed { monitor.wait() }
      guard !isClosed, let item = free.popLast() else { return nil }
      taken += 1
      return (taken - 1, item)
    }
  }
}
