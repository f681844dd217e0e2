import CalculatorModel
import CalculatorPresentation
import CalculatorStorage
import Foundation
import Observation

/// A window's live sheet: its text with the answers, its file, and what is kept of it for a kill.
@MainActor @Observable final class SheetSession {
  /// The text and its answers.
  private(set) var viewModel = SheetSession.blank

  /// The file; nil of a sheet that has none yet.
  var file: SheetLocation?

  /// How often the text has changed.
  private(set) var editCount = 0

  /// Where the lines are that are seen.
  private(set) var places: [SheetLinePlace] = []

  /// The time by which answers and errors are shown.
  private(set) var now = SheetSession.clock

  /// What a screen reader is to say.
  private(set) var announcement: Announcement?

  /// Why the file was not read or written.
  var problem: String?

  /// What a person is asked.
  var question: SheetQuestion?

  /// Whether a file is chosen, to be read or to be written.
  var isOpening = false
  var isSaving = false

  /// What is written into the file that is chosen.
  @ObservationIgnored var document = SheetTextDocument("")

  /// What takes the sheet's place once it is saved; nil where it stays.
  @ObservationIgnored var successor: SheetSuccessor?

  /// Whether the calculator's keys are shown where there is room, in place of the system's keyboard.
  private(set) var showsKeypad = true

  /// Shows the calculator's keys, or leaves typing to the system's keyboard.
  func toggleKeypad() {
    showsKeypad.toggle()
    // There is room for keys when the system's are gone.
    if showsKeypad { putKeyboardAway() }
  }

  /// Has what is being composed in the field stand as it is.
  @ObservationIgnored var endComposing: @MainActor () -> Void = {}

  /// Puts the system's keyboard away.
  @ObservationIgnored var putKeyboardAway: @MainActor () -> Void = {}

  /// How often what is left was to be done without an edit before it.
  private(set) var restCount = 0

  @ObservationIgnored private var restingCount = 0

  /// Whether more of the answer of the cursor's line is shown.
  var showsMore = false

  private let recovery = try? SheetRecoveryFile.ofThisPerson()

  /// What the text is recovered by as long as it has no file.
  private var untitledName = SheetRecoveryFile.newName()

  private var isBegun = false

  /// Milliseconds that go on.
  static var clock: Int64 { Int64(ProcessInfo.processInfo.systemUptime * 1_000) }

  private static var blank: SheetViewModel {
    guard let viewModel = try? SheetViewModel(wallClock: .ofThisPerson()) else {
      preconditionFailure("a blank sheet is within the limits")
    }
    return viewModel
  }

  /// The words.
  var catalogue: Catalogue { viewModel.catalogue }

  /// Whether what was typed is not in the file.
  private(set) var isChanged = false

  private func noteChange() {
    editCount += 1
    isChanged = !viewModel.text.utf8.elementsEqual((file?.text ?? "").utf8)
  }

  /// Whether something is asked; only asking no more can be asked for in this way.
  var isAsking: Bool {
    get { question != nil }
    set { if !newValue { question = nil } }
  }

  /// Whether a dialog of the sheet is open.
  var hasDialog: Bool { question != nil || isOpening || isSaving || showsMore }

  /// What follows once no dialog is open any more.
  @ObservationIgnored private var next: (@MainActor (SheetSession) -> Void)?

  /// How often something was to follow.
  private(set) var nextCount = 0

  /// Has something done once no dialog is open any more: what it shows before that would go with the dialog.
  func follow(with action: @escaping @MainActor (SheetSession) -> Void) {
    next = action
    nextCount += 1
    question = nil
  }

  /// Does what follows, now that views may have seen that no dialog is open.
  func goOn() {
    guard !hasDialog, let action = next else { return }
    next = nil
    action(self)
  }

  /// Begins, or goes on in the calculator's language and with its marks.
  func begin(in catalogue: Catalogue, _ symbols: NumberSymbols) {
    viewModel.catalogue = catalogue
    viewModel.symbols = symbols
    guard !isBegun else { return }
    isBegun = true
    beginRecovery()
  }

