import CAdwaita
import CWindow
import CalculatorModel
import CalculatorPresentation
import CalculatorStorage

/// A live sheet in a window: its text, the answers beside it, and the messages below.
@MainActor
final class SheetWindow {
  /// The window.
  let widget: Widget

  let viewModel: SheetViewModel
  let text = SheetTextView()
  let work = SheetWork()
  let header: SheetHeaderView
  let keypad = SheetKeypad()

  private let styles: SheetTextStyles
  let room: SheetAnswerRoom
  let answersBeside: SheetColumn<SheetAnswerCell>
  let answersBelow: SheetColumn<SheetAnswerCell>
  let numbers: SheetColumn<SheetNumberCell>
  private let numberDrag: SheetNumberDrag
  private let status = SheetStatusBar()
  private let voice: Widget = window_voice_new()

  /// The sheet's file, and its edits until they are saved.
  let files: SheetFiles

  /// The life of the file, and the question about it.
  var keeping: SheetKeeping

  /// The calculator's screen, which the help is about as well.
  private(set) var screen: CalculatorScreen

  /// The delay until unsaved typing is kept.
  var keeper: Delay?

  /// The last message, until something else is done.
  private var hint: String?

  private var refreshing: Delay?
  private var waiting: Delay?
  private(set) var isClosed = false

  /// Opens a text in its own window, and returns whether it is kept there.
  var onRecover: @MainActor (String) -> Bool = { _ in false }

  /// The callback for when the window has closed.
  var onClose: @MainActor () -> Void = {}

  /// Creates the window of a sheet.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - path: The path of its file; nil if it has none.
  ///   - screen: The calculator's screen.
  /// - Throws: The reason why the file cannot be opened.
  init(
    of application: UnsafeMutablePointer<GtkApplication>, _ path: String? = nil,
    screen: CalculatorScreen
  ) throws(SheetFileProblem) {
    files = SheetFiles(path: path, isForTextView: true)
    let savedText = try files.read()
    keeping = SheetKeeping(name: path, savedText: savedText)
    self.screen = screen
    do throws(SheetLimit) {
      viewModel = try SheetViewModel(
        savedText, catalogue: screen.catalogue, symbols: screen.historyVersion.symbols,
        wallClock: .ofThisPerson())
    } catch {
      throw .limit(error)
    }
    viewModel.keepsRecovery = true
    widget = window_application_window_new(application)
    header = SheetHeaderView()
    styles = SheetTextStyles(of: text)
    room = SheetAnswerRoom(in: text)
    numberDrag = SheetNumberDrag(in: text)
    let text = text
    var choose: @MainActor (Int) -> Void = { _ in }
    answersBeside = SheetColumn(
      .beside(GTK_TEXT_WINDOW_RIGHT), of: text, role: GTK_ACCESSIBLE_ROLE_GROUP,
      style: "sheet-answers"
    ) { SheetAnswerCell { choose($0) } }
    answersBelow = SheetColumn(
      .below, of: text, role: GTK_ACCESSIBLE_ROLE_GROUP, style: "sheet-answers-below"
    ) { SheetAnswerCell { choose($0) } }
    answersBelow.isShown = false
    numbers = SheetColumn(
      .beside(GTK_TEXT_WINDOW_LEFT), of: text, role: GTK_ACCESSIBLE_ROLE_PRESENTATION,
      style: "sheet-numbers"
    ) { SheetNumberCell() }
    choose = { [weak self] line in self?.change { $0.insertReference(to: line, at: $1) } }
    assemble()
    connect()
    addActions()
    watchKeyboard()
    showNames()
    show()
    text.grabFocus()
  }

  /// The current time in the view model's form.
  static var now: Int64 { Int64(g_get_monotonic_time()) / 1_000 }

  // MARK: - What is seen

