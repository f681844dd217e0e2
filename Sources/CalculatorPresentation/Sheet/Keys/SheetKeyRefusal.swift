/// The reason why a key of the keypad does nothing in a sheet.
///
/// ```swift
/// var entry = SheetKeyEntry("5 + ", at: 4)
/// entry.press(.percent)   // .refused(.needsNumber)
/// ```
public enum SheetKeyRefusal: CaseIterable, Hashable, Sendable {
  /// The line is a comment.
  case comment
  /// There is no number before the cursor for the key to act on.
  case needsNumber
  /// An operation is needed before another number.
  case needsOperation
  /// The number already has a decimal point.
  case secondPoint
  /// There is no number at the cursor, or nothing in the line.
  case nothingToClear
  /// There is nothing before the cursor.
  case nothingToDelete
  /// No parenthesis is open.
  case noOpenParenthesis
  /// There is no operation above.
  case nothingToRepeat
  /// A sheet has names in place of a memory.
  case memory
  /// A sheet's answers depend only on its text.
  case random
  /// A power is written with its base first.
  case reversedPower
  /// The key belongs to another keypad, or to a stack.
  case otherKeypad
}
