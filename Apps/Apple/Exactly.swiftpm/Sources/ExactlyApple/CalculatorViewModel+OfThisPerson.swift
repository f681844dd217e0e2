import CalculatorPresentation
import CalculatorStorage
import CalendarDates
import Foundation

extension CalculatorViewModel {
  /// Returns a calculator with the history, settings, language and marks of this user, which continues where the last
  /// one ended.
  ///
  /// If the system provides no folder for the files, everything is forgotten when the program ends.
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

  /// Returns a calculator with the settings, language and marks of this user, and nothing to continue: it reads no
  /// history and no session, and keeps none.
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
  /// The user's preferred language and region, such as `de_CH`.
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
