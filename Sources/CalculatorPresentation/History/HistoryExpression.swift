import CalculatorModel
import ExactReals

extension HistoryEntry {
  /// An expression with its brackets closed and without comment and space around it, so that it can
  /// stand in brackets inside another one.
  ///
  /// ```swift
  /// HistoryEntry.complete("2 × (3 + 4 # seven")   // "2 × (3 + 4)"
  /// ```
  static func complete(_ expression: String) -> String {
    let text = Array(expression.utf8)
    let pieces = ExpressionPiece.pieces(of: text)
    guard let first = pieces.first(where: { $0.kind != .space }),
      let last = pieces.last(where: { $0.kind != .space })
    else { return "" }
    var openBrackets = 0
    for piece in pieces {
      if piece.kind == .openingBracket { openBrackets += 1 }
      if piece.kind == .closingBracket, openBrackets > 0 { openBrackets -= 1 }
    }
    return String(decoding: text[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
      + String(repeating: ")", count: openBrackets)
  }

  /// What can stand in place of the entry's result where angles are measured in a unit: the result
  /// where it is a fraction, else the expression in brackets.
  ///
  /// Nil where nothing short means the same: the expression has angles in another unit, and the
  /// result no closed form without functions.
  func replacement(in unit: AngleUnit) -> String? {
    if result.failure == nil {
      if result.isExact { return result.text.hasSign ? "(" + result.text + ")" : result.text }
      if let exactForm = result.exactForm, exactForm.isFraction { return "(" + exactForm + ")" }
    }
    if angleUnit == unit { return "(" + Self.complete(expression) + ")" }
    guard let exactForm = result.exactForm, !exactForm.namesFunction else { return nil }
    return "(" + exactForm + ")"
  }

  /// Writes other texts in place of references; one without a replacement stays, and so do all where
  /// the expression would become too long.
  mutating func replaceReferences(_ replacement: (ID) -> String?) {
    let replaced = Self.replacingReferences(in: Self.withBracketedArguments(expression)) { id in
      replacement(id)
    }
    if replaced.isNoLonger(than: Self.expressionLimit) { expression = replaced }
  }

  /// The expression with other texts in place of references.
  static func replacingReferences(
    in expression: String, _ replacement: (ID) -> String?
  ) -> String {
    let text = Array(expression.utf8)
    var replaced: [UInt8] = []
    var previous: ExpressionPiece?
    for piece in ExpressionPiece.pieces(of: text) {
      if case .reference(let id) = piece.kind, let other = replacement(id) {
        let isBare = other.utf8.first != UInt8(ascii: "(")
        let needsBrackets = isBare && previous.map { !$0.isBeforeOperand(in: text) } ?? false
        replaced += (needsBrackets ? "(" + other + ")" : other).utf8
      } else {
        replaced += text[piece.range]
      }
      if piece.kind != .space { previous = piece }
    }
    return String(decoding: replaced, as: UTF8.self)
  }

  /// The expression with brackets around the arguments of functions, if one has none.
  ///
  /// `sin 2x` is the sine of a product, where x is a name; but `sin 2(1 + 2)` is a product of a sine.
  private static func withBracketedArguments(_ expression: String) -> String {
    let pieces = ExpressionPiece.pieces(of: Array(expression.utf8)).filter { $0.kind != .space }
    let isSafe = pieces.indices.allSatisfy { index in
      guard pieces[index].kind == .name, index + 1 < pieces.count else { return true }
      switch pieces[index + 1].kind {
      case .openingBracket, .closingBracket, .comma: return true
      default: return false
      }
    }
    guard !isSafe else { return expression }
    // How an expression reads does not depend on the values of its names.
    var worksheet = Worksheet()
    do throws(ExpressionError) {
      for id in ExpressionPiece.references(in: expression) {
        try worksheet.define(id.name, as: 1)
      }
      return try worksheet.line(expression).reading ?? expression
    } catch {
      return expression
    }
  }
}

extension ExpressionPiece {
  /// Whether an operand that follows needs no brackets, because this is an operator, an opening
  /// bracket or a comma.
  func isBeforeOperand(in text: [UInt8]) -> Bool {
    switch kind {
    case .minus, .openingBracket, .comma: true
    case .sign:
      "+*/^×÷·⋅√∛".unicodeScalars.contains { $0.utf8.elementsEqual(text[range]) }
    case .space, .number, .reference, .name, .closingBracket: false
    }
  }
}

extension String {
  /// Whether it begins with a minus sign.
  var hasSign: Bool { utf8.first == UInt8(ascii: "-") }

  /// Whether it is a whole number or a fraction of two: `-3/4`.
  fileprivate var isFraction: Bool {
    utf8.allSatisfy { byte in
      byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-")
    }
  }

  /// Whether it has a name other than `e`.
  fileprivate var namesFunction: Bool {
    let text = Array(utf8)
    return ExpressionPiece.pieces(of: text).contains {
      $0.kind == .name && !text[$0.range].elementsEqual("e".utf8)
    }
  }
}
