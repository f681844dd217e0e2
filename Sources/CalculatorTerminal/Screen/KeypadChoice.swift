import CalculatorPresentation

/// Which keypad a window shows: the scientific one where the window is wide, unless the person chose.
///
/// ```swift
/// var choice = KeypadChoice()
/// choice.mode(in: WindowSize(columns: 80, rows: 24))   // .scientific
/// choice.mode(in: WindowSize(columns: 40, rows: 24))   // .basic
/// ```
///
/// A window is wide when ten keys have room beside each other and it is wider than high, a cell being
/// about twice as high as wide. What the person chose holds until the window turns from narrow to
/// wide or back, as a phone's keypad follows its turns.
struct KeypadChoice: Hashable, Sendable {
  /// What the person chose, as long as it holds.
  private(set) var chosen: Keypad.Mode?
  private var wasWide: Bool?

  /// Creates a choice; nil leaves it to the window.
  init(_ chosen: Keypad.Mode? = nil) {
    self.chosen = chosen
  }

  /// Takes what the person chose.
  mutating func choose(_ mode: Keypad.Mode) {
    chosen = mode
  }

  /// The keypad for a window; the basic one where the other has no room.
  mutating func mode(in window: WindowSize) -> Keypad.Mode {
    let needed = Layout.minimum(for: .scientific)
    let hasRoom = window.columns >= needed.columns && window.rows >= needed.rows
    let isWide = hasRoom && window.columns > 2 * window.rows
    if let wasWide, wasWide != isWide { chosen = nil }
    wasWide = isWide
    guard hasRoom else { return .basic }
    return chosen ?? (isWide ? .scientific : .basic)
  }
}
