/// A scanner for the lines of a Markdown file in fenced blocks marked `exactly`, by CommonMark's rules of
/// fences.
///
/// ````text
/// ```exactly
/// rent = 1200        this line does
/// ```
/// ````
///
/// A fence is three or more backticks or tildes, at most three spaces from the margin; no backticks may
/// follow a fence of backticks on its line. The block is marked if the first word after the fence is
/// `exactly`. It ends at a fence of the same character that is at least as long and has nothing after it,
/// or at the end of the file. Fences in quotations (`> `) and deeper in lists are ignored.
struct MarkdownFences {
  private struct Fence {
    var sign: UInt8
    var length: Int

    /// The text after the fence.
    var info: ArraySlice<UInt8>

    init?(_ line: String) {
      let bytes = Array(line.utf8)
      let indentation = bytes.prefix { $0 == UInt8(ascii: " ") }.count
      guard indentation <= 3, indentation < bytes.count else { return nil }
      sign = bytes[indentation]
      guard sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return nil }
      let signs = bytes[indentation...].prefix { [sign] in $0 == sign }
      length = signs.count
      info = bytes[signs.endIndex...].drop { $0.isBlank }
      while info.last?.isBlank == true { info.removeLast() }
      guard length >= 3, sign == UInt8(ascii: "~") || !info.contains(sign) else { return nil }
    }

    var isMarked: Bool { info.prefix { !$0.isBlank }.elementsEqual("exactly".utf8) }

    func isClosed(by fence: Fence) -> Bool {
      fence.sign == sign && fence.length >= length && fence.info.isEmpty
    }
  }

  /// The opening fence of the block that the previous line is in.
  private var opening: Fence?

  /// Takes the next line, and returns whether it is in a marked block.
  mutating func isInside(_ line: String) -> Bool {
    let fence = Fence(line)
    guard let opening else {
      self.opening = fence
      return false
    }
    if let fence, opening.isClosed(by: fence) {
      self.opening = nil
      return false
    }
    return opening.isMarked
  }
}
