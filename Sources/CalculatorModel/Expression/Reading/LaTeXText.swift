/// Arithmetic that was pasted as LaTeX, rewritten as an expression.
///
/// ```text
/// \frac{1}{2} + \sqrt[3]{8}   ((1)/(2)) + root(8, 3)
/// ```
struct LaTeXText {
  /// The expression in UTF-8, and the place in the source of each of its bytes.
  private(set) var text: [UInt8] = []
  private(set) var places: [Int] = []

  private let source: [UInt8]
  private var position = 0
  private var depth = 0

  /// Whether a text is LaTeX: it has a backslash before a letter or before one of LaTeX's signs.
  ///
  /// Text with `^{`, and text enclosed by `\(` and `\)` or by `\[` and `\]`, is LaTeX as well.
  static func isLaTeX(_ source: [UInt8]) -> Bool {
    zip(source, source.dropFirst()).contains { first, second in
      first == backslash && (second.isLetter || ",;:!%${}".utf8.contains(second))
        || first == UInt8(ascii: "^") && second == opening
    } || formula(in: source) != nil
  }

  /// Rewrites a text.
  ///
  /// - Throws: ``ExpressionError`` at a command that isn't arithmetic.
  init(_ source: [UInt8]) throws(ExpressionError) {
    self.source = source
    var end = source.count
    if let formula = Self.formula(in: source) {
      (position, end) = (formula.lowerBound, formula.upperBound)
    }
    // The signs around a formula.
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == Self.dollar }
    while end > 0, isBlank(source[end - 1]), source.first == Self.dollar { end -= 1 }
    while position < end, isBlank(source[position]) { position += 1 }
    while position < end { try takeAny(upTo: end) }
    places.append(source.count)
  }

  /// The formula between `\(` and `\)` or `\[` and `\]`, if these enclose the text; in `12 \(5)` the backslash
  /// divides.
  private static func formula(in source: [UInt8]) -> Range<Int>? {
    let blank = UInt8(ascii: " ")
    guard let first = source.firstIndex(where: { $0 != blank }),
      let last = source.lastIndex(where: { $0 != blank }), last - first > 3,
      source[first] == backslash, source[last - 1] == backslash
    else { return nil }
    switch (source[first + 1], source[last]) {
    case (UInt8(ascii: "("), UInt8(ascii: ")")), (UInt8(ascii: "["), UInt8(ascii: "]")):
      return first + 2..<last - 1
    default: return nil
    }
  }

  private static let backslash = UInt8(ascii: "\\")
  private static let dollar = UInt8(ascii: "$")
  private static let opening = UInt8(ascii: "{")
  private static let closing = UInt8(ascii: "}")

  private mutating func append(_ string: StaticString, from place: Int) {
    string.withUTF8Buffer { for byte in $0 { append(byte, from: place) } }
  }

  private mutating func append(_ byte: UInt8, from place: Int) {
    text.append(byte)
    places.append(place)
  }

  /// Takes a character, a group or a command.
  private mutating func takeAny(upTo end: Int) throws(ExpressionError) {
    let start = position
    switch source[position] {
    case Self.backslash: try takeCommand(upTo: end)
    case Self.opening:
      // `10{,}000` is a number.
      if source[position..<end].starts(with: "{,}".utf8) {
        position += 3
      } else {
        position += 1
        append("(", from: start)
      }
    case Self.closing:
      position += 1
      append(")", from: start)
    default:
      append(source[position], from: start)
      position += 1
    }
  }

  /// Takes the argument of a command, a group or one character, and puts it in brackets.
  private mutating func takeArgument(upTo end: Int) throws(ExpressionError) {
    while position < end, source[position] == UInt8(ascii: " ") { position += 1 }
    guard position < end else { throw ExpressionError(.missingOperand, at: end..<end) }
    guard depth < MathExpression.depthLimit else {
      throw ExpressionError(.tooDeep, at: position..<position)
    }
    depth += 1
    defer { depth -= 1 }
    append("(", from: position)
    if source[position] == Self.opening {
      let opening = position
      position += 1
      var level = 0
      while position < end, source[position] != Self.closing || level > 0 {
        if source[position] == Self.opening { level += 1 }
        if source[position] == Self.closing { level -= 1 }
        try takeAny(upTo: end)
      }
      guard position < end else {
        throw ExpressionError(.unclosedBracket, at: opening..<opening + 1)
      }
      position += 1
    } else {
      try takeAny(upTo: end)
    }
    append(")", from: position - 1)
  }

  private mutating func takeCommand(upTo end: Int) throws(ExpressionError) {
    let start = position
    position += 1
    guard position < end else { throw ExpressionError(.unavailable(.latex("\\")), at: start..<end) }
    guard source[position].isLetter else {
      let sign = source[position]
      position += 1
      switch sign {
      // Spaces, which group the digits of a number.
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"): break
      case UInt8(ascii: " "): append(" ", from: start)
      case UInt8(ascii: "{"): append("(", from: start)
      case UInt8(ascii: "}"): append(")", from: start)
      case UInt8(ascii: "%"), Self.dollar: append(sign, from: start)
      default: throw unread(from: start)
      }
      return
    }
    while position < end, source[position].isLetter { position += 1 }
    let name = source[start + 1..<position]
    switch String(decoding: name, as: UTF8.self) {
    case "frac", "dfrac", "tfrac":
      if takeMixedNumber(from: start, upTo: end) { return }
      append("(", from: start)
      try takeArgument(upTo: end)
      append("/", from: start)
      try takeArgument(upTo: end)
      append(")", from: position - 1)
    case "sqrt": try takeRoot(from: start, upTo: end)
    case "binom":
      append("ncr(", from: start)
      try takeArgument(upTo: end)
      append(", ", from: start)
      try takeArgument(upTo: end)
      append(")", from: position - 1)
    case "circ":
      // `30^\circ`
      if text.last == UInt8(ascii: "^") { (_, _) = (text.removeLast(), places.removeLast()) }
      append("°", from: start)
    case "cdot", "times", "ast": append(" * ", from: start)
    case "div": append(" / ", from: start)
    case "pi": append("π", from: start)
    case "left", "right", "quad", "displaystyle": append(" ", from: start)
    case "lfloor": append("⌊", from: start)
    case "rfloor": append("⌋", from: start)
    case "lceil": append("⌈", from: start)
    case "rceil": append("⌉", from: start)
    default:
      guard Self.functions.contains(String(decoding: name, as: UTF8.self)) else {
        throw unread(from: start)
      }
      append(" ", from: start)
      for byte in name { append(byte, from: start) }
      if position < end, source[position] == UInt8(ascii: "_") { return takeBase(upTo: end) }
      append(" ", from: start)
    }
  }

  /// Takes the base of a logarithm, `_2` or `_{10}`, as a subscript.
  private mutating func takeBase(upTo end: Int) {
    let isGroup = position + 1 < end && source[position + 1] == Self.opening
    position += isGroup ? 2 : 1
    while position < end, source[position] &- UInt8(ascii: "0") < 10 {
      // U+2080 is the subscript 0.
      for byte in [0xE2, 0x82, 0x80 + source[position] - UInt8(ascii: "0")] {
        append(byte, from: position)
      }
      position += 1
      if !isGroup { break }
    }
    if isGroup, position < end, source[position] == Self.closing { position += 1 }
    append(" ", from: position - 1)
  }

  /// Takes the fraction of a mixed number, `3\frac{1}{4}`: two whole numbers, the smaller one first, directly after
  /// digits.
  ///
  /// - Returns: Whether there was one.
  private mutating func takeMixedNumber(from start: Int, upTo end: Int) -> Bool {
    let digits = { (byte: UInt8) in byte &- UInt8(ascii: "0") < 10 }
    guard let last = text.last(where: { $0 != UInt8(ascii: " ") }), digits(last) else {
      return false
    }
    let whole = text.reversed().drop { $0 == UInt8(ascii: " ") }.drop(while: digits).first
    // A mixed number has neither decimals nor a name or an exponent before it.
    guard whole.map({ !$0.isLetter && !".,_^".utf8.contains($0) }) ?? true else { return false }
    var place = position
    var parts: [Range<Int>] = []
    for _ in 0..<2 {
      guard place < end, source[place] == Self.opening,
        let close = source[place..<end].firstIndex(of: Self.closing), close > place + 1,
        source[place + 1..<close].allSatisfy(digits)
      else { return false }
      parts.append(place + 1..<close)
      place = close + 1
    }
    let (above, below) = (source[parts[0]], source[parts[1]])
    guard
      above.count < below.count
        || above.count == below.count && above.lexicographicallyPrecedes(below)
    else { return false }
    if text.last != UInt8(ascii: " ") { append(" ", from: start) }
    for place in parts[0] { append(source[place], from: place) }
    append("/", from: parts[0].upperBound)
    for place in parts[1] { append(source[place], from: place) }
    append(" ", from: parts[1].upperBound)
    position = place
    return true
  }

  /// The commands that are functions with the same name here; `\int` is none of them.
  private static let functions: Set<String> = [
    "sin", "cos", "tan", "sec", "csc", "cot", "arcsin", "arccos", "arctan", "sinh", "cosh", "tanh",
    "coth", "exp", "ln", "log", "lg", "gcd", "max", "min",
  ]

  /// Takes `\sqrt{x}` and `\sqrt[n]{x}`.
  private mutating func takeRoot(from start: Int, upTo end: Int) throws(ExpressionError) {
    guard position < end, source[position] == UInt8(ascii: "[") else {
      append("sqrt", from: start)
      return try takeArgument(upTo: end)
    }
    guard let close = source[position..<end].firstIndex(of: UInt8(ascii: "]")) else {
      throw ExpressionError(.unclosedBracket, at: position..<position + 1)
    }
    let degree = position + 1
    position = close + 1
    append("root(", from: start)
    try takeArgument(upTo: end)
    append(", ", from: degree)
    let following = position
    position = degree
    while position < close { try takeAny(upTo: close) }
    position = following
    append(")", from: following - 1)
  }

  private func unread(from start: Int) -> ExpressionError {
    ExpressionError(
      .unavailable(.latex(String(decoding: source[start..<position], as: UTF8.self))),
      at: start..<position)
  }
}
