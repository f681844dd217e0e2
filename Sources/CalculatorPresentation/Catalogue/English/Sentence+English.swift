import CalculatorModel
import ExactReals
import Languages

extension Sentence {
  /// The sentence in English.
  var english: String {
    switch self {
    case .nothingToUndo: "Nothing to undo"
    case .nothingToRedo: "Nothing to redo"
    case .nothingToCopy: "Nothing to copy"
    case .nothingToStore: "Nothing to store"
    case .copied(let number): "Copied " + number
    case .nothingToLink: "Nothing to link to"
    case .linkCopied: "Copied a link to this calculation"
    case .pasted(let reading, let unit): "Pasted " + reading + Self.angles(in: unit)
    case .answer(let text): text
    case .keysHaveNoUnits: "Keys have no units: type the operation as a line, such as + 2 cm"
    case .ratesTaken(let count): "Exchange rates taken: \(count)"
    case .ageOfRates(let days): "age in days: \(days)"
    case .needsRates:
      "Money needs a rate, typed or pasted: rate 2026-11-20 1 EUR = 1.08 USD"
    case .notPasted(let reason): "Not pasted: " + reason.english
    case .linked(let reading, let unit): "From the link: " + reading + Self.angles(in: unit)
    case .notLinked(let reason): "The link is not followed: " + reason.english
    case .stored(let number): "Stored " + number
    case .memoryIsFull: "There is no room for another number"
    case .noOtherForm: "No fraction or exact form that is short"
    case .noMoreDigits: "More digits would take too long"
    case .orderIs(.precedence): "Multiplication and division come first now"
    case .orderIs(.leftToRight): "Everything is calculated from left to right now"
    case .separators(areShown: true): "Thousands separators are shown now"
    case .separators(areShown: false): "Numbers have no thousands separators now"
    case .notationIsReversePolish(true): "Operations take their numbers from a stack now"
    case .notationIsReversePolish(false): "Operations stand between numbers now"
    case .anglesAreIn(.radians): "Angles are in radians now"
    case .anglesAreIn(.degrees): "Angles are in degrees now"
    case .anglesAreIn(.gradians): "Angles are in gradians now"
    case .baseIs(let base): "Numbers are in base \(base.rawValue) now"
    case .wordsHave(let bits): "Words have \(bits) bits now"
    case .wordsAreSigned(true): "Words have a sign now"
    case .wordsAreSigned(false): "Words have no sign now"
    case .historyIsOff: "History is off"
    case .historyIsOn: "History is on"
    case .historyIsCleared: "The history is cleared"
    case .calculationIsRemoved: "The calculation is removed"
    case .notKept(let changes, let reason):
      Self.counted(changes, one: "change is", other: "changes are") + " not kept yet: "
        + reason.english
    case .historyNotRead(let reason): "The history is not read: " + reason.english
    case .settingsNotRead(let reason): "The settings are not read: " + reason.english
    case .settingsNotSaved(let reason): "The settings are not saved: " + reason.english
    case .setAside(let lines, let place):
      Self.counted(lines, one: "damaged line", other: "damaged lines") + " set aside at " + place
    case .sessionNotKept(let reason): "The session is not kept: " + reason.english
    case .sessionNotRead(let reason): "The session is not read: " + reason.english
    case .sessionSetAside(let place): "The last session cannot be read; it is kept at " + place
    case .approximately(let number): "approximately " + number
    case .error(let error, let demand): "Error: " + error.english(demand)
    case .spokenError(let error, let demand): "Error, " + error.english(demand)
    case .failure(let calculation, let error): calculation + ": " + error.reason
    case .wrapped(let exact, let bits, let word): exact + ", in \(bits) bits " + word
    case .wholePart(let word, let exact): exact + ", whole part " + word
    case .remainder(let quotient, let remainder): quotient + ", remainder " + remainder
    case .cut(let number, let bits): number + ", cut to \(bits) bits"
    case .bit(let bit, let isSet): "bit \(bit), " + (isSet ? "1" : "0")
    case .carry(let isSet): "carry " + (isSet ? "1" : "0")
    case .calculations(let count): Self.counted(count, one: "calculation", other: "calculations")
    case .digits(let count): Self.counted(count, one: "digit", other: "digits")
    case .greeting(let help, let quit):
      "Type a calculation such as 5+3 and Enter; " + help + " for help, " + quit + " to quit."
    case .notPressed(let character, let column):
      "Not pressed: column \(column), '" + character + "' is no key"
    case .notRead(let cause, let column):
      "Not read: column \(column), " + ExpressionError(cause, at: 0..<0).reason
    case .wouldReplaceNumber(let column):
      "Not pressed: column \(column) would take the place of a number before it"
    case .notListed(let text): "There is no '" + text + "' in the list"
    case .unprintableNotPressed(let column):
      "Not pressed: column \(column), this character is no key"
    case .helpHint(let key): key + " help"
    case .continues(let key): key + " continues"
    case .closes(let key): key + " closes"
    case .needs(let columns, let rows): "Needs \(columns)×\(rows)"
    case .losesSession(let key): "What is stored or waiting would be lost: " + key + " quits"
    case .shortcuts(let name, let shortcuts): name + ": " + shortcuts
    }
  }

  private static func counted(_ count: Int, one: String, other: String) -> String {
    "\(count) " + (PluralCategory(count, in: .english) == .one ? one : other)
  }

  /// Returns the note on the unit in which angles without one were read.
  private static func angles(in unit: AngleUnit?) -> String {
    switch unit {
    case .degrees: ", angles in degrees"
    case .radians: ", angles in radians"
    case .gradians: ", angles in gradians"
    case nil: ""
    }
  }
}
