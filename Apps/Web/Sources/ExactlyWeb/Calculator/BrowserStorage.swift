import CalculatorPresentation

/// The browser's storage as the module knows it: what the page is asked to keep there.
///
/// The page carries the effects out later, in their order, and tells what was kept and what failed.
final class BrowserStorage: HistoryStorage, SettingsStorage, SessionStorage {
  /// What the page is asked for.
  enum Effect {
    /// To add lines to the journal, through the change of this number.
    case append([String], number: Int)
    /// To replace the journal, where it still is of the version that was read.
    case replace([String], version: Int64, number: Int)
    /// To keep damaged lines elsewhere.
    case setAside([String])
    /// To read the journal and tell it.
    case read
    /// To replace the settings.
    case settings(String)
    /// To replace the session; without lines, to remove it.
    case session([String])
  }

  /// The name of the place, as browsers' tools show it: the database and its store.
  private static let place = "IndexedDB exactly/aside"

  /// How often the page could not keep something: what it was asked for before it said so it leaves.
  private(set) var failureCount = 0

  /// The settings' text.
  private(set) var settingsText: String

  private var effects: [Effect] = []

  /// The journal and its version, while it is read.
  private var journal: (lines: [String], version: Int64)?

  /// The session's lines as the page told them; nil where there were none.
  private var session: [String]?

  /// Whether the page was asked to read the journal and has not told it yet.
  private var awaitsJournal = false

  /// Creates a storage with the settings' text, whose journal was not read yet.
  init(settings: String) {
    settingsText = settings
  }

  // MARK: - What the history and the settings use

  func knownLines() -> [String]? { journal?.lines }

  func append(_ lines: [String], number: Int) -> HistoryKeeping {
    effects.append(.append(lines, number: number))
    return .later
  }

  func rewrite(number: Int, _ change: ([String]) -> [String]) -> HistoryKeeping {
    if let journal {
      effects.append(.replace(change(journal.lines), version: journal.version, number: number))
    } else if !awaitsJournal {
      awaitsJournal = true
      effects.append(.read)
    }
    return .later
  }

  func setAside(_ lines: [String]) -> String {
    effects.append(.setAside(lines))
    return Self.place
  }

  func text() -> String? { settingsText.isEmpty ? nil : settingsText }

  func rewriteText(_ change: (String) -> String) {
    let text = change(settingsText)
    guard text != settingsText else { return }
    settingsText = text
    effects.append(.settings(text))
  }

  // MARK: - What the session uses

  func takeLast() -> [String]? { session }

  func keep(_ lines: [String]) { effects.append(.session(lines)) }

  func close(_ lines: [String]) { keep(lines) }

  func setAside() -> String {
    effects.append(.setAside(session ?? []))
    removeAll()
    return Self.place
  }

  func removeAll() { keep([]) }

  // MARK: - What the page tells and is told

  /// The effects that the page was not asked for yet.
  func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// Has the journal read, of which the page tells the lines and the version.
  func tell(_ lines: [String], version: Int64, to viewModel: CalculatorViewModel) {
    journal = (lines, version)
    awaitsJournal = false
    viewModel.readHistory()
    journal = nil
  }

  /// Takes note that something could not be kept, and nothing behind it.
  func noteFailure() {
    failureCount += 1
    awaitsJournal = false
  }

  /// Takes note that the journal could not be read.
  func noteFailureOfReading() { awaitsJournal = false }

  /// Has the session of these lines continued.
  func tell(session lines: [String], to viewModel: CalculatorViewModel) {
    session = lines
    viewModel.continueSession()
    session = nil
  }

  /// Takes the settings that another tab has changed.
  func readSettings(_ text: String) {
    settingsText = text
  }
}
