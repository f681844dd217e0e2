import CalculatorModel
import ExactReals

/// A text with something in it: a notice, an answer, a hint.
///
/// What is inserted is never changed, besides marks around it that keep its direction
/// (`Language.isRightToLeft`).
public enum Sentence: Hashable, Sendable {
  // What happened.
  case nothingToUndo
  case nothingToRedo
  case nothingToCopy
  case nothingToStore
  /// A number is on the clipboard now.
  case copied(String)
  case nothingToLink
  /// An address that carries the calculation is on the clipboard now.
  case linkCopied
  /// A number or an expression was entered from elsewhere; its angles had no unit and were read in one.
  case pasted(String, angles: AngleUnit? = nil)
  /// What a line with units or dates came to: `5 ft + 3 in → cm = 160.02 cm`.
  case answer(String)
  /// That a key cannot go on from an answer that has a unit.
  case keysHaveNoUnits
  /// That so many exchange rates were taken.
  case ratesTaken(count: Int)
  /// That an exchange rate is more than a week old.
  case ageOfRates(days: Int)
  /// That money is converted by rates that are typed or pasted.
  case needsRates
  case notPasted(PasteReason)
  /// The same with an expression of a link that was followed.
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
  /// Whether numbers have groups of digits now.
  case separators(areShown: Bool)
  /// Whether numbers wait on a stack from now on.
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
  /// So many changes of the history could not be written so far.
  case notKept(changes: Int, StorageReason)
  case historyNotRead(StorageReason)
  case settingsNotSaved(StorageReason)
  case settingsNotRead(StorageReason)
  /// So many damaged lines of the history are kept at a place.
  case setAside(lines: Int, place: String)
  case sessionNotKept(StorageReason)
  case sessionNotRead(StorageReason)
  /// What cannot be continued is kept at a place.
  case sessionSetAside(place: String)

  // The number on the display.
  /// A rounded number, to be heard.
  case approximately(String)
  /// Why there is no result: `Error: division by zero`.
  case error(CalculationError, StackDemand? = nil)
  /// The same to be heard: `Error, division by zero`.
  case spokenError(CalculationError, StackDemand? = nil)
  /// Why a calculation has no result: `5 ÷ 0: division by zero`.
  case failure(of: String, CalculationError)

  // A word.
  /// A calculation with its exact value, and what is left of that: `300 + 1 = 301, in 8 bits 45`.
  case wrapped(String, bits: Int, word: String)
  /// A number whose fraction is cut off where there are words: `3.5, whole part 3`.
  case wholePart(String, of: String)
  /// A whole division and what it leaves: `7 ÷ 2 = 3, remainder 1`.
  case remainder(String, remainder: String)
  /// A word that is another number than the one calculated, to be heard.
  case cut(String, bits: Int)
  /// A bit to be heard, by its place and its value: `bit 5, 1`.
  case bit(Int, isSet: Bool)
  /// The bit that rotations through the carry bring in.
  case carry(Bool)

  // Counts.
  case calculations(Int)
  case digits(Int)

  // The terminal.
  /// What the face of lines says first; the letters are those that ask for help and quit.
  case greeting(help: String, quit: String)
  /// A character is no key.
  case notPressed(character: String, column: Int)
  /// A line is no calculation, for a cause at a place.
  case notRead(ExpressionError.Cause, column: Int)
  /// A key would take the place of a number that was typed before in the same line.
  case wouldReplaceNumber(column: Int)
  /// A list has nothing of that number or name.
  case notListed(String)
  /// A character that cannot be printed is no key.
  case unprintableNotPressed(column: Int)
  /// A key shows the help: `? help`.
  case helpHint(key: String)
  /// A key turns to the next page of the help.
  case continues(key: String)
  /// A key closes the help.
  case closes(key: String)
  /// The window is too small.
  case needs(columns: Int, rows: Int)
  /// What was entered and stored ends with the program, which a key does nevertheless.
  case losesSession(key: String)
  /// A key or command and what the keyboard has for it: `Add: +`.
  case shortcuts(of: String, are: String)
}
