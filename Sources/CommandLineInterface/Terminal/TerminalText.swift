import DisplayableText

/// A text for a terminal, in which all that a terminal obeys is the program's own.
///
/// Nothing else is written to one. Only what stands in the program's source is taken as it is; a string that
/// is put into it may be anybody's.
///
/// ```swift
/// let title: TerminalText = "\u{1B}[1m\(name)\u{1B}[0m"   // bold, whatever the name says
/// ```
package struct TerminalText: Hashable, Sendable {
  /// The text to write.
  package private(set) var text: String

  /// Takes anybody's text.
  ///
  /// Shows all that a terminal would obey as `�`. Marks that isolate go: terminals have columns and no use for them.
  package init(showing text: String) {
    // Most texts have none of them, which is told by their bytes.
    let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A }
    self.text = isPlain ? text : text.withoutIsolates.withoutCommands
  }

  /// Adds a character of anybody's text.
  package mutating func append(_ character: ShownCharacter) {
    text.append(character.text)
  }

  /// Adds a scalar of anybody's text.
  package mutating func append(showing scalar: Unicode.Scalar) {
    text.unicodeScalars.append(scalar.displayable)
  }

  /// Whether there is nothing to write.
  package var isEmpty: Bool { text.isEmpty }

  package static func + (first: TerminalText, second: TerminalText) -> TerminalText {
    var sum = first
    sum += second
    return sum
  }

  package static func += (text: inout TerminalText, other: TerminalText) {
    text.text += other.text
  }
}

extension TerminalText: ExpressibleByStringInterpolation {
  /// Takes a literal of the source as it is; there is no other way to make a `StaticString`.
  package init(stringLiteral literal: StaticString) {
    text = literal.description
  }

  package init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.text
  }

  /// Joins anybody's texts, numbers, and sequences of the program.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text: TerminalText = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: StaticString) {
      text += TerminalText(stringLiteral: literal)
    }

    package mutating func appendInterpolation(_ other: TerminalText) {
      text += other
    }

    package mutating func appendInterpolation(_ string: String) {
      text += TerminalText(showing: string)
    }

    package mutating func appendInterpolation(_ number: some FixedWidthInteger) {
      text += TerminalText(showing: String(number))
    }
  }
}
