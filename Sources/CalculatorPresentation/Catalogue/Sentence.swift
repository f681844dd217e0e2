import CalculatorModel
import ExactReals

/// A text with inserted values: a notice, an answer, a hint.
///
/// An inserted text is never changed, apart from marks around it that keep its direction (`Language.isRightToLeft`).
public enum Sentence: Hashable, Sendable {
  // Events.
  case nothingToUndo
  case nothingToRedo
  case nothingToCopy
  case nothingToStore
  /// A number is on the clipboard now.
  case copied(String)
  case nothingToLink
  /// An address that carries the calculation is on the clipboard now.
  case linkCopied
  /// A number or an expression was entered from elsewhere; angles without a unit were read in this one.
  case pasted(String, angles: AngleUnit? = nil)
  /// The answer to a line with units or dates: `5 ft + 3 in → cm = 160.02 cm`.
  case answer(String)
  /// A key cannot continue from an answer that has a unit.
  case keysHaveNoUnits
  /// A number of exchange rates was accepted.
  case ratesTaken(count: Int)
  /// An exchange rate is more than a week old.
  case ageOfRates(days: Int)
  /// Money is converted by rates that are typed or pasted.
  case needsRates
  case notPasted(PasteReason)
  /// An expression was entered from a link; angles without a unit were read in this one.
  case linked(String, angles: AngleUnit? = nil)
  case notLinked(PasteReason)
  /// A number was stored beside the memory.
  case stored(String)
  /// There is no room for another stored number.
  case memoryIsFull
  /// The number has no short fraction and no exact form.
  case noOtherForm
  /// The digits cannot be computed in reasonable time.
  case noMoreDigits
  /// The order of evaluation was switched.
  case orderIs(EvaluationOrder)
  /// Numbers have groups of digits now, or none.
  case separators(areShown: Bool)
  /// Numbers wait on a stack from now on, or no longer.
  case notationIsReversePolish(Bool)
  /// Angles are measured in another unit now.
  case anglesAreIn(AngleUnit)
  /// Words are shown and typed in another base now.
  case baseIs(NumberBase)
  /// Words have another size now.
  case wordsHave(bits: Int)
  /// Words are read with a sign now, or without one.
  case wordsAreSigned(Bool)
  case historyIsOff
  case historyIsOn
  case historyIsCleared
  /// A calculation was removed from the history.
  case calculationIsRemoved
  /// A number of changes to the history could not be written so far.
  case notKept(changes: Int, StorageReason)
  case historyNotRead(StorageReason)
  case settingsNotSaved(StorageReason)
  case settingsNotRead(StorageReason)
  /// A number of damaged lines of the history are kept at a place.
  case setAside(lines: Int, place: String)
  case sessionNotKept(StorageReason)
  case sessionNotRead(StorageReason)
  /// A session that cannot be continued is kept at a place.
  case sessionSetAside(place: String)

  // The number on the display.
  /// A rounded number, spoken.
  case approximately(String)
  /// The reason why there is no result: `Error: division by zero`.
  case error(CalculationError, StackDemand? = nil)
  /// The same, spoken: `Error, division by zero`.
  case spokenError(CalculationError, StackDemand? = nil)
  /// The reason why a calculation has no result: `5 ÷ 0: division by zero`.
  case failure(of: String, CalculationError)

  // A word.
  /// A calculation with its exact value, and the word that remains of it: `300 + 1 = 301, in 8 bits 45`.
  case wrapped(String, bits: Int, word: String)
  /// A number whose fraction is cut off in word mode: `3.5, whole part 3`.
  case wholePart(String, of: String)
  /// An integer division and its remainder: `7 ÷ 2 = 3, remainder 1`.
  case remainder(String, remainder: String)
  /// A word that differs from the number calculated, spoken.
  case cut(String, bits: Int)
  /// A bit, spoken by its place and its value: `bit 5, 1`.
  case bit(Int, isSet: Bool)
  /// The bit that rotations through the carry bring in.
  case carry(Bool)

  // Counts.
  case calculations(Int)
  case digits(Int)

  // The terminal.
  /// The first line of the line-based face; the letters are those for help and quitting.
  case greeting(help: String, quit: String)
  /// A character is not a key.
  case notPressed(character: String, column: Int)
  /// A line is not a calculation, for a cause at a place.
  case notRead(ExpressionError.Cause, column: Int)
  /// A key would replace a number that was typed before in the same line.
  case wouldReplaceNumber(column: Int)
  /// A list has nothing with that number or name.
  case notListed(String)
  /// An unprintable character is not a key.
  case unprintableNotPressed(column: Int)
  /// A key shows the help: `? help`.
  case helpHint(key: String)
  /// A key turns to the help's next page.
  case continues(key: String)
  /// A key closes the help.
  case closes(key: String)
  /// The window is too small.
  case needs(columns: Int, rows: Int)
  /// Entered and stored numbers would be lost on quitting, which a key does anyway.
  case losesSession(key: String)
  /// A key or command and its keyboard shortcuts: `Add: +`.
  case shortcuts(of: String, are: String)
}
