import Synchronization

/// A text on its way from the calculator's thread to the window.
final class SentText: Sendable {
  /// The text; nil for none.
  let text = Mutex<String?>(nil)
}
