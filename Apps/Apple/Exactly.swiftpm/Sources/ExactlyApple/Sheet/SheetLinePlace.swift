import Foundation

/// Where a line of a sheet is that is seen, in the part of the text that is seen.
struct SheetLinePlace: Hashable, Identifiable {
  /// The line, from 0.
  let line: Int

  /// Where its first row begins, and how high that is.
  let top: CGFloat
  let height: CGFloat

  /// Where its last row ends.
  let bottom: CGFloat

  var id: Int { line }
}
