/// The size of a window in character cells.
struct WindowSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}
