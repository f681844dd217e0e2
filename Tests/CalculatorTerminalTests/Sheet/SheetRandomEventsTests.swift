import CalculatorPresentation
import CommandLineInterface
import TestSupport
import Testing

@testable import CalculatorTerminal

/// Random presses, pastes and clicks, in windows of any size.
@Suite struct SheetRandomEventsTests {
  private static let texts: [String] = [
    "1", "2.5", "0", " + ", " * ", "/", "(", ")", "=", "#", " ", "total", "line 1", "rent", "%",
    "\t",
    "物", "😀", "e\u{301}", "\u{1B}", "\u{202E}", "s", "d", "o", "r", ":", "sqrt(",
  ]

  private static let keys: [NavigationKey] = [
    .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .deleteForward,
  ]

  private func event(_ generator: inout SeededGenerator, in window: WindowSize) -> SheetEvent {
    let modifiers = SheetEvent.Modifiers(
      rawValue: Bool.random(using: &generator) ? 0 : .random(in: 0..<8, using: &generator))
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<6:
      let text = Self.texts.randomElement(using: &generator) ?? "1"
      return text.count == 1 ? .text(Character(text)) : .paste(text)
    case 6..<9: return .key(.enter, Bool.random(using: &generator) ? [] : modifiers)
    case 9..<13:
      return .key(.navigation(Self.keys.randomElement(using: &generator) ?? .up), modifiers)
    case 13: return .key(.backspace, modifiers)
    case 14: return .key(.tab, modifiers)
    case 15: return .key(.escape)
    case 16:
      // Not one that saves or quits all the time.
      return .control("aceghkvwxyzsql".randomElement(using: &generator) ?? "z")
    case 17: return .scroll(.random(in: -3...3, using: &generator))
    default:
      let actions: [SheetEvent.MouseAction] = [.press, .drag, .release]
      return .mouse(
        actions.randomElement(using: &generator) ?? .press,
        column: .random(in: 0...window.columns, using: &generator),
        row: .random(in: 0...window.rows, using: &generator))
    }
  }

  @Test("Nothing stops it, and the cursor is seen", arguments: Sample.seeds([1, 3, 5, 10]))
  func events(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var sheet = try TypedSheet("# a\n1\n2\ntotal\n\nrent = 3\nrent / 7")
    for step in 0..<400 {
      if step % 50 == 0 {
        sheet.screen.window = WindowSize(
          columns: .random(in: 1...130, using: &generator),
          rows: .random(in: 1...50, using: &generator))
      }
      sheet.now += .random(in: 0...500, using: &generator)
      sheet.handle(event(&generator, in: sheet.screen.window))
      let grid = sheet.grid
      #expect(grid.cells.allSatisfy { $0.scalar == Cell.secondHalf || $0.scalar.value >= 0x20 })
      let screen = sheet.screen
      guard screen.followsCursor, screen.panel == nil, screen.question == nil,
        screen.namePrompt == nil, screen.window.rows > 8, screen.window.columns > 8
      else { continue }
      let area = screen.layout.text
      let isSeen = (area.row..<area.endRow).contains { row in
        (area.column..<area.endColumn).contains { grid[$0, row]?.style.isReversed == true }
      }
      #expect(isSeen, "\(screen.viewModel.cursor) in \(screen.window)")
    }
  }
}
