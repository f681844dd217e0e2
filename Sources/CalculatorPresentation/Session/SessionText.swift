import CalculatorModel

/// A session as lines of text: a state that it begins with, and the steps that follow.
///
/// ```
/// …⇥session/1⇥4⇥5⇥scientific⇥⇥
/// …⇥number⇥0
/// …⇥state⇥precedence⇥deg⇥⇥16⇥00000000000000ff⇥⇥cleared⇥0⇥⇥⇥⇥⇥
/// …⇥keys⇥9⇥sqrt⇥+⇥1
/// ```
///
/// Every line is a ``CheckedLine``. The first one has the number of lines, the number of steps that are
/// done, the chosen keypad, whether the number is shown in another form, the number that is being
/// typed with its marks, the units of a conversion, where there is one, and exchange rates, where some were
/// given. Numbers are named by their places among the lines `number`. The lines behind the
/// state are steps, in their order, and changes of settings between them: reading them does them again.
struct SessionText {
  /// The most bytes of all lines together: 1 MiB.
  static let byteLimit = 1 << 20

  /// The most steps that are read.
  static let stepLimit = 10_000

  /// The keypad that the person has turned to.
  var keypad: Keypad.Mode?

  /// Whether the number is shown in another form than its decimal digits.
  var hasOtherForm = false

  /// The number that is being typed with marks, as it was typed.
  var typedNumber = ""

  /// The units that are converted between, where somebody did; see ``SessionText/text(of:isOn:)``.
  var conversion = ""

  /// The exchange rates that were given, a line for each as it is typed.
  var rates = ""

  /// How many of the steps are done.
  var position = 0

  /// All numbers.
  var numbers = NumberTexts()

  /// The words of the first state.
  var state: [String]

  /// The fields of the lines behind the state.
  var steps: [[String]] = []

  /// Creates the text of a session that begins with a state; nil where that has no text.
  ///
  /// - Parameters:
  ///   - calculator: The state.
  ///   - work: What finding the texts of its numbers may cost, which it then has cost.
  init?(_ calculator: Calculator, within work: inout Int64) {
    var numbers = NumberTexts()
    numbers.workLimit = min(work, numbers.workLimit)
    defer { work -= numbers.work }
    guard let words = calculator.words(&numbers) else { return nil }
    numbers.workLimit = NumberTexts.workLimit
    self.numbers = numbers
    state = words
  }

  /// Reads lines; nil where they are not whole, or a newer program's.
  init?(_ lines: [String]) {
    var fields: [[String]] = []
    for line in lines {
      guard let read = CheckedLine(utf8: Array(line.utf8))?.fields else { return nil }
      fields.append(read)
    }
    guard let head = fields.first, 6...8 ~= head.count, head[0] == Kind.session,
      head[1] == "\(lines.count)", let position = Int(head[2]), position >= 0
    else { return nil }
    let texts = fields.dropFirst().prefix { $0.count == 2 && $0[0] == Kind.number }
    let rest = fields.dropFirst(1 + texts.count)
    guard let numbers = NumberTexts(reading: texts.map { $0[1] }), let state = rest.first,
      state.first == Kind.state
    else { return nil }
    self.position = position
    keypad = Keypad.Mode(name: head[3])
    hasOtherForm = !head[4].isEmpty
    typedNumber = head[5]
    conversion = head.count > 6 ? head[6] : ""
    rates = head.count > 7 ? head[7] : ""
    self.numbers = numbers
    self.state = Array(state.dropFirst())
    steps = Array(rest.dropFirst())
  }

  /// The lines.
  var lines: [String] {
    let fields =
      numbers.texts.map { [Kind.number, $0] } + [[Kind.state] + state] + steps
    var head = [
      Kind.session, "\(fields.count + 1)", "\(position)", keypad?.name ?? "",
      hasOtherForm ? "other" : "", typedNumber,
    ]
    // Who never converts writes what a program without conversions can read.
    if !conversion.isEmpty || !rates.isEmpty { head.append(conversion) }
    if !rates.isEmpty { head.append(rates) }
    return ([head] + fields).map { CheckedLine.text(of: $0) }
  }

  /// The names of the kinds of lines, the first one with its version.
  enum Kind {
    static let session = "session/1"
    static let number = "number"
    static let state = "state"
    static let keys = "keys"
    static let settings = "settings"
    static let enter = "enter"
    static let calculate = "calculate"
    static let show = "show"
    static let convert = "convert"
    static let retype = "retype"
    static let endEntry = "end"
    static let store = "store"
    static let recall = "recall"
    static let remove = "remove"
  }
}
