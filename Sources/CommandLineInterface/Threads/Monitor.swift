#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A value that one thread at a time can access, and whose changes others can wait for.
///
/// ```swift
/// let queue = Monitor([1, 2])
/// queue.change { $0.append(3) }
/// queue.change(when: { !$0.isEmpty }) { $0.removeFirst() }   // 1
/// ```
///
/// It is what C. A. R. Hoare described in "Monitors: an operating system structuring concept",
/// Communications of the ACM 17 (1974), 549–557, with the signals of POSIX threads.
package final class Monitor<Value: Sendable>: @unchecked Sendable {
  // Only read and changed while the lock is held.
  private var value: Value
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>

  /// Creates a monitor of a value.
  package init(_ value: Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    change = .allocate(capacity: 1)
    change.initialize(to: pthread_cond_t())
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    change.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Reads the value, and returns the result of the closure.
  package func look<Result>(_ body: (Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(value)
  }

  /// Waits until a condition holds, and changes the value before another thread does.
  ///
  /// - Parameters:
  ///   - isReady: The condition, checked now and after each change.
  ///   - body: Changes the value; it neither waits nor uses this monitor.
  /// - Returns: The result of `body`.
  package func change<Result>(
    when isReady: (Value) -> Bool = { _ in true }, _ body: (inout Value) -> Result
  ) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while !isReady(value) { pthread_cond_wait(change, lock) }
    defer { pthread_cond_broadcast(change) }
    return body(&value)
  }
}
