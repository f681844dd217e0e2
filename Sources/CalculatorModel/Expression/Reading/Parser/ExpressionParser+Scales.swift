import Quantities

/// Temperature scales: `°C`, `5 ° C`, `degrees Celsius`, `deg F`.
extension ExpressionParser {
  /// Reads `°C`, `°K`, `degrees Celsius` and the like as one unit, if the degree may belong to a scale.
  mutating func readScale() {
    guard tokenBefore.precedesUnit || isInTarget else { return }
    guard lexer.text[token.range].elementsEqual("°".utf8) else { return readNamedScale() }
    var start = token.range.upperBound
    // `5 ° C`
    while lexer.isSpace(at: start) { start += 1 }
    var end = start
    while end < lexer.text.count, lexer.text[end].isLetter { end += 1 }
    let name = lexer.text[start..<end]
    guard !name.isEmpty, !names.isDefined(name),
      let unit = Unit.scale(of: name)
        ?? (start == token.range.upperBound
          ? Unit(named: lexer.text[token.range.lowerBound..<end].text) : nil)
    else { return }
    lexer.position = end
    token = Token(kind: .unit(unit), range: token.range.lowerBound..<end)
  }

  /// Reads `degrees Celsius` and `deg F`, whose first word alone is an angle.
  private mutating func readNamedScale() {
    guard token.kind == .angleUnit(.degrees) else { return }
    var rest = lexer
    guard let next = try? rest.next(), next.kind == .name else { return }
    let name = lexer.text[next.range]
    guard !names.isDefined(name), let unit = Unit.scale(of: name) else { return }
    lexer = rest
    token = Token(kind: .unit(unit), range: token.range.lowerBound..<next.range.upperBound)
  }
}

extension Unit {
  /// The temperature scale of a word after `degrees`: `C`, `Celsius`.
  static func scale(of name: ArraySlice<UInt8>) -> Unit? {
    let symbol: String
    switch name.count {
    case 1:
      switch name.first {
      case UInt8(ascii: "C"): symbol = "degC"
      case UInt8(ascii: "F"): symbol = "degF"
      case UInt8(ascii: "K"): symbol = "K"
      case UInt8(ascii: "R"): symbol = "degR"
      default: return nil
      }
    default:
      guard name.isWord("celsius") || name.isWord("fahrenheit") || name.isWord("kelvin") else {
        return nil
      }
      symbol = name.isWord("celsius") ? "degC" : name.isWord("kelvin") ? "K" : "degF"
    }
    return try? named(symbol)
  }
}
