import CalculatorModel
import CalculatorPresentation

/// Letters, typed one after another, that begin a function's name and pressed keys nevertheless, with
/// what was there before the first of them.
struct TypedName {
  private(set) var text: String

  let bookmark: CalculatorViewModel.Bookmark
  let panel: Panel?
  let panelBehindHelp: Panel?
  let choice: KeypadChoice

  /// Begins with a character; nil where no function's name does.
  init?(_ character: Character, in state: FullScreenState) {
    guard Self.names.contains(where: { $0.first == character }) else { return nil }
    text = String(character)
    bookmark = state.viewModel.bookmark
    panel = state.panel
    panelBehindHelp = state.panelBehindHelp
    choice = state.choice
  }

  /// Adds a character; false where no function's name begins so.
  mutating func append(_ character: Character) -> Bool {
    let longer = text + String(character)
    guard Self.names.contains(where: { $0.hasPrefix(longer) }) else { return false }
    text = longer
    return true
  }

  /// Whether it is a function's name that presses more keys than one.
  var isWhole: Bool { Self.isName(text) }

  /// Whether a text of more than one letter is a function's name.
  static func isName(_ text: String) -> Bool {
    text.count > 1 && names.contains(text)
  }

  private static let names = MathFunction.allCases.flatMap { [$0.name] + $0.aliases }
}
