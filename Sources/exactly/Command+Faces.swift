import CalculatorModel
import CalculatorPresentation
import CalculatorStorage
import CalculatorTerminal
import CommandLineInterface

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The interactive parts of the command: the calculator with its faces, and the session.
extension Command {
  /// Runs the calculator until the user quits.
  mutating func runFace() throws(SystemError) -> Int32 {
    let (history, settings, session) = storages
    let viewModel = CalculatorViewModel(
      historyStorage: history, settingsStorage: settings, sessionStorage: session,
      mode: options.mode ?? .basic, order: options.order,
      isReversePolish: options.has(.reversePolish) ? true : nil,
      locale: Self.locale,
      clock: { Int64(time(nil)) }, random: { .random(in: .min ... .max) },
      stopwatch: { MonotonicClock.microseconds })
    viewModel.wallClock = .ofThisPerson()
    viewModel.keep((try? RatesFile.ofThisPerson().newest()) ?? [])
    if !options.has(.new) { viewModel.continueSession() }
    viewModel.keep(exchangeRates.rates)
    let environment = TerminalEnvironment.current()
    guard environment.supportsFullScreen, !options.has(.plain) else {
      if let mode = options.mode ?? viewModel.chosenKeypad {
        viewModel.turn(to: mode)
      }
      let face = PlainFace(viewModel: viewModel)
      try face.run()
      tellWhatIsLost(of: viewModel)
      return ExitStatus.answered.rawValue
    }
    let face = FullScreenFace(
      viewModel: viewModel, keypad: options.mode,
      environment: environment)
    let status = face.run()
    tellWhatIsLost(of: viewModel)
    return status
  }

  /// Tries one last time to save what could not be saved, and reports it if that fails.
  private mutating func tellWhatIsLost(of viewModel: CalculatorViewModel) {
    do throws(StorageError) {
      try viewModel.closeSession()
    } catch {
      tell(.sentence(.sessionNotKept(StorageReason(error))), of: viewModel)
    }
    if viewModel.history.unsavedCount > 0 { viewModel.history.reload() }
    if viewModel.history.unsavedCount > 0, let problem = viewModel.history.problem {
      tell(problem.message, of: viewModel)
    }
    diagnostics.flush()
  }

  private mutating func tell(_ message: Message, of viewModel: CalculatorViewModel) {
    diagnostics.writeLine("\(Self.name): \(viewModel.catalogue.text(message))")
  }

  /// The storage of the history, the settings and the session; unavailable if the system names no place for it.
  ///
  /// Piped input is calculated for a program, and forgotten with it.
  private var storages: (any HistoryStorage, any SettingsStorage, (any SessionStorage)?) {
    do throws(StorageError) {
      let settings = try SettingsFile.ofThisPerson()
      guard isatty(STDIN_FILENO) == 1 else {
        return (InMemoryHistory(), ForgetfulSettings(of: settings), nil)
      }
      return (try HistoryFiles.ofThisPerson(), settings, try SessionFiles.ofThisPerson())
    } catch {
      let storage = UnavailableStorage(error)
      return (storage, storage, storage)
    }
  }

  /// The locale of texts and numbers.
  private static var locale: String { LocaleEnvironment.current.messages }

  /// Runs a session until the user quits.
  mutating func runSession() throws(SystemError) -> Int32 {
    var calculation = ExpressionCalculation(options, exchangeRates: exchangeRates, watch: watch)
    calculation.worksheet.assumedSymbols = NumberSymbols(locale: Self.locale)
    let session = Session(
      calculation: calculation, watch: watch, language: Self.language(of: STDOUT_FILENO))
    if let notice = try session.run(isPlain: options.has(.plain)) {
      diagnostics.writeLine("\(Self.name): \(told(notice))")
      diagnostics.flush()
    }
    return ExitStatus.answered.rawValue
  }
}