  // MARK: - Editing

  /// Changes the text, and keeps what was changed; what is being composed stands as it is then.
  func edit(_ change: (SheetViewModel, Int64) -> Void) {
    endComposing()
    perform(change)
  }

  private func perform(_ change: (SheetViewModel, Int64) -> Void) {
    now = Self.clock
    change(viewModel, now)
    let lines = viewModel.takeRecoveryLines()
    // Without room on the disk, typing goes on.
    try? recovery?.append(lines)
    noteChange()
  }

  /// Takes over what a person has made of the text in its field.
  ///
  /// - Parameters:
  ///   - text: All of the text.
  ///   - offset: How many UTF-16 units of it stand before the cursor.
  func take(_ text: String, cursorAt offset: Int) {
    // The ends of lines count otherwise in a sheet than in what was pasted.
    let cursor = SheetText(String(decoding: text.utf16.prefix(offset), as: UTF16.self)).end
    perform { $0.setText(text, cursor: cursor, at: $1) }
  }

  /// Takes over what is selected in the field.
  func select(_ selection: SheetSelection) {
    guard selection != viewModel.editor.selection else { return }
    now = Self.clock
    viewModel.select(selection, at: now)
  }

  /// Takes note of the lines that are seen, so that they are calculated before others.
  func see(_ places: [SheetLinePlace]) {
    guard places != self.places, let last = places.last else { return }
    self.places = places
    viewModel.lastVisible = last.line + Self.reserve
  }

  /// The lines that are seen.
  var seenLines: Range<Int> {
    guard let first = places.first, let last = places.last else { return 0..<0 }
    return first.line..<last.line + 1
  }

  /// How many lines behind those that are seen have their answers ready.
  private static let reserve = 40

  /// Puts another text in the place of this one.
  ///
  /// - Throws: `SheetLimit` where it is too much; nothing has changed then.
  func show(_ text: String, of file: SheetLocation?) throws(SheetLimit) {
    endComposing()
    let new = try SheetViewModel(
      text, catalogue: viewModel.catalogue, symbols: viewModel.symbols,
      wallClock: .ofThisPerson())
    recovery?.end()
    (viewModel, self.file, untitledName) = (new, file, SheetRecoveryFile.newName())
    beginRecovery()
    noteChange()
  }

  // MARK: - What a kill leaves

  /// Asks about what a program that was killed has left of this sheet, or keeps what is typed from now on.
  private func beginRecovery() {
    if file == nil, let name = try? recovery?.untitledName() { untitledName = name }
    let left = try? recovery?.take(recoveryName)?.offer(over: file?.text ?? "")
    guard let left else { return keepTyping() }
    // What was left stays there until it is answered.
    follow { $0.question = .recovered(left) }
  }

  /// What the text is recovered by.
  private var recoveryName: String { file?.url.path(percentEncoded: false) ?? untitledName }

  /// Keeps what is typed from now on, and what differs from the file already.
  func keepTyping() {
    noteChange()
    let lines = SheetRecovery.lines(
      name: recoveryName, text: file?.text ?? "", typed: viewModel.text)
    viewModel.keepsRecovery = (try? recovery?.begin(lines)) != nil
  }

  // MARK: - While nobody types

  /// Does what is left, and then waits for whatever is to be shown or said later; given up by each edit.
  func rest() async {
    restingCount += 1
    defer { restingCount -= 1 }
    while let rest = viewModel.rest {
      let (viewModel, count) = (viewModel, editCount)
      let outcome = await Self.outcome(of: rest)
      // An edit gives this up only when the views are evaluated.
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

  /// Has what is left be done, where nothing is done just now.
  func restOn() {
    if restingCount == 0, viewModel.rest != nil { restCount += 1 }
  }

  @concurrent private static func outcome(of rest: SheetRest) async -> SheetRest.Outcome {
    rest.outcome { Task.isCancelled }
  }
}
