import BigNumbers
import CalculatorModel
import CalendarDates
import ExactReals
import Languages
import Quantities

#if canImport(Observation)
import Observation
#endif

/// All that a view shows of a calculator, and all that it can ask of it.
///
/// ```swift
/// let viewModel = CalculatorViewModel()
/// viewModel.press(.digit(.five))
/// viewModel.press(.operation(.subtraction))
/// viewModel.displayText       // "5"
/// viewModel.expressionText    // "5 −"
/// viewModel.undo()
/// viewModel.expressionText    // "": the display says it already
/// ```
///
/// Texts, labels, roles and places come from here, so that views cannot disagree. A press is handled
/// when it is made; nothing is dropped and nothing is asynchronous.
#if canImport(Observation)
@Observable
#endif
public final class CalculatorViewModel {
  /// How many presses can be undone at least.
  public static let undoLimit = 10_000

  /// The model, a value.
  public var calculator: Calculator { states.present }

  var states: UndoHistory<Calculator, Step>

  /// The calculations that were finished.
  public let history: HistoryViewModel

  /// The problem with the history that was told last, while it lasts.
  var toldError: StorageError?

  /// What the person has chosen.
  var chosen: Settings

  /// Where what the person chooses is kept; nil to forget it.
  let settingsStorage: (any SettingsStorage)?

  /// Where the session is kept; nil where it ends with the program.
  let sessionStorage: (any SessionStorage)?

  /// What is known about the session that is kept.
  var session = SessionKeeping()

  /// Microseconds that go on, by which it is known what took long; nil where nobody asks.
  let stopwatch: (() -> Int64)?

  /// Whether what takes long is to be stopped; nil where nobody stops anything.
  ///
  /// It is asked every few milliseconds while more digits are found, or a kept calculation is changed or
  /// used again. After `true` nothing has changed.
  public var shouldStop: (() -> Bool)?

  /// Tells the time where the person is, for a line that has `today` or a time zone in it.
  public var wallClock = WallClock()

  /// The system's locale, for what the person leaves to it.
  let locale: String

  /// The words, in the person's language.
  public internal(set) var catalogue: Catalogue

  /// Which keypad is shown.
  public internal(set) var mode: Keypad.Mode

  /// The keypad that the person has turned to, where a view follows them and not its window alone; it is
  /// kept with the session.
  public var chosenKeypad: Keypad.Mode?

  /// The keypads that the view can show, to which ``CalculatorCommand/keypad`` turns one after another.
  public var offeredKeypads: [Keypad.Mode] = [.basic, .scientific]

  /// The keypad from which the programmer's was turned to, for undo.
  var keypadBeforeWords = Keypad.Mode.basic

  /// The number shown in another form than its decimal digits.
  var otherForm: OtherForm?

  /// More digits of the number shown, while they are asked for.
  public internal(set) var expandedNumber: ExpandedNumber?

  /// The number that is being typed, once a mark that groups digits was typed in it.
  var markedNumber: MarkedNumber?

  /// The exchange rates that the person has given; none is ever fetched.
  public internal(set) var exchangeRates = ExchangeRates()

  /// The units that somebody converts between, or did.
  var unitConversion: UnitConversion?
  /// Whether somebody converts units; the programmer keypad shows nothing of it.
  var isConverting = false

  /// What is typed on a keyboard, where a view follows it.
  var typing = Typing()

  /// The finished lines of the paper tape, made when somebody looks at it.
  let finishedTape = FinishedTape()

  /// How many changes of the history were undone or redone.
  var historyMoveCount = 0

  var news = News()

  /// What happened last besides typing.
  struct News {
    enum Content: Hashable {
      /// A new number on the display.
      case display
      case notice(Message)
      /// What a key of the keyboard did, or did not.
      case keyboard(KeyboardText)
    }

    var content: Content?

    /// How much news there was so far.
    var number = 0
  }

