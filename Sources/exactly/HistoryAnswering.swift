import CalculatorPresentation
import CalculatorStorage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Carries out `exactly history`.
struct HistoryAnswering {
  private let storage: HistoryFiles

  /// The calculations, without the end of the last line; nil if there are none to print.
  private(set) var list: String?

  /// A confirmation of what was done, if there is one.
  private(set) var confirmation: HistoryText?

  /// Additional remarks, or the reason the task failed.
  private(set) var messages: [HistoryText] = []

  /// Whether it could be done.
  private(set) var isDone = true

  /// Carries out a task.
  ///
  /// - Throws: `StorageError` if there is no place for a history.
  init(_ task: HistoryTask) throws(StorageError) {
    storage = try HistoryFiles.ofThisPerson()
    switch task {
    case .list(let form): list { $0.export(as: form) }
    case .tape: list { $0.tapeLines(last: .max).text }
    case .remove(let id): remove(id)
    case .label(let id, let label): self.label(id, label)
    case .clear: clear()
    case .keep(let keeps): try keep(keeps)
    }
  }

  private mutating func list(_ text: (History) -> String) {
    let history = HistoryViewModel(storage: storage)
    tell(history.problem)
    let text = text(history.history)
    list = text.isEmpty ? nil : String(decoding: text.utf8.dropLast(), as: UTF8.self)
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
      return refuse(.noCalculation(id.text))
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
    confirmation = .removed(count)
    do throws(StorageError) {
      // Session lines are calculations as they were typed.
      try TypedLinesFile.ofThisPerson().removeAll()
      guard let place = try storage.placeOfUnreadableLines() else { return }
      messages.append(.unreadableLeft(at: place))
    } catch {
      messages.append(.storage(error))
    }
  }

  private mutating func keep(_ keeps: Bool) throws(StorageError) {
    try SettingsFile.ofThisPerson().change { $0.keepsHistory = keeps }
    confirmation = keeps ? .isOn : .isOff
  }

  private mutating func tell(_ problem: HistoryProblem?) {
    switch problem {
    case nil: break
    case .storage(let error, _): refuse(.storage(error))
    case .setAside(let count, let place):
      messages.append(.setAside(lines: count, at: place))
    }
  }

  private mutating func refuse(_ reason: HistoryText) {
    isDone = false
    messages.append(reason)
  }
}
