import CalculatorModel

extension SheetViewModel {
  /// The possible completions of the name before the cursor.
  public var completions: [SheetCompletion] {
    guard let range = nameRange else { return [] }
    var names: [String] = []
    for line in 0..<cursor.line {
      guard let name = definedName(at: line) else { continue }
      if case .function = sheet[line].kind { names.append(name + "(") } else { names.append(name) }
    }
    return SheetCompletion.all(beginning: editor.line.utf8Part(range), above: names)
  }

  /// Completes the name before the cursor as far as it is unambiguous, as Tab does.
  ///
  /// - Returns: The remaining choices; empty if the name is complete, or there is none.
  @discardableResult
  public func complete(at now: Int64) -> [SheetCompletion] {
    let completions = completions
    let common = SheetCompletion.commonBeginning(of: completions)
    guard let range = nameRange, !completions.isEmpty else { return [] }
    if common.utf8.count > range.count { putName(common, at: now) }
    return completions.count == 1 ? [] : completions
  }

  /// Types a chosen name in place of its beginning.
  public func complete(with completion: SheetCompletion, at now: Int64) {
    putName(completion.text, at: now)
  }

  private func putName(_ text: String, at now: Int64) {
    guard let range = nameRange else { return }
    let line = cursor.line
    replace(
      SheetCursor(
        line: line, offset: range.lowerBound)..<SheetCursor(
          line: line, offset: range.upperBound), with: text, at: now)
  }

  /// The range of the name that ends at the cursor.
  private var nameRange: Range<Int>? {
    guard editor.selection.isEmpty else { return nil }
    let parts = SheetLineParts(editor.line)
    let token = parts.tokens.first { $0.kind == .name && $0.range.contains(cursor.offset - 1) }
    return token.map { $0.range.lowerBound..<cursor.offset }
  }
}
