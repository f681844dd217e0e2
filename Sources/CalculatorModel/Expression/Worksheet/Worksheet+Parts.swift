/// A part of a line while it is typed.
package struct LinePart: Hashable, Sendable {
  /// The kind of a part.
  package enum Kind: Hashable, Sendable {
    case number
    /// A number that is too long to be read at each keystroke.
    case longNumber
    /// The name or the sign of a function.
    case function
    /// Any other name with a meaning, and one that the line defines.
    case name
    /// A name without a meaning.
    case unknownName
    case operation
    case openingBracket
    case closingBracket
    case separator
    case comment
    /// Something that no expression contains.
    case unreadable
  }

  /// Its kind.
  package var kind: Kind

  /// Its place, in UTF-8 bytes from the beginning of the text.
  package var range: Range<Int>
}

extension Worksheet {
  /// The most 64-bit words for the numbers of a line that is read at each keystroke.
  private static let wordLimit = 1_024

  /// The parts of a line, whether or not it can be read as a whole; spaces are no parts.
  ///
  /// ```swift
  /// Worksheet().parts(of: "sin(foo").map(\.kind)   // function, openingBracket, unknownName
  /// ```
  ///
  /// - Complexity: O(*n* log *m*) in the length of the text and the number of names.
  package func parts(of text: String) -> [LinePart] {
    guard var lexer = try? Lexer(checking: Array(text.utf8)) else { return [] }
    lexer.wordsLeft = Self.wordLimit
    var names = NameResolver(definitions)
    var head: [UInt8]?
    if let found = try? DefinitionHead(lexer) {
      names = NameResolver(
        definitions, function: found.parameters == nil ? nil : found.name,
        parameters: found.parameters ?? [])
      head = found.name
    }
    var parts: [LinePart] = []
    // For each open bracket, whether commas around it separate arguments.
    var brackets: [Bool] = []
    while lexer.position < lexer.text.count {
      let before = lexer.position
      let token: Token
      do throws(ExpressionError) {
        token = try lexer.next()
      } catch {
        var start = before
        while lexer.isSpace(at: start) { start += 1 }
        let range = lexer.original(start..<max(lexer.position, start))
        let kind: LinePart.Kind = error.isOfCalculation ? .longNumber : .unreadable
        parts.append(LinePart(kind: kind, range: range))
        if lexer.position <= before { break }
        continue
      }
      let name = lexer.text[token.range]
      let isHead = parts.isEmpty && head.map { name.elementsEqual($0) } == true
      let takesUnit = lexer.takesUnit(after: parts.last)
      let kind = isHead ? .name : Self.kind(of: token, name: name, takesUnit: takesUnit, &names)
      switch kind {
      case .openingBracket:
        brackets.append(lexer.isAmongArguments)
        if parts.last?.kind == .function { lexer.isAmongArguments = true }
      case .closingBracket: lexer.isAmongArguments = brackets.popLast() ?? false
      default: break
      }
      let end = kind == .comment ? lexer.text.count : token.range.upperBound
      guard token.range.lowerBound < end else { break }
      parts.append(
        LinePart(kind: kind, range: lexer.original(token.range.lowerBound..<end)))
    }
    return parts
  }

  private static func kind(
    of token: Token, name: ArraySlice<UInt8>, takesUnit: Bool, _ names: inout NameResolver
  ) -> LinePart.Kind {
    var token = token
    if token.kind == .name {
      guard let meaning = try? names.meaning(of: name, at: token.range) else {
        if let word = Keyword(name), word.isSoft {
          return word.isAboveWord || word == .line || word == .grand ? .name : .operation
        }
        if DateFunction(name) != nil { return .function }
        let isKnown = takesUnit && name.isUnitOrWord || name.isWord("today")
        return isKnown ? .name : .unknownName
      }
      token.kind = meaning
    }
    switch token.kind {
    case .number, .based, .date, .instant, .time, .scale: return .number
    case .function, .radical, .dateFunction: return .function
    case .definition(let index): return names.isFunction(index) ? .function : .name
    case .constant, .angleUnit, .previousAnswer, .parameter, .name, .reference,
      .calculationNumber, .unit, .powerOfUnit, .prime, .onDay, .above:
      return .name
    case .openingBracket, .openingSquare, .openingRounding: return .openingBracket
    case .closingBracket, .closingSquare, .closingRounding: return .closingBracket
    case .comma: return .separator
    case .end: return .comment
    case .operation, .split, .power, .superscript, .subscript, .factorial, .percentSign, .equals,
      .complement, .conversion, .keyword:
      return .operation
    }
  }
}

extension Lexer {
  /// Whether a unit may follow a part of the text.
  fileprivate func takesUnit(after part: LinePart?) -> Bool {
    guard let part else { return false }
    switch part.kind {
    case .number, .closingBracket, .name: return true
    // After a plus or minus sign a number comes first.
    case .operation: return !hasPlaces && !isSum(part.range)
    default: return false
    }
  }

  private func isSum(_ place: Range<Int>) -> Bool {
    text[place].elementsEqual("+".utf8) || text[place].elementsEqual("-".utf8)
  }
}
