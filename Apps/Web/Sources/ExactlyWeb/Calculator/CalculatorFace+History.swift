import CalculatorModel
import CalculatorPresentation

extension CalculatorFace {
  /// Carries out the page's requests for the history and its storage.
  func performOnHistory(_ message: PageMessage) throws(Refusal) {
    switch message.name {
    case "reuse": viewModel.reuse(try id(message.argument))
    case "label": viewModel.label(try id(message.argument), message.body)
    case "edit": edit(try id(message.argument), to: message.body)
    case "remove": viewModel.remove(try id(message.argument))
    case "clear-history": viewModel.clearHistory()
    case "more-rows": if rowLimit < History.entryLimit { rowLimit += Self.rowsAtATime }
    case "journal": try readJournal(message)
    case "kept": try noteKept(message.words)
    case "settings": readSettings(message.body)
    case "storage-failed": try storageFailed(message)
    default: throw Refusal(reason: "unknown message")
    }
    historyChangeCount += 1
  }

  private func id(_ text: String) throws(Refusal) -> HistoryEntry.ID {
    try HistoryEntry.ID(text: text).orRefusal("unknown calculation")
  }

  private func edit(_ id: HistoryEntry.ID, to expression: String) {
    do throws(HistoryEditError) {
      try viewModel.edit(id, to: expression)
      editProblem = nil
    } catch {
      editProblem = EditProblem(id: id, error: error)
    }
  }

  /// Returns the form of an export.
  func exportForm(_ name: String) throws(Refusal) -> HistoryExport {
    // The text form is named after its files.
    try HistoryExport(name: name == "text" ? "txt" : name).orRefusal("unknown form of an export")
  }

  // MARK: - Storage

  /// Takes the content of the storage: `journal VERSION`, with the lines below.
  private func readJournal(_ message: PageMessage) throws(Refusal) {
    // Above 2^53, JavaScript would stop counting.
    guard let version = Int64(message.argument), (0...(1 << 53)).contains(version) else {
      throw Refusal(reason: "unknown version")
    }
    storage.tell(message.lines, version: version, to: viewModel)
  }

  /// Notes what is kept: `kept NUMBER`, and `kept NUMBER anew` if the journal was replaced.
  private func noteKept(_ words: [String]) throws(Refusal) {
    guard (1...2).contains(words.count), let number = Int(words[0]), number >= 0,
      words.count == 1 || words[1] == "anew"
    else { throw Refusal(reason: "unknown change") }
    viewModel.historyWasKept(through: number, anew: words.count == 2)
  }

  private func readSettings(_ text: String) {
    let oldText = storage.settingsText
    storage.readSettings(text)
    viewModel.adoptSettings(text, insteadOf: oldText)
  }

  /// Reports a failure of the storage to the user: `storage-failed TASK CAUSE`, where the task is `keeping` or
  /// `reading` the journal, or saving the `settings` or the `session`.
  private func storageFailed(_ message: PageMessage) throws(Refusal) {
    let words = message.words
    guard words.count == 2, let cause = StorageError.Cause(name: words[1]) else {
      throw Refusal(reason: "unknown cause")
    }
    let error = StorageError(cause, place: "", detail: message.body)
    switch words[0] {
    case "keeping":
      storage.noteFailure()
      viewModel.historyWasNotKept(because: error)
    case "reading":
      storage.noteFailureOfReading()
      viewModel.historyWasNotRead(because: error)
    case "settings": viewModel.settingsWereNotSaved(because: error)
    case "session": viewModel.sessionWasNotKept(because: error)
    default: throw Refusal(reason: "unknown task")
    }
  }
}

extension StorageError.Cause {
  /// Creates the cause with a name in messages, or nil if there is none.
  fileprivate init?(name: String) {
    switch name {
    case "no-space": self = .noSpace
    case "not-permitted": self = .notPermitted
    case "unreadable": self = .unreadable
    case "other": self = .other
    default: return nil
    }
  }
}
