/// The content of a panel.
struct PanelContent {
  /// A line of a list.
  struct Line: Hashable, Sendable {
    /// The line's text, already short enough.
    var text: String

    /// The texts for the line's other end, of which the first that has room is shown.
    var details: [String] = []

    /// Whether the line is the heading of those below.
    var isHeading = false
  }

  /// The title above the lines.
  var title: String

  /// The text beside the title.
  var subtitle = ""

  /// The number of lines.
  var count: Int

  /// The preferred number of columns in a line.
  var width: Int

  /// The text shown if there are no lines.
  var emptyText = ""

  /// The description of the chosen line.
  var description: String?

  /// The function that returns the line at an index, at most the given columns wide, called only for lines in sight.
  var line: (_ index: Int, _ columns: Int) -> Line
}
