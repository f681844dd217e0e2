/// A page's request to open a face: lines of `name=value`, an empty line, and the settings as they were stored.
///
/// ```
/// face=calculator
/// locale=de-AT
/// seed=0123456789abcdef
/// time=1800000000
///
/// order = left-to-right
/// ```
struct Opening {
  /// The face: `calculator` or the name of a companion.
  private(set) var face = ""

  /// The browser's language, such as `de-AT`.
  private(set) var locale = ""

  /// The order of evaluation that replaces the one in the settings; "" for none.
  private(set) var order = ""

  /// The keypad that is shown first; "" for the one that suits the window.
  private(set) var mode = ""

  /// The seed of all random numbers.
  private(set) var seed: UInt64 = 0

  /// The time, in seconds since the beginning of 1970, UTC.
  private(set) var time: Int64 = 0

  /// The settings' text, or "" if none was stored.
  private(set) var settings = ""

  /// Reads an opening.
  ///
  /// - Throws: ``Refusal`` for a line with an unknown name or value.
  init(_ text: String) throws(Refusal) {
    let lines = OptionLines(text)
    for (name, value) in lines.options { try set(name, to: value) }
    settings = lines.text
  }

  private mutating func set(_ name: String, to value: String) throws(Refusal) {
    switch name {
    case "face": face = value
    case "locale": locale = value
    case "order": order = value
    case "mode": mode = value
    case "seed": seed = try UInt64(value, radix: 16).orRefusal("unknown seed")
    case "time": time = try Int64(value.cut(at: ".").0).orRefusal("unknown time")
    default: throw Refusal(reason: "unknown name in the opening")
    }
  }
}

extension Opening {
  /// Creates the face to open.
  ///
  /// - Throws: ``Refusal`` for an unknown face.
  func makeFace() throws(Refusal) -> any Face {
    switch face {
    case "calculator": return CalculatorFace(self)
    case "fizzbuzz": return FizzBuzzFace(self)
    case "sheet": return try SheetFace(self)
    case "decider": return DeciderFace(self)
    case "order-summary": return OrderSummaryFace(self)
    default: throw Refusal(reason: "unknown face")
    }
  }
}
