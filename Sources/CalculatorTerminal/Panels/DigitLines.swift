/// A number with many digits, broken into lines: groups of ten, as in a table of π.
///
/// ```swift
/// DigitLines("3.14159265358979323846", mark: ".", columns: 24).lines
/// // ["3.1415926535 8979323846"]
/// ```
///
/// The integer part begins the first line, and the digits of the fraction are aligned below each other. A
/// long integer part is broken into groups as well.
struct DigitLines: Hashable, Sendable {
  private(set) var lines: [String] = []

  /// Breaks a number's text into lines with the given number of columns.
  init(_ text: String, mark: Unicode.Scalar, columns: Int) {
    let scalars = Array(text.unicodeScalars)
    var start = scalars.firstIndex(of: mark).map { $0 + 1 } ?? 0
    if start * 2 > columns { start = 0 }
    let size = min(max(columns - start, 1), 10)
    let perLine = max((columns - start + 1) / (size + 1), 1)
    let digits = scalars[start...]
    var first = digits.startIndex
    repeat {
      var groups: [String] = []
      while groups.count < perLine, first < digits.endIndex {
        let end = min(first + size, digits.endIndex)
        groups.append(String(String.UnicodeScalarView(digits[first..<end])))
        first = end
      }
      let beginning =
        lines.isEmpty
        ? String(String.UnicodeScalarView(scalars[..<start])) : String(repeating: " ", count: start)
      lines.append(beginning + groups.joined(separator: " "))
    } while first < digits.endIndex
  }
}
