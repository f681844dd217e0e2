import CAdwaita
import CWindow
import CalculatorPresentation
import CalculatorStorage
import CalendarDates

/// The windows over the calculator.
extension MainWindow {
  /// Shows the settings.
  func showPreferences() {
    let preferences = PreferencesWindow(over: widget, work: work, screen: screen)
    follow(preferences, in: preferences.widget)
  }

  /// Shows units to choose from for a line, by default for the one that keys type into.
  func showUnits(for line: UnitConversion.Line? = nil) {
    let lines = screen.display.conversion
    guard let line = line ?? lines.first(where: { $0.isMarked })?.line else { return }
    showChoices(of: .units(line))
  }

  /// Shows a list to choose from, unless one is open already.
  func showChoices(of subject: ChoiceList.Subject) {
    guard !followers.values.contains(where: { $0 is ChoicesWindow }) else { return }
    let window = ChoicesWindow(over: widget, subject, work: work, screen: screen) {
      [weak self] in self?.carryOut($0)
    }
    follow(window, in: window.widget)
  }

  /// Carries out the action of a row in the list of commands.
  private func carryOut(_ action: ChoiceAction) {
    switch action {
    case .command(let command): perform(command)
    case .keypad(let mode): choose(mode)
    case .typedLine: type(.line)
    case .help: showHelp()
    case .constant, .unit, .recentUnits, .category: break
    }
  }

  /// Shows more digits of the number, unless they are shown already.
  func showDigits() {
    guard !followers.values.contains(where: { $0 is DigitsWindow }) else { return }
    let digits = DigitsWindow(over: widget, work: work, screen: screen)
    follow(digits, in: digits.widget)
    on(digits.widget, "destroy") { [work] in work.perform { $0.hideMoreDigits() } }
  }

  /// Shows the time between dates, unless it is shown already.
  func showDates() {
    guard !followers.values.contains(where: { $0 is DatesWindow }) else { return }
    let window = DatesWindow(
      over: widget, work: work, catalogue: screen.catalogue,
      form: dates ?? DatesForm(today: .ofThisPerson)
    ) { [weak self] in self?.dates = $0 }
    follow(window, in: window.widget)
  }

  /// Shows the number as large as fits, until a key is pressed.
  func showLargeType() {
    work.ask {
      $0.largeType
    } then: { [weak self] screen, number in
      guard let self else { return }
      let large = LargeTypeWindow(over: widget, number, catalogue: screen.catalogue)
      gtk_window_present(large.widget.cast())
    }
  }

  /// Shows what the keys of the keyboard do.
  func showHelp() {
    KeyboardHelpWindow.present(over: widget, screen)
  }

  /// Shows information about the program.
  func showAbout() {
    guard let about: Widget = adw_about_window_new() else { return }
    adw_about_window_set_application_name(about.opaque, "Exactly")
    adw_about_window_set_application_icon(about.opaque, CalculatorApplication.id)
    adw_about_window_set_license_type(about.opaque, GTK_LICENSE_MIT_X11)
    gtk_window_set_transient_for(about.cast(), widget.cast())
    gtk_window_set_modal(about.cast(), 1)
    gtk_window_present(about.cast())
  }

  func follow(_ follower: some ScreenFollower, in dialog: Widget) {
    let id = ObjectIdentifier(follower)
    followers[id] = follower
    on(dialog, "destroy") { [weak self] in self?.followers[id] = nil }
    gtk_window_present(dialog.cast())
  }
}
