import Languages

/// A conversation whose lines are edited in a terminal.
package protocol EditedConversation: LineConversation {
  /// The language of the editor's messages.
  var language: Language { get }

  /// The lines to go back to.
  var history: LineHistory { get }

  /// Returns the names that begin like one, given the text before it in the line.
  func completions(of name: String, after text: String) -> [Completion]

  /// Whether a line, or several with line ends between them, continues in the next one.
  ///
  /// A blank line after it ends it all the same.
  func isUnfinished(_ text: String) -> Bool

  /// Returns the styles of the characters in a line.
  ///
  /// - Parameters:
  ///   - text: The line that is typed.
  ///   - before: The earlier lines that continue in it, with their ends.
  ///   - cursor: The index of the character after the cursor; nil if the line is complete.
  /// - Returns: A style for each character; none if the line is too long to be analysed.
  func styles(of text: [Character], after before: String, cursor: Int?) -> [LineStyle]

  /// Returns a preview of the answer to a line, in one row of a terminal; nil if there is nothing to show.
  ///
  /// - Parameters:
  ///   - text: The line so far.
  ///   - columns: The number of columns available for the answer.
  ///   - shouldStop: Called now and then; with `true` there is no answer, because a key was pressed.
  /// - Returns: The answer.
  func preview(of text: String, columns: Int, shouldStop: @escaping () -> Bool) -> String?
}
