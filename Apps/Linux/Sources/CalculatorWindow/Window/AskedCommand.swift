import CalculatorPresentation
import Synchronization

/// The command that a typed letter asks for, on its way from the calculator's thread to the window.
final class AskedCommand: Sendable {
  /// The command; nil for none.
  let command = Mutex<CalculatorCommand?>(nil)
}
