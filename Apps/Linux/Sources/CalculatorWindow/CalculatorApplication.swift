import CAdwaita
import CWindow
import CalculatorPresentation

/// The program: one process with a window for each time it is started.
@MainActor
public final class CalculatorApplication {
  /// The program's name on the bus and in its desktop file.
  public static let id = "io.github.exactly_calculator.Exactly"

  /// The calculators that are open, the one used last at the end.
  private var windows: [MainWindow] = []

  /// The sheets that are open.
  let sheets = SheetWindows()

  /// Creates the program.
  public init() {}

  /// Runs until the window is closed.
  ///
  /// - Returns: The exit status for the process.
  public func run() -> Int32 {
    Drawing.avoidGraphicsCard()
    guard let application = adw_application_new(Self.id, G_APPLICATION_HANDLES_OPEN) else {
      return 1
    }
    defer { g_object_unref(application) }
    let gtk = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self)
    let gio = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
    on(application, "activate") { [weak self] in self?.openAnotherWindow(of: gtk) }
    on(application, "window-removed") {
      // Everything is saved by then. Otherwise GTK waits until nothing is pending, and code that looks for the
      // pointer in the closed window complains.
      if gtk_application_get_windows(gtk) == nil { g_application_quit(gio) }
    }
    window_on_files(
      gio, { Callback<String, Void>.call($0, $1.map { String(cString: $0) } ?? "") },
      Callback<String, Void> { [weak self] in self?.openSheet($0, of: gtk) }.kept, releaseCallback)
    on(application, "startup") { [weak self] in
      self?.addActions(to: gtk)
      for (action, keys) in Self.accelerators + Self.acceleratorsOfKeypads {
        var list = keys.map { strdup($0).map { UnsafePointer($0) } } + [nil]
        gtk_application_set_accels_for_action(gtk, action, &list)
        for key in list { free(UnsafeMutableRawPointer(mutating: key)) }
      }
    }
    for signal in [SIGTERM, SIGINT] {
      window_on_unix_signal(
        signal, { Callback<Void, Void>.call($0, ()) },
        Callback<Void, Void> { [weak self] in
          self?.sheets.leave()
          for window in self?.windows ?? [] { window.close() }
        }.kept)
    }
    return g_application_run(gio, CommandLine.argc, CommandLine.unsafeArgv)
  }

  /// The keys for actions that have none in the calculator itself.
  private static let accelerators = [
    ("win.settings", ["<Control>comma"]), ("win.help", ["F1", "<Control>question"]),
    ("win.close", ["<Control>q", "<Control>w"]),
    ("app.new-window", ["<Control>n"]),
    ("app.new-sheet", ["<Control><Shift>n"]), ("app.open-sheet", ["<Control>o"]),
    ("win.save", ["<Control>s"]), ("win.save-as", ["<Control><Shift>s"]),
    ("win.more", ["<Control>Return", "<Control>KP_Enter"]),
  ]

  /// The keys that switch to the keypads.
  private static let acceleratorsOfKeypads = Keypad.Mode.allCases.map {
    ($0.action, ["<Control>" + $0.controlled, "<Control>KP_" + $0.controlled])
  }

  /// Returns the calculator used last after bringing it to the front, or after opening one.
  @discardableResult
  func shownWindow(of application: UnsafeMutablePointer<GtkApplication>) -> MainWindow {
    guard let window = existingWindow else { return openAnotherWindow(of: application) }
    window.present()
    return window
  }

  /// Opens a calculator: the first one continues the last session, and any further one begins anew.
  @discardableResult
  func openAnotherWindow(of application: UnsafeMutablePointer<GtkApplication>) -> MainWindow {
    let isFirst = existingWindow == nil
    let window = MainWindow(of: application, work: CalculatorWork(keepsSession: isFirst))
    windows.append(window)
    window.onShow = { [weak self] in self?.sheets.show($0) }
    window.present()
    if isFirst { sheets.recover(of: application, window.screen) }
    return window
  }

  /// Returns the calculator used last, or opens one if there is none.
  func openWindow(of application: UnsafeMutablePointer<GtkApplication>) -> MainWindow {
    existingWindow ?? shownWindow(of: application)
  }

  private var existingWindow: MainWindow? {
    windows.removeAll { $0.isClosed }
    return windows.last { gtk_window_is_active($0.widget.cast()) != 0 } ?? windows.last
  }
}
