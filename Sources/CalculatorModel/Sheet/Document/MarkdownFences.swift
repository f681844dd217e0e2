/// Which lines of a Markdown file stand in a fenced block marked `exactly`, by CommonMark's rules of fences.
///
/// ````text
/// ```exactly
/// rent = 1200        this line does
/// ```
/// ````
///
/// A fence is three backticks or tildes or more, at most three spaces from the margin; one of backticks has
/// none in what follows. The block is marked where the first word behind the fence is `exactly`. It goes on to a
/// fence of the same sign that is at least as long and has nothing behind it, or to the end of the file.
/// Fences in quotations (`> `) and deeper in lists are not looked for.
struct MarkdownFences {
  private struct Fence {
    var sign: UInt8
    var length: Int

    /// What stands behind the signs.
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

  /// The fence of the block that the line before stands in.
  private var opening: Fence?

  /// Takes the next line, and says whether it is one of a marked block.
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
