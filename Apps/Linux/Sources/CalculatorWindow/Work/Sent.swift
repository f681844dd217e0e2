import Synchronization

/// A value on its way from the calculator's thread to the window.
final class Sent<Value: Sendable>: Sendable {
  /// The value; nil until it is sent.
  let value = Mutex<Value?>(nil)
}
