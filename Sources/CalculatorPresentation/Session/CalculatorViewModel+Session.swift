import CalculatorModel
import Quantities

extension CalculatorViewModel {
  /// The session as lines of text; empty where nothing was done, nil where it cannot be written.
  ///
  /// They have the number, what waits, memory and stored numbers, the chosen keypad, and what can be
  /// undone and redone:
  ///
  /// ```swift
  /// viewModel.press(.digit(.five))
  /// let lines = viewModel.sessionLines ?? []
  /// another.continueSession(lines)
  /// another.displayText   // "5"
  /// another.undo()
  /// another.displayText   // "0"
  /// ```
  ///
  /// Nothing is rounded: a number is told by its exact text, or by the steps that led to it. So a session
  /// cannot be written while one that has no exact text lies more than 4,000 steps back, or 0.4 seconds
  /// of calculating. Undo reaches back at least 500 steps, where these take no longer than 0.1 seconds.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public var sessionLines: [String]? {
    guard
      !states.actions.isEmpty || !calculator.isUnused || states.forgottenCount > 0
        || unitConversion != nil || !exchangeRates.rates.isEmpty
    else { return [] }
    guard var text = session.text(of: states) else { return nil }
    text.keypad = chosenKeypad
    text.hasOtherForm = otherForm != nil
    if let unitConversion { text.conversion = unitConversion.text(isOn: isConverting) }
    text.rates = exchangeRates.rates.map { $0.line }.joined(separator: "\n")
    if let markedNumber, markedNumber.digits == calculator.entryDigits {
      text.typedNumber = markedNumber.typed
    }
    let lines = text.lines
    return lines.reduce(0) { $0 + $1.utf8.count + 1 } <= SessionText.byteLimit ? lines : nil
  }

  /// Goes on from the lines of a session, in place of all that was entered.
  ///
  /// The settings hold as they are now. Nothing is announced: what is there was there before.
  ///
  /// - Returns: False where the lines cannot be read, or would take longer than `SessionKeeping`
  ///   writes; nothing has changed then.
  @discardableResult
  public func continueSession(_ lines: [String]) -> Bool {
    guard let text = SessionText(lines), let states = states(of: text) else { return false }
    self.states = states
    session = SessionKeeping()
    session.keptLines = lines
    chosenKeypad = text.keypad
    exchangeRates = ExchangeRates()
    if let rates = ExchangeRate.all(in: text.rates) { keep(rates) }
    isConverting = UnitConversion.isOn(text.conversion)
    unitConversion = UnitConversion(text: text.conversion)
    followCalculator()
    showDecimal()
    applySettings()
    pressKeysOfSettings()
    let typed = MarkedNumber(text.typedNumber, symbols: calculator.format.symbols)
    markedNumber = !text.typedNumber.isEmpty && typed.digits == calculator.entryDigits ? typed : nil
    if text.hasOtherForm { otherForm = nextForm }
    return true
  }

  private func states(of text: SessionText) -> UndoHistory<Calculator, Step>? {
    guard let entries = text.entries,
      let calculator = Calculator(words: text.state, text.numbers, format: calculator.format)
    else { return nil }
    var states = Self.states(calculator)
    let start = stopwatch?() ?? 0
    for entry in entries {
      switch entry {
      case .step(let step): states.perform(step, timedBy: stopwatch)
      case .settings(let order, let digits):
        states.adjust { calculator in
          calculator.order = order
          calculator.format = NumberFormat(
            maximumDigits: digits, countsExponent: calculator.format.countsExponent,
            symbols: calculator.format.symbols)
        }
      }
      // It took a tenth of this where it was written.
      if let stopwatch, stopwatch() - start > 10 * SessionKeeping.Limits.most.microseconds {
        return nil
      }
    }
    guard text.position <= states.actions.count else { return nil }
    states.move(to: text.position)
    return states
  }

  // MARK: - Storage

  /// Continues the session that was closed last, if the person wants sessions to be kept and there is one.
  ///
  /// A view calls it before its first picture. One that cannot be read is kept elsewhere, and ``notice``
  /// says where.
  public func continueSession() {
    guard let sessionStorage else { return }
    do throws(StorageError) {
      guard chosen.keepsSession else { return try sessionStorage.removeAll() }
      guard let lines = try sessionStorage.takeLast() else { return }
      guard !lines.isEmpty, !continueSession(lines) else { return }
      say(.sentence(.sessionSetAside(place: try sessionStorage.setAside())))
    } catch {
      say(.sentence(.sessionNotRead(StorageReason(error))))
    }
  }

  /// Keeps the session as it is now, if that is not kept already.
  ///
  /// A view calls it when it has shown what happened and nothing more is to be done at once.
  public func keepSession() {
    guard let sessionStorage, chosen.keepsSession else { return }
    guard let lines = sessionLines else {
      session.keptLines = nil
      return
    }
    guard lines != session.keptLines else { return }
    do throws(StorageError) {
      try sessionStorage.keep(lines)
      session.keptLines = lines
      session.toldError = nil
    } catch {
      session.keptLines = nil
      guard error != session.toldError else { return }
      session.toldError = error
      sessionWasNotKept(because: error)
    }
  }

  /// Says that the session was not kept, where that comes out later.
  ///
  /// It is asked for again at the next chance.
  public func sessionWasNotKept(because error: StorageError) {
    session.keptLines = nil
    say(.sentence(.sessionNotKept(StorageReason(error))))
  }

  /// Keeps the session for the last time: the next program continues it.
  ///
  /// Where another program has switched that off meanwhile, it is removed.
  ///
  /// - Throws: ``StorageError`` where it is not kept.
  public func closeSession() throws(StorageError) {
    guard let sessionStorage else { return }
    let settings = try settingsStorage?.text().map { SettingsText($0).settings } ?? chosen
    guard chosen.keepsSession, settings.keepsSession else { return try sessionStorage.removeAll() }
    guard let lines = sessionLines else { return }
    try sessionStorage.close(lines)
  }

  /// Whether something that a person has entered and not finished, or stored, would end with the program.
  public var losesSession: Bool {
    guard calculator.memory != nil || !calculator.storedNumbers.isEmpty || calculator.isWaiting
    else { return false }
    keepSession()
    return sessionStorage == nil || !chosen.keepsSession || session.keptLines == nil
  }

  /// Removes what is kept where sessions are not to be kept any more.
  func removeSession() {
    session.keptLines = []
    do throws(StorageError) {
      try sessionStorage?.removeAll()
    } catch {
      say(.sentence(.sessionNotKept(StorageReason(error))))
    }
  }
}
