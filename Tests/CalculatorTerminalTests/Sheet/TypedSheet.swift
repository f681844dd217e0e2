import CalculatorPresentation
import CommandLineInterface

@testable import CalculatorTerminal

/// A store without a disk.
final class MemoryStore: SheetStore {
  var name: String?
  /// The files by their names.
  var files: [String: String] = [:]
  /// The text that was last read or written.
  var known: String?
  var recovered: RecoveredSheetText?
  /// The lines that are kept, or nil.
  var kept: [String]?
  var problem: SheetFileProblem?
  /// The reason why keeping cannot begin.
  var beginProblem: SheetFileProblem?

  init(name: String? = nil, text: String? = nil) {
    self.name = name
    known = text
    if let name, let text { files[name] = text }
  }

  func left(over savedText: String) throws(SheetFileProblem) -> RecoveredSheetText? { recovered }

  func leaveFile() { (name, known) = (nil, nil) }

  func begin(_ text: String, over savedText: String) throws(SheetFileProblem) {
    if let beginProblem { throw beginProblem }
    kept = ["\(text) over \(savedText)"]
  }

  func append(_ lines: [String]) throws(SheetFileProblem) {
    if let problem { throw problem }
    kept? += lines
  }

  func end() { kept = nil }

  func write(
    _ text: String, to target: SheetKeeping.Target
  ) throws(SheetFileProblem) -> String? {
    if let problem { throw problem }
    switch target {
    case .ownFile(let replacing): if files[name ?? ""] != known, !replacing { return nil }
    case .file(let other, let replacing):
      if files[other] != nil, !replacing { return nil }
      name = other
    }
    files[name ?? ""] = text
    known = text
    return name
  }

  func read() throws(SheetFileProblem) -> String {
    known = files[name ?? ""]
    return known ?? ""
  }
}

extension SheetFileProblem {
  /// A problem that a disk may have.
  init(_ text: String) { self = .storage(StorageError(.other, place: "", detail: text)) }
}

/// A full-screen sheet that tests type into.
struct TypedSheet {
  var screen: SheetScreen
  let store: MemoryStore
  var effects: [SheetScreen.Effect] = []
  var now = 0

  init(
    _ text: String = "", columns: Int = 80, rows: Int = 24, language: Language = .english,
    depth: ColorDepth = .full, store: MemoryStore? = nil
  ) throws {
    let store = store ?? MemoryStore(name: "a.sheet", text: text)
    self.store = store
    screen = SheetScreen(
      viewModel: try SheetViewModel(text, catalogue: Catalogue(language)), name: store.name,
      store: store, window: WindowSize(columns: columns, rows: rows),
      theme: Theme(look: .dark, depth: depth))
  }

  mutating func handle(_ event: SheetEvent) {
    if let effect = screen.handle(event, at: now) { effects.append(effect) }
    screen.keepEdits(at: now)
  }

  /// Types characters; a line feed is Enter.
  mutating func type(_ text: String) {
    for character in text { handle(character == "\n" ? .key(.enter) : .text(character)) }
  }

  mutating func control(_ letters: String) {
    for letter in letters { handle(.control(letter)) }
  }

  mutating func press(_ keys: NavigationKey..., with modifiers: SheetEvent.Modifiers = []) {
    for key in keys { handle(.key(.navigation(key), modifiers)) }
  }

  mutating func click(column: Int, row: Int) {
    handle(.mouse(.press, column: column, row: row))
    handle(.mouse(.release, column: column, row: row))
  }

  /// Waits until typing has paused.
  mutating func rest() { now += 1_000 }

  var grid: CellGrid {
    mutating get { screen.screen(at: now) }
  }

  /// The rows of the screen without spaces at their ends.
  var rows: [String] {
    mutating get {
      let grid = grid
      return (0..<grid.rows).map { row in
        String(grid.text(row: row).reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  var status: String {
    mutating get { String((rows.last ?? "").drop { $0 == " " }) }
  }

  var lines: [String] { screen.viewModel.lines }
}
