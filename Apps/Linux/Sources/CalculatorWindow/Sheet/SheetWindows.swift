import CAdwaita
import CWindow
import CalculatorPresentation
import CalculatorStorage

/// The open sheets, and the ways to open one.
@MainActor
final class SheetWindows {
  private var windows: [SheetWindow] = []

  /// Opens a sheet without a file; if a kill has left such a sheet, that one is offered first.
  func openNew(of application: UnsafeMutablePointer<GtkApplication>, _ screen: CalculatorScreen) {
    guard let window = try? SheetWindow(of: application, screen: screen) else { return }
    show(window, of: application, screen)
    window.report(.opened)
  }

  /// Opens a sheet without a file if a kill has left one, and offers that.
  func recover(of application: UnsafeMutablePointer<GtkApplication>, _ screen: CalculatorScreen) {
    guard let file = try? SheetRecoveryFile.ofThisPerson(), (try? file.untitledName()) != nil
    else { return }
    openNew(of: application, screen)
  }

  /// Opens a text without a file; it was typed into a file that others have written since.
  ///
  /// - Returns: Whether it is kept.
  private func open(
    typed text: String, of application: UnsafeMutablePointer<GtkApplication>,
    _ screen: CalculatorScreen
  ) -> Bool {
    guard let window = try? SheetWindow(of: application, screen: screen) else { return false }
    // If the window were shown first, GTK would stay at its old top line: the end of the inserted text.
    window.rewrite(text)
    show(window, of: application, screen)
    return window.keeping.keepsEdits
  }

  /// Opens the sheet in a file or brings it to the front; a failure is reported over a window.
  func open(
    _ path: String, of application: UnsafeMutablePointer<GtkApplication>,
    _ screen: CalculatorScreen,
    over parent: Widget
  ) {
    if let window = windows.first(where: { $0.keeping.name == path }) { return window.present() }
    do throws(SheetFileProblem) {
      let window = try SheetWindow(of: application, path, screen: screen)
      show(window, of: application, screen)
      window.report(.opened)
    } catch {
      Question.tell(
        .cannotOpen, path.runningAlone + "\n" + error.text(in: screen.catalogue), over: parent,
        in: screen.catalogue)
    }
  }

  private func show(
    _ window: SheetWindow, of application: UnsafeMutablePointer<GtkApplication>,
    _ screen: CalculatorScreen
  ) {
    windows.append(window)
    window.onClose = { [weak self, weak window] in self?.windows.removeAll { $0 === window } }
    window.onRecover = { [weak self] in self?.open(typed: $0, of: application, screen) ?? false }
    window.present()
  }

  /// Shows the calculator's changes: the language, and the symbols of numbers.
  func show(_ screen: CalculatorScreen) {
    for window in windows { window.show(screen) }
  }

  /// The active sheet window, or nil if there is none.
  var active: Widget? {
    windows.first { gtk_window_is_active($0.widget.cast()) != 0 }?.widget
  }

  /// Closes all sheets without a question, as the system ends the program; unsaved text can be recovered.
  func leave() {
    for window in windows { window.leave() }
  }
}
