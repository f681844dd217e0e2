import CAdwaita
import CWindow
import CalculatorModel
import CalculatorPresentation

/// The window: the calculator under a header bar, with the history and the memory at its side.
@MainActor
final class MainWindow {
  /// The window.
  let widget: Widget

  let work: CalculatorWork
  let looks = Looks()
  let calculator = CalculatorView()
  let sidePane: SidePane
  let flap: Widget = adw_flap_new()
  let toasts: Widget = adw_toast_overlay_new()
  let header: HeaderView

  /// The current screen.
  private(set) var screen: CalculatorScreen

  /// The user's choice of a keypad.
  var choice: KeypadChoice

  /// The sizes before and after the window grew for a keypad; nil if it did not.
  var enlargement: Enlargement?

  private var isShown = false
  private var toldAnnouncement: Announcement?

  /// The announcement that a toast shows, so that the display need not.
  var toastedAnnouncement: Announcement?

  /// The open windows that follow the screen.
  var followers: [ObjectIdentifier: any ScreenFollower] = [:]

  /// The entries in the window of dates, or nil before it was opened.
  var dates: DatesForm?

  /// The callback for each new screen, for independent windows.
  var onShow: @MainActor (CalculatorScreen) -> Void = { _ in }

  private var keeping: Delay?
  private(set) var isClosed = false

  /// Creates the window of an application, which continues where the last one ended.
  init(of application: UnsafeMutablePointer<GtkApplication>, work: CalculatorWork) {
    self.work = work
    widget = adw_application_window_new(application)
    screen = work.begin()
    choice = KeypadChoice(work.chosenKeypad)
    sidePane = SidePane(work: work)
    header = HeaderView()
    assemble()
    connect()
    addActions()
    watchKeyboard()
    watchClipboards()
    connectPane()
    show(screen)
  }

