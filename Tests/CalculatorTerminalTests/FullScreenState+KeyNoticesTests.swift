import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import Testing

@testable import CalculatorTerminal

@Suite struct KeyNoticesTests {
  /// Returns the notice in the status line after some keys, and the number.
  private func said(_ keys: String, columns: Int = 80) -> (notice: String?, display: String) {
    var calculator = TypedCalculator(columns: columns)
    calculator.type(keys)
    return (calculator.state.remark ?? calculator.state.typedNotice, calculator.display)
  }

  @Test(
    arguments: [
      ("5)", "No parenthesis is open", "5"),
      ("5p", "π replaces 5; Alt+U goes back", "3.141592653589793"),
      ("p2", "2 replaces 3.141592653589793; Alt+U goes back", "2"),
      ("5m", "mr replaces 5; Alt+U goes back", "0"),
      ("2(", "2 is inside the parenthesis, not multiplied; Alt+U goes back", "2"),
      ("2(3", "3 replaces 2; Alt+U goes back", "3"),
      ("(3+4)2", "2 replaces 7; Alt+U goes back", "2"),
      ("5/0=+", "An error is not a number: a digit starts over, Alt+U goes back", "Error"),
      ("5/0=d", "An error is not a number: a digit starts over, Alt+U goes back", "Error"),
      ("5/0=f", "An error is not a number: a digit starts over, Alt+U goes back", "Error"),
      ("5/0=S", "An error is not a number: a digit starts over, Alt+U goes back", "Error"),
      ("5+3=\u{7F}", "Nothing typed to delete; Alt+U goes back", "8"),
      ("=", "Nothing to calculate", "0"),
      ("s", "The keys have their second functions", "0"),
    ])
  func sayWhyAKeyDidNothingOrSomethingElse(keys: String, notice: String, display: String) {
    let (said, shown) = said(keys)
    #expect(said == notice, "\(keys)")
    #expect(shown == display, "\(keys)")
  }

  @Test(
    arguments: [
      ("s", "'Alt+S' is a scientific key"),
      ("v", "'Alt+V' is a scientific key"),
    ])
  func namesTheKeysThatTheBasicKeypadLacks(key: String, notice: String) {
    func hold(_ key: String, in calculator: inout TypedCalculator) -> String? {
      calculator.type("5")
      calculator.handle(.key(.held(Character(key))))
      return calculator.state.typedNotice
    }
    var narrow = TypedCalculator(columns: 40)
    #expect(hold(key, in: &narrow) == notice)
  }

  @Test(
    arguments: [
      "12.50+3=", "007", "5+3=2", "5+3=p", "5]3]m", "5a7", "2+(3*4)=", "cc", "5%", "2^3=", "ss",
      "9v+4v=", "5E-3=", "(2+3)*4=",
    ])
  func sayNothingWhereNothingIsLost(keys: String) {
    #expect(said(keys).notice == nil, "\(keys)")
  }

  @Test func coverNoKeysOfASmallWindow() {
    var calculator = TypedCalculator(columns: 24, rows: 8)
    calculator.type("5+3=\u{7F}")
    #expect(calculator.state.typedNotice == "Nothing typed to delete")
    #expect(calculator.lines.contains { $0.split(separator: " ") == ["0", ".", "="] })
  }

  @Test func keysWithoutACharacterAreNamed() {
    var calculator = TypedCalculator()
    calculator.press(.up)
    #expect(calculator.state.remark == "'↑' does nothing now; F1 shows the keys")
    calculator.handle(.tab)
    #expect(calculator.state.remark == "'Tab' does nothing now; F1 shows the keys")
    calculator.handle(.unknownKey("Ctrl-A"))
    #expect(calculator.state.remark == "'Ctrl-A' is not a key; F1 shows the keys")
    calculator.type("5")
    #expect(calculator.state.remark == nil)
  }

  @Test func noKeyIsDroppedInSilence() {
    // Every key typed after every beginning changes what is shown, or causes a notice.
    let beginnings = ["", "5", "5+", "5+3=", "1/0=", "9v", "2(3", "s", "1.5", "0.", "5%", "5E"]
    // Zeros before a number, clearing when nothing is left to clear, and repeating an operation cause no notice.
    let silent: Set<String> = [" ", "0", "c", "M", escape, "00"]
    for columns in [40, 80] {
      for beginning in beginnings {
        for byte in UInt8(0x20)..<0x7F {
          let key = String(Character(Unicode.Scalar(byte)))
          var calculator = TypedCalculator(columns: columns)
          calculator.type(beginning)
          let before = calculator.state.screen(at: 1_000)
          calculator.type(key)
          let isSame = calculator.state.screen(at: 1_000) == before && calculator.effects.isEmpty
          #expect(
            !isSame || calculator.state.notice != nil || silent.contains(key)
              || isRepeated(key, after: beginning),
            "\(key) after \(beginning) in \(columns) columns")
        }
      }
    }
  }

  /// Whether a key only repeats what was said.
  private func isRepeated(_ key: String, after beginning: String) -> Bool {
    switch beginning.last {
    case "+": key == "+"
    case "E": key == "E" || key == "+"
    // A number alone is its own result.
    case "5": key == "="
    default: beginning.isEmpty && ["%", "]", "["].contains(key)
    }
  }
}
