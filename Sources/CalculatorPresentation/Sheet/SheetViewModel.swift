import CalculatorModel
import CalendarDates
import Languages

#if canImport(Observation)
import Observation
#endif

/// Everything that a view shows of a live sheet, and everything it can ask of it.
///
/// ```swift
/// let viewModel = try SheetViewModel("rent = 1200\nrent * 12")
/// viewModel.row(1, at: now).answerText   // "14,400"
/// viewModel.type("0", at: now)
/// viewModel.undo(at: now)
/// ```
///
/// Times are continuous milliseconds, from any starting point; the view passes them with each event, and there is no
/// clock here. After each edit the visible lines are calculated, and ``continueWork(at:shouldStop:)`` does the others
/// when the view has nothing else to do.
#if canImport(Observation)
@Observable
#endif
public final class SheetViewModel {
  /// The pause after which the error of the line being typed is shown, in milliseconds.
  public static let errorRest: Int64 = 400

  /// The pause after which changed answers elsewhere are announced, in milliseconds.
  public static let announcementRest: Int64 = 1_000

  /// The maximum number of lines of an edit that are searched for marks of numbers; the first ones of a long paste
  /// count.
  private static let marksLimit = 100

  /// The text with its cursor.
  public private(set) var editor: SheetEditor

  /// The answers.
  public private(set) var sheet: Sheet

  /// The words, in the user's language.
  public var catalogue: Catalogue

  /// The marks in answers.
  public var symbols: NumberSymbols

  /// The last visible line, which the view keeps up to date; nil for all.
  public var lastVisible: Int?

  /// Whether the keys of the keypad have their second functions.
  public private(set) var hasSecondFunctions = false

  /// Whether edits are remembered for ``takeRecoveryLines()``.
  public var keepsRecovery = false

  private var recoveryLines: [String] = []

  /// The marks of numbers that the last edit wrote at the top of the sheet.
  private(set) var addedMarks: String?

  /// The reason why the last request did nothing.
  public private(set) var refusal: SheetRefusal?

  /// The line being typed, and the time of the last typing in it.
  var typing: (line: Int, time: Int64)?

  /// The lines elsewhere whose answers have changed since the last announcement.
  var changedLines: Set<Int> = []

  /// The time when the last of them changed.
  var changeTime: Int64 = 0

  /// The number of announcements so far.
  var announcementCount = 0

  /// Creates a view model of a sheet.
  ///
  /// - Parameters:
  ///   - text: The text, as it is in a file.
  ///   - catalogue: The words.
  ///   - symbols: The marks in answers.
  ///   - wallClock: The clock, from which the sheet takes the time zones.
  ///   - lastVisible: The last line visible at first; nil for all.
  /// - Throws: `SheetLimit` if it is too much.
  public init(
    _ text: String = "", catalogue: Catalogue = Catalogue(.english),
    symbols: NumberSymbols = NumberSymbols(minusSign: "−"), wallClock: WallClock = WallClock(),
    lastVisible: Int? = nil
  ) throws(SheetLimit) {
    let text = SheetText(text)
    editor = SheetEditor(text)
    var sheet = Sheet()
    sheet.zones = wallClock.zones
    self.sheet = sheet
    self.catalogue = catalogue
    self.symbols = symbols
    self.lastVisible = lastVisible
    try self.sheet.edit(0..<1, with: text.lines)
    self.sheet.settle(through: lastVisible, lineWork: Sheet.liveWork)
  }

  /// Takes the time zones of a clock, for the lines read from now on.
  public func take(_ wallClock: WallClock) { sheet.zones = wallClock.zones }

  /// The text, as it is to be in a file.
  public var text: String { editor.text.description }

  /// The lines without their line endings.
  public var lines: [String] { editor.text.lines }

  /// The position of the cursor.
  public var cursor: SheetCursor { editor.cursor }

  // MARK: - Editing

  /// Changes the text and follows the change: all changes are made through this.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - isUndo: Whether the change undoes or redoes another one, and so adds nothing of its own.
  ///   - change: The change.
  func edit(
    at now: Int64, isUndo: Bool = false,
    _ change: (inout SheetEditor) throws(SheetLimit) -> Void
  ) {
    refusal = nil
    addedMarks = nil
    let line = typing?.line
    do throws(SheetLimit) {
      try change(&editor)
      let edited = try follow(at: now)
      if !isUndo { addMarks(ifNeededBy: edited + (line.map { [$0..<$0 + 1] } ?? []), at: now) }
    } catch {
      refuse(.limit(error))
    }
  }

