import CalculatorModel
import CalculatorPresentation
import Languages

/// A live sheet on a page: a text field, and the answers beside its lines.
///
/// Its messages tell a time in milliseconds, which goes on from anywhere, and count lines from 0 and places in
/// bytes of UTF-8:
///
/// - `text MS` with a whole text, which is opened.
/// - `edit MS FROM TO LINE OFFSET` with the lines that stand now where those from FROM on, up to TO, stood, and
///   the cursor behind them.
/// - `select MS LINE OFFSET LINE OFFSET`: where a selection begins, and where its cursor is.
/// - `press MS KEY`: a key of the keypad types into the line at the cursor.
/// - `refer MS LINE`: the answer of a line is to be referred to at the cursor.
/// - `visible MS FIRST END`: which lines the page shows, and a few around them.
/// - `rest MS`: nothing was asked for a while; what is left is calculated, and what waited for a rest is shown.
///
/// What the text has become otherwise than by the field itself is told as `change`.
final class SheetFace: Face {
  private var viewModel: SheetViewModel
  private let language: Language
  private let theme: String

  /// The lines that are shown.
  private var visible = 0..<60

  /// The lines that the page's field has.
  private var fieldLines = [""]

  /// The time of the last message.
  private var now: Int64 = 0

  /// What a screen reader was told last.
  private var announcement: Announcement?

  /// Opens an empty sheet.
  init(_ opening: Opening) throws(Refusal) {
    let settings = SettingsText(opening.settings).settings
    language = settings.language(inLocale: opening.locale)
    theme = Setting.theme.value(in: settings)
    viewModel = try Self.viewModel(of: "", language)
  }

  private static func viewModel(
    of text: String, _ language: Language
  ) throws(Refusal) -> SheetViewModel {
    do throws(SheetLimit) {
      let viewModel = try SheetViewModel(text, catalogue: Catalogue(language))
      viewModel.keepsRecovery = true
      return viewModel
    } catch {
      throw Refusal(reason: error.reason)
    }
  }

  func perform(_ message: PageMessage, at time: Int64) throws(Refusal) {
    let words = message.words
    now = try Int64(words.first ?? "").orRefusal("unknown time")
    switch message.name {
    case "text":
      viewModel = try Self.viewModel(of: message.body, language)
      fieldLines = viewModel.lines
    case "edit": try edit(try Self.numbers(words, count: 4), message.body)
    case "select":
      let places = try Self.numbers(words, count: 4)
      viewModel.select(
        SheetSelection(
          from: SheetCursor(line: places[0], offset: places[1]),
          to: SheetCursor(line: places[2], offset: places[3])), at: now)
    case "press":
      guard words.count == 2 else { throw Refusal(reason: "unknown key") }
      let mode = Keypad.Mode.scientific
      viewModel.press(try Key(token: words[1], on: mode).orRefusal("unknown key"), at: now)
    case "refer":
      viewModel.insertReference(to: try Self.numbers(words, count: 1)[0], at: now)
    case "visible":
      let bounds = try Self.numbers(words, count: 2)
      guard bounds[0] <= bounds[1] else { throw Refusal(reason: "unknown lines") }
      visible = bounds[0]..<bounds[1]
      viewModel.lastVisible = bounds[1]
    case "rest": viewModel.continueWork(at: now)
    default: throw Refusal(reason: "unknown action")
    }
    announcement = viewModel.announcement(at: now) ?? announcement
  }

  /// The numbers behind the time.
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

  /// Takes over what the page's field has made of some lines.
  private func edit(_ numbers: [Int], _ text: String) throws(Refusal) {
    let (from, end) = (numbers[0], numbers[1])
    guard from < end, end <= fieldLines.count else { throw Refusal(reason: "unknown lines") }
    let last = SheetCursor(line: end - 1, offset: fieldLines[end - 1].utf8.count)
    viewModel.replace(SheetCursor(line: from)..<last, with: text, at: now)
    fieldLines.replaceSubrange(
      from..<end,
      with: text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) })
    viewModel.select(
      SheetSelection(at: SheetCursor(line: numbers[2], offset: numbers[3])), at: now)
  }

  func draw(on screen: inout Screen) {
    screen.showLook(language, theme: theme)
    tellChange(on: &screen)
    screen.show("rows") { json in
      json.list(nil, of: viewModel.rows(visible, at: now)) { json, row in
        json.member("number", row.number)
        json.member("mark", row.mark)
        json.member("answer", row.answerText)
        json.member("error", row.error?.reason)
        json.member("isDimmed", row.error?.isDimmed ?? false)
        json.member("isHeading", row.isHeading)
        json.member("isLit", row.isLit)
        json.member("spoken", row.spoken)
      }
    }
    screen.show("sheet") { json in
      json.object { json in
        json.member("count", viewModel.lines.count)
        json.member("selection", viewModel.selectionText)
        json.member("notice", viewModel.notice)
        json.member("hasWork", viewModel.hasWork)
        json.member("next", viewModel.nextMoment(after: now).map { "\($0)" })
        json.announcement(announcement?.text, number: announcement?.number)
      }
    }
    let lines = viewModel.takeRecoveryLines()
    if !lines.isEmpty { screen.tell("keep") { json in json.list(nil, lines) } }
  }

  /// Tells what the field is to have otherwise: by keys, references, and numbers of lines that moved.
  private func tellChange(on screen: inout Screen) {
    let lines = viewModel.lines
    guard lines != fieldLines else { return }
    let least = min(lines.count, fieldLines.count)
    var (start, end) = (0, 0)
    while start < least, lines[start] == fieldLines[start] { start += 1 }
    while end < least - start,
      lines[lines.count - 1 - end] == fieldLines[fieldLines.count - 1 - end]
    {
      end += 1
    }
    let cursor = viewModel.cursor
    let removed = fieldLines.count - end
    screen.tell("change") { json in
      json.object { json in
        json.member("from", start)
        json.member("to", removed)
        json.member("lines", Array(lines[start..<(lines.count - end)]))
        json.member("line", cursor.line)
        json.member("offset", cursor.offset)
      }
    }
    fieldLines = lines
  }
}
