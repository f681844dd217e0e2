import CalculatorModel
import CalculatorPresentation
import Testing

@Test(
  arguments: [
    ("7", "7"), (".", "."), (",", "."), ("+", "+"), ("-", "-"), ("*", "*"), ("x", "*"), ("/", "/"),
    ("%", "%"), ("=", "="), ("\r", "="), ("\n", "="), ("\u{3}", "="), ("\u{1B}", "AC"),
    ("c", "AC"), ("n", "+/-"), ("\u{8}", "DEL"), ("\u{7F}", "DEL"), ("a", nil), ("p", nil),
    ("z", nil), ("\t", nil),
  ] as [(Character, String?)])
func pressesTheKeyThatIsTyped(character: Character, token: String?) {
  let keypad = Keypad(.basic, for: Calculator())
  #expect(keypad.key(for: Shortcut(typed: character))?.token == token)
}
