import CalculatorModel

extension CalculatorViewModel {
  /// The line being typed, if there is one.
  public var typedLine: TypedLine? { typing.line }

  /// Opens a line for a calculation, beginning with a text.
  public func openLine(_ text: String = "") {
    endTyping()
    dismissNotice()
    typing.lineCount += 1
    typing.line = TypedLine(text: text, number: typing.lineCount)
  }

  /// Leaves the line and discards its text.
  public func leaveLine() {
    typing.line = nil
    dismissNotice()
  }

  /// Hands the line to a view that edits it itself, and calculates it with ``problem(calculating:)``.
  package func handOverLine() -> TypedLine? {
    defer { typing.line = nil }
    return typing.line
  }

  func typeIntoLine(_ shortcut: Shortcut) {
    guard var line = typing.line else { return }
    switch TypedLine.type(shortcut, into: &line.text) {
    case .take: calculateLine(line.text)
    case .leave: leaveLine()
    case nil:
      line.forgetPlace()
      typing.line = line
    }
  }

  /// Calculates the line in place of all that was entered, or enters its value if an operation waits for one; a
  /// refused line stays, with the cause and its place.
  ///
  /// - Parameter text: The current text of the line.
  public func calculateLine(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return leaveLine() }
    if typing.line == nil { openLine() }
    guard var line = typing.line else { return }
    line.text = text
    if let problem = problem(calculating: text) {
      (line.problem, line.place) = problem
      line.readings = problem.place == nil ? [] : readings(ofLine: text)
      typing.line = line
    } else {
      typing.line = nil
    }
  }

  /// Calculates a line, or enters its value if an operation waits for one.
  ///
  /// - Returns: The reason why nothing was calculated, and the number of characters before its place; nil on success.
  package func problem(calculating text: String) -> (text: String, place: Int?)? {
    do throws(ExpressionError) {
      guard text.isNoLonger(than: PastedText.lengthLimit) else {
        return (catalogue.text(.pasteReason(.tooLong(limit: PastedText.lengthLimit))), nil)
      }
      if takeRates(text) { return nil }
      let expression = try expression(ofLine: text)
      guard calculator.isWaiting || calculator.words.isOn else {
        try calculate(expression)
        return nil
      }
      return problem(entering: text)
    } catch {
      let error = Unavailable.error(meantBy: text, read: error)
      return (reason(for: error, in: text), place(of: error, in: text))
    }
  }

  /// Returns the possible readings of a line that is refused as ambiguous; empty if it is not, or if one of them has
  /// to be written in another way.
  private func readings(ofLine text: String) -> [String] {
    do throws(ExpressionError) {
      _ = try expression(ofLine: text)
      return []
    } catch {
      guard case .ambiguous(let first, let second) = error.cause else { return [] }
      let bytes = Array(text.utf8)
      let lines = [first, second].map { reading in
        String(
          decoding: bytes[..<error.range.lowerBound] + reading.utf8
            + bytes[error.range.upperBound...],
          as: UTF8.self)
      }
      return lines.allSatisfy { (try? expression(ofLine: $0)) != nil } ? lines : []
    }
  }

  /// Returns the reason why a line has no answer, with the place.
  func reason(for error: ExpressionError, in text: String) -> String {
    catalogue.text(.sentence(.notRead(error.cause, column: place(of: error, in: text) + 1)))
  }

  private func place(of error: ExpressionError, in text: String) -> Int {
    String(decoding: text.utf8.prefix(error.range.lowerBound), as: UTF8.self).count
  }

  /// Enters the value of a line where an operation waits for one; returns the reason if it did not.
  private func problem(entering text: String) -> (text: String, place: Int?)? {
    do throws(PasteError) {
      try take(
        try PastedText(
          text, symbols: calculator.format.symbols, angleUnit: calculator.angleUnit,
          clock: wallClock))
      tell(.display)
      return nil
    } catch {
      return (catalogue.text(.pasteReason(error.cause)), nil)
    }
  }
}
