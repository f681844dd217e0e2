/// Common requests that Exactly doesn't support, recognised by how they are written.
///
/// A case is removed when its feature is added.
public enum Unavailable: Hashable, Sendable {
  /// A LaTeX command that isn't arithmetic.
  case latex(String)
  case equation
  case complexNumber
  case matrix
  /// Limits, and integrals and derivatives in another notation.
  case calculus
  case networkAddress
  /// `#ff8800`, and the same digits as a number.
  case colour(digits: String)
  case dice
  case romanNumeral
  /// A physical constant that is measured, and so not exact.
  case measuredConstant(String)
  /// The mass of a volume, which depends on what is in it.
  case density
  /// A plot, which only the command draws.
  case plot
}

extension Unavailable {
  /// The error to show for a line that could not be read: names the missing feature where the line asks for one.
  // Rarely needed, so the page loads it later.
  @inline(never)
  package static func error(meantBy line: String, read error: ExpressionError) -> ExpressionError {
    guard error.isOfReading, let feature = Unavailable(meantBy: Array(line.utf8)) else {
      return error
    }
    return ExpressionError(.unavailable(feature), at: error.range)
  }

  /// The unsupported request in a line; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  package init?(meantBy line: [UInt8]) {
    let text = String(decoding: line.prefix(Self.lengthLimit), as: UTF8.self)
    let words = Self.words(of: text)
    let joined = words.joined(separator: " ")
    if let name = Self.measured.first(where: { joined.hasWords($0) }) {
      self = .measuredConstant(name)
    } else if words.contains("G"), words.count == 1 {
      self = .measuredConstant("G")
    } else if Self.isColour(line) {
      self = .colour(digits: String(text.drop { $0 == "#" || $0 == " " }))
    } else if let first = words.first, ["plot", "graph", "draw"].contains(first.lowercasedASCII) {
      self = .plot
    } else if words.contains(where: { Self.kitchenVolumes.contains($0.lowercasedASCII) }),
      words.count > 3, let last = words.last, Self.kitchenMasses.contains(last.lowercasedASCII)
    {
      self = .density
    } else if words.contains(where: { Self.calculusNames.contains($0.lowercasedASCII) }) {
      self = .calculus
    } else if words.contains(where: { $0.isImaginary }) {
      self = .complexNumber
    } else if Self.isAddress(line) {
      self = .networkAddress
    } else if Self.isEquation(text) {
      self = .equation
    } else if words.count < 5, Self.isDice(words) {
      self = .dice
    } else if words.count > 0, words.contains(where: Self.isRomanNumeral),
      words.allSatisfy({ Self.isRomanNumeral($0) || $0 == "to" || $0 == "decimal" })
    {
      self = .romanNumeral
    } else {
      return nil
    }
  }

  private static let lengthLimit = 200

  private static let measured = [
    "electron mass", "proton mass", "neutron mass", "gravitational constant",
    "fine structure constant", "rydberg constant", "vacuum permittivity", "vacuum permeability",
    "bohr radius", "atomic mass constant",
  ]

  private static let calculusNames: Set<String> = [
    "lim", "limit",
  ]

  private static let kitchenVolumes: Set<String> = [
    "cup", "cups", "tbsp", "tablespoon", "tablespoons", "tsp", "teaspoon", "teaspoons",
  ]
  private static let kitchenMasses: Set<String> = ["g", "grams", "kg", "oz", "ounces", "lb"]

  /// The words of letters and digits that contain a letter.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if scalar.continuesName, !word.isEmpty || scalar.beginsName || scalar.value < 0x3A {
        word.unicodeScalars.append(scalar)
      } else {
        if word.unicodeScalars.contains(where: { $0.beginsName }) { words.append(word) }
        word = ""
      }
    }
    if word.unicodeScalars.contains(where: { $0.beginsName }) { words.append(word) }
    return words
  }

  /// Whether a line is a `#` with three, six or eight hexadecimal digits.
  private static func isColour(_ line: [UInt8]) -> Bool {
    let digits = line.dropFirst()
    return line.first == UInt8(ascii: "#") && [3, 6, 8].contains(digits.count)
      && digits.allSatisfy {
        $0 &- UInt8(ascii: "0") < 10 || ($0 | 0x20) &- UInt8(ascii: "a") < 6
      }
  }

  /// Whether a line begins with four numbers separated by points.
  private static func isAddress(_ line: [UInt8]) -> Bool {
    let head = line.prefix { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") }
    let parts = head.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { (1...3).contains($0.count) }
  }

  /// Whether a text has an equals sign between two calculations.
  private static func isEquation(_ text: String) -> Bool {
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[0].allSatisfy({ $0 == " " }),
      !sides[1].allSatisfy({ $0 == " " })
    else { return false }
    let first = sides[0].utf8.first { $0 != UInt8(ascii: " ") }
    return first.map { $0 &- UInt8(ascii: "0") < 10 } == true
      || sides[0].utf8.contains { "+-*/^".utf8.contains($0) }
  }

  /// Whether one of the words is like `2d6`, `d20` or `roll`.
  private static func isDice(_ words: [String]) -> Bool {
    words.contains { word in
      let bytes = Array(word.utf8)
      if word == "roll" || word == "dice" { return true }
      guard let letter = bytes.firstIndex(of: UInt8(ascii: "d")) else { return false }
      let digits = { (bytes: ArraySlice<UInt8>) in bytes.allSatisfy { $0 &- 0x30 < 10 } }
      return digits(bytes[..<letter]) && digits(bytes[(letter + 1)...])
        && letter + 1 < bytes.count
    }
  }

  private static func isRomanNumeral(_ word: String) -> Bool {
    word.utf8.count > 1 && word.utf8.allSatisfy { "IVXLCDM".utf8.contains($0) }
  }
}

extension String {
  /// Whether it is `i`, `2i` or `j`.
  fileprivate var isImaginary: Bool {
    let letters = utf8.drop { $0 &- UInt8(ascii: "0") < 10 }
    return letters.elementsEqual("i".utf8) || letters.elementsEqual("j".utf8)
  }

  fileprivate var lowercasedASCII: String {
    String(decoding: utf8.map { (65...90).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Whether it contains these words one after another.
  fileprivate func hasWords(_ words: String) -> Bool {
    let text = Array((" " + lowercasedASCII + " ").utf8)
    let searched = Array((" " + words + " ").utf8)
    return text.indices.contains { text[$0...].starts(with: searched) }
  }
}
