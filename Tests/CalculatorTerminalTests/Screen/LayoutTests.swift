import CalculatorModel
import CalculatorPresentation
import Testing

@testable import CalculatorTerminal

private let keypad = Keypad(.basic, for: Calculator())
private let scientific = Keypad(.scientific, for: Calculator())
private let programmer = Keypad(.programmer, for: Calculator())

/// Calls a body with many window sizes, including all the small ones.
private func forEveryWindow(_ body: (WindowSize) -> Void) {
  for columns in Array(0...40) + Array(stride(from: 47, to: 220, by: 13)) + [1000] {
    for rows in Array(0...30) + Array(stride(from: 33, to: 80, by: 5)) + [500] {
      body(WindowSize(columns: columns, rows: rows))
    }
  }
}

@Test(
  "Nothing lies outside the window or on something else", arguments: [2, 3], Keypad.Mode.allCases)
func layoutHasNoOverlap(keyHeight: Int, mode: Keypad.Mode) {
  let minimum = Layout.minimum(for: mode)
  forEveryWindow { window in
    let keypad =
      switch mode {
      case .basic: keypad
      case .scientific: scientific
      case .programmer: programmer
      }
    guard let layout = Layout(window: window, keypad: keypad, keyHeight: keyHeight) else {
      #expect(
        window.columns < minimum.columns || window.rows < minimum.rows,
        "\(window) has no layout")
      return
    }
    let parts =
      layout.keys.map(\.area) + [layout.expression, layout.number, layout.status]
      + [layout.bits?.area].compactMap(\.self)
    var isTaken = Set<Int>()
    for part in parts {
      let isInside =
        part.column >= 0 && part.row >= 0 && part.width > 0 && part.height > 0
        && part.endColumn <= window.columns && part.endRow <= window.rows
      if !isInside { Issue.record("\(part) is outside \(window)") }
      // The two edges of each row are enough to detect overlaps of rectangles in one grid.
      for row in part.row..<part.endRow {
        for column in [part.column, part.endColumn - 1] {
          let isNew = isTaken.insert(row * 10_000 + column).inserted
          if !isNew, part.width > 1 { Issue.record("\(part) overlaps in \(window)") }
        }
      }
    }
  }
}

@Test("Every cell of a key is that key")
func clicksHitTheirKey() {
  for (columns, rows) in [(20, 8), (21, 13), (40, 20), (80, 24), (130, 70), (300, 100)] {
    let window = WindowSize(columns: columns, rows: rows)
    guard let layout = Layout(window: window, keypad: keypad) else {
      Issue.record("\(window) has no layout")
      continue
    }
    #expect(layout.keys.count == 19)
    for place in layout.keys {
      for row in place.area.row..<place.area.endRow {
        for column in place.area.column..<place.area.endColumn {
          #expect(layout.key(atColumn: column, row: row) == place)
        }
      }
    }
    #expect(layout.key(atColumn: 0, row: 0) == nil)
    #expect(layout.key(atColumn: -1, row: rows) == nil)
  }
}

@Test("Keys grow with the window and keep their proportions")
func keysGrow() {
  var widest = 0
  for rows in 8...70 {
    let window = WindowSize(columns: 300, rows: rows)
    guard let key = Layout(window: window, keypad: keypad)?.keys.first?.area else { continue }
    #expect(key.width >= widest)
    widest = max(widest, key.width)
    // A cell is about twice as high as it is wide.
    if key.height > 1 { #expect((8...26).contains(10 * key.width / (2 * key.height))) }
  }
  #expect(widest == 33)
}

@Test("Every label has room on its key, with second functions too", arguments: [2, 3])
func labelsHaveRoom(keyHeight: Int) {
  var calculator = Calculator()
  calculator.press(.secondFunctions)
  for keypad in [scientific, Keypad(.scientific, for: calculator)] {
    forEveryWindow { window in
      guard let layout = Layout(window: window, keypad: keypad, keyHeight: keyHeight) else {
        return
      }
      for place in layout.keys {
        let label = keypad.rows[place.keypadRow][place.index].label
        // Lines around a key take a column on either side.
        let room = place.area.width - (keyHeight == 3 ? 2 : 0)
        if label.columnCount > room { Issue.record("\(label) has no room in \(window)") }
      }
    }
  }
}

@Test("The zero key is as wide as two keys and the gap between them")
func zeroKeyIsWide() {
  guard let layout = Layout(window: WindowSize(columns: 80, rows: 24), keypad: keypad) else {
    Issue.record("no layout")
    return
  }
  let zero = layout.keys.first { $0.keypadRow == 4 && $0.index == 0 }
  let one = layout.keys.first { $0.keypadRow == 3 && $0.index == 0 }
  let two = layout.keys.first { $0.keypadRow == 3 && $0.index == 1 }
  #expect(zero?.area.column == one?.area.column)
  #expect(zero?.area.endColumn == two?.area.endColumn)
}
