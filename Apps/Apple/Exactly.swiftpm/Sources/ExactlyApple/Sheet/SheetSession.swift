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

  /// Whether more of the answer of the cursor's line is shown.
  var showsMore = false

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

  /// Takes over what a person has made of the text in its field.
  ///
  /// - Parameters:
  ///   - text: All of the text.
  ///   - offset: How many UTF-16 units of it stand before the cursor.
  func take(_ text: String, cursorAt offset: Int) {
    let cursor = SheetFieldPlaces(SheetText(text)).cursor(at: offset)
    edit { $0.setText(text, cursor: cursor, at: $1) }
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