  private func assemble() {
    gtk_window_set_icon_name(widget.cast(), CalculatorApplication.id)
    gtk_widget_add_css_class(widget, "sheet")
    let scrolled: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scrolled.opaque, text.widget)
    gtk_widget_set_vexpand(scrolled, 1)
    let rows = gtk_scrolled_window_get_vadjustment(scrolled.opaque)
    for signal in ["value-changed", "changed"] {
      // GTK may be laying out its widgets at this moment, when it accepts no new positions.
      on(rows, signal) { [weak self] in self?.refreshSoon() }
    }
    // Spoken text takes no space of its own.
    let heard: Widget = gtk_overlay_new()
    gtk_overlay_set_child(heard.opaque, scrolled)
    gtk_widget_set_halign(voice, GTK_ALIGN_START)
    gtk_widget_set_valign(voice, GTK_ALIGN_END)
    gtk_overlay_add_overlay(heard.opaque, voice)
    let content = makeBox(
      GTK_ORIENTATION_VERTICAL, heard, status.widget, keypad.widget)
    gtk_widget_set_vexpand(content, 1)
    adw_application_window_set_content(
      widget.cast(), makeBox(GTK_ORIENTATION_VERTICAL, header.widget, content))
    let scale = Looks.windowScale
    gtk_window_set_default_size(widget.cast(), Int32(620 * scale), Int32(700 * scale))
    gtk_widget_set_size_request(widget, 300, 240)
  }

  private func connect() {
    text.onSelection = { [weak self] in self?.take($0) }
    text.onText = { [weak self] text, cursor in
      self?.change { $0.setText(text, cursor: cursor, at: $1) }
    }
    numberDrag.number = { [weak self] in self?.viewModel.number(at: $0) }
    numberDrag.change = { [weak self] in self?.change($0, inLine: $1, by: $2) }
    numberDrag.endStep = { [weak self] in self?.viewModel.endDrag(at: Self.now) }
    header.onMenuClosed = { [weak self] in self?.text.grabFocus() }
    keypad.onPress = { [weak self] key in self?.change { $0.press(key, at: $1) } }
    for size in ["notify::default-width", "notify::default-height", "notify::maximized"] {
      on(widget, size) { [weak self] in self?.refreshSoon() }
    }
    window_on_close(
      widget, { Callback<Void, Int32>.call($0, ()) },
      Callback<Void, Int32> { [weak self] in
        // It is closed once nothing can be lost.
        self?.report(.close)
        return self == nil ? 0 : 1
      }.kept,
      releaseCallback)
    on(widget, "destroy") { [weak self] in self?.end() }
  }

  /// Adopts the calculator's texts and number symbols.
  func show(_ screen: CalculatorScreen) {
    self.screen = screen
    guard
      viewModel.catalogue != screen.catalogue || viewModel.symbols != screen.historyVersion.symbols
    else { return }
    viewModel.catalogue = screen.catalogue
    viewModel.symbols = screen.historyVersion.symbols
    showNames()
    refreshSoon()
  }

  /// Shows the texts of the language and the name of the file.
  func showNames() {
    let words = viewModel.catalogue
    window_set_name(text.widget, words.text(SheetFaceWords.text))
    for column in [answersBeside, answersBelow] {
      column.name = words.text(SheetFaceWords.answers)
    }
    header.show(viewModel)
    showTitle()
  }

  /// Shows the name of the file, and whether everything typed is saved in it.
  func showTitle() {
    let name = name ?? viewModel.catalogue.text(SheetFaceWords.untitled)
    header.show(title: name, path: keeping.name, isModified: isModified)
    gtk_window_set_title(widget.cast(), (isModified ? "• " : "") + name)
  }

  /// Whether anything typed is missing from the file.
  var isModified: Bool { keeping.isModified(viewModel.editor.text) }

  /// Shows the window, or brings it to the front.
  func present() { gtk_window_present(widget.cast()) }

  // MARK: - What is done

  /// Changes the sheet, and shows the result.
  func change(_ body: (SheetViewModel, Int64) -> Void) {
    work.giveUp()
    hint = nil
    body(viewModel, Self.now)
    show()
    keepSoon()
  }

  /// Changes a number in the text by some steps of its last place, and returns the changed number.
  @discardableResult
  func change(_ number: DraggedNumber, inLine line: Int, by steps: Int) -> DraggedNumber? {
    var changed: DraggedNumber?
    change { changed = $0.drag(number, inLine: line, by: steps, at: $1) }
    return changed
  }

  private func take(_ selection: SheetSelection) {
    guard selection != viewModel.editor.selection else { return }
    hint = nil
    viewModel.select(selection, at: Self.now)
    refreshSoon()
  }

  /// Shows and speaks a message below the text, until something else is done.
  func tell(_ text: String) {
    hint = text
    window_say(voice, text)
    refreshSoon()
  }

  /// Shows the text and everything beside it.
  func show() {
    if text.show(viewModel.lines, viewModel.editor.selection) {
      styles.forget()
      room.forget()
    }
    showTitle()
    header.showUndo(viewModel)
    refreshSoon()
    workOn()
  }

  private func workOn() {
    guard let rest = viewModel.rest, !isClosed else { return }
    work.begin(rest) { [weak self] outcome in
      guard let self else { return }
      viewModel.take(outcome, at: Self.now)
      refreshSoon()
      workOn()
    }
  }

  // MARK: - What follows the text

  /// Updates everything beside the text before the next frame is drawn.
  func refreshSoon() {
    guard refreshing == nil, !isClosed else { return }
    refreshing = after(milliseconds: 0) { [weak self] in
      self?.refreshing = nil
      self?.refresh()
    }
  }

  /// The number of lines before and after the visible ones that have their answers ready.
  private static let reserve = 40

  private func refresh() {
    guard !isClosed else { return }
    let now = Self.now
    fitColumns()
    let seen = text.visibleLines
    let last = seen.upperBound + Self.reserve
    viewModel.lastVisible = last
    room.show(linesWithRoom, looking: seen.lowerBound..<last + 1)
    let rows = viewModel.rows(max(0, seen.lowerBound - Self.reserve)..<last + 1, at: now)
    for column in [answersBeside, answersBelow] { column.show(rows) }
    numbers.show(rows)
    styles.show(rows)
    text.show(
      hint: viewModel.lines == [""] ? SheetExample.hint(in: viewModel.catalogue) : nil)
    showStatus(at: now)
    keypad.show(viewModel, in: widget)
    // Rows that come into view may have digits that take long.
    if !work.isBusy { workOn() }
    if let announcement = viewModel.announcement(at: now) { window_say(voice, announcement.text) }
    waiting?.cancel()
    waiting = viewModel.nextMoment(after: now).map { moment in
      after(milliseconds: UInt32(clamping: moment - now)) { [weak self] in self?.refresh() }
    }
  }

  private func showStatus(at now: Int64) {
    let error = viewModel.row(viewModel.cursor.line, at: now).error
    status.show(
      hint ?? viewModel.notice ?? error?.reason ?? "",
      isDimmed: hint == nil && viewModel.notice == nil && error?.isDimmed == true,
      selection: viewModel.statusText ?? "")
  }

  // MARK: - The end

  /// Closes the window without a question; unsaved text can be recovered.
  func leave() {
    guard !isClosed else { return }
    keep()
    report(.ended)
    gtk_window_destroy(widget.cast())
  }

  private func end() {
    guard !isClosed else { return }
    isClosed = true
    files.close()
    work.giveUp()
    for delay in [refreshing, waiting, keeper] { delay?.cancel() }
    onClose()
  }
}
