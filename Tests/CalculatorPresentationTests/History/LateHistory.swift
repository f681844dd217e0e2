import CalculatorPresentation

/// A history storage that keeps lines late, as the web page's does: a test carries out its requests when and as it
/// likes.
final class LateHistory: HistoryStorage {
  /// The stored lines, shared by all storages that use them.
  final class Journal {
    var lines: [String] = []
  }

  private let shared: Journal

  /// The stored lines.
  var journal: [String] {
    get { shared.lines }
    set { shared.lines = newValue }
  }

  /// A request to the storage.
  enum Request {
    case append([String], number: Int)
    /// Replaces the journal if it still has the known lines.
    case replace([String], known: [String], number: Int)
    case read
  }

  /// The pending requests, in order.
  private(set) var requests: [Request] = []

  /// The lines as they were read, while a view model reads them.
  private var known: [String]?

  init(_ journal: Journal = Journal()) {
    shared = journal
  }

  func knownLines() -> [String]? { known }

  func append(_ lines: [String], number: Int) -> HistoryKeeping {
    requests.append(.append(lines, number: number))
    return .later
  }

  func rewrite(number: Int, _ change: ([String]) -> [String]) -> HistoryKeeping {
    requests.append(known.map { .replace(change($0), known: $0, number: number) } ?? .read)
    return .later
  }

  /// The lines that it was asked to keep elsewhere.
  private(set) var asideLines: [String] = []

  func setAside(_ lines: [String]) -> String {
    asideLines += lines
    return "elsewhere"
  }

  /// Makes a view model read the journal.
  func read(by viewModel: CalculatorViewModel) {
    known = journal
    viewModel.readHistory()
    known = nil
  }

  /// Carries out the first pending request, and reports it.
  func next(for viewModel: CalculatorViewModel) {
    guard !requests.isEmpty else { return }
    switch requests.removeFirst() {
    case .append(let lines, let number):
      journal += lines
      viewModel.historyWasKept(through: number, anew: false)
    case .replace(let lines, let known, let number):
      guard known == journal else { return read(by: viewModel) }
      journal = lines
      viewModel.historyWasKept(through: number, anew: true)
    case .read: read(by: viewModel)
    }
  }

  /// Carries out all requests, until none is left.
  func settle(for viewModel: CalculatorViewModel) {
    while !requests.isEmpty { next(for: viewModel) }
  }

  /// Drops all requests, and reports the reason.
  func fail(_ error: StorageError, for viewModel: CalculatorViewModel) {
    requests = []
    viewModel.historyWasNotKept(because: error)
  }
}
