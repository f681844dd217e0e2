import CalculatorPresentation
import CommandLineInterface

/// A line that is typed inside a panel, or below the keys.
struct PanelPrompt: Sendable {
  /// The purpose of the line.
  enum Purpose: Hashable, Sendable {
    /// The expression of a kept calculation.
    case expression(HistoryEntry.ID)

    /// The label of a kept calculation.
    case label(HistoryEntry.ID)

    /// A search in a list.
    case search(PanelSubject)

    /// A field of the dates panel.
    case date(DatesForm.Field)

    /// A calculation of its own.
    case calculation

    /// Returns the text before the line.
    func name(in catalogue: Catalogue) -> String {
      switch self {
      case .expression, .calculation: catalogue.text(.part(.calculation))
      case .label: catalogue.text(.part(.label))
      case .date(let field): catalogue.text(DatesText.field(field))
      case .search(.units): catalogue.text(.part(.unitSearch))
      case .search: catalogue.text(ConstantsText.search)
      }
    }

    /// Returns the keys to show beside the line, the most important last; none if Enter only accepts the line.
    func hints(in catalogue: Catalogue) -> [String] {
      guard case .search(let subject) = self else { return [] }
      return subject.actions.filter { $0 != .find }.compactMap { $0.hint(in: catalogue) }
    }
  }

  let purpose: Purpose
  private(set) var editor: LineEditor

  /// Whether a typed character replaces the whole text, as in a field whose text is selected.
  private var isSelected = false

  /// The reason why the last typed line was refused.
  var problem: String?

  /// Asks for a line that starts with a text.
  init(_ purpose: Purpose, text: String) {
    self.purpose = purpose
    editor = LineEditor(text)
    if case .date = purpose { isSelected = true }
  }

  /// Asks for a line with an editor that may remember earlier ones.
  init(_ purpose: Purpose, editor: LineEditor) {
    self.purpose = purpose
    self.editor = editor
  }

  /// The line as it is now.
  var text: String { String(editor.characters) }

  /// Leaves the line and returns the editor for the next one.
  mutating func leave() -> LineEditor {
    _ = editor.handle(.interrupt)
    return editor
  }

  /// Says why the line was refused, with the cursor at the place.
  mutating func refuse(_ reason: String, at place: Int?) {
    problem = reason
    guard let place else { return }
    _ = editor.handle(.home)
    for _ in 0..<place { _ = editor.handle(.right) }
  }

  /// Handles a key; returns the line if the key is Enter.
  mutating func take(_ shortcut: Shortcut) -> String? {
    let key: EditingKey? =
      switch shortcut {
      case .character(let character): .character(character)
      case .enter: .enter
      case .backspace: .deleteBackward
      case .escape, .held: nil
      }
    if isSelected, key != nil {
      if case .character = shortcut { editor = LineEditor("") }
      isSelected = false
    }
    guard let key, case .line(let line)? = editor.handle(key) else { return nil }
    return line
  }

  /// Moves the cursor, or removes what follows it.
  mutating func take(_ key: NavigationKey) {
    if let key = EditingKey(key) { edit(key) } else { isSelected = false }
  }

  /// Moves the cursor, or removes a part of the line.
  mutating func edit(_ key: EditingKey) {
    isSelected = false
    problem = nil
    _ = editor.handle(key)
  }

  /// Inserts a pasted text, with line ends and tabs as spaces.
  mutating func insert(_ text: String) {
    if isSelected { editor = LineEditor("") }
    isSelected = false
    for character in text where editor.characters.count < HistoryEntry.expressionLimit {
      _ = editor.handle(.character(character.isWhitespace ? " " : character))
    }
  }
}
