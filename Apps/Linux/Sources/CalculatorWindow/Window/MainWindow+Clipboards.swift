import CAdwaita
import CWindow
import CalculatorPresentation

/// Text exchanged with other programs.
extension MainWindow {
  /// Makes middle clicks paste text selected elsewhere, and makes the number draggable.
  func watchClipboards() {
    window_watch_clicks(
      calculator.widget, 2, { Callback<(Double, Double), Void>.call($0, ($1, $2)) },
      Callback<(Double, Double), Void> { [weak self] _ in
        if let self { paste(from: gtk_widget_get_primary_clipboard(widget)) }
      }.kept, releaseCallback)
    window_watch_drops(
      calculator.widget, { Callback<String, Int32>.call($0, $1.map { String(cString: $0) } ?? "") },
      Callback<String, Int32> { [weak self] in
        self?.paste($0)
        return 1
      }.kept, releaseCallback)
    window_offer_drag(
      calculator.display.number, { g_strdup(Callback<Void, String?>.call($0, ())) },
      Callback<Void, String?> { [weak self] in self?.screen.copyText }.kept, releaseCallback)
  }

  /// Pastes the text on the clipboard.
  func paste() {
    paste(from: gtk_widget_get_clipboard(widget))
  }

  private func paste(from clipboard: OpaquePointer?) {
    let callback = Callback<String?, Void> { [weak self] in self?.paste($0) }
    window_read_clipboard(
      clipboard,
      { kept, text in
        Callback<String?, Void>.call(kept, text.map { String(cString: $0) })
        releaseCallback(kept)
      }, callback.kept)
  }

  private func paste(_ text: String?) {
    work.perform {
      $0.endTyping()
      $0.paste(text)
    }
    keepSessionSoon()
  }
}
