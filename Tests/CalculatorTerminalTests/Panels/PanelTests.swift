import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import TestSupport
import Testing

@testable import CalculatorTerminal

@Test("One panel opens in place of another")
func panelsTakeTurns() {
  var calculator = TypedCalculator()
  for (key, title) in [("l", "Memory"), ("h", "History"), ("g", "Settings"), ("?", "Help")] {
    calculator.type(key)
    #expect(calculator.lines.contains { $0.contains("╭─ \(title) ") })
  }
}

@Test("A wide window names the panels in its last line, and a click there opens them")
func hintsOpenPanels() {
  var calculator = TypedCalculator()
  let line = calculator.lines.last ?? ""
  #expect(line.hasSuffix("F3 History   F4 Memory   F9 Settings   F1 Help "), "\(line)")
  for (name, subject) in [("History", PanelSubject.history), ("Memory", .memory), ("F1 H", .help)] {
    guard let place = line.firstRange(of: name) else { continue }
    let column = line.distance(from: line.startIndex, to: place.lowerBound)
    calculator.handle(.click(column: column, row: 23))
    #expect(calculator.state.panel?.subject == subject)
    calculator.type(escape)
  }
  calculator.type("u")
  #expect(calculator.lines.last?.hasPrefix("Nothing to undo ") == true)
  #expect(calculator.lines.last?.contains("History") == false)
}

@Test("Turning the window keeps value, lit keys and memory, and shows the other keypad")
func turningKeepsEverything() {
  var calculator = TypedCalculator()
  calculator.type("5]1/3=+")
  for (size, mode) in [((40, 24), Keypad.Mode.basic), ((120, 35), .scientific), ((20, 8), .basic)] {
    calculator.state.window = WindowSize(columns: size.0, rows: size.1)
    #expect(calculator.state.viewModel.mode == mode)
    let now = calculator.state.viewModel.calculator
    #expect(now.number?.exactText == "1/3")
    #expect(now.operationIsHighlighted(.addition))
    #expect(now.memory?.exactText == "5")
  }
  calculator.type("k")
  #expect(calculator.state.viewModel.mode == .basic)
  #expect(calculator.lines.last?.contains("Needs 80×8") == true)
  calculator.type("1")
  #expect(calculator.lines.last?.contains("Needs") == false)
}

@Test("Rad and the order stand beside the line above the number, which is cut before they vanish")
func marksStandBesideTheLine() {
  var calculator = TypedCalculator()
  calculator.type("Do1+2")
  let line = calculator.lines[0]
  #expect(line.contains("Rad · Left to right"))
  #expect(line.hasSuffix("1 + 2 "))
  calculator.state.window = WindowSize(columns: 40, rows: 24)
  calculator.type("+123456789+123456789+123456789")
  let narrow = calculator.lines[0]
  #expect(narrow.contains("Rad · Left to right"))
  #expect(narrow.contains("…") && narrow.contains("+ 123,456,789"))
}

@Test("Random keys, clicks and sizes never leave a panel's bounds", arguments: [3] + FreshSeed.all)
func randomPanels(seed: UInt64) {
  var generator = SeededGenerator(seed: seed)
  func random(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }
  let letters = Array("lhgd?koafexXntcjyur1234567+-=.\r\r\(escape)\(escape)\u{7F}設ا")
  let keys: [NavigationKey] = [
    .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .deleteForward,
  ]
  let languages = Language.allCases
  for _ in 0..<8 {
    var calculator = TypedCalculator(locale: languages[random(languages.count)].code)
    for _ in 0..<Sample.count(400) {
      switch random(12) {
      case 0:
        calculator.state.window = WindowSize(columns: random(110), rows: random(40))
      case 1: calculator.handle(.click(column: random(110), row: random(40)))
      case 2: calculator.handle(.scroll(random(2) * 2 - 1))
      case 3, 4, 5: calculator.press(keys[random(keys.count)])
      case 6 where random(10) == 0: calculator.handle(.paste("2×3"))
      default:
        // Quitting is not tested here.
        calculator.handle(.key(Shortcut(typed: letters[random(letters.count)])))
      }
      if random(8) == 0 {
        let screen = calculator.state.screen(at: 0)
        #expect(screen.cells.count == screen.columns * screen.rows, "seed \(seed)")
      }
    }
    calculator.state.window = WindowSize(columns: 80, rows: 24)
    calculator.type(escape + escape + escape)
    #expect(calculator.state.panel == nil, "seed \(seed)")
    calculator.type(escape + escape + "7")
    #expect(calculator.display == "7", "seed \(seed)")
  }
}
