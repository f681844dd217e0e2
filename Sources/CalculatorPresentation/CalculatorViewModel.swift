import BigNumbers
import CalculatorModel
import ExactReals

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
/// viewModel.expressionText    // "5"
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

  private var states: UndoHistory<Calculator, Step>

  /// What can be undone.
  private enum Step: Sendable {
    /// A key; `=` names the calculation that it completes, if it completes one.
    case press(Key, calculation: UInt64? = nil)
    /// A number from elsewhere that the calculator takes.
    case enter(Real, calculation: UInt64? = nil)
    case store
    case recallStored(at: Int)
    case removeStored(at: Int)

    func perform(on calculator: inout Calculator) {
      switch self {
      case .press(let key, let calculation):
        calculator.press(key)
        if let calculation, calculator.showsCalculation {
          calculator.resultCalculation = calculation
        }
      case .enter(let number, let calculation):
        try? calculator.setNumber(number, calculation: calculation)
      case .store: calculator.storeNumber()
      case .recallStored(let index): calculator.recallStoredNumber(at: index)
      case .removeStored(let index): calculator.removeStoredNumber(at: index)
      }
    }
  }

  /// The calculations that were finished.
  public let history: HistoryViewModel

  /// What the person has chosen.
  private var chosen: Settings

  /// Where what the person chooses is kept; nil to forget it.
  private let settingsStorage: (any HistoryStorage)?

  /// The system's locale, for what the person leaves to it.
  private let locale: String

  /// The words, in the person's language.
  public private(set) var catalogue: Catalogue

  /// Which keypad is shown.
  public private(set) var mode: Keypad.Mode

  /// The number shown in another form than its decimal digits.
  private var otherForm: (form: ResultForm, text: String)?

  /// More digits of the number shown, while they are asked for.
  public private(set) var expandedNumber: ExpandedNumber?

  private var news = News()

  /// What happened last besides typing.
  private struct News {
    enum Content: Hashable {
      /// A new number on the display.
      case display
      case notice(Message)
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
    self.mode = mode
    self.history = history
    var settings = Settings()
    settings.order = calculator.order
    settings.angleUnit = calculator.angleUnit
    settings.keepsHistory = history.isOn
    chosen = settings
    settingsStorage = nil
    locale = ""
    catalogue = Catalogue(.english)
    states = Self.states(calculator)
  }

  /// Creates a view model that keeps its history and settings.
  ///
  /// - Parameters:
  ///   - storage: Where they are kept.
  ///   - mode: The keypad that is shown.
  ///   - order: The order of evaluation, in place of the one in the settings.
  ///   - locale: The system's locale, such as `de_DE.UTF-8`: for the language and the marks in numbers
  ///     that the settings leave to the system.
  ///   - clock: The time in seconds since the beginning of 1970, UTC.
  ///   - random: Random numbers, of which the key Rand and the history make theirs.
  public init(
    storage: any HistoryStorage, mode: Keypad.Mode = .basic, order: EvaluationOrder? = nil,
    locale: String, clock: @escaping () -> Int64, random: @escaping () -> UInt64
  ) {
    var failure: StorageError?
    var text: String?
    do throws(StorageError) {
      text = try storage.settings()
    } catch {
      failure = error
    }
    var settings = SettingsText(text ?? "").settings
    settings.order = order ?? settings.order
    self.mode = mode
    self.locale = locale
    settingsStorage = storage
    chosen = settings
    history = HistoryViewModel(
      storage: storage, isOn: settings.keepsHistory, clock: clock, random: random)
    catalogue = Catalogue(.english)
    states = Self.states(
      Calculator(
        format: mode.format, order: settings.order, angleUnit: settings.angleUnit,
        randomSeed: random()))
    applySettings()
    if let failure {
      say(.sentence(.settingsNotRead(StorageReason(failure))))
    } else {
      tellProblem()
    }
  }

  private static func states(_ calculator: Calculator) -> UndoHistory<Calculator, Step> {
    UndoHistory(calculator, limit: undoLimit) { calculator, step in
      step.perform(on: &calculator)
    }
  }

  // MARK: - What is shown

  /// What a screen reader calls the display.
  public var displayLabel: String { catalogue.text(.part(.result)) }

  /// The text on the display.
  public var displayText: String {
    guard calculator.error == nil else { return catalogue.text(.part(.error)) }
    return otherForm?.text ?? calculator.displayText
  }

  /// The line above the display: what has been entered, or why there is no result.
  public var expressionText: String {
    guard let error = calculator.error else { return calculator.expressionText }
    return catalogue.text(.sentence(.failure(of: calculator.expressionText, error)))
  }

  /// Whether the number shown is exact; nil where no mark is due: while typing what fits.
  public var exactness: Exactness? {
    guard calculator.error == nil else { return nil }
    if otherForm != nil { return .exact }
    guard calculator.displaysExactly else { return .rounded }
    return calculator.showsResult ? .exact : nil
  }

  /// The keys as they are now: AC or C, the lit ones, and second functions.
  public var keypad: Keypad { Keypad(mode, for: calculator, catalogue: catalogue) }

  /// What changes how keys are understood, as short words to stand beside the number: `Rad`,
  /// `Left to right`.
  public var marks: [String] {
    var marks: [String] = []
    if calculator.angleUnit != .degrees {
      marks.append(Key.angleUnit(calculator.angleUnit).token)
    }
    if order == .leftToRight { marks.append(catalogue.text(.settingValue(.leftToRight))) }
    return marks
  }

  /// Turns to a keypad, which shows the same value with as many digits as suit it.
  ///
  /// This is no press, and undo keeps it.
  public func turn(to mode: Keypad.Mode) {
    self.mode = mode
    show(in: mode.format)
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
      symbols: calculator.format.symbols)
    guard format != calculator.format else { return }
    states.adjust { $0.format = format }
  }

  // MARK: - Keys

  /// Presses a key.
  ///
  /// - Complexity: O(1). About one ordinary press in 64 allocates, when a state is kept for undo.
  public func press(_ key: Key) {
    states.perform(.press(key))
    if key == .equals { record() }
    showDecimal()
    switch key {
    case .equals, .percent, .clear, .allClear, .delete, .function, .constant, .random,
      .closeParenthesis, .memory(.recall):
      tell(.display)
      if key == .equals { tellProblem() }
    case .angleUnit(let unit): say(.sentence(.anglesAreIn(unit)))
    default:
      if calculator.error != nil {
        tell(.display)
      } else if news.content != nil {
        news.content = nil
      }
    }
  }

  /// Keeps the calculation that `=` has finished, and names it, so that others can go on from it.
  private func record() {
    guard history.isOn,
      let expression = calculator.sourceText(namingCalculations: { [history] id in
        history.history.entry(HistoryEntry.ID(rawValue: id)) != nil
      }), let value = calculator.number
    else { return }
    let id = history.record(
      expression: expression, angleUnit: calculator.angleUnit, value: value)
    guard let calculation = id?.rawValue else { return }
    states.amend(.press(.equals, calculation: calculation)) {
      $0.resultCalculation = calculation
    }
  }

  /// Presses the key of a shortcut; false when no key has it.
  @discardableResult
  public func press(_ shortcut: Shortcut) -> Bool {
    guard let key = keypad.key(for: shortcut) else { return false }
    press(key)
    return true
  }

  /// Presses the key of a swipe over the display, if it has one.
  public func press(_ swipe: Swipe) {
    if let key = swipe.key { press(key) }
  }

  // MARK: - Commands

  /// What a menu, a button or a help text calls a command now: what it would change to.
  public func label(of command: CalculatorCommand) -> String {
    catalogue.text(message(for: command))
  }

  private func message(for command: CalculatorCommand) -> Message {
    switch command {
    case .undo: .command(.undo)
    case .redo: .command(.redo)
    case .copy: .command(.copy)
    case .keypad: .command(mode == .basic ? .scientificKeypad : .basicKeypad)
    case .order: .settingValue(order == .precedence ? .leftToRight : .precedence)
    case .form:
      switch nextForm?.form {
      case .fraction?: .command(.showFraction)
      case .exact?: .command(.showExactForm)
      case .decimal?, nil: .command(.showDecimal)
      }
    case .digits: .command(.moreDigits)
    case .store: .command(.storeNumber)
    case .memory: .command(.showMemory)
    case .history: .command(.showHistory)
    case .settings: .command(.showSettings)
    }
  }

  /// Whether a command has anything to do, for views that show this beforehand.
  public func canPerform(_ command: CalculatorCommand) -> Bool {
    switch command {
    case .undo: canUndo
    case .redo: canRedo
    case .copy: copyText != nil
    case .form: nextForm != nil
    case .digits, .store: calculator.error == nil
    case .keypad, .order, .memory, .history, .settings: true
    }
  }

  /// Does what a command asks of the calculator; what only a view can do, it leaves to that: giving a
  /// text to the clipboard, and showing memory, history and settings.
  public func perform(_ command: CalculatorCommand) {
    switch command {
    case .undo: undo()
    case .redo: redo()
    case .copy: confirmCopy()
    case .keypad: turn(to: mode == .basic ? .scientific : .basic)
    case .order:
      order = order == .precedence ? .leftToRight : .precedence
      say(.sentence(.orderIs(order)))
    case .form: showNextForm()
    case .digits: showMoreDigits()
    case .store: store()
    case .memory, .history, .settings: break
    }
  }

  // MARK: - Undo

  /// Whether there is a press to undo.
  public var canUndo: Bool { states.canUndo }

  /// Whether there is an undone press.
  public var canRedo: Bool { states.canRedo }

  /// Takes the last press or paste back.
  public func undo() {
    move(orSay: .nothingToUndo) { $0.undo() }
  }

  /// Does again what was undone last.
  public func redo() {
    move(orSay: .nothingToRedo) { $0.redo() }
  }

  private func move(
    orSay refusal: Sentence, _ move: (inout UndoHistory<Calculator, Step>) -> Bool
  ) {
    let before = calculator
    guard move(&states) else {
      say(.sentence(refusal))
      return
    }
    // The order and the format are settings, and settings are no presses.
    if calculator.order != before.order || calculator.format != before.format {
      states.adjust {
        $0.order = before.order
        $0.format = before.format
      }
    }
    showDecimal()
    tell(.display)
  }

  // MARK: - Forms of the number

  /// In which form the number is shown.
  public var form: ResultForm { otherForm?.form ?? .decimal }

  /// Shows the number in its next form: as a fraction or exactly, then as a decimal again.
  ///
  /// `0.3333333333333333` turns into `1/3`, `0.8660254037844386` into `√3/2`.
  public func showNextForm() {
    guard let next = nextForm else {
      say(.sentence(.noOtherForm))
      return
    }
    otherForm = next.form == .decimal ? nil : next
    tell(.display)
  }

  /// The form after the one that is shown; nil where there is but one.
  private var nextForm: (form: ResultForm, text: String)? {
    if form != .decimal { return (.decimal, "") }
    guard let number = calculator.number, let text = number.exactText,
      text.utf8.count <= Self.exactTextLimit
    else { return nil }
    guard let fraction = number.rational else { return (.exact, typeset(text)) }
    return fraction.isInteger ? nil : (.fraction, typeset(text))
  }

  /// The most bytes of a fraction or an exact form on the display.
  private static let exactTextLimit = 40

  /// A text in plain ASCII signs with the display's own marks.
  private func typeset(_ text: String) -> String {
    text.replacingMarks(calculator.format.symbols)
  }

  private func showDecimal() {
    if otherForm != nil { otherForm = nil }
    if expandedNumber != nil { expandedNumber = nil }
  }

  /// Shows more digits of the number: 50 at first, then twice as many each time.
  ///
  /// They are in ``expandedNumber`` until the next press. At most about a second is spent on them.
  public func showMoreDigits() {
    guard let number = calculator.number else { return }
    if let expandedNumber, expandedNumber.isComplete { return }
    let digits = expandedNumber.map { $0.digits * 2 } ?? ExpandedNumber.digitRange.lowerBound
    guard
      let more = ExpandedNumber(
        of: number, digits: digits, symbols: calculator.format.symbols)
    else {
      say(.sentence(.noMoreDigits))
      return
    }
    expandedNumber = more
  }

  /// Shows no more digits than fit on the display.
  public func hideMoreDigits() {
    expandedNumber = nil
  }

  // MARK: - Memory

  /// The number in memory and the stored ones, as a list to choose from.
  public var memoryRows: [MemoryRow] {
    var rows: [MemoryRow] = []
    if let memory = calculator.memory { rows.append(row(.memory, memory)) }
    for (index, number) in calculator.storedNumbers.enumerated().reversed() {
      rows.append(row(.stored(index), number))
    }
    return rows
  }

  private func row(_ place: MemoryRow.Place, _ number: Real) -> MemoryRow {
    MemoryRow(
      place: place, text: calculator.format.text(of: number),
      exactness: calculator.format.showsExactly(number) ? .exact : .rounded)
  }

  /// Stores the number shown beside the memory.
  public func store() {
    var rehearsal = calculator
    guard rehearsal.storeNumber() else {
      say(.sentence(.memoryIsFull))
      return
    }
    let text = displayText
    states.perform(.store)
    showDecimal()
    say(.sentence(.stored(text)))
  }

  /// Takes a number of the memory as the operand.
  public func recall(_ place: MemoryRow.Place) {
    switch place {
    case .memory: press(.memory(.recall))
    case .stored(let index):
      states.perform(.recallStored(at: index))
      showDecimal()
      tell(.display)
    }
  }

  /// Forgets a number of the memory.
  public func remove(_ place: MemoryRow.Place) {
    switch place {
    case .memory: press(.memory(.clear))
    case .stored(let index): states.perform(.removeStored(at: index))
    }
  }

  // MARK: - Settings

  /// What the person has chosen. A change holds at once and is saved.
  ///
  /// Changing settings is no press, and undo keeps them.
  public var settings: Settings {
    get { chosen }
    set {
      let old = chosen
      guard newValue != old else { return }
      chosen = newValue
      applySettings(changedFrom: old)
      save(changedFrom: old)
    }
  }

  /// The settings' names and values in the person's language, with what can be chosen.
  public var settingRows: [SettingRow] {
    Setting.allCases.map { SettingRow($0, in: chosen, catalogue: catalogue) }
  }

  /// Gives a setting the value of that name; nothing happens where it has no such value.
  public func set(_ setting: Setting, to value: String) {
    var settings = settings
    do throws(SettingError) {
      try setting.set(value, in: &settings)
      self.settings = settings
    } catch {
      return
    }
  }

  private func applySettings(changedFrom old: Settings? = nil) {
    catalogue = Catalogue(
      chosen.language.flatMap { Language(code: $0) } ?? Language(localeName: locale))
    let symbols = chosen.marks.symbols(locale: locale)
    history.symbols = symbols
    history.isOn = chosen.keepsHistory
    let digits = chosen.digits ?? mode.format.maximumDigits
    let (order, angleUnit) = (chosen.order, chosen.angleUnit)
    states.adjust {
      $0.format = NumberFormat(
        maximumDigits: digits, countsExponent: $0.format.countsExponent, symbols: symbols)
      $0.order = order
      // The key Deg or Rad may have changed it since.
      if old?.angleUnit != angleUnit { $0.angleUnit = angleUnit }
    }
  }

  /// Saves what has changed, and leaves what another program has changed since.
  private func save(changedFrom old: Settings) {
    guard let settingsStorage else { return }
    do throws(StorageError) {
      var text = SettingsText(try settingsStorage.settings() ?? "")
      for setting in Setting.allCases where setting.value(in: chosen) != setting.value(in: old) {
        try? setting.set(setting.value(in: chosen), in: &text.settings)
      }
      try settingsStorage.saveSettings(text.text)
    } catch {
      say(.sentence(.settingsNotSaved(StorageReason(error))))
    }
  }

  // MARK: - History

  /// Enters the result of a kept calculation.
  public func reuse(_ id: HistoryEntry.ID) {
    do throws(HistoryFailure) {
      let value = try history.history.value(of: id, within: .digits)
      do throws(CalculationError) {
        try enter(value, calculation: id.rawValue)
      } catch {
        throw .calculation(error)
      }
      tell(.display)
    } catch {
      say(.historyReason(error))
    }
  }

  /// Tells what went wrong with the history, once.
  private func tellProblem() {
    guard let problem = history.problem else { return }
    switch problem {
    case .storage(let error, let unsavedCount):
      let reason = StorageReason(error)
      say(.sentence(unsavedCount > 0 ? .notKept(reason) : .historyNotRead(reason)))
    case .setAside(let lineCount, let place):
      say(.sentence(.setAside(lines: lineCount, place: place)))
      history.dismissProblem()
    }
  }

  // MARK: - Copy and paste

  /// The number shown, as other programs read it: without grouping, with an ASCII sign; nil after a
  /// failed calculation.
  public var copyText: String? {
    guard calculator.error == nil else { return nil }
    var copy = calculator
    copy.format.symbols = NumberSymbols(
      decimalMark: calculator.format.symbols.decimalMark, groupingMark: nil)
    return otherForm?.text ?? copy.displayText
  }

  /// Enters a number or the value of an expression from elsewhere; see ``PastedText`` for what is
  /// understood.
  ///
  /// ``notice`` then says what was understood, or why nothing was.
  ///
  /// - Parameter text: The text from elsewhere, or nil where there is none.
  /// - Returns: Whether the calculator took it. If not, nothing has changed.
  @discardableResult
  public func paste(_ text: String?) -> Bool {
    do throws(PasteError) {
      guard let text else { throw PasteError(.noText) }
      let pasted = try PastedText(text, symbols: calculator.format.symbols)
      do throws(CalculationError) {
        try enter(pasted.value)
      } catch {
        throw PasteError(.calculation(error))
      }
      say(.sentence(.pasted(pasted.reading)))
    } catch {
      refusePaste(error.cause)
      return false
    }
    return true
  }

  /// Enters a number from elsewhere.
  ///
  /// - Throws: `CalculationError` when the calculator does not take it; nothing has changed then.
  private func enter(_ number: Real, calculation: UInt64? = nil) throws(CalculationError) {
    var rehearsal = calculator
    try rehearsal.setNumber(number)
    states.perform(.enter(number, calculation: calculation))
    showDecimal()
  }

  /// Says why a text from elsewhere is not pasted, where a view cannot even hand it over.
  package func refusePaste(_ cause: PasteReason) {
    say(.sentence(.notPasted(cause)))
  }

  /// Says that the number shown was copied, or that there is none.
  public func confirmCopy() {
    say(.sentence(copyText.map { .copied($0) } ?? .nothingToCopy))
  }

  // MARK: - News

  /// What happened besides a press, in words: what was pasted, why something was refused.
  public var notice: String? {
    guard case .notice(let message) = news.content else { return nil }
    return catalogue.text(message)
  }

  /// What a screen reader is to say now; nil while a number is typed.
  public var announcement: Announcement? {
    switch news.content {
    case .display: Announcement(text: spokenDisplay, number: news.number)
    case .notice(let message):
      Announcement(text: catalogue.text(message), number: news.number)
    case nil: nil
    }
  }

  /// The display in words for a screen reader: the number, or `Error` and the cause.
  public var spokenDisplay: String {
    if let error = calculator.error { return catalogue.text(.sentence(.spokenError(error))) }
    let number = spokenNumber.map { catalogue.text($0) } ?? displayText
    return exactness == .rounded ? catalogue.text(.sentence(.approximately(number))) : number
  }

  /// The number shown, to be said in words; nil for an exact form, which is said as it is written.
  private var spokenNumber: SpokenNumber? {
    switch form {
    case .exact: return nil
    case .fraction:
      guard let fraction = calculator.number?.rational,
        let numerator = UInt64(exactly: fraction.magnitude.numerator),
        let denominator = UInt64(exactly: fraction.denominator)
      else { return nil }
      return SpokenNumber(
        isNegative: fraction.isNegative, numerator: numerator, denominator: denominator)
    case .decimal:
      return calculator.displayedNumber.flatMap { number in
        SpokenNumber(
          isNegative: number.isNegative, significand: number.significand,
          fractionDigits: number.fractionDigits ?? 0, exponent: number.exponent)
      }
    }
  }

  private func say(_ message: Message) {
    tell(.notice(message))
  }

  private func tell(_ content: News.Content) {
    news = News(content: content, number: news.number + 1)
  }
}
