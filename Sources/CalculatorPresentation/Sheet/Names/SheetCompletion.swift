import CalculatorModel

/// A name that Tab can type into a line of a sheet.
///
/// ```swift
/// SheetCompletion.all(beginning: "sq", above: ["square"])   // square, sqrt(
/// ```
public struct SheetCompletion: Hashable, Sendable {
  /// The text typed in place of the beginning: `rent`, `sqrt(`.
  public let text: String

  /// The origin of the name.
  public let origin: Origin

  /// The origin of a name.
  public enum Origin: Hashable, Sendable {
    /// A name that a line above defines.
    case sheet
    /// A word with a meaning in sheets, such as `total`.
    case word
    /// A function or a number that every expression knows.
    case language
  }

  /// The words that have a meaning in sheets unless they are redefined there.
  static let words =
    ([WorksheetLine.previousAnswer]
    + Keyword.allCases.filter { $0.isSoft }.map { $0 == .grand ? "grand total" : $0.rawValue })
    .sorted()

  /// Returns all names that begin with some letters: those of the sheet first, the last defined at the front.
  ///
  /// - Parameters:
  ///   - prefix: The letters; if there are none, no names are returned.
  ///   - names: The names that the lines above define, in order; functions end with `(`.
  /// - Returns: The names, without duplicates.
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

  /// Returns the beginning that all of them have in common; "" if there are none.
  static func commonBeginning(of completions: [SheetCompletion]) -> String {
    guard let first = completions.first.map({ Array($0.text.utf8) }) else { return "" }
    var count = first.count
    for completion in completions.dropFirst() {
      count = min(count, zip(first, completion.text.utf8).prefix { $0 == $1 }.count)
    }
    // A character of several bytes is not split.
    while count < first.count, first[count] & 0xC0 == 0x80 { count -= 1 }
    return String(decoding: first[..<count], as: UTF8.self)
  }
}
