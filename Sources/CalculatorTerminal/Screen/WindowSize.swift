/// The size of a window in character cells.
struct WindowSize: Hashable, Sendable {
  /// The largest size that is drawn; the rest of a larger window stays empty.
  static let largest = WindowSize(columns: 1_000, rows: 500)

  var columns: Int
  var rows: Int
}

extension WindowSize {
  /// Creates the size that a terminal reports, which may be anything.
  ///
  /// A screen's memory grows with its size, so the size is limited to ``largest``. A terminal that does not
  /// know its size reports 0, and gets the usual 80 × 24.
  init(reportedColumns columns: UInt16, rows: UInt16) {
    guard columns > 0, rows > 0 else {
      self.init(columns: 80, rows: 24)
      return
    }
    self.init(
      columns: min(Int(columns), Self.largest.columns), rows: min(Int(rows), Self.largest.rows))
  }
}
