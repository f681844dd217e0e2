import CommandLineInterface
import DisplayableText
import Languages

/// A failure with its place: the input, and a caret below.
///
/// ```
/// exactly: division by zero
///   1/0
///    ^
/// ```
struct CaretMessage {
  /// The maximum number of input characters shown.
  static let width = 72

  private let reason: String
  private let language: Language
  private var excerpt: Excerpt?

  /// A part of the input with the place in it.
  private struct Excerpt {
    var input: String
    var carets: String

    /// Whether the input above can serve instead: nothing is cut, and each character is as wide as here.
    var standsAbove: Bool
  }

  /// The message by itself.
  var text: String {
    let message = "exactly: " + reason
    return excerpt.map { message + "\n  " + $0.input + "\n  " + $0.carets } ?? message
  }

  /// Returns the message for below the input, which follows a prompt two columns wide.
  ///
  /// - Parameters:
  ///   - columns: The width of the window.
  ///   - isRightAbove: Whether nothing stands between the input and the message.
  /// - Returns: The lines, with the input repeated if it does not stand above in one row.
  func linesBelowInput(columns: Int, isRightAbove: Bool = true) -> [String] {
    let message = SessionMessage.error(reason).text(in: language).wrappedBetweenWords(to: columns)
    guard let excerpt else { return message }
    let standsAbove =
      isRightAbove && excerpt.standsAbove && excerpt.input.shownColumns + 2 <= columns
    return (standsAbove ? [] : ["  " + excerpt.input]) + ["  " + excerpt.carets] + message
  }

  /// Creates a message that marks the place of a failure.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - input: The input that it concerns.
  ///   - columns: The width of the window, if the excerpt must fit into one.
  ///   - language: The language of the message.
  init(
    _ failure: Answer.Failure, in input: String, columns: Int = .max, language: Language
  ) {
    let width = max(8, min(Self.width, columns - 5))
    reason = failure.reason.text(in: language).withoutIsolates
    self.language = language
    guard let place = failure.place, !input.utf8.isEmpty else { return }
    // Scalar by scalar: those that show nothing of their own are replaced.
    let shown = input.unicodeScalars.map(\.displayable)
    let start = Self.scalars(beforeByte: place.lowerBound, in: input)
    let end = max(start + 1, Self.scalars(beforeByte: place.upperBound, in: input))
    // The excerpt begins early enough for the place to be in its middle.
    let first = max(0, min(start - width / 2, shown.count - width))
    let last = min(shown.count, first + width)
    var line = String.UnicodeScalarView()
    line.append(contentsOf: shown[first..<last])
    let before = first > 0 ? "…" : ""
    let after = last < shown.count ? "…" : ""
    let indent = before.count + Self.columns(of: shown[first..<start])
    let carets = max(1, Self.columns(of: shown[start..<max(start, min(end, last))]))
    excerpt = Excerpt(
      input: before + String(line) + after,
      carets: String(repeating: " ", count: indent) + String(repeating: "^", count: carets),
      standsAbove: last - first == shown.count
        && input.allSatisfy { character in
          let scalars = character.unicodeScalars.map(\.displayable)
          return ShownCharacter(character).columns == Self.columns(of: scalars[...])
        })
  }

  /// Returns the number of scalars that begin before a byte.
  private static func scalars(beforeByte byte: Int, in input: String) -> Int {
    input.utf8.prefix(byte).count { $0 & 0xC0 != 0x80 }
  }

  private static func columns(of scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + Character($1).columnCount }
  }
}
