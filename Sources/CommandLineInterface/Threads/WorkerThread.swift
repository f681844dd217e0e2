#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A thread that works alongside the first one and ends with the process.
package enum WorkerThread {
  /// The stack size that the first thread has by default.
  private static let stackSize = 8 << 20

  /// The number of threads that can run at once on this machine.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Starts a thread that leaves all signals to the others.
  ///
  /// - Returns: Whether the system had room for it.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, stackSize)
    // A new thread inherits the mask of the one that creates it.
    var allSignals = sigset_t()
    var previous = sigset_t()
    sigfillset(&allSignals)
    pthread_sigmask(SIG_SETMASK, &allSignals, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    guard pthread_create(&thread, &attributes, run, work.toOpaque()) == 0 else {
      work.release()
      return false
    }
    return true
  }
}

/// The work of a thread, in a box that can be passed to its start function.
private final class Work: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

#if canImport(Darwin)
private func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
  return nil
}
#else
private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
  return nil
}
#endif
