import CalculatorPresentation
import CommandLineInterface
import Testing

@testable import CalculatorTerminal

@Suite("Units in the terminal")
struct UnitsPanelTests {
  private func screen(_ typed: TypedCalculator) -> String {
    var typed = typed
    return typed.lines.joined(separator: "\n")
  }

  @Test("F shows the number in two units, which follow, change places and take keys")
  func convert() {
    var typed = TypedCalculator(columns: 80, rows: 24)
    typed.type("F5")
    #expect(screen(typed).contains("= 12.7 cm"))
    typed.type(";")
    #expect(screen(typed).contains("≈ 1.968503937007874 in"))
    typed.type("_")
    #expect(typed.state.viewModel.conversion?.marked == .lower)
    typed.type("F")
    #expect(!screen(typed).contains("cm"))
  }

  @Test("The numbers have room in every window that has room for keys and one row more")
  func smallest() {
    for (columns, rows) in [(20, 9), (20, 14), (40, 24), (100, 30), (200, 60)] {
      var typed = TypedCalculator(columns: columns, rows: rows)
      typed.type("F12")
      #expect(screen(typed).contains("= 30.48 cm"), "\(columns) × \(rows)")
      typed.type("_")
      #expect(screen(typed).contains("= 12 in"), "\(columns) × \(rows)")
    }
    var typed = TypedCalculator(columns: 20, rows: 8)
    typed.type("F")
    #expect(screen(typed).contains("9"))
    #expect(screen(typed).contains("20"))
  }

  @Test("A unit is found by typing a part of its name")
  func search() {
    var typed = TypedCalculator(columns: 60, rows: 30)
    typed.type("'")
    #expect(screen(typed).contains("• Inches"))
    typed.type("furl")
    #expect(screen(typed).contains("Furlongs"))
    #expect(!screen(typed).contains("Inches"))
    typed.type("\r")
    #expect(typed.state.panel == nil)
    #expect(typed.state.viewModel.conversion?.pair.upper.id == "furlong")
    typed.type("'xyzzy")
    #expect(screen(typed).contains("No such unit"))
  }

  @Test("A category of money without rates says what is missing")
  func needsRates() throws {
    var typed = TypedCalculator(columns: 80, rows: 40)
    typed.type("'")
    let rows = typed.state.viewModel.choices(of: .units(.upper)).rows
    let place = try #require(rows.firstIndex { $0.action == .category(.currency) })
    while let index = typed.state.panel?.cursor.index, index < place { typed.press(.down) }
    typed.type("\r")
    #expect(screen(typed).contains("rate 2026"))
  }

  @Test("← and → turn to the other line's unit, and a category brings a pair")
  func otherLine() {
    var typed = TypedCalculator(columns: 60, rows: 30)
    typed.type("'")
    #expect(screen(typed).contains("[in] – cm"))
    typed.press(.right)
    #expect(screen(typed).contains("in – [cm]"))
    typed.press(.end)
    typed.press(.up)
    typed.type("\r")
    #expect(screen(typed).contains("lb – [kg]"))
    #expect(typed.state.panel != nil)
  }

  @Test("A click on the other number types into it, a click on a unit shows units for it")
  func clicks() throws {
    var typed = TypedCalculator(columns: 80, rows: 24)
    typed.type("F5")
    let layout = try #require(typed.state.layout(typed.state.drawnKeypad)?.conversion)
    typed.handle(.click(column: layout.other.endColumn - 2, row: layout.other.row))
    #expect(typed.state.viewModel.conversion?.marked == .lower)
    let other = try #require(typed.state.layout(typed.state.drawnKeypad)?.conversion)
    let unit = other.unit(beside: other.other)
    typed.handle(.click(column: unit.column + 1, row: unit.row))
    #expect(typed.state.panel?.subject == .units)
    #expect(typed.state.panel?.unitLine == .upper)
  }

  @Test("Lines of text answer with both numbers, and take units by name")
  func plain() {
    let conversation = PlainConversation(viewModel: CalculatorViewModel())
    #expect(conversation.reply(to: "F").lines == ["0 in = 0 cm"])
    #expect(conversation.reply(to: "5 + 3").lines == ["5 + 3 = 8 in = 20.32 cm"])
    #expect(conversation.reply(to: "' km").lines == ["5 + 3 = 8 km = 800,000 cm"])
    #expect(
      conversation.reply(to: "' lower miles").lines.first?.hasSuffix("= 8 km ≈ 4.97096954 mi")
        == true
    )
    #expect(conversation.reply(to: "' xyzzy").lines == ["'xyzzy' is not in the list"])
    #expect(conversation.reply(to: "'").lines.contains("* Kilometres  km"))
  }
}
