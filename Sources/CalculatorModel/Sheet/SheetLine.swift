/// A line of a sheet, as it was read.
public struct SheetLine: Sendable {
  /// What a line is.
  public enum Kind: Hashable, Sendable {
    /// Nothing but space.
    case blank
    /// `# …` alone.
    case comment
    /// Words, which mean nothing.
    case text
    /// `# exactly: …` at the top.
    case options
    /// A calculation.
    case value
    /// `name = …`
    case definition(name: String)
    /// `f(x) = …`, and `y = …` in `x` where that has no value.
    case function(name: String)
    /// `rate 2026-11-20 1 EUR = 1.0823 USD`
    case rate
    /// What cannot be read.
    case unreadable
  }

  /// The text as it was typed, without the end of the line.
  public let text: String

  /// What it is.
  public internal(set) var kind: Kind

  /// Where the label is, with its colon, in UTF-8 bytes; nil where there is none.
  public internal(set) var label: Range<Int>?

  /// The lines whose values it reads, by their indices, in order: those of names, of `ans`, of `line 3` and
  /// of the words for what stands above.
  public internal(set) var uses: [Int]
}
