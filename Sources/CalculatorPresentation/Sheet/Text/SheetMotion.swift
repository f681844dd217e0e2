/// A movement of the cursor of a sheet.
///
/// ```swift
/// editor.move(.wordLeft)
/// editor.move(.lineEnd, selecting: true)
/// editor.delete(.left, at: now)
/// ```
public enum SheetMotion: Hashable, Sendable {
  case left
  case right
  case wordLeft
  case wordRight
  /// To the line above, in the column where moving up and down began; then to the beginning.
  case up
  /// To the line below, in the column where moving up and down began; then to the end.
  case down
  /// A number of lines up, as many as a window has.
  case pageUp(lines: Int)
  /// A number of lines down.
  case pageDown(lines: Int)
  case lineStart
  case lineEnd
  /// To the beginning of the sheet.
  case start
  /// To the end of the sheet.
  case end

  /// The number of lines it goes up or down; nil for other motions.
  var lineCount: Int? {
    switch self {
    case .up: -1
    case .down: 1
    case .pageUp(let lines): -max(lines, 1)
    case .pageDown(let lines): max(lines, 1)
    default: nil
    }
  }
}
