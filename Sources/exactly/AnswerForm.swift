/// The form in which answers are written.
enum AnswerForm: Hashable {
  /// For people, and for programs that take a line as it is: the answer alone.
  case text
  /// For programs: one JSON object per line.
  case json
  /// For spreadsheets: one line of comma-separated values per answer, after a line of column names.
  case commaSeparated
}
