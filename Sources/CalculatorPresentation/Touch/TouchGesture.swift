/// A touch gesture of the calculator that its keys do not show.
///
/// ``Catalogue`` describes each gesture and its effect: see ``HelpText``.
public enum TouchGesture: CaseIterable, Hashable, Sendable {
  /// Deletes the last digit: see ``Swipe``.
  case swipeNumber
  /// Shows the actions for the number.
  case holdNumber
  /// Shows the number in its next form.
  case tapMark
  /// Lets go of a key without pressing it.
  case slideOffKey
  /// Presses the next key before the last one is released.
  case typeWithThumbs
  /// Enters the result of a kept calculation.
  case tapCalculation
  /// Shows the other keypad, if turning the device does so: see ``KeypadLayout/turnsKeypad(width:height:device:)``.
  case turnDevice
}
