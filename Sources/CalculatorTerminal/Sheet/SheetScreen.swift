import CalculatorModel
import CalculatorPresentation
import CommandLineInterface

/// A sheet in full screen without its terminal: events in, a screen out.
///
/// Time is given from outside, in milliseconds, so that nothing here waits.
struct SheetScreen {
  /// What only the terminal can do.
  enum Effect: Hashable, Sendable {
    case quit(status: Int32)
    case redraw
    /// Give a text to the clipboard.
    case copy(String)
  }

  let viewModel: SheetViewModel
  let desk: any SheetDesk
  var theme: Theme
  var window: WindowSize

  /// Which rows are seen.
  var scroll = SheetScroll()

  /// Whether the line at the cursor is to be seen; not after the wheel was turned.
  var followsCursor = true

  /// Whether the keys are shown where they have room.
  var showsKeypad = true

  /// What is asked, or nil.
  var question: SheetQuestion?

  /// The name that is typed for the file, or nil.
  var namePrompt: LineEditor?

  /// Whether the person wanted to quit and the sheet is to be saved first.
  var quitsAfterSaving = false

  /// The open panel, or nil.
  var panel: SheetPanel?

  /// What the status line says until the next key.
  var remark: String?

  /// What was cut or copied here last; a terminal gives back nothing of its clipboard.
  var clipboard = ""

  /// The names that Tab goes through, or nil.
  var choice: SheetNameChoice?

  /// What the mouse button went down on, while it is down.
  var hold: SheetMouseHold?

  /// When the button went down last, and where: twice is a double click.
  var lastPress: (time: Int, column: Int, row: Int)?

  /// The text as it was saved last.
  private(set) var savedText: SheetText

  /// Whether what is typed is kept: the desk has begun to.
  private var keepsEdits = false

  private var flash: (keypadRow: Int, index: Int, end: Int)?

  /// Creates the screen of a sheet, which asks first where something was typed before a kill.
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

  /// Begins anew to keep what is typed.
  mutating func keepAnew() throws(SheetDeskRefusal) {
    keepsEdits = false
    _ = viewModel.takeRecoveryLines()
    try desk.beginKeeping(typed: viewModel.text)
    keepsEdits = true
  }

  /// Whether something is not saved.
  var isModified: Bool { viewModel.editor.text != savedText }

  /// Takes note that the text is in the file as it is.
  mutating func wasSaved() { savedText = viewModel.editor.text }

  /// Keeps what was edited, so that a kill does not cost it; where that could not begin, it is tried again.
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

  /// Leaves what is not saved to the next one who opens the sheet.
  mutating func terminalIsGone() {
    guard question?.isAboutRecovery != true else { return }
    keepEdits()
    if !isModified { desk.endKeeping() }
  }

  /// Takes an event; gives what the terminal has to do for it.
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

  /// Puts a text in at the cursor; behind a question nothing can be.
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
    // Terminals send the ends of lines as Enter does.
    viewModel.paste(text.withLineFeeds, at: Int64(now))
  }

  /// The keys that are shown.
  var keypad: Keypad? {
    guard showsKeypad else { return nil }
    return viewModel.keypad(window.columns >= 80 ? .scientific : .basic)
  }

  /// Where everything is.
  var layout: SheetScreenLayout {
    SheetScreenLayout(
      window: window, lineCount: viewModel.lines.count, keypad: keypad,
      keyHeights: theme.outlinesKeys ? [3, 1] : [3, 2, 1])
  }

  // MARK: - What changes by itself

  /// When the screen changes by itself.
  func nextDeadline(after now: Int) -> Int? {
    let moment = viewModel.nextMoment(after: Int64(now)).map { Int($0) }
    return [flash?.end, moment].compactMap(\.self).min()
  }

  /// Shows a drawn key pressed for a moment.
  mutating func flash(keypadRow: Int, index: Int, at now: Int) {
    flash = (keypadRow, index, now + FullScreenState.flashDuration)
  }

  /// Ends the flash when its time has come.
  mutating func endFlash(at now: Int) {
    if let end = flash?.end, end <= now { flash = nil }
  }

  /// Whether a drawn key is shown pressed.
  func isFlashing(_ place: Layout.PlacedKey) -> Bool {
    flash.map { $0.keypadRow == place.keypadRow && $0.index == place.index } ?? false
  }
}

extension SheetQuestion {
  /// Whether what was kept is still to be taken over or thrown away.
  fileprivate var isAboutRecovery: Bool {
    switch self {
    case .recovered, .losesRecovered: true
    case .unsaved, .hasChanged, .exists: false
    }
  }
}

extension String {
  /// The text with a line feed at the end of each line, whatever was there.
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
