import DisplayableText

/// A text for a terminal, in which every command to the terminal is the program's own.
///
/// Nothing else is written to a terminal. Only text in the program's source is taken as it is; an
/// inserted string may be anyone's.
///
/// ```swift
/// let title: TerminalText = "\u{1B}[1m\(name)\u{1B}[0m"   // bold, whatever the name says
/// ```
package struct TerminalText: Hashable, Sendable {
  /// The text to write.
  package private(set) var text: String

  /// Creates a text from untrusted text.
  ///
  /// Everything that a terminal would obey is shown as `�`. Isolating marks are removed: terminals have
  /// columns and no use for them.
  package init(showing text: String) {
    // Most texts have none of these, as their bytes show.
    let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A }
    self.text = isPlain ? text : text.withoutIsolates.withoutCommands
  }

  /// Adds a character of untrusted text.
  package mutating func append(_ character: ShownCharacter) {
    text.append(character.text)
  }

  /// Adds a scalar of untrusted text.
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

  /// Joins untrusted texts, numbers, and sequences of the program.
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
