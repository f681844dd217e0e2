import Foundation

/// The position of a visible line of a sheet within the visible part of the text.
struct SheetLinePlace: Hashable, Identifiable {
  /// The line, from 0.
  let line: Int

  /// The top and the height of its first row.
  let top: CGFloat
  let height: CGFloat

  /// The bottom of its last row.
  let bottom: CGFloat

  var id: Int { line }
}
