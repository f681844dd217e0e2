import CalculatorModel

/// The effect of a keypad key in a line of a sheet.
public enum SheetKeyEffect: Hashable, Sendable {
  /// The line or the cursor changed.
  case typed
  /// A new line is to be opened after this one.
  case newLine
  /// Angles are to be measured in this unit, set in the options at the top of the sheet.
  case angleUnit(AngleUnit)
  /// The keys are to have their second functions, or their first ones again.
  case secondFunctions
  /// Another keypad is to be shown.
  case keypad(KeypadMode)
  /// Nothing changed.
  case refused(SheetKeyRefusal)
}
