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
  let store: any SheetStore

  /// The life of the sheet's file, and the open question about it.
  var keeping: SheetKeeping

  var theme: Theme
  var window: WindowSize

  /// The visible rows.
  var scroll = SheetScroll()

  /// Whether the line at the cursor stays in sight; false after the wheel was turned.
  var followsCursor = true

  /// Whether the keys are shown if they have room.
  var showsKeypad = true

  /// The example that was inserted last, with the lines after that.
  var example: (index: Int, lines: [String])?

  /// The file name being typed, or nil.
  var namePrompt: LineEditor?

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

  private var flash: (keypadRow: Int, index: Int, end: Int)?

  /// Creates the screen of a sheet, which first asks about text left by a killed program.
  ///
  /// - Parameters:
  ///   - viewModel: The sheet, as it is in its file.
  ///   - name: The name of its file; nil if there is none.
  ///   - store: The storage of the sheet.
  ///   - window: The size of the terminal.
  ///   - theme: The colors.
  init(
    viewModel: SheetViewModel, name: String?, store: any SheetStore, window: WindowSize,
    theme: Theme
  ) {
    self.viewModel = viewModel
    self.store = store
    self.window = window
    self.theme = theme
    keeping = SheetKeeping(name: name, savedText: viewModel.text, typesAnswers: true)
    viewModel.keepsRecovery = true
    _ = report(.opened, at: 0)
  }

  /// The question that is open, or nil.
  var question: SheetQuestion? { keeping.question }

  /// Whether there are unsaved changes.
  var isModified: Bool { keeping.isModified(viewModel.editor.text) }

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
