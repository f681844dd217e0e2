import CalculatorPresentation
import CalculatorStorage
import CalendarDates
import Foundation

extension CalculatorViewModel {
  /// A calculator with the history, the settings, the language and the marks of this person, which goes
  /// on where the last one ended.
  ///
  /// Where the system tells no folder for the files, all is forgotten with the program.
  static func ofThisPerson() -> sending CalculatorViewModel {
    let history = try? HistoryFiles.ofThisPerson()
    let settings = try? SettingsFile.ofThisPerson()
    let start = ContinuousClock.now
    let viewModel = CalculatorViewModel(
      historyStorage: history ?? InMemoryHistory(),
      settingsStorage: settings ?? ForgetfulSettings(),
      sessionStorage: try? SessionFiles.ofThisPerson(),
      locale: Locale.nameForThisPerson,
      clock: { Int64(Date.now.timeIntervalSince1970) }, random: { .random(in: .min ... .max) },
      stopwatch: { (ContinuousClock.now - start).microseconds })
    viewModel.wallClock = .ofThisPerson()
    viewModel.keep((try? RatesFile.ofThisPerson().newest()) ?? [])
    viewModel.continueSession()
    return viewModel
  }

  /// A calculator with the settings, the language and the marks of this person, and nothing to go on
  /// from: it reads no history and no session, and keeps none.
  static func forRequestsOfThisPerson() -> CalculatorViewModel {
    let viewModel = CalculatorViewModel(
      settingsStorage: (try? SettingsFile.ofThisPerson()) ?? ForgetfulSettings(),
      locale: Locale.nameForThisPerson,
      clock: { Int64(Date.now.timeIntervalSince1970) }, random: { .random(in: .min ... .max) })
    viewModel.wallClock = .ofThisPerson()
    return viewModel
  }
}

extension Duration {
  fileprivate var microseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }
}

extension Locale {
  /// The language that the person likes best and the region where they are, such as `de_CH`.
  ///
  /// The current locale has only languages that the app's bundle is translated into, and a program may
  /// have no bundle.
  fileprivate static var nameForThisPerson: String {
    let preferred = Locale(identifier: preferredLanguages.first ?? current.identifier)
    let language = preferred.language.languageCode?.identifier ?? ""
    let region = current.region?.identifier ?? ""
    return region.isEmpty ? language : language + "_" + region
  }
}
