import CalculatorPresentation
import CalculatorStorage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Does what `exactly history` asks for.
struct HistoryAnswering {
  private let storage: HistoryFiles

  /// What there is to print, without the end of its last line; nil where that is nothing.
  private(set) var output: String?

  /// What there is to say beside it, or why it could not be done.
  private(set) var messages: [String] = []

  /// Whether it could be done.
  private(set) var isDone = true

  /// Does a task.
  ///
  /// - Throws: `StorageError` where there is no place for a history.
  init(_ task: HistoryTask) throws(StorageError) {
    storage = try HistoryFiles.ofThisPerson()
    switch task {
    case .list(let form): list(as: form)
    case .remove(let id): remove(id)
    case .label(let id, let label): self.label(id, label)
    case .clear: clear()
    case .keep(let keeps): try keep(keeps)
    }
  }

  private mutating func list(as form: HistoryExport) {
    let history = HistoryViewModel(storage: storage)
    tell(history.problem)
    let text = history.export(as: form)
    output = text.isEmpty ? nil : String(decoding: text.utf8.dropLast(), as: UTF8.self)
  }

  private mutating func remove(_ id: HistoryEntry.ID) {
    change(id) { history in history.remove(id) }
  }

  private mutating func label(_ id: HistoryEntry.ID, _ label: String) {
    change(id) { history in history.label(id, label) }
  }

  private mutating func change(_ id: HistoryEntry.ID, _ change: (HistoryViewModel) -> Void) {
    let history = HistoryViewModel(storage: storage)
    guard history.history.entry(id) != nil else {
      tell(history.problem)
      return refuse("there is no calculation \(id.text)")
    }
    change(history)
    tell(history.problem)
  }

  private mutating func clear() {
    let history = HistoryViewModel(storage: storage)
    history.reload()
    let count = history.history.count
    history.clear()
    tell(history.problem)
    guard isDone else { return }
    output = "\(count) \(count == 1 ? "calculation" : "calculations") removed"
    do throws(StorageError) {
      // The lines of sessions are calculations as they were typed.
      try TypedLinesFile.ofThisPerson().removeAll()
      guard let place = try storage.placeOfUnreadableLines() else { return }
      messages.append("what could not be read is still in \(place)")
    } catch {
      messages.append(error.reason)
    }
  }

  private mutating func keep(_ keeps: Bool) throws(StorageError) {
    try SettingsFile.ofThisPerson().change { $0.keepsHistory = keeps }
    output =
      keeps
      ? "calculations are kept from now on"
      : "no calculations are kept from now on; exactly history --clear removes those before"
  }

  private mutating func tell(_ problem: HistoryProblem?) {
    switch problem {
    case nil: break
    case .storage(let error, _): refuse(error.reason)
    case .setAside(let count, let place):
      messages.append(
        "\(count) \(count == 1 ? "line" : "lines") of the history could not be read"
          + " and \(count == 1 ? "is" : "are") now in \(place)")
    }
  }

  private mutating func refuse(_ reason: String) {
    isDone = false
    messages.append(reason)
  }
}
