import CalculatorModel

extension SheetViewModel {
  /// Presses a key of the keypad, which types into the line at the cursor.
  public func press(_ key: Key, at now: Int64) {
    // These remove the selection.
    if !editor.selection.isEmpty, key == .delete || key == .clear { return delete(.left, at: now) }
    enter(at: now) { $0.press(key) }
  }

  /// Types something into the line at the cursor.
  func enter(at now: Int64, _ type: (inout SheetKeyEntry) -> SheetKeyEffect) {
    refuse(nil)
    if !editor.selection.isEmpty { delete(.left, at: now) }
    let line = cursor.line
    var entry = SheetKeyEntry(editor.line, at: cursor.offset, repetition: repetition)
    switch type(&entry) {
    case .typed: put(entry, at: now)
    case .newLine:
      put(entry, at: now)
      edit(at: now) { editor throws(SheetLimit) in
        editor.move(.lineEnd)
        try editor.insert("\n", at: now)
      }
    case .angleUnit(let unit): set(unit, at: now)
    case .secondFunctions: toggleSecondFunctions()
    // The view decides which keypad is shown.
    case .keypad: refuse(.key(.otherKeypad))
    case .refused(let refusal): refuse(.key(refusal))
    }
    if cursor.line != line { endDrag(at: now) }
  }

  private func put(_ entry: SheetKeyEntry, at now: Int64) {
    edit(at: now) { editor throws(SheetLimit) in
      try editor.setLine(entry.line, cursor: entry.cursor, at: now)
    }
  }

  /// The text that `=` types into an empty line: the last operation of the nearest calculation above, on its answer.
  private var repetition: String? {
    for line in (0..<cursor.line).reversed() {
      switch sheet.answer(at: line) {
      case .value: return SheetKeyEntry.repetition(of: lines[line])
      case .failure, .pending: return nil
      case .nothing, .function, .graph: continue
      }
    }
    return nil
  }

  /// Sets the unit of angles at the top of the sheet.
  private func set(_ unit: AngleUnit, at now: Int64) {
    edit(at: now) { editor throws(SheetLimit) in
      try editor.set(option: "angle " + unit.name, at: now)
    }
  }

  /// Returns the current keys of a keypad: AC or C, second functions, the unit that a key changes to.
  public func keypad(_ mode: Keypad.Mode) -> Keypad {
    var calculator = Calculator(format: mode.format, angleUnit: sheet.options.angleUnit)
    if hasSecondFunctions { calculator.press(.secondFunctions) }
    // `C` clears a number at the cursor.
    if !SheetKeyEntry(editor.line, at: cursor.offset).showsAllClear {
      calculator.press(.digit(.one))
    }
    return Keypad(mode, for: calculator, catalogue: catalogue)
  }
}

extension SheetEditor {
  /// Replaces the line at the cursor, changing only what differs.
  mutating func setLine(_ line: String, cursor offset: Int, at time: Int64) throws(SheetLimit) {
    let number = cursor.line
    let place = SheetCursor(line: number, offset: offset)
    let new = SheetText(line)
    let difference = SheetText(self.line).difference(
      to: new, endingAt: SheetCursor(line: 0, offset: offset))
    guard let (range, text) = difference else { return select(SheetSelection(at: place)) }
    let start = SheetCursor(line: number, offset: range.lowerBound.offset)
    let end = SheetCursor(line: number, offset: range.upperBound.offset)
    try replace(start..<end, with: text, .typing, cursor: place, at: time)
  }
}

extension SheetKeyEntry {
  /// Types a name, where an operand can stand.
  mutating func typeReference(_ text: String) -> SheetKeyEffect {
    guard !parts.isComment else { return .refused(.comment) }
    moveIntoCalculation()
    return typeOperand(text)
  }
}
