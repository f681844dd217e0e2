import BigNumbers
import ExactReals

/// A number as a part of an expression's text.
struct WrittenNumber {
  /// The kind of the text, as far as it matters to what stands next to it.
  enum Digits {
    /// Only digits, perhaps with a sign.
    case integer
    /// Digits with a decimal mark.
    case decimal
    /// Anything else.
    case other
  }

  var text: String
  var strength = ExpressionWriter.Strength.atom
  var digits = Digits.other
  var isNegative = false

  /// The most bits of a number that is written in full if it was not typed.
  private static let bitLimit = 4_096

  /// Creates the text of a typed number, or of a fraction.
  init(_ value: Rational, in style: ExpressionStyle) {
    switch style.numbers {
    case .rounded(let format):
      self.init(format.displayedNumber(of: Operand(value)), in: format)
    case .exact(let symbols):
      self.init(magnitude: value.magnitude, symbols)
      guard value.isNegative else { return }
      isNegative = true
      text = style.minusSign + text
      strength = min(strength, .sign)
    case .words(let format, let base, let symbols):
      guard let word = Word(value.numerator, format) else {
        // After a sign, the number may not fit a word: the 128 of −128.
        self.init(text: symbols.text(ofNumber: value.numerator.description))
        return
      }
      self.init(text: symbols.text(of: word, in: base))
      isNegative = base == .decimal && word.isNegative
      strength = isNegative ? .sign : .atom
    }
  }

  private init(magnitude value: Rational, _ symbols: NumberSymbols) {
    guard let places = value.decimalPlaces else {
      self.init(
        text: value.numerator.description.marked(with: symbols) + " ÷ "
          + value.denominator.description.marked(with: symbols))
      strength = .product
      return
    }
    var decimal = DecimalDigits(value.significand(places: places), exponent: -Int64(places))
    decimal.dropTrailingZeros()
    let isPlain = (-7..<40).contains(decimal.exponent)
    self.init(
      text: (isPlain ? decimal.plainText() : decimal.scientificText()).marked(with: symbols))
    digits = !isPlain ? .other : value.isInteger ? .integer : .decimal
  }

  /// Creates the text of a number that was not typed.
  init(_ operand: Operand, in style: ExpressionStyle) {
    if case .rounded(let format) = style.numbers {
      self.init(format.displayedNumber(of: operand), in: format)
    } else if let value = operand.value.rational, value.storageBitWidth <= Self.bitLimit {
      self.init(value, in: style)
    } else if let text = operand.value.text(readBackIn: style.readingUnit ?? .radians) {
      self.init(text: "(" + text.replacingMarks(style.symbols) + ")")
    } else {
      var format = NumberFormat.scientific
      format.symbols = style.symbols
      self.init(format.displayedNumber(of: operand), in: format, isRounded: true)
    }
  }

  /// Creates the text of digits on a display, or `…` if there are none.
  init(_ shown: DisplayedNumber?, in format: NumberFormat, isRounded: Bool = false) {
    guard let shown else {
      self.init(text: "…")
      return
    }
    let isExact = shown.isExact && !isRounded
    self.init(text: (isExact ? "" : "≈") + format.text(of: shown))
    isNegative = shown.isNegative
    strength = isNegative ? .sign : isExact ? .atom : .power
    if isExact, shown.exponent == nil {
      digits = shown.fractionDigits == nil ? .integer : .decimal
    }
  }

  /// Creates the text of a name, or of anything else that needs no brackets.
  init(text: String) {
    self.text = text
  }

  /// Creates the text for the result of a calculation: its name, or its value.
  init(reference text: String) {
    self.text = text
    isNegative = text.hasPrefix("-") || text.hasPrefix("−")
    strength = isNegative ? .sign : text.hasPrefix("≈") ? .power : .atom
  }
}

extension Real {
  /// The number in closed form, if an expression with its angles in that unit reads it back.
  fileprivate func text(readBackIn unit: AngleUnit) -> String? {
    guard let text = exactText(angles: unit.notation), let expression = try? MathExpression(text),
      let copy = try? expression.value(in: unit, within: .press), copy.isStructurallyEqual(to: self)
    else { return nil }
    return text
  }
}

extension NumberSymbols {
  /// A number's text in plain ASCII with these marks: `-1234.5` as `−1.234,5`.
  public func text(ofNumber plain: String) -> String {
    let isNegative = plain.hasPrefix("-")
    let magnitude = isNegative ? String(plain.dropFirst()) : plain
    let sign = isNegative ? String(Character(minusSign)) : ""
    return sign + magnitude.marked(with: self)
  }
}

extension String {
  /// A number in plain ASCII with other marks in place of `.` and `-`.
  package func replacingMarks(_ symbols: NumberSymbols) -> String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case ".": text.unicodeScalars.append(symbols.decimalMark)
      case "-": text.unicodeScalars.append(symbols.minusSign)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// A number in plain ASCII, without a sign, with these marks: `1234.5` as `1.234,5`.
  fileprivate func marked(with symbols: NumberSymbols) -> String {
    let end = utf8.firstIndex { $0 &- UInt8(ascii: "0") >= 10 } ?? utf8.endIndex
    let whole = Array(utf8[..<end])
    guard let mark = symbols.groupingMark, whole.count > 3 else { return replacingMarks(symbols) }
    let grouped = DigitWriter.text(capacity: whole.count * (1 + mark.utf8.count)) { writer in
      whole.withUnsafeBufferPointer { digits in
        writer.append(digits, fractionDigits: 0, places: nil, groupingMark: mark)
      }
    }
    return grouped + String(self[end...]).replacingMarks(symbols)
  }
}
