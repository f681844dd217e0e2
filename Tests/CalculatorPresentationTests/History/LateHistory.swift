import CalculatorPresentation

/// A history's storage that keeps later, as the page's does: a test carries out what it was asked for,
/// when and as it likes.
final class LateHistory: HistoryStorage {
  /// What is kept, for all that share it.
  final class Journal {
    var lines: [String] = []
  }

  private let shared: Journal

  /// What is kept.
  var journal: [String] {
    get { shared.lines }
    set { shared.lines = newValue }
  }

  /// What it was asked for.
  enum Request {
    case append([String], number: Int)
    /// To replace the journal, where that still has the known lines.
    case replace([String], known: [String], number: Int)
    case read
  }

  /// What it was asked for and has not done, in order.
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

  /// What it was asked to keep elsewhere.
  private(set) var asideLines: [String] = []

  func setAside(_ lines: [String]) -> String {
    asideLines += lines
    return "elsewhere"
  }

  /// Has a view model read the journal.
  func read(by viewModel: CalculatorViewModel) {
    known = journal
    viewModel.readHistory()
    known = nil
  }

  /// Does the first of what it was asked for, and tells so.
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

  /// Does all that it was asked for, until nothing is left.
  func settle(for viewModel: CalculatorViewModel) {
    while !requests.isEmpty { next(for: viewModel) }
  }

  /// Forgets what it was asked for, and tells why.
  func fail(_ error: StorageError, for viewModel: CalculatorViewModel) {
    requests = []
    viewModel.historyWasNotKept(because: error)
  }
}
