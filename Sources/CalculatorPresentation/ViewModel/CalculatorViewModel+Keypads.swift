import CalculatorModel

extension CalculatorViewModel {
  /// Turns to a keypad.
  ///
  /// Between the basic and the scientific one this is not a press: the same value is shown with as many digits as
  /// suit the keypad, and undo keeps it. To and from the programmer's it is a press, which undo takes back: the
  /// number becomes a word, and pending operations are given up.
  public func turn(to mode: Keypad.Mode) {
    if calculator.words.isOn == (mode == .programmer) {
      show(mode)
    } else {
      press(.keypad(mode))
    }
  }

  /// The keypad that ``CalculatorCommand/keypad`` turns to: the next one offered.
  public var nextKeypad: Keypad.Mode {
    mode.next(among: offeredKeypads)
  }

  /// Returns the label in a menu for turning to a keypad.
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

  /// Shows the calculator's own keypad, if undo or a session has changed it.
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
  /// Returns the keypad after this one among some; this one if there is no other.
  func next(among offered: [Self]) -> Self {
    let all = Self.allCases
    let place = all.firstIndex(of: self) ?? 0
    return (all[(place + 1)...] + all[..<place]).first { offered.contains($0) } ?? self
  }
}
