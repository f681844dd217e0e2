import CAdwaita
import CWindow

/// A function on the main loop's thread that C code can keep.
@MainActor
final class Callback<Input: Sendable, Output: Sendable> {
  private let function: @MainActor (Input) -> Output

  init(_ function: @escaping @MainActor (Input) -> Output) {
    self.function = function
  }

  /// The pointer for C to keep and to release with ``releaseCallback``.
  var kept: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// Calls the function that C has kept.
  nonisolated static func call(_ kept: UnsafeMutableRawPointer?, _ input: Input) -> Output {
    let callback = whatIsKept(kept, as: Callback.self).takeUnretainedValue()
    return MainActor.assumeIsolated { callback.function(input) }
  }
}

/// Returns the object that C has kept, which is never nil.
func whatIsKept<Kept: AnyObject>(
  _ kept: UnsafeMutableRawPointer?, as type: Kept.Type
) -> Unmanaged<Kept> {
  guard let kept else { preconditionFailure("C has kept nothing") }
  return .fromOpaque(kept)
}

/// Releases the object that C has kept.
let releaseCallback: @convention(c) (UnsafeMutableRawPointer?) -> Void = { kept in
  whatIsKept(kept, as: AnyObject.self).release()
}

/// Calls back whenever an object emits a signal.
@MainActor
func on(
  _ object: UnsafeMutableRawPointer?, _ signal: String, _ body: @escaping @MainActor () -> Void
) {
  window_connect(
    object, signal, { Callback<Void, Void>.call($0, ()) }, Callback<Void, Void>(body).kept,
    releaseCallback)
}

/// Calls back whenever an object of an opaque type emits a signal.
@MainActor
func on(_ object: OpaquePointer?, _ signal: String, _ body: @escaping @MainActor () -> Void) {
  on(object.map(UnsafeMutableRawPointer.init), signal, body)
}

/// Calls back with the number that a signal carries.
@MainActor
func on(
  _ object: UnsafeMutableRawPointer?, _ signal: String,
  withNumber body: @escaping @MainActor (Int32) -> Void
) {
  window_connect_integer(
    object, signal, { Callback<Int32, Void>.call($0, $1) }, Callback<Int32, Void>(body).kept,
    releaseCallback)
}

/// Calls back with the text that a signal carries.
@MainActor
func on(
  _ object: OpaquePointer?, _ signal: String,
  withText body: @escaping @MainActor (String) -> Void
) {
  window_connect_string(
    object.map(UnsafeMutableRawPointer.init), signal,
    { Callback<String, Void>.call($0, $1.map { String(cString: $0) } ?? "") },
    Callback<String, Void>(body).kept, releaseCallback)
}

/// Calls back once after some time.
///
/// - Returns: The delay, which ``Delay/cancel()`` cancels.
@MainActor
func after(milliseconds: UInt32, _ body: @escaping @MainActor () -> Void) -> Delay {
  let delay = Delay()
  delay.source = window_after(
    milliseconds, { Callback<Void, Void>.call($0, ()) },
    Callback<Void, Void> {
      delay.source = 0
      body()
    }.kept, releaseCallback)
  return delay
}

/// An action that is due after some time.
@MainActor
final class Delay {
  fileprivate var source: UInt32 = 0

  /// Cancels the action if it has not happened yet.
  func cancel() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }
}
