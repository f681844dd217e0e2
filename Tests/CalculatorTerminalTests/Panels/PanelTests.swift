import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import TestSupport
import Testing

@testable import CalculatorTerminal

/// A full-screen calculator that is typed into, with a history and settings that are forgotten.
private struct TypedCalculator {
  var state: FullScreenState
  var effects: [FullScreenState.Effect] = []

  init(columns: Int = 80, rows: Int = 24, locale: String = "C") {
    var generator = SeededGenerator(seed: 1)
    let viewModel = CalculatorViewModel(
      locale: locale, clock: { 1_795_000_000 },
      random: { generator.next() })
    state = FullScreenState(
      viewModel: viewModel, window: WindowSize(columns: columns, rows: rows),
      theme: Theme(look: .dark, depth: .full))
  }

  mutating func handle(_ event: InputEvent) {
    if let effect = state.handle(event, at: 0) { effects.append(effect) }
  }

  mutating func type(_ text: String) {
    for character in text { handle(.key(Shortcut(typed: character))) }
  }

  mutating func press(_ keys: NavigationKey...) {
    for key in keys { handle(.navigation(key)) }
  }

  /// The lines of the screen with something on them.
  var lines: [String] {
    mutating get {
      let grid = state.screen(at: 1_000)
      return (0..<grid.rows).map(grid.text(row:)).filter { $0.contains { $0 != " " } }
    }
  }

