import CalculatorModel
import CalculatorPresentation
import Testing

@Test(
  arguments: [
    ("7", "7"), (".", "."), (",", "."), ("+", "+"), ("-", "-"), ("*", "*"), ("/", "/"),
    ("%", "%"), ("=", "="), ("\r", "="), ("\n", "="), ("\u{3}", "="), ("\u{1B}", "AC"),
    ("c", nil), ("n", nil), ("x", nil), ("\u{8}", "DEL"), ("\u{7F}", "DEL"), ("a", nil), ("p", nil),
    ("z", nil), ("\t", nil),
  ] as [(Character, String?)])
func pressesTheKeyThatIsTyped(character: Character, token: String?) {
  let keypad = Keypad(.basic, for: Calculator())
  #expect(keypad.key(for: Shortcut(typed: character))?.token == token)
}

@Test(
  "A sign typed after EE is the exponent's",
  arguments: [
    ("5E-3=", "0.005"), ("5E−3=", "0.005"), ("5E+3=", "5,000"), ("2+5E-1*4=", "4"),
    ("5E3-1=", "4,999"),
  ])
func readsTheSignOfAnExponent(typed: String, display: String) {
  let viewModel = CalculatorViewModel(mode: .scientific)
  for character in typed {
    viewModel.press(character == "E" ? .held("E") : Shortcut(typed: character))
  }
  #expect(viewModel.displayText == display, "\(typed)")
}
