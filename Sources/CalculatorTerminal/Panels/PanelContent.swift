/// What a panel shows.
struct PanelContent {
  /// A line of a list.
  struct Line: Hashable, Sendable {
    /// What the line is about, already short enough.
    var text: String

    /// What stands at its other end, the first of these that has room.
    var details: [String] = []

    /// Whether it is the heading of those below.
    var isHeading = false
  }

  /// What stands above.
  var title: String

  /// What stands beside the title.
  var subtitle = ""

  /// How many lines there are.
  var count: Int

  /// How many columns the lines would like to have.
  var width: Int

  /// What stands in place of lines where there are none.
  var emptyText = ""

  /// What is said about the chosen line.
  var description: String?

  /// The line of an index, at most so many columns wide; asked only for what is in sight.
  var line: (_ index: Int, _ columns: Int) -> Line
}
