#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension sigaction {
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
