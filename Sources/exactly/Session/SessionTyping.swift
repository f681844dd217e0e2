import CalculatorModel
import CommandLineInterface
import Quantities

/// The display of a session while a line is typed.
extension SessionConversation {
  /// The longest line that is read at every key, in characters.
  private static let typingLimit = 4_096

  func isUnfinished(_ text: String) -> Bool {
    let typed = TypedLines(text)
    if let last = typed.lines.last, TypedLines.hasBackslash(last) { return true }
    guard SessionRequest(typed.single, definedNames: calculation.definedNames) == nil else {
      return false
    }
    let parts = calculation.worksheet.parts(of: typed.expression)
      .filter { $0.kind != .comment }
    var openBrackets = 0
    for part in parts {
      switch part.kind {
      case .openingBracket: openBrackets += 1
      case .closingBracket: openBrackets -= 1
      case .unreadable: return false
      default: break
      }
      if openBrackets < 0 { return false }
    }
    guard openBrackets == 0, let last = parts.last else { return openBrackets > 0 }
    return Self.operatorsBetween.contains(typed.expression[utf8: last.range])
  }

  /// The operators that need something after them.
  private static let operatorsBetween: Set<String> = [
    "+", "-", "−", "*", "×", "·", "⋅", "/", "÷", "^", "**", "√", "∛", "mod",
  ]

  func preview(of text: String, columns: Int, shouldStop: @escaping () -> Bool) -> String? {
    guard showsPreview, text.utf8.count <= Self.typingLimit, !isUnfinished(text) else {
      return nil
    }
    let typed = TypedLines(text)
    guard SessionRequest(typed.single, definedNames: calculation.definedNames) == nil,
      let answer = calculation.preview(of: typed.expression, shouldStop: shouldStop),
      answer.shownColumns <= columns
    else { return nil }
    return answer
  }

  // MARK: - Styles

  func styles(of text: [Character], after before: String, cursor: Int?) -> [LineStyle] {
    let line = before + String(text)
    guard line.utf8.count <= Self.typingLimit else { return [] }
    let typed = TypedLines(line)
    let start = before.utf8.count
    guard SessionRequest(typed.single, definedNames: calculation.definedNames) == nil else {
      return Array(repeating: .name, count: text.count)
    }
    let parts = calculation.worksheet.parts(of: typed.expression)
    let isHead = cursor != nil && parts.isBeginningOfDefinition
    // The style of each byte, and then of each character by its first byte.
    var bytes = Array(repeating: LineStyle.plain, count: line.utf8.count)
    var open: [Range<Int>] = []
    let places = Self.places(of: text, from: start)
    let place = cursor.map { places[$0] }
    for part in parts {
      var style = part.kind.style
      switch part.kind {
      case .unknownName
      where isHead || place == part.range.upperBound && isBeginning(of: part, in: typed):
        style = .plain
      case .openingBracket: open.append(part.range)
      case .closingBracket:
        guard let partner = open.popLast() else {
          style = .wrong
          break
        }
        if let other = Self.bracket(besides: place, partner, part.range) {
          for byte in other { bytes[byte] = .matchingBracket }
          if other == part.range { style = .matchingBracket }
        }
      default: break
      }
      for byte in part.range where bytes.indices.contains(byte) { bytes[byte] = style }
    }
    if let comment = typed.lines.last?.utf8.firstIndex(of: UInt8(ascii: "#")),
      let last = typed.lines.last
    {
      let first = last.utf8.distance(from: last.startIndex, to: comment)
      for byte in (start + first)..<bytes.count { bytes[byte] = .aside }
    }
    return places.dropLast().map { bytes[$0] }
  }

  /// Returns the bracket that matches the one at or before the cursor; nil if neither of the two is there.
  private static func bracket(
    besides place: Int?, _ opening: Range<Int>, _ closing: Range<Int>
  ) -> Range<Int>? {
    guard let place else { return nil }
    if place == opening.lowerBound || place == opening.upperBound { return closing }
    if place == closing.lowerBound || place == closing.upperBound { return opening }
    return nil
  }

  /// Returns the byte at which each character begins, and the end.
  private static func places(of text: [Character], from start: Int) -> [Int] {
    var places = [start]
    places.reserveCapacity(text.count + 1)
    var place = start
    for character in text {
      place += character.utf8.count
      places.append(place)
    }
    return places
  }

  /// Whether a name may become a known one when more of it is typed.
  private func isBeginning(of part: LinePart, in typed: TypedLines) -> Bool {
    let name = typed.expression[utf8: part.range]
    return (Self.builtInNames + calculation.definedNames).contains { $0.hasPrefix(name) }
      || Self.takesUnit(typed.expression, at: part.range.lowerBound) && Unit.isBeginningOfName(name)
  }

  /// Whether a number, a bracket or the sign of a product or quotient precedes a place.
  private static func takesUnit(_ text: String, at place: Int) -> Bool {
    let before = text.utf8.prefix(place).last { $0 != UInt8(ascii: " ") }
    guard let before else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(before) || ")*/".utf8.contains(before)
  }

  private static let builtInNames =
    MathFunction.allCases.flatMap { [$0.name] + $0.aliases } + MathConstant.allCases.map(\.name)
    + AngleUnit.allCases.map(\.name) + [WorksheetLine.previousAnswer]
}

extension LinePart.Kind {
  /// The style in which it is shown.
  fileprivate var style: LineStyle {
    switch self {
    case .number, .longNumber, .operation, .openingBracket, .closingBracket, .separator: .plain
    case .function: .function
    case .name: .name
    case .unknownName, .unreadable: .wrong
    case .comment: .aside
    }
  }
}

extension [LinePart] {
  /// Whether they may become `f(x, y) =` when more is typed.
  fileprivate var isBeginningOfDefinition: Bool {
    guard let first, first.kind == .unknownName || first.kind == .name else { return false }
    return dropFirst().allSatisfy { part in
      switch part.kind {
      case .unknownName, .name, .openingBracket, .closingBracket, .separator: true
      default: false
      }
    }
  }
}

extension String {
  /// The part of the text in a range of bytes.
  subscript(utf8 range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