  private func assemble() {
    gtk_window_set_title(widget.cast(), "Exactly")
    gtk_window_set_icon_name(widget.cast(), CalculatorApplication.id)
    gtk_widget_add_css_class(widget, "calculator")
    adw_toast_overlay_set_child(toasts.opaque, flap)
    adw_flap_set_content(flap.opaque, calculator.widget)
    adw_flap_set_flap(flap.opaque, sidePane.widget)
    adw_flap_set_separator(flap.opaque, gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    adw_flap_set_flap_position(flap.opaque, GTK_PACK_START)
    adw_flap_set_reveal_flap(flap.opaque, 0)
    adw_flap_set_swipe_to_open(flap.opaque, 0)
    adw_flap_set_locked(flap.opaque, 1)
    let content = makeBox(
      GTK_ORIENTATION_VERTICAL, header.widget, toasts)
    gtk_widget_set_vexpand(toasts, 1)
    adw_application_window_set_content(widget.cast(), content)
    let size = WindowSize.kept
    gtk_window_set_default_size(widget.cast(), size.width, size.height)
    // Enter is `=` until the user moves the focus; GTK gives the focus to the first button after this signal.
    on(widget, "map") { [widget] in
      _ = after(milliseconds: 0) { gtk_window_set_focus(widget.cast(), nil) }
    }
  }

  private func connect() {
    work.onScreen = { [weak self] in self?.show($0) }
    work.onBusy = { [weak self] isBusy in
      self?.calculator.display.showBusy(isBusy)
      for case let digits as DigitsWindow in self?.followers.values.map({ $0 }) ?? [] {
        digits.showBusy(isBusy)
      }
    }
    let display = calculator.display
    display.onStop = { [work] in work.stop() }
    display.onMark = { [weak self] in self?.perform(.form) }
    display.conversion.onUnit = { [weak self] in self?.showUnits(for: $0) }
    display.conversion.onSwap = { [weak self] in self?.perform(.swapUnits) }
    display.conversion.onLine = { [work] line in
      work.perform {
        $0.endTyping()
        $0.mark(line)
      }
    }
    display.line.onTake = { [work] text in work.perform { $0.calculateLine(text) } }
    display.line.onLeave = { [work] in work.perform { $0.leaveLine() } }
    calculator.keypadView.onPress = { [weak self] in self?.press($0) }
    calculator.bitStrip.onPress = { [weak self] in self?.press($0) }
    calculator.onResize = { [weak self] in self?.turnKeypad(width: $0, height: $1) }
    window_on_close(
      widget, { Callback<Void, Int32>.call($0, ()) },
      Callback<Void, Int32> { [weak self] in self?.mayClose() == false ? 1 : 0 }.kept,
      releaseCallback)
    on(widget, "notify::is-active") { [weak self] in
      guard let self, gtk_window_is_active(widget.cast()) != 0 else { return }
      readWhatOthersKept()
    }
  }

  /// Shows the window, or brings it to the front.
  func present() {
    gtk_window_present(widget.cast())
  }

  // MARK: - What is shown

  /// Shows a screen, and updates only what has changed.
  private func show(_ screen: CalculatorScreen) {
    let isFirst = !isShown
    isShown = true
    let old = self.screen
    self.screen = screen
    if isFirst || screen.catalogue != old.catalogue { speak(screen.catalogue) }
    looks.choose(screen.settings.look)
    let isToasted = screen.announcement != nil && screen.announcement == toastedAnnouncement
    // If a line is hidden while it has the focus, the first button would get the focus with the next frame.
    if screen.display.line == nil, old.display.line != nil {
      gtk_window_set_focus(widget.cast(), nil)
    }
    calculator.show(screen, notice: isToasted ? nil : screen.display.notice)
    calculator.display.line.show(
      screen.display.line, label: screen.catalogue.text(.part(.calculation)),
      hasMore: work.hasMore)
    followKeypad(of: screen)
    sidePane.show(screen)
    showActions(screen, old: isFirst ? nil : old)
    for follower in followers.values { follower.show(screen) }
    onShow(screen)
    if let announcement = screen.announcement, announcement != toldAnnouncement {
      calculator.say(announcement.text)
    }
    toldAnnouncement = screen.announcement
  }

  /// Applies the texts and the direction of a language.
  private func speak(_ catalogue: Catalogue) {
    gtk_widget_set_default_direction(
      catalogue.language.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    header.show(catalogue)
  }

  /// Shows a text for a moment, with a way to undo what it reports.
  ///
  /// A toast covers the last row of keys and takes their clicks, so messages with nothing to undo are shown on the
  /// display.
  func toast(_ text: String, undo: @escaping @MainActor () -> Void) {
    guard let toast = adw_toast_new("") else { return }
    adw_toast_set_timeout(toast, 8)
    // Its own title is one line, which ends in an ellipsis.
    let title = makeLabel(text)
    gtk_label_set_natural_wrap_mode(title.opaque, GTK_NATURAL_WRAP_NONE)
    adw_toast_set_custom_title(toast, title)
    adw_toast_set_button_label(toast, screen.catalogue.text(.command(.undo)))
    on(toast, "button-clicked", undo)
    adw_toast_overlay_add_toast(toasts.opaque, toast)
  }

  // MARK: - What is done

  /// Presses a key.
  func press(_ key: Key) {
    if calculator.display.line.isOpen {
      if let typed = calculator.keypadView.typedShortcut(of: key) {
        calculator.display.line.type(typed)
      }
      return
    }
    work.perform {
      $0.endTyping()
      $0.press(key)
    }
    keepSessionSoon()
  }

  // MARK: - What is kept

  /// Saves the session after a moment.
  func keepSessionSoon() {
    guard keeping == nil else { return }
    keeping = after(milliseconds: 400) { [weak self] in
      self?.keeping = nil
      self?.work.perform { $0.keepSession() }
    }
  }

  /// Closes the window as soon as the calculator's pending work is done and saved.
  ///
  /// A signal may ask for this again after GTK has released the window.
  func close() {
    guard !isClosed else { return }
    gtk_window_close(widget.cast())
  }

  /// Whether the window may close; anything unsaved is saved first.
  private func mayClose() -> Bool {
    guard !isClosed else { return true }
    keepSize()
    // A long calculation is given up; what was requested after it is done.
    work.stop()
    work.perform { viewModel in
      do throws(StorageError) {
        try viewModel.closeSession()
      } catch {
        viewModel.sessionWasNotKept(because: error)
      }
    } then: { [weak self] _ in
      // Two signals may have asked for it.
      guard let self, !isClosed else { return }
      isClosed = true
      keeping?.cancel()
      work.onScreen = { _ in }
      work.onBusy = { _ in }
      gtk_window_destroy(widget.cast())
    }
    return false
  }

  private func keepSize() {
    guard gtk_window_is_maximized(widget.cast()) == 0 else { return }
    let (width, height) = windowSize
    WindowSize(width: width, height: height).keep()
  }

  /// Reads what other programs have saved since.
  func readWhatOthersKept() {
    work.perform(mayChangeHistory: true) { $0.readHistory() }
  }
}

/// A window that shows part of the screen.
@MainActor
protocol ScreenFollower: AnyObject {
  /// Shows what has changed.
  func show(_ screen: CalculatorScreen)
}

/// Returns a text that C has handed over, and frees it.
func takeString(_ text: UnsafeMutablePointer<CChar>) -> String {
  defer { g_free(text) }
  return String(cString: text)
}
