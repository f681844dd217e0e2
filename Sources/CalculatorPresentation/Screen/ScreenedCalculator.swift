/// A calculator that returns its screen after each job, for a face whose thread must not wait for it.
///
/// ```swift
/// let calculator = ScreenedCalculator(CalculatorViewModel())
/// calculator.perform { $0.press(.digit(.five)) }.display.text   // "5"
/// ```
///
/// Like its view model, it belongs to one thread at a time.
public final class ScreenedCalculator {
  private let viewModel: CalculatorViewModel
  private var settingRows: [SettingRow] = []
  private var settings: Settings?
  private var catalogue: Catalogue?
  private var historyChanges = 0

  /// Creates one from a view model, which nothing else may use from then on.
  public init(_ viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
  }

  /// Does a job and returns the screen after it.
  ///
  /// - Parameters:
  ///   - mayChangeHistory: Whether the job may change calculations already kept.
  ///   - hasTape: Whether the screen has the paper tape.
  ///   - job: The job; by default nothing.
  /// - Returns: The screen.
  /// - Complexity: That of the job and of a ``CalculatorScreen``; O(*n*) in the number of calculations kept, if they
  ///   may have changed.
  public func perform(
    mayChangeHistory: Bool = false, hasTape: Bool = false,
    _ job: (CalculatorViewModel) -> Void = { _ in }
  ) -> CalculatorScreen {
    ask(mayChangeHistory: mayChangeHistory, hasTape: hasTape, job).screen
  }

  /// Does the same as ``perform(mayChangeHistory:hasTape:_:)``, and returns a reply as well.
  func ask<Reply>(
    mayChangeHistory: Bool, hasTape: Bool, _ question: (CalculatorViewModel) -> Reply
  ) -> (screen: CalculatorScreen, reply: Reply) {
    let before = mayChangeHistory ? viewModel.history.history : nil
    let reply = question(viewModel)
    if let before, !viewModel.history.history.isSame(as: before) { historyChanges += 1 }
    return (screen(hasTape: hasTape), reply)
  }

  private func screen(hasTape: Bool) -> CalculatorScreen {
    if settings != viewModel.settings || catalogue != viewModel.catalogue {
      (settings, catalogue) = (viewModel.settings, viewModel.catalogue)
      settingRows = viewModel.settingRows
    }
    return CalculatorScreen(
      viewModel, historyChanges: historyChanges, settingRows: settingRows, hasTape: hasTape)
  }
}

extension History {
  /// Whether the entries are the same as those of another history, in the same places.
  ///
  /// - Complexity: O(*n*) in the number of entries.
  fileprivate func isSame(as other: History) -> Bool {
    let (places, otherPlaces) = (HistoryPlaces(self), HistoryPlaces(other))
    return places.count == otherPlaces.count
      && zip(places, otherPlaces).allSatisfy {
        $0.id == $1.id && entry($0.id) == other.entry($1.id)
      }
  }
}
