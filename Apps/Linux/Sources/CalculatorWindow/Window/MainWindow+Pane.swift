import CAdwaita
import CWindow
import CalculatorPresentation

/// The pane at the side of the keypad, or over it if the window is narrow.
extension MainWindow {
  /// Connects the pane to its button, and reports what it removes.
  func connectPane() {
    window_bind_reveal(flap, header.paneButton)
    on(flap, "notify::reveal-flap") { [weak self] in
      guard let self else { return }
      work.showsTape = shownPage == .tape
      if isPaneOpen { readWhatOthersKept() } else { gtk_window_set_focus(widget.cast(), nil) }
    }
    sidePane.onPage { [weak self] in
      guard let self else { return }
      work.showsTape = shownPage == .tape
      if work.showsTape { work.perform { _ in } }
    }
    sidePane.history.onRemoval = { [weak self] in
      guard let self else { return }
      let text = screen.catalogue.text(.sentence(.calculationIsRemoved))
      toast(screen.display.notice ?? text) { [weak self] in
        self?.work.perform(mayChangeHistory: true) { $0.undoHistoryChange() }
      }
      toastedAnnouncement = screen.announcement
      calculator.show(screen, notice: nil)
    }
  }

  /// The page that the pane shows, or nil if it is hidden.
  var shownPage: SidePane.Page? { isPaneOpen ? sidePane.page : nil }

  /// Shows a page of the pane, or hides the pane for nil.
  func show(_ page: SidePane.Page?) {
    guard page != shownPage else { return }
    if let page { sidePane.page = page }
    adw_flap_set_reveal_flap(flap.opaque, page == nil ? 0 : 1)
  }

  private var isPaneOpen: Bool { adw_flap_get_reveal_flap(flap.opaque) != 0 }

  /// Shows a page of the pane, or hides the pane if it shows that page already.
  func togglePane(_ page: SidePane.Page) {
    show(shownPage == page ? nil : page)
  }

  /// Hides the pane if it covers the keypad, and returns false if it does not.
  func closePaneOverKeypad() -> Bool {
    if isPaneOpen, sidePane.history.leaveEditor() { return true }
    guard isPaneOpen, adw_flap_get_folded(flap.opaque) != 0 else { return false }
    adw_flap_set_reveal_flap(flap.opaque, 0)
    return true
  }
}
