import CalculatorModel
import CalculatorPresentation
import CommandLineInterface

/// A sheet in full screen without its terminal: events in, a screen out.
///
/// The caller supplies the time, in milliseconds, so nothing here waits.
struct SheetScreen {
  /// An action that only the terminal can perform.
  enum Effect: Hashable, Sendable {
    case quit(status: Int32)
    case redraw
    /// Copies a text to the clipboard.
    case copy(String)
  }

  let viewModel: SheetViewModel
  let desk: any SheetDesk
  var theme: Theme
  var window: WindowSize

  /// The visible rows.
  var scroll = SheetScroll()

  /// Whether the line at the cursor stays in sight; false after the wheel was turned.
  var followsCursor = true

  /// Whether the keys are shown if they have room.
  var showsKeypad = true

  /// The question that is open, or nil.
  var question: SheetQuestion?

  /// The file name being typed, or nil.
  var namePrompt: LineEditor?

  /// Whether the user wanted to quit and the sheet is to be saved first.
  var quitsAfterSaving = false

  /// The open panel, or nil.
  var panel: SheetPanel?

  /// The text in the status line until the next key.
  var remark: String?

  /// The text that was last cut or copied here, because a terminal's clipboard cannot be read.
  var clipboard = ""

  /// The names that Tab cycles through, or nil.
  var choice: SheetNameChoice?

  /// The object on which the mouse button was pressed, while it is down.
  var hold: SheetMouseHold?

  /// The time and place of the last press of the button, to detect a double click.
  var lastPress: (time: Int, column: Int, row: Int)?

  /// The text as last saved.
  private(set) var savedText: SheetText

  /// Whether the desk has begun to keep edits.
  private var keepsEdits = false

  private var flash: (keypadRow: Int, index: Int, end: Int)?

  /// Creates the screen of a sheet, which first asks about text left by a killed program.
  init(viewModel: SheetViewModel, desk: any SheetDesk, window: WindowSize, theme: Theme) {
    self.viewModel = viewModel
    self.desk = desk
    self.window = window
    self.theme = theme
    savedText = viewModel.editor.text
    viewModel.keepsRecovery = true
    beginKeeping()
  }

  private mutating func beginKeeping() {
    do throws(SheetDeskRefusal) {
      if let text = try desk.recoveredText() {
        question = .recovered(text)
      } else {
        try keepAnew()
      }
    } catch {
      remark = error.text
    }
  }

  /// Starts keeping edits afresh.
  mutating func keepAnew() throws(SheetDeskRefusal) {
    keepsEdits = false
    _ = viewModel.takeRecoveryLines()
    try desk.beginKeeping(typed: viewModel.text)
    keepsEdits = true
  }

  /// Whether there are unsaved changes.
  var isModified: Bool { viewModel.editor.text != savedText }

  /// Notes that the present text is in the file.
  mutating func wasSaved() { savedText = viewModel.editor.text }

  /// Keeps the edits, so that a kill does not lose them; if keeping could not begin, it is tried again.
  mutating func keepEdits() {
    guard question?.isAboutRecovery != true else { return }
    let lines = viewModel.takeRecoveryLines()
    guard !lines.isEmpty else { return }
    do throws(SheetDeskRefusal) {
      if keepsEdits { try desk.keep(lines) } else { try keepAnew() }
    } catch {
      remark = error.text
    }
  }

  /// Leaves unsaved edits for the next time the sheet is opened.
  mutating func terminalIsGone() {
    guard question?.isAboutRecovery != true else { return }
    keepEdits()
    if !isModified { desk.endKeeping() }
  }

  /// Handles an event and returns what the terminal has to do for it.
  mutating func handle(_ event: SheetEvent, at now: Int) -> Effect? {
    switch event {
    case .background(let color): theme.look = color.isLight ? .light : .dark
    case .scroll(let notches): turnWheel(by: 3 * notches, at: now)
    case .mouse(let action, let column, let row):
      useMouse(action, column: column, row: row, at: now)
    case .paste(let text): paste(text, at: now)
    case .unfinishedPaste: remark = viewModel.catalogue.text(SheetFaceWords.unfinishedPaste)
    case .text, .key, .control: return press(event, at: now)
    }
    return nil
  }

  /// Inserts a text at the cursor, unless a question is open.
  mutating func paste(_ text: String, at now: Int) {
    remark = nil
    hold = nil
    guard question == nil else { return }
    if namePrompt != nil {
      for character in text where !character.isNewline {
        _ = namePrompt?.handle(.character(character))
      }
      return
    }
    panel = nil
    choice = nil
    followsCursor = true
    // Terminals send line ends as Enter does.
    viewModel.paste(text.withLineFeeds, at: Int64(now))
  }

  /// The keys to show.
  var keypad: Keypad? {
    guard showsKeypad else { return nil }
    return viewModel.keypad(window.columns >= 80 ? .scientific : .basic)
  }

  /// The layout of everything.
  var layout: SheetScreenLayout {
    SheetScreenLayout(
      window: window, lineCount: viewModel.lines.count, keypad: keypad,
      keyHeights: theme.outlinesKeys ? [3, 1] : [3, 2, 1])
  }

  // MARK: - What changes by itself

  /// Returns the time when the screen next changes by itself.
  func nextDeadline(after now: Int) -> Int? {
    let moment = viewModel.nextMoment(after: Int64(now)).map { Int($0) }
    return [flash?.end, moment].compactMap(\.self).min()
  }

  /// Shows a drawn key as pressed for a moment.
  mutating func flash(keypadRow: Int, index: Int, at now: Int) {
    flash = (keypadRow, index, now + FullScreenState.flashDuration)
  }

  /// Ends the flash when its time has come.
  mutating func endFlash(at now: Int) {
    if let end = flash?.end, end <= now { flash = nil }
  }

  /// Whether a drawn key is shown as pressed.
  func isFlashing(_ place: Layout.PlacedKey) -> Bool {
    flash.map { $0.keypadRow == place.keypadRow && $0.index == place.index } ?? false
  }
}

extension SheetQuestion {
  /// Whether kept edits are still to be recovered or discarded.
  fileprivate var isAboutRecovery: Bool {
    switch self {
    case .recovered, .losesRecovered: true
    case .unsaved, .hasChanged, .exists: false
    }
  }
}

extension String {
  /// The text with a line feed at the end of each line, whatever ended it before.
  fileprivate var withLineFeeds: String {
    var text = ""
    var afterReturn = false
    for scalar in unicodeScalars {
      if scalar == "\r" || scalar == "\n" && !afterReturn {
        text.append("\n")
      } else if scalar != "\n" {
        text.unicodeScalars.append(scalar)
      }
      afterReturn = scalar == "\r"
    }
    return text
  }
}
