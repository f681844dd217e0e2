#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The function that the system calls when a signal arrives.
///
/// It neither allocates nor waits nor takes locks.
package typealias SignalHandler = @convention(c) (Int32) -> Void

extension sigaction {
  /// Creates the action that calls a handler.
  package init(handler: SignalHandler?) {
    self.init()
    #if canImport(Glibc)
    __sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
    __sa_handler.sa_handler = handler
    #else
    __sigaction_u.__sa_handler = handler
    #endif
  }

  /// Whether the action is to ignore the signal.
  package var ignoresSignal: Bool {
    #if canImport(Glibc)
    let handler = __sigaction_handler.sa_handler
    #elseif canImport(Musl)
    let handler = __sa_handler.sa_handler
    #else
    let handler = __sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