  /// Creates a view model; by default of a basic calculator that shows 0, with the sign `−`.
  ///
  /// - Parameters:
  ///   - calculator: The calculator as it is at first.
  ///   - mode: The keypad that is shown.
  ///   - history: Where finished calculations are kept; by default they are forgotten.
  public init(
    calculator: Calculator = Calculator(), mode: Keypad.Mode = .basic,
    history: HistoryViewModel = HistoryViewModel(isOn: false)
  ) {
    var calculator = calculator
    calculator.format.symbols.minusSign = "−"
    if mode == .programmer { calculator.setKeypad(mode) }
    self.mode = calculator.words.isOn ? .programmer : mode
    self.history = history
    var settings = Settings()
    settings.order = calculator.order
    settings.angleUnit = calculator.angleUnit
    settings.isReversePolish = calculator.isReversePolish
    settings.keepsHistory = history.isOn
    chosen = settings
    settingsStorage = nil
    sessionStorage = nil
    stopwatch = nil
    locale = ""
    catalogue = Catalogue(.english)
    states = Self.states(calculator)
  }

  /// Creates a view model that keeps its history and settings.
  ///
  /// The settings hold at once. The history is there after ``readHistory()``, and the session that was
  /// closed last after ``continueSession()``.
  ///
  /// - Parameters:
  ///   - historyStorage: Where the history is kept.
  ///   - settingsStorage: Where the settings are.
  ///   - sessionStorage: Where the session is kept; nil where it ends with the program.
  ///   - mode: The keypad that is shown.
  ///   - order: The order of evaluation, in place of the one in the settings.
  ///   - isReversePolish: Whether numbers wait on a stack, in place of what the settings say.
  ///   - locale: The system's locale, such as `de_DE.UTF-8`: for the language and the marks in numbers
  ///     that the settings leave to the system.
  ///   - clock: The time in seconds since the beginning of 1970, UTC.
  ///   - random: Random numbers, of which the key Rand and the history make theirs.
  ///   - stopwatch: Microseconds that go on. What took long is not repeated when a session is continued;
  ///     without it nothing is known of that.
  public init(
    historyStorage: any HistoryStorage = InMemoryHistory(),
    settingsStorage: any SettingsStorage = ForgetfulSettings(),
    sessionStorage: (any SessionStorage)? = nil,
    mode: Keypad.Mode = .basic, order: EvaluationOrder? = nil, isReversePolish: Bool? = nil,
    locale: String, clock: @escaping () -> Int64, random: @escaping () -> UInt64,
    stopwatch: (() -> Int64)? = nil
  ) {
    var failure: StorageError?
    var text: String?
    do throws(StorageError) {
      text = try settingsStorage.text()
    } catch {
      failure = error
    }
    var settings = SettingsText(text ?? "").settings
    settings.order = order ?? settings.order
    settings.isReversePolish = isReversePolish ?? settings.isReversePolish
    self.mode = mode
    self.locale = locale
    self.settingsStorage = settingsStorage
    self.sessionStorage = sessionStorage
    self.stopwatch = stopwatch
    chosen = settings
    history = HistoryViewModel(
      storage: historyStorage, isOn: settings.keepsHistory, clock: clock, random: random,
      readsNow: false)
    catalogue = Catalogue(.english)
    var calculator = Calculator(
      format: mode.format, order: settings.order, angleUnit: settings.angleUnit,
      randomSeed: random())
    if mode == .programmer { calculator.setKeypad(mode) }
    calculator.setReversePolish(settings.isReversePolish)
    states = Self.states(calculator)
    applySettings()
    if let failure { say(.sentence(.settingsNotRead(StorageReason(failure)))) }
  }

  static func states(_ calculator: Calculator) -> UndoHistory<Calculator, Step> {
    // A millisecond of work.
    UndoHistory(calculator, limit: undoLimit, bearableCost: 1_000) { calculator, step in
      step.perform(on: &calculator)
    }
  }

