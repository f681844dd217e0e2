import CalculatorModel

/// A name that Tab can type into a line of a sheet (SHEET U7).
///
/// ```swift
/// SheetCompletion.all(beginning: "sq", above: ["square"])   // square, sqrt(
/// ```
public struct SheetCompletion: Hashable, Sendable {
  /// What is typed in place of the beginning: `rent`, `sqrt(`.
  public let text: String

  /// Where the name comes from.
  public let origin: Origin

  /// Where names come from.
  public enum Origin: Hashable, Sendable {
    /// A line above defines it.
    case sheet
    /// A word that means something in sheets, such as `total`.
    case word
    /// A function or a number that every expression knows.
    case language
  }

  /// The words that mean something in sheets where nobody has defined them (SHEET N4).
  static let words =
    ([WorksheetLine.previousAnswer]
    + Keyword.allCases.filter { $0.isSoft }.map { $0 == .grand ? "grand total" : $0.rawValue })
    .sorted()

  /// All names that begin with some letters: those of the sheet first, the last defined before others.
  ///
  /// - Parameters:
  ///   - prefix: The letters; with none there is nothing to choose from.
  ///   - names: The names that lines above define, in their order; functions end with `(`.
  /// - Returns: The names, none of them twice.
  public static func all(beginning prefix: String, above names: [String]) -> [SheetCompletion] {
    guard !prefix.isEmpty else { return [] }
    var found: Set<String> = []
    var completions: [SheetCompletion] = []
    func add(_ text: String, _ origin: Origin) {
      guard text.utf8.count > prefix.utf8.count, text.utf8.starts(with: prefix.utf8),
        found.insert(text).inserted
      else { return }
      completions.append(SheetCompletion(text: text, origin: origin))
    }
    for name in names.reversed() { add(name, .sheet) }
    for word in words { add(word, .word) }
    for function in MathFunction.allCases {
      for name in [function.name] + function.aliases { add(name + "(", .language) }
    }
    for function in DateFunction.allCases { add(function.name + "(", .language) }
    for constant in MathConstant.allCases { add(constant.name, .language) }
    return completions
  }

  /// The beginning that all of them have in common; "" where there are none.
  static func commonBeginning(of completions: [SheetCompletion]) -> String {
    guard let first = completions.first.map({ Array($0.text.utf8) }) else { return "" }
    var count = first.count
    for completion in completions.dropFirst() {
      count = min(count, zip(first, completion.text.utf8).prefix { $0 == $1 }.count)
    }
    // Not within a letter of several bytes.
    while count < first.count, first[count] & 0xC0 == 0x80 { count -= 1 }
    return String(decoding: first[..<count], as: UTF8.self)
  }
}
