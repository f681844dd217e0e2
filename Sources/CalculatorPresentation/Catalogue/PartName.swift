/// The name of something that is seen or heard: a part of the calculator, or its state.
public enum PartName: CaseIterable, Hashable, Sendable {
  /// The display.
  case result
  /// The calculation, in the line above the display.
  case calculation
  /// The reading of a calculation.
  case reading
  case keypad
  /// The bits of a word, between the display and the keypad.
  case bits
  case history
  /// The calculations as an adding machine prints them.
  case tape
  case units
  /// The remark on a temperature that is physically impossible.
  case belowAbsoluteZero
  /// The pairs of units that were used before.
  case recentConversions
  case unitCategories
  /// The search field for units.
  case unitSearch
  /// Days between dates, and dates a given time away.
  case dates
  /// The list of all actions, with their keys.
  case commands
  /// Exact constants of physics and astronomy.
  case constants
  case memory
  case settings
  /// The name that the user gave to a calculation.
  case label

  /// The list of an empty history.
  case noCalculations
  /// The list of units if a search finds none.
  case noUnits

  /// The list of an empty memory.
  case nothingInMemory

  /// The mark that there is a number in memory.
  case memoryIsSet
  /// The mark of a word that differs from the number calculated.
  case wraps
  /// The mark of a word that is the whole part of the number calculated.
  case wholePart
  /// The lit key's state: its operation waits for an operand.
  case isWaiting
  /// The state of the chosen one of several options.
  case isSelected
  /// The total so far, on the tape.
  case subtotal
  /// The number shown is the value itself.
  case exactly
  /// The number shown is rounded.
  case approximately
  /// The number shown is the decimal form of the result.
  case decimal
  /// The number shown is the result as a fraction.
  case fraction
  /// The number shown is the result with roots and constants.
  case exactForm
  /// There is no result.
  case error

  // A long calculation, and its end.
  case calculating
  /// The user has stopped it.
  case stopped
  /// The program had to restart, and has repeated what was done before.
  case restarted
  /// The program had to restart, and could not repeat what was done before.
  case startedAnew

  /// Another version of the program is available.
  case newVersion

  // Keys of the computer's keyboard.
  case enterKey
  case escapeKey
  case backspaceKey
}
