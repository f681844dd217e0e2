import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import TestSupport
import Testing

@testable import CalculatorTerminal

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
    calculator.press(.down, .down, .down, .down, .down, .down, .down, .down, .left)
    #expect(calculator.state.theme.look == .dark)
    calculator.press(.down, .left)
    #expect(calculator.state.viewModel.catalogue.language == .arabic)
    // Texts that run from right to left stand at the right, and values at the left.
    #expect(calculator.panelLines[9] == "‹ العربية ›" + calculator.panelLines[9].dropFirst(11))
    #expect(calculator.panelLines[9].hasSuffix("اللغة"))
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

  @Test func descriptionsAreWholeInNarrowWindows() {
    for columns in [40, 44, 80] {
      var calculator = TypedCalculator(columns: columns)
      calculator.type("g")
      let rows = calculator.state.viewModel.settingRows
      for row in rows {
        let shown = calculator.panelLines.joined(separator: " ").split(separator: " ")
          .joined(separator: " ")
        #expect(shown.contains(row.description), "\(columns): \(shown)")
        calculator.press(.down)
      }
    }
  }
}
