import CAdwaita
import CalculatorPresentation
import CalculatorStorage
import Synchronization

/// The calculator, which one thread at a time has.
///
/// `CalculatorWork` gives out the next job only when the last one has come back, so no two threads are
/// ever in ``perform(_:)``: that is why it is safe to send.
final class ConfinedCalculator: @unchecked Sendable {
  private let calculator: ScreenedCalculator

  /// Whether what is being done is to be stopped; any thread may say so.
  let shouldStop = Atomic(false)

  /// Whether screens are to have the paper tape; any thread may say so.
  let showsTape = Atomic(false)

  /// Creates the calculator of this person, with their history, settings and session.
  init() {
    let (history, settings, session) = Self.storages
    let viewModel = CalculatorViewModel(
      historyStorage: history, settingsStorage: settings, sessionStorage: session,
      locale: Self.locale, clock: { Int64(g_get_real_time()) / 1_000_000 },
      random: { .random(in: .min ... .max) }, stopwatch: { Int64(g_get_monotonic_time()) })
    viewModel.offeredKeypads = Keypad.Mode.allCases
    viewModel.wallClock = .ofThisPerson()
    calculator = ScreenedCalculator(viewModel)
    viewModel.shouldStop = { [unowned self] in shouldStop.load(ordering: .relaxed) }
  }

  /// Does a job, and gives the screen behind it.
  ///
  /// - Parameters:
  ///   - job: What is to be done.
  ///   - mayChangeHistory: Whether calculations that are kept already may be others behind it.
  /// - Returns: The screen.
  func perform(_ job: CalculatorWork.Job, mayChangeHistory: Bool = false) -> CalculatorScreen {
    calculator.perform(
      mayChangeHistory: mayChangeHistory, hasTape: showsTape.load(ordering: .relaxed), job)
  }

  /// Where the history, the settings and the session are kept; where the system does not tell, nowhere.
  private static var storages: (any HistoryStorage, any SettingsStorage, any SessionStorage) {
    do throws(StorageError) {
      return (
        try HistoryFiles.ofThisPerson(), try SettingsFile.ofThisPerson(),
        try SessionFiles.ofThisPerson()
      )
    } catch {
      let storage = UnavailableStorage(error)
      return (storage, storage, storage)
    }
  }

  /// The locale of messages: `de_DE.UTF-8`.
  private static var locale: String {
    guard let names = g_get_language_names_with_category("LC_MESSAGES"), let name = names[0] else {
      return ""
    }
    return String(cString: name)
  }
}
