import CAdwaita
import CWindow
import CalculatorPresentation
import CalculatorStorage

/// Unsaved typing survives a kill, and is offered when the sheet is opened again.
extension SheetWindow {
  /// The maximum delay before typing is kept, in milliseconds.
  private static let keepingRest: UInt32 = 500

  /// Keeps unsaved typing within a second.
  func keepSoon() {
    guard keeping == nil, !isClosed else { return }
    keeping = after(milliseconds: Self.keepingRest) { [weak self] in
      self?.keeping = nil
      self?.keep()
    }
  }

  /// Keeps what was typed since the last time; if that fails, the sheet itself is unchanged.
  func keep() {
    let lines = viewModel.takeRecoveryLines()
    guard !lines.isEmpty, let recovery else { return }
    do throws(StorageError) {
      if recovers {
        try recovery.append(lines)
      } else {
        try recovery.begin(
          SheetRecovery.lines(
            name: document.recoveryName, text: document.savedText, typed: viewModel.text))
        recovers = true
      }
    } catch {
      // The next edit starts over with the whole text.
      recovers = false
    }
  }

  /// Offers to recover what a kill has left of the sheet.
  func offerRecovery() {
    guard let left = try? recovery?.take(document.recoveryName) else { return }
    guard let offer = left.offer(over: document.savedText) else {
      // There is nothing to recover.
      recovery?.end()
      return
    }
    Question.ask(.recovered(offer), over: widget, in: viewModel.catalogue) { [weak self] answer in
      guard let self else { return }
      switch answer {
      case .recover where offer.restsOnFile:
        change { $0.rewrite(offer.text, at: $1) }
        keep()
      case .recover: if onRecover(offer.text) { recovery?.end() }
      case .discard: recovery?.end()
      // It is offered again; anything typed here would replace it.
      default: leave()
      }
    }
  }

  /// Takes over a text that was typed into a file which has changed since, and keeps it at once.
  ///
  /// - Returns: Whether it is kept.
  func takeOver(_ typed: String) -> Bool {
    change { $0.rewrite(typed, at: $1) }
    keep()
    return recovers
  }
}
