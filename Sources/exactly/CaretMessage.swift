import CommandLineInterface
import DisplayableText

/// A failure with the place that it is about: the input, and a caret below.
///
/// ```
/// exactly: division by zero
///   1/0
///    ^
/// ```
struct CaretMessage {
  /// The most characters of the input that are shown.
  static let width = 72

  private let reason: String
  private var excerpt: Excerpt?

  /// A part of the input with the place in it.
  private struct Excerpt {
    var input: String
    var carets: String

    /// Whether it stands above already: the editor shows every character in one column.
    var standsAbove: Bool
  }

  /// The message by itself.
  var text: String {
    let message = "exactly: " + reason
    return excerpt.map { message + "\n  " + $0.input + "\n  " + $0.carets } ?? message
  }

  /// The message below the input, which stands behind a prompt two columns wide.
  var linesBelowInput: [String] {
    let message = "error: " + reason
    guard let excerpt else { return [message] }
    return (excerpt.standsAbove ? [] : ["  " + excerpt.input]) + ["  " + excerpt.carets, message]
  }

  init(_ failure: Answer.Failure, in input: String) {
    reason = failure.reason
    guard let place = failure.place, !input.utf8.isEmpty else { return }
    // Scalar by scalar: what shows nothing of its own is replaced.
    let shown = input.unicodeScalars.map(\.displayable)
    let start = Self.scalars(beforeByte: place.lowerBound, in: input)
    let end = max(start + 1, Self.scalars(beforeByte: place.upperBound, in: input))
    // The window begins early enough for the place to stand in its middle.
    let first = max(0, min(start - Self.width / 2, shown.count - Self.width))
    let last = min(shown.count, first + Self.width)
    var line = String.UnicodeScalarView()
    line.append(contentsOf: shown[first..<last])
    let before = first > 0 ? "…" : ""
    let after = last < shown.count ? "…" : ""
    let indent = before.count + Self.columns(of: shown[first..<start])
    let carets = max(1, Self.columns(of: shown[start..<max(start, min(end, last))]))
    excerpt = Excerpt(
      input: before + String(line) + after,
      carets: String(repeating: " ", count: indent) + String(repeating: "^", count: carets),
      standsAbove: last - first == shown.count && Self.columns(of: shown[...]) == input.count)
  }

  /// How many scalars begin before a byte.
  private static func scalars(beforeByte byte: Int, in input: String) -> Int {
    input.utf8.prefix(byte).count { $0 & 0xC0 != 0x80 }
  }

  private static func columns(of scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + Character($1).columnCount }
  }
}
