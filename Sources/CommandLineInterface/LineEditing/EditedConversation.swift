import Languages

/// A conversation whose lines are edited in a terminal.
package protocol EditedConversation: LineConversation {
  /// The language of what the editor says.
  var language: Language { get }

  /// The lines to go back to.
  var history: LineHistory { get }

  /// The names that begin like one, given what stands before it in the line.
  func completions(of name: String, after text: String) -> [Completion]

  /// Whether a line, or several with ends of lines between them, goes on in the next one.
  ///
  /// A blank line behind it ends it all the same.
  func isUnfinished(_ text: String) -> Bool

  /// What the characters of a line are, one by one.
  ///
  /// - Parameters:
  ///   - text: The line that is typed.
  ///   - before: The lines before that go on in it, with their ends.
  ///   - cursor: The character before which the cursor stands; nil where the line is complete.
  /// - Returns: A style for each character; none where the line is too long to be looked at.
  func styles(of text: [Character], after before: String, cursor: Int?) -> [LineStyle]

  /// What the answer to a line would be, in one row of a terminal; nil where there is nothing to show.
  ///
  /// - Parameters:
  ///   - text: The line so far.
  ///   - columns: How many columns the answer may take.
  ///   - shouldStop: Asked now and then; with `true` there is no answer, because a key was pressed.
  /// - Returns: The answer.
  func preview(of text: String, columns: Int, shouldStop: @escaping () -> Bool) -> String?
}
