import CalculatorModel
import CalculatorPresentation
import CalculatorStorage
import Foundation
import Observation

/// A window's live sheet: its text with the answers, its file, and the recovery data in case of a kill.
@MainActor @Observable final class SheetSession {
  /// The text and its answers.
  private(set) var viewModel: SheetViewModel

  /// The life of the sheet's file.
  private(set) var keeping = SheetKeeping()

  @ObservationIgnored private var location: SheetLocation

  /// The number of times the text has changed.
  private(set) var editCount = 0

  /// The positions of the visible lines.
  private(set) var places: [SheetLinePlace] = []

  /// The time that decides which answers and errors are shown.
  private(set) var now = SheetSession.clock

  /// The announcement for a screen reader.
  private(set) var announcement: Announcement?

  /// The reason why the file was not read or written.
  var problem: String?

  /// The question for the user.
  var question: SheetQuestion?

  /// Whether the user is choosing a file, to be read or to be written.
  var isOpening = false
  var isSaving = false

  /// The document to be written to the chosen file.
  @ObservationIgnored var document = SheetTextDocument("")

  /// The sheet that replaces this one once nothing can be lost.
  @ObservationIgnored var successor: SheetSuccessor?

  init() {
    guard let blank = try? SheetSuccessor() else {
      preconditionFailure("a blank sheet is within the limits")
    }
    (viewModel, location) = (blank.viewModel, blank.location)
  }

  /// Whether the calculator's keys are shown instead of the system's keyboard, if there is room.
  private(set) var showsKeypad = true

  /// Shows the calculator's keys, or leaves typing to the system's keyboard.
  func toggleKeypad() {
    showsKeypad.toggle()
    // There is room for keys once the system's keyboard is gone.
    if showsKeypad { putKeyboardAway() }
  }

  /// A callback that commits the text being composed in the field.
  @ObservationIgnored var endComposing: @MainActor () -> Void = {}

  /// A callback that hides the system's keyboard.
  @ObservationIgnored var putKeyboardAway: @MainActor () -> Void = {}

  /// The number of times the remaining work was requested without an edit before it.
  private(set) var restCount = 0

  @ObservationIgnored private var restingCount = 0

  /// Whether more of the answer on the cursor's line is shown.
  var showsMore = false

  private var isBegun = false

  /// A monotonic clock, in milliseconds.
  static var clock: Int64 { Int64(ProcessInfo.processInfo.systemUptime * 1_000) }

  /// The texts in the sheet's language.
  var catalogue: Catalogue { viewModel.catalogue }

  /// Whether the text differs from the file.
  private(set) var isChanged = false

  /// Whether a question is open; setting it to true has no effect.
  var isAsking: Bool {
    get { question != nil }
    set { if !newValue { question = nil } }
  }

  /// Whether a dialog of the sheet is open.
  var hasDialog: Bool { question != nil || isOpening || isSaving || showsMore }

  /// The action to run once no dialog is open.
  @ObservationIgnored private var next: (@MainActor (SheetSession) -> Void)?

  /// The number of actions scheduled so far.
  private(set) var nextCount = 0

  /// Runs an action once no dialog is open: anything it showed earlier would disappear with the dialog.
  func follow(with action: @escaping @MainActor (SheetSession) -> Void) {
    next = action
    nextCount += 1
    question = nil
  }

  /// Runs the scheduled action, now that views may have seen that no dialog is open.
  func goOn() {
    guard !hasDialog, let action = next else { return }
    next = nil
    action(self)
  }

  /// Begins, or continues with the calculator's current language and marks.
  func begin(in catalogue: Catalogue, _ symbols: NumberSymbols) {
    viewModel.catalogue = catalogue
    viewModel.symbols = symbols
    guard !isBegun else { return }
    isBegun = true
    report(.opened)
  }

  // MARK: - Editing

  /// Changes the text and keeps the changes for recovery; text being composed is committed first.
  func edit(_ change: (SheetViewModel, Int64) -> Void) {
    endComposing()
    perform(change)
  }

  private func perform(_ change: (SheetViewModel, Int64) -> Void) {
    now = Self.clock
    change(viewModel, now)
    editCount += 1
    report(.edited(viewModel.takeRecoveryLines()))
  }

  /// Takes over the text as edited in its field.
  ///
  /// - Parameters:
  ///   - text: All of the text.
  ///   - offset: The number of UTF-16 units before the cursor.
  func take(_ text: String, cursorAt offset: Int) {
    // Line endings count differently in a sheet than in pasted text.
    let cursor = SheetText(String(decoding: text.utf16.prefix(offset), as: UTF16.self)).end
    perform { $0.setText(text, cursor: cursor, at: $1) }
  }

  /// Takes over the selection in the field.
  func select(_ selection: SheetSelection) {
    guard selection != viewModel.editor.selection else { return }
    now = Self.clock
    viewModel.select(selection, at: now)
  }

  /// Notes the visible lines, so that they are calculated before others.
  func see(_ places: [SheetLinePlace]) {
    guard places != self.places, let last = places.last else { return }
    self.places = places
    viewModel.lastVisible = last.line + Self.reserve
  }

  /// The visible lines.
  var seenLines: Range<Int> {
    guard let first = places.first, let last = places.last else { return 0..<0 }
    return first.line..<last.line + 1
  }

  /// The number of lines after the visible ones whose answers are kept ready.
  private static let reserve = 40

  // MARK: - The file

  /// Handles an event in the life of the file, and returns what is left to do.
  func handle(_ event: SheetKeeping.Event) -> [SheetKeeping.Effect] {
    defer { isChanged = keeping.isModified(viewModel.editor.text) }
    return keeping.handle(event, typed: viewModel.editor.text, in: location)
  }

  /// Notes the file to which the system has written the document.
  func noteWritten(to url: URL) {
    location.note(document.text, writtenTo: url)
    report(.written(document.text, to: url.lastPathComponent))
  }

  /// Makes the sheet one without a file; the file stays as it is.
  func leaveFile() {
    location.leaveFile()
    keeping = SheetKeeping()
  }

  /// Replaces this sheet with its successor.
  func giveWay() {
    guard let successor else { return }
    self.successor = nil
    (viewModel, location) = (successor.viewModel, successor.location)
    keeping = SheetKeeping(name: location.name, savedText: viewModel.text)
    editCount += 1
    report(.opened)
  }

  // MARK: - While nobody types

  /// Does the remaining work, then waits for anything to be shown or announced later; each edit cancels it.
  func rest() async {
    restingCount += 1
    defer { restingCount -= 1 }
    while let rest = viewModel.rest {
      let (viewModel, count) = (viewModel, editCount)
      let outcome = await Self.outcome(of: rest)
      // An edit cancels this only when the views are evaluated.
      guard !Task.isCancelled, viewModel === self.viewModel, count == editCount else { return }
      viewModel.take(outcome, at: Self.clock)
    }
    while let moment = viewModel.nextMoment(after: Self.clock) {
      try? await Task.sleep(for: .milliseconds(moment - Self.clock))
      guard !Task.isCancelled else { return }
      now = Self.clock
      if let news = viewModel.announcement(at: now) { announcement = news }
    }
  }

  /// Requests the remaining work, unless some is in progress.
  func restOn() {
    if restingCount == 0, viewModel.rest != nil { restCount += 1 }
  }

  @concurrent private static func outcome(of rest: SheetRest) async -> SheetRest.Outcome {
    rest.outcome { Task.isCancelled }
  }
}
