import CalculatorPresentation
import CommandLineInterface

@testable import CalculatorTerminal

/// A desk without a disk.
final class MemoryDesk: SheetDesk {
  var name: String?
  /// The files by their names.
  var files: [String: String] = [:]
  /// The text that was last read or written.
  var known: String?
  var recovered: RecoveredSheetText?
  /// The lines that are kept, or nil.
  var kept: [String]?
  var refusal: SheetDeskRefusal?
  /// The reason why keeping cannot begin.
  var beginRefusal: SheetDeskRefusal?

  init(name: String? = nil, text: String? = nil) {
    self.name = name
    known = text
    if let name, let text { files[name] = text }
  }

  func recoveredText() throws(SheetDeskRefusal) -> RecoveredSheetText? { recovered }

  func leaveFile() { (name, known) = (nil, nil) }

  func beginKeeping(typed: String) throws(SheetDeskRefusal) {
    if let beginRefusal { throw beginRefusal }
    kept = typed == known ?? "" ? [] : ["recovered"]
  }

  func keep(_ lines: [String]) throws(SheetDeskRefusal) {
    if let refusal { throw refusal }
    kept? += lines
  }

  func endKeeping() { kept = nil }

  func save(
    _ text: String, to target: SheetSaveTarget
  ) throws(SheetDeskRefusal) -> SheetSaveOutcome {
    if let refusal { throw refusal }
    switch target {
    case .ownFile: if files[name ?? ""] != known { return .hasChanged }
    case .ownFileAnyway: break
    case .newFile(let other, let replacing):
      if files[other] != nil, !replacing { return .exists }
      name = other
    }
    files[name ?? ""] = text
    known = text
    return .saved
  }

  func reload() throws(SheetDeskRefusal) -> String {
    known = files[name ?? ""]
    return known ?? ""
  }
}

/// A full-screen sheet that tests type into.
struct TypedSheet {
  var screen: SheetScreen
  let desk: MemoryDesk
  var effects: [SheetScreen.Effect] = []
  var now = 0

  init(
    _ text: String = "", columns: Int = 80, rows: Int = 24, language: Language = .english,
    depth: ColorDepth = .full, desk: MemoryDesk? = nil
  ) throws {
    let desk = desk ?? MemoryDesk(name: "a.sheet", text: text)
    self.desk = desk
    screen = SheetScreen(
      viewModel: try SheetViewModel(text, catalogue: Catalogue(language)), desk: desk,
      window: WindowSize(columns: columns, rows: rows), theme: Theme(look: .dark, depth: depth))
  }

  mutating func handle(_ event: SheetEvent) {
    if let effect = screen.handle(event, at: now) { effects.append(effect) }
    screen.keepEdits()
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
