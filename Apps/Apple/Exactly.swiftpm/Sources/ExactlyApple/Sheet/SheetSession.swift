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

  private let recovery = try? SheetRecoveryFile.ofThisPerson()
  private var isBegun = false

  /// Milliseconds that go on.
  static var clock: Int64 { Int64(ProcessInfo.processInfo.systemUptime * 1_000) }

  private static var blank: SheetViewModel {
    guard let viewModel = try? SheetViewModel() else {
      preconditionFailure("a blank sheet is within the limits")
    }
    return viewModel
  }

  /// The words.
  var catalogue: Catalogue { viewModel.catalogue }

  /// Whether what was typed is not in the file.
  var isChanged: Bool { viewModel.text != file?.text ?? "" }

  /// Whether something is asked; only asking no more can be asked for in this way.
  var isAsking: Bool {
    get { question != nil }
    set { if !newValue { question = nil } }
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

  /// Changes the text, and keeps what was changed.
  func edit(_ change: (SheetViewModel, Int64) -> Void) {
    now = Self.clock
    change(viewModel, now)
    let lines = viewModel.takeRecoveryLines()
    // Without room on the disk, typing goes on.
    try? recovery?.append(lines)
    editCount += 1
  }

  /// A line as its text field has it.
  subscript(line index: Int) -> String {
    get { viewModel.lines.indices.contains(index) ? viewModel.lines[index] : "" }
    set { edit { $0.setLine(index, to: newValue, at: $1) } }
  }

  /// Puts the cursor at the end of a line, which is being typed from now on.
  func enter(_ line: Int) {
    guard line != viewModel.cursor.line, viewModel.lines.indices.contains(line) else { return }
    let end = SheetCursor(line: line, offset: viewModel.lines[line].utf8.count)
    edit { $0.select(SheetSelection(at: end), at: $1) }
  }

  /// Notes that a line has come into sight, so that it is calculated before those further down.
  func see(_ line: Int) { viewModel.lastVisible = line + Self.linesInSight }

  /// More lines than any window has.
  private static let linesInSight = 100

  /// Puts another text in the place of this one.
  ///
  /// - Throws: `SheetLimit` where it is too much; nothing has changed then.
  func show(_ text: String, of file: SheetLocation?) throws(SheetLimit) {
    let new = try SheetViewModel(
      text, catalogue: viewModel.catalogue, symbols: viewModel.symbols)
    recovery?.end()
    (viewModel, self.file) = (new, file)
    beginRecovery()
    editCount += 1
  }

  // MARK: - What a kill leaves

  /// Asks about what a program that was killed has left of this sheet, and keeps what is typed from now on.
  func beginRecovery() {
    let text = file?.text ?? ""
    let name = file?.url.path(percentEncoded: false) ?? ""
    let left = try? recovery?.take(name)?.offer(over: text)
    if let left { question = .recovers(left) }
    // What was left stays there until it is answered.
    guard question == nil else { return }
    keepTyping()
  }

  /// Keeps what is typed from now on, and what differs from the file already.
  func keepTyping() {
    let lines = SheetRecovery.lines(
      name: file?.url.path(percentEncoded: false) ?? "", text: file?.text ?? "",
      typed: viewModel.text)
    viewModel.keepsRecovery = (try? recovery?.begin(lines)) != nil
  }

  // MARK: - While nobody types

  /// Calculates what is left, and then waits for whatever is to be shown or said later; given up by each edit.
  func rest() async {
    while viewModel.hasWork {
      let (sheet, lines) = await Self.calculated(viewModel.sheet)
      guard !Task.isCancelled else { return }
      viewModel.take(sheet, changed: lines, at: Self.clock)
    }
    while let moment = viewModel.nextMoment(after: Self.clock) {
      try? await Task.sleep(for: .milliseconds(moment - Self.clock))
      guard !Task.isCancelled else { return }
      now = Self.clock
      if let news = viewModel.announcement(at: now) { announcement = news }
    }
  }

  /// A sheet with more of its answers, and the lines that have others than before; on another thread.
  @concurrent private static func calculated(_ sheet: Sheet) async -> (Sheet, [Int]) {
    var sheet = sheet
    let lines =
      sheet.isSettled
      ? sheet.finish { Task.isCancelled }
      : sheet.settle { Task.isCancelled }
    return (sheet, lines)
  }
}
