import CalculatorModel
import Languages

extension CalculatorViewModel {
  /// All commands in their current state, for views that show them all.
  public var commandRows: [CommandRow] {
    let next = nextForm?.form
    return CalculatorCommand.allCases.map { command in
      CommandRow(
        command: command, label: catalogue.text(message(for: command, nextForm: next)),
        isEnabled: canPerform(command, nextForm: next))
    }
  }

  /// Returns the current name of a command for a menu, a button or a help text: what it would change to.
  public func label(of command: CalculatorCommand) -> String {
    catalogue.text(message(for: command))
  }

  func message(for command: CalculatorCommand) -> Message {
    message(for: command, nextForm: command == .form ? nextForm?.form : nil)
  }

  private func message(for command: CalculatorCommand, nextForm: ResultForm?) -> Message {
    switch command {
    case .undo: .command(.undo)
    case .redo: .command(.redo)
    case .copy: .command(.copy)
    case .keypad: .command(nextKeypad.commandName)
    case .order: .settingValue(order == .precedence ? .leftToRight : .precedence)
    case .reversePolish: .command(calculator.isReversePolish ? .infix : .reversePolish)
    case .form:
      switch nextForm {
      case .fraction?: .command(.showFraction)
      case .exact?: .command(.showExactForm)
      case .decimal?, nil: .command(.showDecimal)
      }
    case .digits: .command(.moreDigits)
    case .large: .command(.largeType)
    case .separators:
      .command(settings.grouping == .none ? .showSeparators : .hideSeparators)
    case .convert: .command(showsConversion ? .stopConverting : .convert)
    case .swapUnits: .command(.swapUnits)
    case .otherUnit: .command(.otherUnit)
    case .units: .command(.chooseUnits)
    case .store: .command(.storeNumber)
    case .memory: .command(.showMemory)
    case .history: .command(.showHistory)
    case .tape: .command(.showTape)
    case .dates: .command(.showDates)
    case .constants: .command(.showConstants)
    case .settings: .command(.showSettings)
    }
  }

  /// Whether a command would have an effect, for views that show this beforehand.
  public func canPerform(_ command: CalculatorCommand) -> Bool {
    canPerform(command, nextForm: command == .form ? nextForm?.form : nil)
  }

  private func canPerform(_ command: CalculatorCommand, nextForm: ResultForm?) -> Bool {
    switch command {
    case .undo: canUndo
    case .redo: canRedo
    case .form: nextForm != nil
    case .copy: calculator.error == nil
    case .digits, .store: calculator.number != nil
    case .convert, .units: !calculator.words.isOn
    case .swapUnits, .otherUnit: showsConversion
    // If the marks include none for groups, there is nothing to show or to hide.
    case .separators: settings.marks.haveGroupingMark
    case .keypad, .order, .reversePolish, .large, .memory, .history, .tape, .dates, .constants,
      .settings:
      true
    }
  }

  /// Performs a command in the calculator.
  ///
  /// It leaves to the view what only a view can do: copying a text to the clipboard, and showing large type,
  /// units, memory, history, tape, dates, constants and settings.
  public func perform(_ command: CalculatorCommand) {
    switch command {
    case .undo: undo()
    case .redo: redo()
    case .copy: confirmCopy()
    case .keypad: turn(to: nextKeypad)
    case .order:
      order = order == .precedence ? .leftToRight : .precedence
      say(.sentence(.orderIs(order)))
    case .reversePolish: press(.reversePolish(!calculator.isReversePolish))
    case .form: showNextForm()
    case .digits: showMoreDigits()
    case .store: store()
    case .convert: toggleConversion()
    case .swapUnits: swapUnits()
    case .otherUnit: if let conversion { mark(conversion.marked.other) }
    case .separators:
      if canPerform(command) { settings.grouping = settings.grouping == .none ? .thousands : .none }
      let symbols = settings.symbols(locale: locale)
      say(.sentence(.separators(areShown: symbols.groupingMark != nil)))
    case .history, .tape: readHistory()
    case .units: if !showsConversion { toggleConversion() }
    case .large, .memory, .dates, .constants, .settings: break
    }
  }
}

extension Keypad.Mode {
  /// The name of the menu command that switches to the keypad.
  public var commandName: CommandName {
    switch self {
    case .basic: .basicKeypad
    case .scientific: .scientificKeypad
    case .programmer: .programmerKeypad
    }
  }
}

extension KeypadMode: Translatable {}

extension Catalogue {
  /// Returns the name of a keypad, for where it is clear that it is one: "Scientific".
  public func name(of mode: Keypad.Mode) -> String { mode.text(in: language) }
}
