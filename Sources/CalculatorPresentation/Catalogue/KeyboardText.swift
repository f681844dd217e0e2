import Languages

/// What is said about the computer's keyboard: why a key did nothing or something unexpected, and what
/// the help explains.
///
/// ```swift
/// Catalogue(.english).text(KeyboardText.noKey("b", help: "?"))   // "'b' is no key; ? shows them"
/// ```
///
/// It is no ``Message``, so that a face that never says it, such as the page, does not carry the words.
public enum KeyboardText: Hashable, Sendable, Translatable {
  // Notices. What to press instead is left out where it is nil.
  /// A key of the keyboard presses nothing; another one shows those that do.
  case noKey(String, help: String?)
  /// A key means nothing now or here.
  case doesNothing(String, help: String?)
  /// A key means nothing in a list, which another one closes.
  case doesNothingHere(String, close: String)
  /// A key is one of the scientific keypad, which another one shows.
  case scientific(String, keypad: String?)
  /// The scientific keys have their second functions now.
  case secondFunctions
  case noOpenParenthesis
  /// No longer number fits in a word.
  case wordIsFull(bits: Int)
  /// A digit is too large for the base.
  case notInBase(String, base: Int)
  /// There is no number to go on from.
  case afterError(undo: String?)
  /// Only what was typed can be removed digit by digit.
  case nothingTyped(undo: String?)
  case nothingToCalculate
  /// What a key entered stands in the place of a number.
  case takesPlace(String, of: String, undo: String?)
  /// A parenthesis was opened before the number shown, which is not multiplied.
  case takenInside(String, undo: String?)
  /// The keys calculate something else than what was typed says; another key takes that as a line.
  case keysSay(String, typed: String, line: String?)
  /// A line is being typed.
  case lineIsOpen(enter: String, escape: String)

  // The help.
  case heading(HelpGroup)
  /// What a list is for.
  case about(HelpTopic)
  /// What a way to use the keyboard is called.
  case way(HelpWay)

  // Keys of the keyboard.
  case tabKey
  case spaceKey
}

/// What people want of the calculator, as the help groups it.
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

/// What has a help of its own.
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

/// A way to use the keyboard that is no key of the calculator and no command of a menu.
public enum HelpWay: CaseIterable, Hashable, Sendable {
  /// A whole calculation, typed as a line.
  case typeLine
  case chooseLine
  case scroll
  /// A setting's next value or the one before.
  case changeValue
  /// Another of two lines, whose unit is chosen.
  case otherLine
  case chooseBit
  case turnBit
  /// Keys go to the list beside the calculator again.
  case toTheList
  /// Keys go to the calculator again.
  case toTheCalculator
}

extension KeyboardText {
  /// What happened, without what to press instead.
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
  /// Whether something that was typed is no part of the calculation.
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
  /// A text about the keyboard in the catalogue's language.
  public func text(_ text: KeyboardText) -> String { text.text(in: language) }
}
