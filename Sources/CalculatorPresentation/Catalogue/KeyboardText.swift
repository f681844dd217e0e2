import Languages

/// A text about the computer's keyboard: the reason why a key did nothing or something unexpected, or a part of
/// the help.
///
/// ```swift
/// Catalogue(.english).text(KeyboardText.noKey("b", help: "?"))   // "'b' is not a key; ? shows the keys"
/// ```
///
/// It is not a ``Message``, so that a face that never shows it, such as the page, does not carry the words.
public enum KeyboardText: Hashable, Sendable, Translatable {
  // Notices. The key to press instead is left out if it is nil.
  /// A key of the keyboard has no function; another one shows those that do.
  case noKey(String, help: String?)
  /// A key has no function now or here.
  case doesNothing(String, help: String?)
  /// A key has no function in a list, which another one closes.
  case doesNothingHere(String, close: String)
  /// A key belongs to the scientific keypad, which another one shows.
  case scientific(String, keypad: String?)
  /// The scientific keys have their second functions now.
  case secondFunctions
  case noOpenParenthesis
  /// A word has no room for another digit.
  case wordIsFull(bits: Int)
  /// A digit is too large for the base.
  case notInBase(String, base: Int)
  /// There is no number to continue with.
  case afterError(undo: String?)
  /// Only what was typed can be removed digit by digit.
  case nothingTyped(undo: String?)
  case nothingToCalculate
  /// A key's entry replaced a number.
  case takesPlace(String, of: String, undo: String?)
  /// A parenthesis was opened before the number shown, which is not multiplied.
  case takenInside(String, undo: String?)
  /// The keys calculate something other than what was typed; another key enters that as a line.
  case keysSay(String, typed: String, line: String?)
  /// A line is being typed.
  case lineIsOpen(enter: String, escape: String)

  // The help.
  case heading(HelpGroup)
  /// The purpose of a list.
  case about(HelpTopic)
  /// The name of a way to use the keyboard.
  case way(HelpWay)

  // Keys of the keyboard.
  case tabKey
  case spaceKey
}

/// A group of the help, by what the user wants to do.
public enum HelpGroup: CaseIterable, Hashable, Sendable {
  case calculate
  case correct
  /// Other forms and more digits of the number.
  case show
  /// The history, the memory and the clipboard.
  case keep
  case functions
  case adjust
  /// The help itself, and the end.
  case finish
}

/// A topic with its own help.
public enum HelpTopic: CaseIterable, Hashable, Sendable {
  case history
  case tape
  case units
  case dates
  case commands
  case constants
  case memory
  case digits
  case settings
}

/// A way to use the keyboard that is neither a key of the calculator nor a command of a menu.
public enum HelpWay: CaseIterable, Hashable, Sendable {
  /// A whole calculation, typed as a line.
  case typeLine
  case chooseLine
  case scroll
  /// A setting's next or previous value.
  case changeValue
  /// The other of two lines, whose unit is chosen.
  case otherLine
  case chooseBit
  case turnBit
  /// Keys go to the list beside the calculator again.
  case toTheList
  /// Keys go to the calculator again.
  case toTheCalculator
}

extension KeyboardText {
  /// The text without the advice on what to press instead.
  public var withoutAdvice: KeyboardText {
    switch self {
    case .noKey(let key, _): .noKey(key, help: nil)
    case .doesNothing(let key, _): .doesNothing(key, help: nil)
    case .scientific(let key, _): .scientific(key, keypad: nil)
    case .afterError: .afterError(undo: nil)
    case .nothingTyped: .nothingTyped(undo: nil)
    case .takesPlace(let key, let number, _): .takesPlace(key, of: number, undo: nil)
    case .takenInside(let number, _): .takenInside(number, undo: nil)
    case .keysSay(let pressed, let typed, _): .keysSay(pressed, typed: typed, line: nil)
    case .doesNothingHere, .secondFunctions, .noOpenParenthesis, .wordIsFull,
      .notInBase, .nothingToCalculate, .lineIsOpen, .heading, .about, .way, .tabKey,
      .spaceKey:
      self
    }
  }
}

extension KeyboardText {
  /// Whether something that was typed is not part of the calculation.
  public var leavesOut: Bool {
    switch self {
    case .noKey, .scientific, .noOpenParenthesis, .wordIsFull,
      .notInBase, .takesPlace, .takenInside:
      true
    default: false
    }
  }
}

extension Catalogue {
  /// Returns a text about the keyboard in the catalogue's language.
  public func text(_ text: KeyboardText) -> String { text.text(in: language) }
}
