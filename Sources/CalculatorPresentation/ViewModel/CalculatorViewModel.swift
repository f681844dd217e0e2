import BigNumbers
import CalculatorModel
import CalendarDates
import ExactReals
import Languages
import Quantities

#if canImport(Observation)
import Observation
#endif

/// Everything that a view shows of a calculator, and everything it can ask of it.
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
/// Texts, labels, roles and places come from here, so that views cannot disagree. A press is handled immediately;
/// nothing is dropped and nothing is asynchronous.
#if canImport(Observation)
@Observable
#endif
public final class CalculatorViewModel {
  /// The minimum number of presses that can be undone.
  public static let undoLimit = 10_000

  /// The model, a value.
  public var calculator: Calculator { states.present }

  var states: UndoHistory<Calculator, Step>

  /// The finished calculations.
  public let history: HistoryViewModel

  /// The problem with the history that was reported last, while it lasts.
  var toldError: StorageError?

  /// The user's settings.
  var chosen: Settings

  /// The storage of the user's settings; nil to forget them.
  let settingsStorage: (any SettingsStorage)?

  /// The storage of the session; nil if it ends with the program.
  let sessionStorage: (any SessionStorage)?

  /// The state of the session that is kept.
  var session = SessionKeeping()

  /// A continuous count of microseconds, to find what took long; nil if that is not needed.
  let stopwatch: (() -> Int64)?

  /// Whether work that takes long is to be stopped; nil if nothing is ever stopped.
  ///
  /// It is called every few milliseconds while more digits are found, or a kept calculation is changed or used again.
  /// After `true` nothing has changed.
  public var shouldStop: (() -> Bool)?

  /// The time where the user is, for a line that has `today` or a time zone in it.
  public var wallClock = WallClock()

  /// The system's locale, for the choices that the user leaves to it.
  let locale: String

  /// The words, in the user's language.
  public internal(set) var catalogue: Catalogue

  /// The keypad that is shown.
  public internal(set) var mode: Keypad.Mode

  /// The keypad that the user has turned to, if a view follows the user and not only its window; it is kept with the
  /// session.
  public var chosenKeypad: Keypad.Mode?

  /// The keypads that the view can show, which ``CalculatorCommand/keypad`` turns to one after another.
  public var offeredKeypads: [Keypad.Mode] = [.basic, .scientific]

  /// The keypad before turning to the programmer's, for undo.
  var keypadBeforeWords = Keypad.Mode.basic

  /// The number shown in another form than its decimal digits.
  var otherForm: OtherForm?

  /// More digits of the number shown, while they are asked for.
  public internal(set) var expandedNumber: ExpandedNumber?

  /// The number being typed, once a mark that groups digits was typed in it.
  var markedNumber: MarkedNumber?

  /// The exchange rates that the user has given; none is ever fetched.
  public internal(set) var exchangeRates = ExchangeRates()

  /// The units of the current or the last conversion.
  var unitConversion: UnitConversion?
  /// Whether units are being converted; the programmer keypad shows nothing of it.
  var isConverting = false

  /// Typing on a keyboard, if a view follows it.
  var typing = Typing()

  /// The finished lines of the paper tape, built when it is looked at.
  let finishedTape = FinishedTape()

  /// The number of changes of the history that were undone or redone.
  var historyMoveCount = 0

  var news = News()

  /// The last event other than typing.
  struct News {
    enum Content: Hashable {
      /// A new number on the display.
      case display
      case notice(Message)
      /// The effect of a key of the keyboard, or the lack of one.
      case keyboard(KeyboardText)
    }

    var content: Content?

    /// The number of news so far.
    var number = 0
  }

  /// Creates a view model; by default for a basic calculator that shows 0, with the sign `−`.
  ///
  /// - Parameters:
  ///   - calculator: The calculator in its initial state.
  ///   - mode: The keypad that is shown.
  ///   - history: The history of finished calculations; by default they are forgotten.
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
  /// The settings take effect at once. The history is there after ``readHistory()``, and the session that was closed
  /// last after ``continueSession()``.
  ///
  /// - Parameters:
  ///   - historyStorage: The storage of the history.
  ///   - settingsStorage: The storage of the settings.
  ///   - sessionStorage: The storage of the session; nil if it ends with the program.
  ///   - mode: The keypad that is shown.
  ///   - order: The order of evaluation, in place of the one in the settings.
  ///   - isReversePolish: Whether numbers wait on a stack, in place of the setting.
  ///   - locale: The system's locale, such as `de_DE.UTF-8`: for the language and the marks in numbers
  ///     that the settings leave to the system.
  ///   - clock: The time in seconds since the beginning of 1970, UTC.
  ///   - random: Random numbers, used by the key Rand and by the history.
  ///   - stopwatch: A continuous count of microseconds. Work that took long is not repeated when a session is
  ///     continued; without a stopwatch this is unknown.
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

  /// The label of the display for screen readers.
  public var displayLabel: String { catalogue.text(.part(.result)) }

  /// The text on the display.
  public var displayText: String {
    if let otherForm { return otherForm.text }
    if let answer = calculator.answer {
      return HistoryResult(answer).text(symbols: calculator.format.symbols)
    }
    return calculator.numberText ?? catalogue.text(.part(.error))
  }

  /// The line above the display: the calculation entered, or the reason why there is no result.
  ///
  /// Empty if it would only repeat the number on the display.
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

  /// The mark beside the number; nil if it would say nothing, as for a number being typed and for `2 + 3 = 5`.
  ///
  /// The marked numbers are: one that the display rounds, a fraction or an exact form, a result whose digits are
  /// complete though there could be more, as in `1 ÷ 8 = 0.125`, and one that was on the display before `=`, as in
  /// `625 ÷ 25 = 25`, where nothing else would change.
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

  /// The current keys: AC or C, the lit ones, and second functions.
  public var keypad: Keypad { Keypad(keypadState) }

  /// The state that the keypad depends on, to be compared.
  public var keypadState: Keypad.State {
    Keypad.State(mode, of: calculator, language: catalogue.language)
  }

  /// The marks for whatever changes how keys are understood, as short words beside the number: `M`, `Rad`,
  /// `Left to right`.
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

  /// The order of evaluation; changing it is not a press, and undo keeps it.
  public var order: EvaluationOrder {
    get { calculator.order }
    set { settings.order = newValue }
  }

  /// Shows the same value in another format, as when a phone is turned.
  ///
  /// This is not a press, and undo keeps it. A number being typed stays as it was typed, and the marks and the minus
  /// sign stay as they are.
  public func show(in format: NumberFormat) {
    let format = NumberFormat(
      maximumDigits: settings.digits ?? format.maximumDigits, countsExponent: format.countsExponent,
      symbols: calculator.format.symbols, notation: calculator.format.notation,
      maximumPlaces: settings.places)
    guard format != calculator.format else { return }
    states.adjust { $0.format = format }
  }
}
