import CAdwaita
import CWindow
import CalculatorPresentation
import CalculatorStorage

/// What is typed and not saved outlives a kill, and is offered when the sheet is opened again.
extension SheetWindow {
  /// How long typing rests at most before it is kept, in milliseconds.
  private static let keepingRest: UInt32 = 500

  /// Keeps what was typed within a second.
  func keepSoon() {
    guard keeping == nil, !isClosed else { return }
    keeping = after(milliseconds: Self.keepingRest) { [weak self] in
      self?.keeping = nil
      self?.keep()
    }
  }

  /// Keeps what was typed since it was kept last; where that fails, the sheet itself is as it was.
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
      // The next edit begins anew, with all of the text.
      recovers = false
    }
  }

  /// Offers what a kill has left of the sheet.
  func offerRecovery() {
    guard let left = try? recovery?.take(document.recoveryName) else { return }
    guard let offer = left.offer(over: document.savedText) else {
      // Nothing came of it.
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
      // It is offered again; what would be typed here would take its place.
      default: leave()
      }
    }
  }

  /// Takes over a text that was typed into a file which has another one now, and keeps it at once.
  ///
  /// - Returns: Whether it is kept.
  func takeOver(_ typed: String) -> Bool {
    change { $0.rewrite(typed, at: $1) }
    keep()
    return recovers
  }
}
