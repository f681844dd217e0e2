/// The references by number to other lines in a line of a sheet: `line 3`.
///
/// ```swift
/// LineReferences("a: line 3 + line 12  # line 4").numbers          // [3, 12]
/// LineReferences("line 3 * 2").renumbered { $0 == 3 ? 4 : $0 }     // "line 4 * 2"
/// LineReferences("line 3 * 2").renumbered { _ in nil }             // "line ? * 2"
/// ```
///
/// They are found by their letters alone: the word `line`, blanks and digits, neither in a label nor in a comment.
/// Whether the word means that, or was given another meaning above, is for the caller to know: see
/// ``firstDefinition(in:)``.
public struct LineReferences: Hashable, Sendable {
  /// A reference.
  struct Reference: Hashable {
    /// The number, from 1.
    var number: Int
    /// The range of its digits, in bytes.
    var digits: Range<Int>
  }

  private let line: String
  let references: [Reference]

  private static let word = "line"

  /// Finds the references of a line.
  public init(_ line: String) {
    self.line = line
    // Most lines lack the word, and all lines are scanned.
    guard Self.mayHaveWord(line) else {
      references = []
      return
    }
    let parts = SheetLineParts(line)
    var references: [Reference] = []
    for (token, next) in zip(parts.tokens, parts.tokens.dropFirst())
    where token.kind == .name && next.kind == .number
      && token.range.upperBound < next.range.lowerBound
      && parts.bytes[token.range].elementsEqual(Self.word.utf8)
    {
      guard !parts.bytes[next.range].contains(where: { !$0.isDigit }),
        let number = Int(parts.text(next))
      else { continue }
      references.append(Reference(number: number, digits: next.range))
    }
    self.references = references
  }

  /// The numbers of the lines referred to, from 1, in the order in which they appear.
  public var numbers: [Int] { references.map { $0.number } }

  /// Returns the line with other numbers; `?` replaces one that is nil.
  public func renumbered(_ number: (Int) -> Int?) -> String {
    var text = ""
    var end = 0
    for reference in references {
      text += line.utf8Part(end..<reference.digits.lowerBound)
      text += number(reference.number).map { "\($0)" } ?? "?"
      end = reference.digits.upperBound
    }
    return text + line.utf8Part(from: end)
  }

  /// Returns the first line that gives the word `line` a meaning of its own, after which it is no longer a reference
  ///; nil if there is none.
  public static func firstDefinition(in lines: [String]) -> Int? {
    lines.firstIndex { mayHaveWord($0) && SheetLineParts($0).definedName == word }
  }

  private static func mayHaveWord(_ line: String) -> Bool {
    var line = line
    return line.withUTF8 { bytes in
      guard bytes.count >= 4 else { return false }
      for index in 0...bytes.count - 4
      where bytes[index] == UInt8(ascii: "l") && bytes[index + 1] == UInt8(ascii: "i")
        && bytes[index + 2] == UInt8(ascii: "n") && bytes[index + 3] == UInt8(ascii: "e")
      {
        return true
      }
      return false
    }
  }
}
