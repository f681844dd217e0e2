/// A way to use the calculator with fingers that cannot be seen on its keys.
///
/// ``Catalogue`` has for each what to do and what comes of it: see ``HelpText``.
public enum TouchGesture: CaseIterable, Hashable, Sendable {
  /// Deletes the last digit: see ``Swipe``.
  case swipeNumber
  /// Shows what can be done with the number.
  case holdNumber
  /// Shows the number in its next form.
  case tapMark
  /// Lets go of a key without pressing it.
  case slideOffKey
  /// Presses the next key before the last one is let go.
  case typeWithThumbs
  /// Enters the result of a kept calculation.
  case tapCalculation
  /// Shows the other keypad, where turning the device does so: see
  /// ``KeypadLayout/turnsKeypad(width:height:device:)``.
  case turnDevice
}
