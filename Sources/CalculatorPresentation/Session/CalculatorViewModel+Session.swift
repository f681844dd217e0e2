import CalculatorModel
import Quantities

extension CalculatorViewModel {
  /// The session as lines of text; empty if nothing was done, nil if it cannot be written.
  ///
  /// They contain the number, pending operations, memory and stored numbers, the chosen keypad, and the steps that
  /// can be undone and redone:
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
  /// Nothing is rounded: a number is written as its exact text, or as the steps that led to it. So a session cannot
  /// be written while a number without an exact text lies more than 4,000 steps back, or 0.4 seconds of calculating.
  /// Undo reaches back at least 500 steps, if these take no longer than 0.1 seconds.
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

  /// Continues from the lines of a session, replacing all that was entered.
  ///
  /// The current settings stay in effect. Nothing is announced, as nothing is new.
  ///
  /// - Returns: False if the lines cannot be read, or would take longer than `SessionKeeping` allows; nothing has
  ///   changed then.
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
      // It took a tenth of this when it was written.
      if let stopwatch, stopwatch() - start > 10 * SessionKeeping.Limits.most.microseconds {
        return nil
      }
    }
    guard text.position <= states.actions.count else { return nil }
    states.move(to: text.position)
    return states
  }

  // MARK: - Storage

  /// Continues the session that was closed last, if the user wants sessions kept and there is one.
  ///
  /// A view calls it before drawing for the first time. A session that cannot be read is kept elsewhere, and
  /// ``notice`` says where.
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

  /// Keeps the session as it is now, unless that is kept already.
  ///
  /// A view calls it after showing what happened, when nothing more is to be done at once.
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

  /// Reports that the session was not kept, when this is found out later.
  ///
  /// Keeping it is tried again at the next opportunity.
  public func sessionWasNotKept(because error: StorageError) {
    session.keptLines = nil
    say(.sentence(.sessionNotKept(StorageReason(error))))
  }

  /// Keeps the session for the last time: the next program continues it.
  ///
  /// If another program has switched sessions off meanwhile, it is removed.
  ///
  /// - Throws: ``StorageError`` if it is not kept.
  public func closeSession() throws(StorageError) {
    guard let sessionStorage else { return }
    let settings = try settingsStorage?.text().map { SettingsText($0).settings } ?? chosen
    guard chosen.keepsSession, settings.keepsSession else { return try sessionStorage.removeAll() }
    guard let lines = sessionLines else { return }
    try sessionStorage.close(lines)
  }

  /// Whether something that the user has entered and not finished, or stored, would be lost with the program.
  public var losesSession: Bool {
    guard calculator.memory != nil || !calculator.storedNumbers.isEmpty || calculator.isWaiting
    else { return false }
    keepSession()
    return sessionStorage == nil || !chosen.keepsSession || session.keptLines == nil
  }

  /// Removes the stored session when sessions are no longer to be kept.
  func removeSession() {
    session.keptLines = []
    do throws(StorageError) {
      try sessionStorage?.removeAll()
    } catch {
      say(.sentence(.sessionNotKept(StorageReason(error))))
    }
  }
}
