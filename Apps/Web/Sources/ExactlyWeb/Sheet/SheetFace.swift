import CalculatorModel
import CalculatorPresentation
import CalendarDates
import Languages

/// A live sheet on a page: a text field, and the answers beside its lines.
///
/// Its messages contain a time in milliseconds, which may start anywhere, and count lines from 0 and positions in
/// bytes of UTF-8:
///
/// - `text MS NAME` with a whole text to open; its name may be empty.
/// - `clock MS SECOND OFFSET ZONE` with a row for each time zone that was named.
/// - `recover MS COUNT NAME` with COUNT lines that were kept, and then the text that they are based on.
/// - `edit MS FROM TO LINE OFFSET` with the lines that now replace those from FROM up to TO, and the cursor after
///   that.
/// - `field MS LINE OFFSET` with the whole text of the field, in case the two do not agree.
/// - `select MS LINE OFFSET LINE OFFSET`: the start of a selection, and its cursor.
/// - `press MS KEY`: a key of the keypad types into the line at the cursor.
/// - `refer MS LINE`: inserts a reference to the answer of a line at the cursor.
/// - `complete MS` with the name that replaces its beginning, or with nothing to complete as far as is certain.
/// - `change MS STEPS` changes the number at the cursor by steps of its last place, and `let-go MS` ends that.
/// - `undo MS` and `redo MS`.
/// - `answers MS HOW`: writes the answers into the text, brings those there up to date, or removes them.
/// - `keypad MS MODE`: the keypad that is shown, or `none`.
/// - `visible MS FIRST END`: the lines that the page shows, and a few around them.
/// - `rest MS`: nothing was requested for a while; some of the remaining work is done, and what waited for a rest is
///   shown. It is answered like a question, as a session that starts over calculates that again.
/// - `settle MS`: the user has stopped a long calculation, and the other lines are calculated. It is answered like
///   `rest`.
/// - The questions `file MS NAME` for the text as it is saved and lines to keep for it, `more MS` for more of the
///   answer at the cursor, and `checkpoint` for messages that restore the current text.
///
/// Effects report changes to the text that the field did not make itself, the new position of the cursor, and lines
/// to keep.
final class SheetFace: Face {
  var viewModel: SheetViewModel
  let language: Language
  let theme: String
  let symbols: NumberSymbols

  /// The name of the sheet.
  private(set) var sheetName = ""

  /// The keypad that is shown.
  private(set) var keypadMode: Keypad.Mode?

  /// The lines that are shown.
  private(set) var visible = 0..<60

  /// The lines in the page's field.
  var fieldLines = [""]

  /// The time zones that the page has reported.
  private var wallClock = WallClock()

  /// The message that reported them, for a session that starts over.
  private(set) var clockMessage: String?

  /// The time of the last message.
  private(set) var now: Int64 = 0

  /// Whether the page's cursor has yet to be moved to the one here.
  var movesCursor = false

  /// The last announcement for a screen reader.
  private(set) var announcement: Announcement?

  /// The result of the last request, if it is not visible.
  private(set) var remark: String?

  /// The page's question, until it is answered.
  var question: SheetRequest?

  /// The number of times that the work in a rest may ask whether to stop, at some 5,000 times a second.
  ///
  /// It grows with each rest that nothing interrupts, so that even the longest calculation, which starts over each
  /// time, ends.
  private var patience = leastPatience

  private static let leastPatience = 512

  /// Opens an empty sheet.
  init(_ opening: Opening) throws(Refusal) {
    let settings = SettingsText(opening.settings).settings
    language = settings.language(inLocale: opening.locale)
    theme = Setting.theme.value(in: settings)
    symbols = settings.symbols(locale: opening.locale)
    viewModel = try Self.viewModel(of: "", language, symbols)
  }

  private static func viewModel(
    of text: String, _ language: Language, _ symbols: NumberSymbols,
    _ wallClock: WallClock = WallClock()
  ) throws(Refusal) -> SheetViewModel {
    do throws(SheetLimit) {
      let viewModel = try SheetViewModel(
        text, catalogue: Catalogue(language), symbols: symbols, wallClock: wallClock,
        lastVisible: 60)
      viewModel.keepsRecovery = true
      return viewModel
    } catch {
      throw Refusal(reason: Catalogue(language).text(SheetWords.limit(error)))
    }
  }

  func perform(_ message: PageMessage, at time: Int64) throws(Refusal) {
    guard message.name != "checkpoint" else {
      question = .checkpoint
      return
    }
    let words = message.words
    let last = now
    now = try Int64(words.first ?? "").orRefusal("unknown time")
    do throws(Refusal) {
      let remark = try take(message, words)
      if !["rest", "settle", "visible", "select"].contains(message.name) { self.remark = remark }
    } catch {
      now = last
      throw error
    }
    if message.name != "rest" { patience = Self.leastPatience }
    announcement = viewModel.announcement(at: now) ?? announcement
  }

