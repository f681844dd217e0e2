extension HistoryExport {
  /// What a menu calls an export in this form.
  public var command: CommandName {
    switch self {
    case .text: .exportText
    case .commaSeparated: .exportCSV
    case .json: .exportJSON
    }
  }
}