  /// The lines between the frame's, without it.
  var panelLines: [String] {
    mutating get {
      lines.compactMap { line in
        guard let start = line.firstIndex(of: "│"), let end = line.lastIndex(of: "│") else {
          return nil
        }
        let inside = line[line.index(after: start)..<end]
        return String(inside.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  var display: String { state.viewModel.displayText }
}

private let escape = "\u{1B}"

@Suite struct MemoryPanelTests {
  @Test func listsTheMemoryAndTheStoredNumbersNewestFirst() {
    var calculator = TypedCalculator()
    calculator.type("5a7a2/3=]l")
    let lines = calculator.panelLines
    #expect(lines[0].hasPrefix("≈ 0.66") && lines[0].hasSuffix("Memory"), "\(lines)")
    #expect(Array(lines[1...2]) == ["= 7", "= 5"])
  }

  @Test func enterRecallsTheChosenNumberAndCloses() {
    var calculator = TypedCalculator()
    calculator.type("5a7ac2+l")
    calculator.press(.down)
    calculator.type("\r")
    #expect(calculator.state.panel == nil)
    #expect(calculator.display == "5")
    calculator.type("=")
    #expect(calculator.display == "7")
  }

  @Test func backspaceAndDelRemoveAndUndoBringsBack() {
    var calculator = TypedCalculator()
    calculator.type("5a7a9al\u{7F}")
    #expect(calculator.panelLines.prefix(2) == ["= 7", "= 5"])
    calculator.press(.end, .deleteForward)
    #expect(calculator.panelLines.prefix(1) == ["= 7"])
    calculator.type("u")
    #expect(calculator.panelLines.prefix(2) == ["= 7", "= 5"])
    #expect(calculator.display == "9")
  }

  @Test(arguments: ["l", "q", escape])
  func aKeyClosesItAndPressesNothing(key: String) {
    var calculator = TypedCalculator()
    calculator.type("5l")
    #expect(calculator.panelLines.first == "Nothing in memory")
    calculator.type("34")
    calculator.type(key)
    #expect(calculator.state.panel == nil)
    #expect(calculator.display == "5")
    #expect(calculator.effects.isEmpty)
  }

  @Test func clicksChooseAndRecall() {
    var calculator = TypedCalculator()
    calculator.type("5a7al")
    let grid = calculator.state.screen(at: 0)
    guard let row = (0..<grid.rows).first(where: { grid.text(row: $0).contains("= 5") }) else {
      Issue.record("5 is not listed")
      return
    }
    calculator.handle(.click(column: 40, row: row))
    #expect(calculator.state.panel?.cursor.index == 1)
    calculator.handle(.click(column: 40, row: row))
    #expect(calculator.display == "5")
    #expect(calculator.state.panel == nil)
    calculator.type("l")
    calculator.handle(.click(column: 0, row: 0))
    #expect(calculator.state.panel == nil)
  }

  @Test func theBasicKeypadHasAMarkForTheMemory() {
    var calculator = TypedCalculator(columns: 40)
    #expect(calculator.lines.first?.hasPrefix("M") == false)
    calculator.state.viewModel.press(.digit(.five))
    calculator.state.viewModel.press(.memory(.add))
    #expect(calculator.lines.first?.split(separator: " ").first == "M")
  }
}

@Suite struct DigitsPanelTests {
  @Test func showsMoreDigitsTheFurtherOneScrolls() {
    var calculator = TypedCalculator()
    calculator.type("2vd")
    #expect(calculator.panelLines.first?.hasPrefix("1.4142135623 7309504880 1688724209") == true)
    #expect(calculator.lines.contains { $0.contains("≈ 50 digits") })
    calculator.press(.down)
    #expect(calculator.lines.contains { $0.contains("≈ 100 digits") })
    // As long as all lines have room, all are in sight.
    #expect(calculator.panelLines.first?.hasPrefix("1.4142135623") == true)
    for _ in 0..<5 { calculator.handle(.scroll(1)) }
    calculator.press(.end, .pageDown, .end, .pageDown, .end)
    #expect(calculator.lines.contains { $0.contains("digits") && !$0.contains("100 digits") })
    calculator.press(.home)
    #expect(calculator.panelLines.first?.hasPrefix("1.4142135623") == true)
    calculator.type(escape)
    #expect(calculator.state.viewModel.expandedNumber == nil)
    #expect(calculator.display == "1.414213562373095")
  }

  @Test func anExactNumberHasNoMoreThanItsDigits() {
    var calculator = TypedCalculator()
    calculator.type("1/8=d")
    #expect(calculator.panelLines.first == "0.125")
    calculator.press(.down)
    #expect(calculator.panelLines.first == "0.125")
    calculator.type("y")
    #expect(calculator.effects == [.copy("0.125")])
  }
}

@Suite struct HistoryPanelTests {
  @Test func listsCalculationsNewestFirstAndReusesTheirResults() {
    var calculator = TypedCalculator()
    calculator.type("2*3=1/4=h")
    let lines = calculator.panelLines
    #expect(lines[0].hasPrefix("1 ÷ 4 = 0.25"))
    #expect(lines[1].hasPrefix("2 × 3 = 6"))
    #expect(lines[0].contains("2026-11-1"))
    calculator.press(.down)
    calculator.type("\r+1=")
    #expect(calculator.display == "7")
  }

  @Test func anEditedCalculationChangesThoseThatUseItsResult() {
    var calculator = TypedCalculator()
    calculator.type("2*3=+1=h")
    #expect(calculator.panelLines[0].hasPrefix("6 + 1 = 7"))
    calculator.press(.down)
    calculator.type("e\u{7F}5\r")
    #expect(calculator.panelLines[0].hasPrefix("10 + 1 = 11"))
    #expect(calculator.panelLines[1].hasPrefix("2 × 5 = 10"))
  }

  @Test func whileOneIsEditedTheyHaveTheNumbersThatStandForThem() {
    var calculator = TypedCalculator()
    calculator.type("2*3=+1=h")
    calculator.type("e")
    #expect(calculator.panelLines[0].hasPrefix("#2  6 + 1 = 7"))
    #expect(calculator.panelLines[1].hasPrefix("#1  2 × 3 = 6"))
    #expect(calculator.panelLines.contains("Calculation: #1 + 1"))
    calculator.type("\r")
    #expect(calculator.panelLines[0].hasPrefix("6 + 1 = 7"))
  }

  @Test func aRefusedEditSaysWhyAndKeepsWhatWasTyped() {
    var calculator = TypedCalculator()
    calculator.type("2*3=he\u{7F}\r")
    let lines = calculator.panelLines
    #expect(lines.contains("Calculation: 2 ×"), "\(lines)")
    #expect(lines.contains { $0.contains("missing") }, "\(lines)")
    calculator.type("7\r")
    #expect(calculator.panelLines[0].hasPrefix("2 × 7 = 14"))
  }

  @Test func linesAreEditedInTheMiddleAndGivenUp() {
    var calculator = TypedCalculator()
    calculator.type("2*3=he")
    calculator.press(.home, .deleteForward)
    calculator.type("12")
    calculator.press(.left, .right, .end)
    calculator.handle(.paste("0\n"))
    calculator.type("\r")
    #expect(calculator.panelLines[0].hasPrefix("12 × 30 = 360"))
    // The number shown came from there.
    #expect(calculator.display == "360")
    calculator.type("e999\(escape)")
    #expect(calculator.panelLines[0].hasPrefix("12 × 30 = 360"))
    #expect(calculator.display == "360")
  }

  @Test func labelsAreGivenAndTakenAway() {
    var calculator = TypedCalculator()
    calculator.type("2*3=hnlunch\r")
    #expect(calculator.panelLines[0].contains("lunch"))
    calculator.type("n\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\r")
    #expect(!calculator.panelLines[0].contains("lunch"))
  }

  @Test func removesOneAndClearsAllAfterASecondKey() {
    var calculator = TypedCalculator()
    calculator.type("1+1=2+2=3+3=h\u{7F}")
    #expect(calculator.panelLines[0].hasPrefix("2 + 2 = 4"))
    calculator.type("X7")
    #expect(calculator.state.viewModel.history.rows.count == 2)
    calculator.type("XX")
    #expect(calculator.state.viewModel.history.rows.isEmpty)
    #expect(calculator.panelLines.contains("No calculations yet"))
    #expect(calculator.panelLines.contains("The history is cleared"))
  }

  @Test func aHeldKeyRemovesOneCalculation() {
    var calculator = TypedCalculator()
    calculator.type("1+1=2+2=3+3=4+4=h" + String(repeating: "\u{7F}", count: 50))
    calculator.press(.deleteForward, .deleteForward)
    #expect(calculator.state.viewModel.history.rows.count == 3)
    #expect(calculator.panelLines.contains("The calculation is removed  u Undo"))
    // Any other key lets the next one be removed, even one that does nothing else.
    calculator.type("7")
    #expect(!calculator.panelLines.contains { $0.contains("removed") })
    calculator.type("\u{7F}\u{7F}")
    #expect(calculator.state.viewModel.history.rows.count == 2)
    calculator.press(.left, .deleteForward, .deleteForward)
    #expect(calculator.state.viewModel.history.rows.count == 1)
    calculator.press(.down, .deleteForward, .deleteForward)
    #expect(calculator.state.viewModel.history.rows.isEmpty)
    #expect(calculator.panelLines.contains("The calculation is removed  u Undo"))
    #expect(calculator.display == "8")
  }

  @Test func undoIsAskedForWithItsKey() {
    var calculator = TypedCalculator()
    calculator.type("h")
    let undone = calculator.state.viewModel.calculator
    calculator.type("u")
    #expect(calculator.panelLines.contains("Nothing to undo"))
    #expect(calculator.state.viewModel.calculator == undone)
    calculator.type("r")
    #expect(calculator.panelLines.contains("Nothing to redo"))
    #expect(calculator.state.panel?.subject == .history)
  }

  @Test func tellsOnlyItsOwnNews() {
    var calculator = TypedCalculator()
    calculator.type("u1+1=hnlunch\r")
    #expect(!calculator.panelLines.contains("Nothing to undo"))
  }

  @Test func exportsToTheClipboard() {
    var calculator = TypedCalculator()
    calculator.type("2*3=hxcyxjxt")
    #expect(calculator.effects.count == 4)
    for (effect, part) in zip(calculator.effects, ["2 × 3,", "6", "\"2 × 3\"", "2 × 3 = 6"]) {
      guard case .copy(let text) = effect else {
        Issue.record("\(effect)")
        continue
      }
      #expect(text.contains(part), "\(text)")
    }
    #expect(calculator.panelLines.contains("Copied 1 calculation"))
    calculator.type("x\(escape)")
    #expect(calculator.state.panel != nil)
    #expect(calculator.effects.count == 4)
  }

  @Test func aNarrowWindowKeepsTheWholeResult() {
    var calculator = TypedCalculator(columns: 24, rows: 10)
    calculator.type("111111+222222+333333=h")
    let line = calculator.panelLines[0]
    #expect(line.hasPrefix("…") && line.hasSuffix("= 666,666"), "\(line)")
  }
}

@Suite struct SettingsPanelTests {
  @Test func arrowsAndEnterChangeAtOnce() {
    var calculator = TypedCalculator()
    calculator.type("g\r")
    #expect(calculator.state.viewModel.order == .leftToRight)
    calculator.press(.left)
    #expect(calculator.state.viewModel.order == .precedence)
    calculator.press(.down, .right)
    #expect(calculator.state.viewModel.settings.angleUnit == .radians)
    #expect(calculator.panelLines[1].hasSuffix("‹ Radians ›"))
    calculator.type("g")
    #expect(calculator.lines.first?.contains("Rad") == true)
  }

  @Test func theChosenLookAndLanguageHold() {
    var calculator = TypedCalculator()
    _ = calculator.state.handle(.background(RGB(0xFFFFFF)), at: 0)
    #expect(calculator.state.theme.look == .light)
    calculator.type("g")
    calculator.press(.down, .down, .down, .down, .left)
    #expect(calculator.state.theme.look == .dark)
    calculator.press(.down, .left)
    #expect(calculator.state.viewModel.catalogue.language == .arabic)
    // Texts that run from right to left stand at the right, and values at the left.
    #expect(calculator.panelLines[5] == "‹ العربية ›" + calculator.panelLines[5].dropFirst(11))
    #expect(calculator.panelLines[5].hasSuffix("اللغة"))
  }

  @Test(arguments: Language.allCases)
  func fitsItsFrameInEveryLanguage(language: Language) {
    for (columns, rows) in [(20, 8), (40, 12), (80, 24), (3, 3), (1, 1)] {
      var calculator = TypedCalculator(columns: columns, rows: rows, locale: language.code)
      for panel in ["g", "h", "l", "?"] {
        calculator.type(escape + escape + panel)
        for line in calculator.lines { #expect(line.columnCount == columns, "\(line)") }
        calculator.type(escape)
      }
    }
  }
}

@Test("One panel opens in place of another")
func panelsTakeTurns() {
  var calculator = TypedCalculator()
  for (key, title) in [("l", "Memory"), ("h", "History"), ("g", "Settings"), ("?", "Help")] {
    calculator.type(key)
    #expect(calculator.lines.first?.contains(title) == true)
  }
}

@Test("A wide window names the panels in its last line, and a click there opens them")
func hintsOpenPanels() {
  var calculator = TypedCalculator()
  let line = calculator.lines.last ?? ""
  #expect(line.hasSuffix("h History   l Memory   g Settings   ? Help "), "\(line)")
  for (name, subject) in [("History", PanelSubject.history), ("Memory", .memory), ("? H", .help)] {
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
    for _ in 0..<400 {
      switch random(12) {
      case 0:
        calculator.state.window = WindowSize(columns: random(110), rows: random(40))
      case 1: calculator.handle(.click(column: random(110), row: random(40)))
      case 2: calculator.handle(.scroll(random(2) * 2 - 1))
      case 3, 4, 5: calculator.press(keys[random(keys.count)])
      case 6 where random(10) == 0: calculator.handle(.paste("2×3"))
      default:
        // Quitting is for another time.
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