  /// Carries out a message; after a refusal, nothing has changed.
  ///
  /// - Returns: The result, if it is not visible.
  private func take(_ message: PageMessage, _ words: [String]) throws(Refusal) -> String? {
    switch message.name {
    case "text":
      try open(message.body)
      fieldLines = viewModel.lines
      sheetName = message.argument.cut(at: " ").1
    case "clock":
      try wallClock.take(words.dropFirst(), rows: message.body)
      viewModel.take(wallClock)
      clockMessage = words.dropFirst().joined(separator: " ") + "\n" + message.body
    case "recover": try recover(message.argument.cut(at: " ").1, message.body)
    case "edit": try edit(try Self.numbers(words, count: 4), message.body)
    case "field":
      let place = try Self.numbers(words, count: 2)
      fieldLines = Self.lines(of: message.body)
      viewModel.setText(
        message.body, cursor: SheetCursor(line: place[0], offset: place[1]), at: now)
    case "select":
      let places = try Self.numbers(words, count: 4)
      viewModel.select(
        SheetSelection(
          from: SheetCursor(line: places[0], offset: places[1]),
          to: SheetCursor(line: places[2], offset: places[3])), at: now)
    case "visible":
      let bounds = try Self.numbers(words, count: 2)
      guard bounds[0] <= bounds[1] else { throw Refusal(reason: "unknown lines") }
      visible = bounds[0]..<bounds[1]
      viewModel.lastVisible = bounds[1]
    case "keypad":
      let name = words.last ?? ""
      keypadMode = name == "none" ? nil : try Keypad.Mode(name: name).orRefusal("unknown keypad")
    case "rest":
      rest()
      question = .nothing
    case "settle":
      viewModel.settle()
      question = .nothing
    case "file":
      sheetName = message.argument.cut(at: " ").1
      question = .file(name: sheetName)
    case "more": question = .more
    default:
      let remark = try act(message.name, words, message.body)
      movesCursor = true
      return remark
    }
    return nil
  }

  /// Carries out an action of the user other than editing the field.
  ///
  /// - Returns: The result, if it is not visible.
  private func act(_ name: String, _ words: [String], _ text: String) throws(Refusal) -> String? {
    switch name {
    case "press":
      guard words.count == 2 else { throw Refusal(reason: "unknown key") }
      let mode = keypadMode ?? .scientific
      viewModel.press(try Key(token: words[1], on: mode).orRefusal("unknown key"), at: now)
    case "refer": viewModel.insertReference(to: try Self.numbers(words, count: 1)[0], at: now)
    case "complete": complete(text)
    case "change":
      guard words.count == 2 else { throw Refusal(reason: "unknown number") }
      let steps = try Int(words[1]).orRefusal("unknown number")
      guard abs(steps) <= 1_000_000 else { throw Refusal(reason: "unknown number") }
      if let number = viewModel.number(at: viewModel.cursor) {
        viewModel.drag(number, inLine: viewModel.cursor.line, by: steps, at: now)
      }
    case "let-go": viewModel.endDrag(at: now)
    case "answers":
      switch words.last {
      case "write": return viewModel.writeAnswers(.everywhere, at: now)
      case "update": return viewModel.writeAnswers(.upToDate, at: now)
      case "remove": return viewModel.writeAnswers(.none, at: now)
      default: throw Refusal(reason: "unknown answers")
      }
    case "example":
      let example = SheetExample.allCases.first { $0.rawValue == words.last }
      viewModel.insertExample(try example.orRefusal("unknown example"), at: now)
    case "undo": viewModel.undo(at: now)
    case "redo": viewModel.redo(at: now)
    default: throw Refusal(reason: "unknown action")
    }
    return nil
  }

  private func complete(_ text: String) {
    if text.isEmpty {
      viewModel.complete(at: now)
    } else if let completion = viewModel.completions.first(where: { $0.text == text }) {
      viewModel.complete(with: completion, at: now)
    }
  }

  private func rest() {
    var left = patience
    let hasMore = viewModel.continueWork(at: now) {
      left -= 1
      return left < 0
    }
    patience = hasMore ? min(patience * 4, 1 << 24) : Self.leastPatience
  }

  // MARK: - The text

  private func open(_ text: String) throws(Refusal) {
    viewModel = try Self.viewModel(of: text, language, symbols, wallClock)
    viewModel.lastVisible = visible.upperBound
  }

  /// Opens a text with what was typed into it, and sends the result to the page.
  private func recover(_ argument: String, _ body: String) throws(Refusal) {
    let (word, name) = argument.cut(at: " ")
    let count = try Int(word).orRefusal("unknown lines")
    var rest = body
    var kept = ""
    for _ in 0..<max(0, count) {
      let (line, following) = rest.cut(at: "\n")
      kept += line + "\n"
      rest = following
    }
    // Whatever it is, it must not be lost by being taken for nothing.
    guard let recovery = SheetRecovery(Array(kept.utf8)), recovery.rests(on: rest) else {
      throw Refusal(reason: "what was kept cannot be read")
    }
    // If nothing was typed, there is no other text.
    try open(recovery.text(over: rest) ?? rest)
    sheetName = name
  }

  /// Takes over the changes that the page's field has made to some lines.
  private func edit(_ numbers: [Int], _ text: String) throws(Refusal) {
    let (from, end) = (numbers[0], numbers[1])
    guard from < end, end <= fieldLines.count else { throw Refusal(reason: "unknown lines") }
    fieldLines.replaceSubrange(from..<end, with: Self.lines(of: text))
    viewModel.setLines(
      from..<end, to: text, cursor: SheetCursor(line: numbers[2], offset: numbers[3]), at: now)
  }

  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// Returns the numbers after the time.
  private static func numbers(_ words: [String], count: Int) throws(Refusal) -> [Int] {
    var numbers: [Int] = []
    for word in words.dropFirst() {
      let number = try Int(word).orRefusal("unknown number")
      guard number >= 0 else { throw Refusal(reason: "unknown number") }
      numbers.append(number)
    }
    guard numbers.count == count else { throw Refusal(reason: "unknown numbers") }
    return numbers
  }
}

/// A one-time question of the page to a sheet, which changes nothing.
enum SheetRequest {
  /// Only confirmation that it was done.
  case nothing
  /// The text as it is saved, under a name.
  case file(name: String)
  /// More of the answer at the cursor.
  case more
  /// Messages that restore the current text.
  case checkpoint
}
