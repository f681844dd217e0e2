import CalculatorPresentation

/// The browser's storage as the module sees it: requests to the page to keep things there.
///
/// The page carries out the effects later, in order, and reports what was kept and what failed.
final class BrowserStorage: HistoryStorage, SettingsStorage, SessionStorage {
  /// A request to the page.
  enum Effect {
    /// Adds lines to the journal, through the change with this number.
    case append([String], number: Int)
    /// Replaces the journal, if it still has the version that was read.
    case replace([String], version: Int64, number: Int)
    /// Keeps damaged lines elsewhere.
    case setAside([String])
    /// Reads the journal and reports it.
    case read
    /// Replaces the settings.
    case settings(String)
    /// Replaces the session, or removes it if there are no lines.
    case session([String])
  }

  /// The name of the place, as browsers' tools show it: the database and its store.
  private static let place = "IndexedDB exactly/aside"

  /// The number of times that the page could not keep something; it ignores requests from before it reported that.
  private(set) var failureCount = 0

  /// The settings' text.
  private(set) var settingsText: String

  private var effects: [Effect] = []

  /// The journal and its version, while it is read.
  private var journal: (lines: [String], version: Int64)?

  /// The session's lines as the page reported them, or nil if there were none.
  private var session: [String]?

  /// Whether the page was asked to read the journal and has not reported it yet.
  private var awaitsJournal = false

  /// Creates a storage with the settings' text, before its journal is read.
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

  /// Returns the effects that the page was not asked for yet, and clears them.
  func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// Reads the journal, whose lines and version the page reports.
  func tell(_ lines: [String], version: Int64, to viewModel: CalculatorViewModel) {
    journal = (lines, version)
    awaitsJournal = false
    viewModel.readHistory()
    journal = nil
  }

  /// Notes that something could not be kept, and nothing after it.
  func noteFailure() {
    failureCount += 1
    awaitsJournal = false
  }

  /// Notes that the journal could not be read.
  func noteFailureOfReading() { awaitsJournal = false }

  /// Continues the session that has these lines.
  func tell(session lines: [String], to viewModel: CalculatorViewModel) {
    session = lines
    viewModel.continueSession()
    session = nil
  }

  /// Adopts the settings that another tab has changed.
  func readSettings(_ text: String) {
    settingsText = text
  }
}
