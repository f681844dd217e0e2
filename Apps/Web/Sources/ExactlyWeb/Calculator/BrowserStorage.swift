import CalculatorPresentation

/// The browser's storage as the module knows it: what the page has told, and what it is asked to
/// change.
///
/// The page carries the changes out later, in their order, and numbers them from 1; when one fails,
/// it says so.
final class BrowserStorage: HistoryStorage {
  /// A change that the page is asked to make.
  struct Change {
    enum Kind {
      /// Adds lines to the journal.
      case append
      /// Replaces the journal, if it is still of the generation that is named.
      case rewrite(generation: Int64)
      /// Keeps damaged lines elsewhere.
      case setAside
      /// Replaces the settings, which are the only line.
      case settings
    }

    let number: Int
    let kind: Kind
    let lines: [String]
  }

  /// How many changes are remembered until the journal is read again, so that they can be taken
  /// back.
  private static let changeLimit = 1_000

  /// The name of the place, as browsers' tools show it: the database and its store.
  private static let place = "IndexedDB exactly/aside"

  private var journal: [String] = []

  /// How often the journal was replaced; negative before it was read.
  private var generation: Int64 = -1

  /// The settings' text.
  private(set) var settingsText: String

  /// The changes of which it is not known that they were made.
  private var changes: [Change] = []

  /// How many changes there were.
  private var changeCount = 0

  /// How many of them the page was told.
  private var toldCount = 0

  /// Creates a storage whose journal was not read yet.
  init(settings: String) {
    settingsText = settings
  }

  // MARK: - What the history and the settings use

  func lines() -> [String] { journal }

  func append(_ lines: [String]) {
    journal += lines
    ask(.append, lines)
  }

  func rewrite(_ change: ([String]) -> [String]) {
    journal = change(journal)
    ask(.rewrite(generation: generation), journal)
    if generation >= 0 { generation += 1 }
  }

  func setAside(_ lines: [String]) -> String {
    ask(.setAside, lines)
    return Self.place
  }

  func settings() -> String? { settingsText.isEmpty ? nil : settingsText }

  func rewriteSettings(_ change: (String) -> String) {
    let text = change(settingsText)
    guard text != settingsText else { return }
    settingsText = text
    ask(.settings, [text])
  }

  private func ask(_ kind: Change.Kind, _ lines: [String]) {
    changeCount += 1
    changes.append(Change(number: changeCount, kind: kind, lines: lines))
  }

  // MARK: - What the page tells and is told

  /// The changes that the page was not asked for yet.
  func takeNewChanges() -> [Change] {
    guard toldCount < changeCount else { return [] }
    let new = changes.filter { $0.number > toldCount }
    toldCount = changeCount
    // Only now: the keys of one link can finish more calculations than that.
    if changes.count > Self.changeLimit { changes.removeFirst(changes.count - Self.changeLimit) }
    return new
  }

  /// Takes what the browser's storage holds.
  ///
  /// - Parameters:
  ///   - lines: The journal.
  ///   - generation: How often it was replaced.
  ///   - last: The number of the last change that is in it; nil for all that the page was asked for.
  func read(_ lines: [String], generation: Int64, last: Int?) {
    self.generation = generation
    journal = lines
    changes.removeAll { $0.number <= last ?? changeCount }
    for change in changes {
      if case .append = change.kind { journal += change.lines }
    }
  }

  /// Takes the settings that another tab has changed.
  func readSettings(_ text: String) {
    settingsText = text
  }

  /// Takes a change out that could not be made: the one of that number, or the last.
  func takeBack(_ number: Int?) -> Change? {
    guard let place = changes.lastIndex(where: { number == nil || $0.number == number }) else {
      return nil
    }
    return changes.remove(at: place)
  }
}
