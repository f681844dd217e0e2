import CalculatorModel

extension CalculatorViewModel {
  /// Turns to a keypad.
  ///
  /// Between the basic and the scientific one this is no press: the same value is shown with as many
  /// digits as suit the keypad, and undo keeps it. To the programmer's and from there it is one, which undo
  /// takes back: the number becomes a word, and what waits is given up.
  public func turn(to mode: Keypad.Mode) {
    if calculator.words.isOn == (mode == .programmer) {
      show(mode)
    } else {
      press(.keypad(mode))
    }
  }

  /// The keypad to which ``CalculatorCommand/keypad`` turns: the next one that is offered.
  public var nextKeypad: Keypad.Mode {
    mode.next(among: offeredKeypads)
  }

  /// What a menu calls turning to a keypad.
  public func label(of mode: Keypad.Mode) -> String { catalogue.text(.command(mode.commandName)) }

  /// Shows the keypad that a press of its key has turned to.
  func follow(_ mode: Keypad.Mode) {
    show(mode)
    if calculator.words.wraps {
      tell(.display)
    } else {
      news.content = nil
    }
  }

  /// Shows the keypad that the calculator is of, where undo or a session has changed that.
  func followCalculator() {
    guard calculator.words.isOn != (mode == .programmer) else { return }
    show(calculator.words.isOn ? .programmer : keypadBeforeWords)
    if chosenKeypad != nil || calculator.words.isOn { chosenKeypad = mode }
  }

  private func show(_ mode: Keypad.Mode) {
    if self.mode != .programmer { keypadBeforeWords = self.mode }
    self.mode = mode
    show(in: mode.format)
  }
}

extension Keypad.Mode {
  /// The keypad behind this one among some; itself where there is no other.
  func next(among offered: [Self]) -> Self {
    let all = Self.allCases
    let place = all.firstIndex(of: self) ?? 0
    return (all[(place + 1)...] + all[..<place]).first { offered.contains($0) } ?? self
  }
}
