/// Something that is there to be seen or heard: a part of the calculator, or the state that it is in.
public enum PartName: CaseIterable, Hashable, Sendable {
  /// The display.
  case result
  /// What is calculated, in the line above the display.
  case calculation
  /// How a calculation was understood.
  case reading
  case keypad
  /// The bits of a word, between the display and the keypad.
  case bits
  case history
  /// The calculations as an adding machine prints them.
  case tape
  case units
  /// What there is to say of a temperature that nothing can have.
  case belowAbsoluteZero
  /// The pairs of units that were used before.
  case recentConversions
  case unitCategories
  /// What units are looked for by.
  case unitSearch
  /// Days between dates, and dates some time away.
  case dates
  /// The list of all that can be done, with its keys.
  case commands
  /// Exact constants of physics and astronomy.
  case constants
  case memory
  case settings
  /// The name that a person gave to a calculation.
  case label

  /// The list of an empty history.
  case noCalculations
  /// The list of units where a search finds none.
  case noUnits

  /// The list of an empty memory.
  case nothingInMemory

  /// The mark that there is a number in memory.
  case memoryIsSet
  /// The mark of a word that is another number than the one calculated.
  case wraps
  /// The mark of a word that is the whole part of the number calculated.
  case wholePart
  /// The lit key's state: its operation waits for an operand.
  case isWaiting
  /// The state of what is chosen from a few.
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
  /// What is shown is the result with roots and constants.
  case exactForm
  /// There is no result.
  case error

  // A long calculation, and what ends it.
  case calculating
  /// A person has stopped it.
  case stopped
  /// The program had to begin anew, and has done again what was done before.
  case restarted
  /// The program had to begin anew, and could not do again what was done before.
  case startedAnew

  /// Another version of the program can be had.
  case newVersion

  // Keys of the computer's keyboard.
  case enterKey
  case escapeKey
  case backspaceKey
}
