import CalculatorModel
import CalculatorPresentation

extension CalculatorFace {
  /// Does what the page asks of the history and its storage.
  func performOnHistory(_ message: PageMessage) throws(Refusal) {
    switch message.name {
    case "reuse": viewModel.reuse(try id(message.argument))
    case "label": viewModel.label(try id(message.argument), message.body)
    case "edit": edit(try id(message.argument), to: message.body)
    case "remove": viewModel.remove(try id(message.argument))
    case "clear-history": viewModel.clearHistory()
    case "more-rows": if rowLimit < History.entryLimit { rowLimit += Self.rowsAtATime }
    case "journal": try readJournal(message)
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

  /// The form of an export.
  func exportForm(_ name: String) throws(Refusal) -> HistoryExport {
    // The name of the text's form is that of its files.
    try HistoryExport(name: name == "text" ? "txt" : name).orRefusal("unknown form of an export")
  }

  // MARK: - Storage

  /// Takes what the storage holds: `journal GENERATION LAST`, where `LAST` may be missing.
  private func readJournal(_ message: PageMessage) throws(Refusal) {
    let words = message.words
    // Above 2^53 JavaScript would not count on.
    guard (1...2).contains(words.count), let generation = Int64(words[0]),
      (0...(1 << 53)).contains(generation)
    else { throw Refusal(reason: "unknown generation") }
    var last: Int?
    if words.count == 2 { last = try Self.changeNumber(words[1]) }
    storage.read(
      message.body.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) },
      generation: generation, last: last)
    viewModel.readHistory()
  }

  private static func changeNumber(_ word: String) throws(Refusal) -> Int {
    guard let number = Int(word), number >= 0 else {
      throw Refusal(reason: "unknown number of a change")
    }
    return number
  }

  private func readSettings(_ text: String) {
    let oldText = storage.settingsText
    storage.readSettings(text)
    viewModel.adoptSettings(text, insteadOf: oldText)
  }

  /// Takes back what could not be stored, and tells the person: `storage-failed CAUSE NUMBER`,
  /// where the number of the change may be missing, and is 0 where reading has failed.
  private func storageFailed(_ message: PageMessage) throws(Refusal) {
    let words = message.words
    guard (1...2).contains(words.count), let cause = StorageError.Cause(name: words[0]) else {
      throw Refusal(reason: "unknown cause")
    }
    let error = StorageError(cause, place: "", detail: message.body)
    var number: Int?
    if words.count == 2 { number = try Self.changeNumber(words[1]) }
    guard let change = storage.takeBack(number) else {
      viewModel.historyWasNotRead(because: error)
      return
    }
    switch change.kind {
    case .append: viewModel.historyWasNotKept(lines: change.lines, because: error)
    case .rewrite: viewModel.historyWasNotKept(lines: [], rewrite: true, because: error)
    case .setAside: viewModel.historyWasNotRead(because: error)
    case .settings: viewModel.settingsWereNotSaved(because: error)
    }
  }
}

extension StorageError.Cause {
  /// The cause of a name in messages, or nil when there is none.
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
