extension HistoryExport {
  /// The name of the menu command that exports in this form.
  public var command: CommandName {
    switch self {
    case .text: .exportText
    case .commaSeparated: .exportCSV
    case .json: .exportJSON
    }
  }
}
