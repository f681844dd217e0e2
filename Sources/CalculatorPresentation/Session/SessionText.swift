import CalculatorModel

/// A session as lines of text: an initial state, and the steps that follow.
///
/// ```
/// …⇥session/1⇥4⇥5⇥scientific⇥⇥
/// …⇥number⇥0
/// …⇥state⇥precedence⇥deg⇥⇥16⇥00000000000000ff⇥⇥cleared⇥0⇥⇥⇥⇥⇥
/// …⇥keys⇥9⇥sqrt⇥+⇥1
/// ```
///
/// Every line is a ``CheckedLine``. The first one has the number of lines, the number of steps done, the chosen
/// keypad, whether the number is shown in another form, the number being typed with its marks, the units of a
/// conversion, if there is one, and exchange rates, if any were given. Numbers are referred to by their places among
/// the lines `number`. The lines after the state are steps, in order, with changes of settings between them: reading
/// them repeats the steps.
struct SessionText {
  /// The maximum size of all lines together, in bytes: 1 MiB.
  static let byteLimit = 1 << 20

  /// The maximum number of steps that are read.
  static let stepLimit = 10_000

  /// The keypad that the user has turned to.
  var keypad: Keypad.Mode?

  /// Whether the number is shown in another form than its decimal digits.
  var hasOtherForm = false

  /// The number being typed with marks, as it was typed.
  var typedNumber = ""

  /// The units of the conversion, if there is one; see ``SessionText/text(of:isOn:)``.
  var conversion = ""

  /// The exchange rates given, one line for each as it is typed.
  var rates = ""

  /// The number of steps that are done.
  var position = 0

  /// All numbers.
  var numbers = NumberTexts()

  /// The words of the first state.
  var state: [String]

  /// The fields of the lines after the state.
  var steps: [[String]] = []

  /// Creates the text of a session that begins with a state; nil if the state has no text.
  ///
  /// - Parameters:
  ///   - calculator: The state.
  ///   - work: The work allowed for finding the texts of its numbers, reduced by the work done.
  init?(_ calculator: Calculator, within work: inout Int64) {
    var numbers = NumberTexts()
    numbers.workLimit = min(work, numbers.workLimit)
    defer { work -= numbers.work }
    guard let words = calculator.words(&numbers) else { return nil }
    numbers.workLimit = NumberTexts.workLimit
    self.numbers = numbers
    state = words
  }

  /// Reads lines; nil if they are incomplete or a newer program's.
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
    // Without conversions, the text is readable by programs that know none.
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