  /// Writes the user's marks of numbers at the top if a typed line needs them, so that the sheet reads the same
  /// everywhere.
  private func addMarks(ifNeededBy edited: [Range<Int>], at now: Int64) {
    guard sheet.options.symbols == nil else { return }
    let lines = edited.lazy.flatMap { $0.clamped(to: 0..<self.sheet.count) }
      .filter { $0 != self.cursor.line && self.sheet.mayDependOnMarks(at: $0) }
    guard lines.prefix(Self.marksLimit).contains(where: { sheet.dependsOnMarks(symbols, at: $0) })
    else { return }
    do throws(SheetLimit) {
      let marks = symbols.sample
      try editor.set(option: "marks " + marks, at: now)
      editor.joinLastSteps()
      try follow(at: now)
      addedMarks = marks
    } catch {
      // The line keeps its error, which names both readings.
    }
  }

  @discardableResult
  private func follow(at now: Int64) throws(SheetLimit) -> [Range<Int>] {
    let changes = editor.takeChanges()
    guard !changes.isEmpty else {
      leaveLine()
      return []
    }
    do throws(SheetLimit) {
      for change in changes {
        try sheet.edit(change.range, with: change.lines)
        moveChangedLines(by: change)
      }
    } catch {
      // References that became longer exceeded the limit.
      editor.undo()
      _ = editor.takeChanges()
      try sheet.edit(0..<sheet.count, with: editor.text.lines)
      settle(at: now, edited: [0..<sheet.count])
      throw error
    }
    if keepsRecovery { recoveryLines += SheetRecovery.lines(of: changes) }
    typing = (editor.cursor.line, now)
    let edited = Self.editedLines(changes)
    settle(at: now, edited: edited)
    return edited
  }

  /// Returns the lines that changes have put there, whose answers are not news.
  private static func editedLines(_ changes: [SheetLineChange]) -> [Range<Int>] {
    var edited: [Range<Int>] = []
    for change in changes {
      let difference = change.lines.count - change.range.count
      if difference != 0 {
        for index in edited.indices where edited[index].lowerBound >= change.range.upperBound {
          let lines = edited[index]
          edited[index] = lines.lowerBound + difference..<lines.upperBound + difference
        }
      }
      edited.append(change.range.lowerBound..<change.range.lowerBound + change.lines.count)
    }
    return edited
  }

  private func moveChangedLines(by change: SheetLineChange) {
    let difference = change.lines.count - change.range.count
    guard difference != 0, !changedLines.isEmpty else { return }
    var moved: Set<Int> = []
    for line in changedLines where !change.range.contains(line) {
      moved.insert(line < change.range.lowerBound ? line : line + difference)
    }
    changedLines = moved
  }

  private func settle(at now: Int64, edited: [Range<Int>]) {
    var isNews = Array(repeating: true, count: sheet.count)
    for lines in edited {
      for line in lines.clamped(to: isNews.indices) { isNews[line] = false }
    }
    let changed = sheet.settle(through: lastVisible, lineWork: Sheet.liveWork)
    note(changed.filter { isNews[$0] }, at: now)
  }

  private func note(_ lines: [Int], at now: Int64) {
    for line in lines where line != cursor.line { changedLines.insert(line) }
    changedLines.remove(cursor.line)
    changeTime = now
  }

  /// Returns the edits since the last call, as lines that survive the killing of a program; for a view that appends
  /// them to a file within a second.
  public func takeRecoveryLines() -> [String] {
    defer { recoveryLines = [] }
    return recoveryLines
  }

  /// Notes that the cursor may have left the line being typed.
  private func leaveLine() {
    if typing?.line != cursor.line { typing = nil }
  }

  func refuse(_ refusal: SheetRefusal?) { self.refusal = refusal }

  func toggleSecondFunctions() { hasSecondFunctions.toggle() }

  // MARK: - The rest of the work

  /// Whether a line is waiting to be calculated.
  public var hasWork: Bool { !sheet.isSettled || sheet.hasPending }

  /// Calculates lines that are not visible, and then whatever costs more than a line may during typing: for a view
  /// that has nothing else to do.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - shouldStop: Asked every few milliseconds; `true` leaves the rest for another call.
  /// - Returns: Whether there is more to do.
  @discardableResult
  public func continueWork(at now: Int64, shouldStop: (() -> Bool)? = nil) -> Bool {
    if !sheet.isSettled {
      note(sheet.settle(lineWork: Sheet.liveWork), at: now)
    } else if sheet.hasPending {
      note(sheet.finish(shouldStop: shouldStop), at: now)
    }
    return hasWork
  }

  /// Calculates lines that are not visible, but nothing that costs more than a line may during typing, and treats no
  /// answer as news: for a view model that repeats what another one has done.
  public func settle() { sheet.settle(lineWork: Sheet.liveWork) }

  func take(_ calculated: Sheet, changed lines: [Int], at now: Int64) {
    sheet = calculated
    note(lines, at: now)
  }
}