  // MARK: - What is shown

  /// What a screen reader calls the display.
  public var displayLabel: String { catalogue.text(.part(.result)) }

  /// The text on the display.
  public var displayText: String {
    if let otherForm { return otherForm.text }
    if let answer = calculator.answer {
      return HistoryResult(answer).text(symbols: calculator.format.symbols)
    }
    return calculator.numberText ?? catalogue.text(.part(.error))
  }

  /// The line above the display: what has been entered, or why there is no result.
  ///
  /// Empty where it would only repeat the number on the display.
  public var expressionText: String {
    if let calculation = calculator.answer?.calculation ?? otherForm?.calculation {
      return calculation
    }
    let entered = calculator.expressionText
    if let error = calculator.error {
      // An operation that finds too few numbers on a stack has entered nothing.
      return catalogue.text(
        entered.isEmpty
          ? .calculationReason(error, demand) : .sentence(.failure(of: entered, error)))
    }
    if let remark = wordRemark(on: entered) { return remark }
    // Byte for byte, as in ``CommandRow``.
    let number = displayText
    func repeats(_ text: String) -> Bool { entered.utf8.elementsEqual(text.utf8) }
    return repeats(number) || repeats(Exactness.rounded.mark + number) ? "" : entered
  }

  /// The mark beside the number; nil where it would tell nothing, as of a number that is typed and of
  /// `2 + 3 = 5`.
  ///
  /// A number that the display rounds is marked, a fraction or an exact form, a result whose digits are
  /// all of it though there could be more, as of `1 ÷ 8 = 0.125`, and one that was on the display before
  /// `=`, as of `625 ÷ 25 = 25`, where nothing else would change.
  public var exactness: Exactness? {
    guard calculator.error == nil, !calculator.words.isOn else { return nil }
    if let isExact = calculator.answer?.isExact ?? otherForm?.isExact {
      return isExact ? .exact : .rounded
    }
    guard calculator.displaysExactly else { return .rounded }
    guard calculator.showsCalculation else { return nil }
    let isWhole = calculator.number?.rational?.isInteger ?? false
    return !isWhole || calculator.showsOperandAsResult ? .exact : nil
  }

  /// The keys as they are now: AC or C, the lit ones, and second functions.
  public var keypad: Keypad { Keypad(keypadState) }

  /// What the keypad depends on, to be compared.
  public var keypadState: Keypad.State {
    Keypad.State(mode, of: calculator, language: catalogue.language)
  }

  /// What changes how keys are understood, as short words to stand beside the number: `M`,
  /// `Rad`, `Left to right`.
  public var marks: [String] {
    if calculator.words.isOn { return wordMarks + orderMarks }
    var marks: [String] = []
    // The basic keypad has no key to light while there is a number in memory.
    if mode == .basic, calculator.memory != nil { marks.append("M") }
    if calculator.angleUnit != .degrees {
      marks.append(Key.angleUnit(calculator.angleUnit).token)
    }
    return marks + orderMarks
  }

  private var orderMarks: [String] {
    order == .leftToRight ? [catalogue.text(.settingValue(.leftToRight))] : []
  }

  /// The order of evaluation; changing it is no press, and undo keeps it.
  public var order: EvaluationOrder {
    get { calculator.order }
    set { settings.order = newValue }
  }

  /// Shows the same value in another format, as when a phone is turned.
  ///
  /// This is no press, and undo keeps it. A number being typed stays as it was typed, and the marks
  /// and the minus sign stay as they are.
  public func show(in format: NumberFormat) {
    let format = NumberFormat(
      maximumDigits: settings.digits ?? format.maximumDigits, countsExponent: format.countsExponent,
      symbols: calculator.format.symbols, notation: calculator.format.notation,
      maximumPlaces: settings.places)
    guard format != calculator.format else { return }
    states.adjust { $0.format = format }
  }
}
