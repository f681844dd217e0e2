/// For whom answers are written.
enum AnswerForm: Hashable {
  /// For people, and for programs that take a line as it is: the answer alone.
  case text
  /// For programs: one JSON object a line.
  case json
  /// For spreadsheets: one line of comma-separated values each, the names of the columns first.
  case commaSeparated
}
