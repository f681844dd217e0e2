#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Lines typed in a terminal and edited as in a shell, with earlier lines to go back to.
///
/// The terminal only has to be able to move its cursor up and right, and to erase from the cursor to the
/// end of the row and of the screen.
package struct EditedInput {
  /// The prompt for the continuation of a line.
  private static let continuation = ". "

  /// Whether the parts of lines are shown in colours.
  package let usesColors: Bool

  private let terminal: EditingTerminal

  /// Whether the terminal rewraps its rows when the width of its window changes.
  private let rewraps: Bool

  private var editor = LineEditor()
  private var decoder = EditingKeyDecoder()

  /// Keys that were typed ahead.
  private var keys: ArraySlice<EditingKey> = []

  /// The earlier lines that continue in the current one, with their ends.
  private var before = ""

  /// The answer shown before it was asked for, and the input it was found for.
  private var previewed: (line: [Character], before: String, columns: Int, preview: TerminalText)?

  /// The row of the line in which the cursor was left.
  private var row = 0

  /// The maximum number of keys in a paste whose end is awaited.
  private static let pasteLimit = 1 << 20

  /// Creates an input; nil if there is no terminal that can place its cursor.
  package init?() {
    let environment = { name in getenv(name).map { String(cString: $0) } ?? "" }
    let name = environment("TERM")
    guard !name.isEmpty, name != "dumb", isatty(STDOUT_FILENO) == 1,
      let terminal = EditingTerminal()
    else { return nil }
    self.terminal = terminal
    usesColors = environment("NO_COLOR").isEmpty && !name.hasPrefix("vt")
    // Of the terminals in use, only xterm itself leaves its rows as they are.
    rewraps = environment("XTERM_VERSION").isEmpty || !environment("TMUX").isEmpty
  }

  /// Answers line after line until the input ends or a line ends the conversation.
  ///
  /// - Throws: ``SystemError`` if input or output fails.
  package mutating func converse(
    with conversation: inout some EditedConversation, prompt: String
  ) throws(SystemError) {
    defer { terminal.giveBack() }
    try write(conversation.greeting)
    while let line = try readLine(prompt: prompt, conversation) {
      let reply = conversation.reply(to: line)
      if reply.clearsScreen { try terminal.write(Self.clearing) }
      try write(reply.lines, errors: reply.errorLines)
      if reply.isLast { return }
    }
  }

  private static let clearing: TerminalText = "\u{1B}[H\u{1B}[2J"

  /// Returns the next line, or several that form one, with line ends between them; nil at the end of the input.
  private mutating func readLine(
    prompt: String, _ conversation: some EditedConversation
  ) throws(SystemError) -> String? {
    try terminal.take()
    defer { terminal.rest() }
    editor.history = conversation.history
    (before, row, previewed) = ("", 0, nil)
    while true {
      while let key = keys.popFirst() {
        switch try handle(key, prompt: prompt, conversation) {
        case nil: break
        case .line(let line): return line
        case .endOfInput: return nil
        }
      }
      var line = drawing(prompt, conversation)
      line.below = knownPreview
      try draw(line)
      if line.below == nil, let preview = preview(conversation) {
        line.below = preview
        try draw(line)
      }
      if try !takeKeys(shown: line) { return nil }
    }
  }

  /// The result of reading a line.
  private enum End {
    case line(String)
    case endOfInput
  }

  private mutating func handle(
    _ key: EditingKey, prompt: String, _ conversation: some EditedConversation
  ) throws(SystemError) -> End? {
    // The typed line is left on the screen; the editor keeps nothing of it.
    var typed: DrawnLine?
    if key == .enter || key == .interrupt {
      editor.endSearch()
      typed = drawing(prompt, conversation, hasCursor: false)
    }
    switch editor.handle(key, completions: conversation.completions) {
    case nil: break
    case .line(let line):
      try leave(typed)
      let text = before + line
      let isEnded = !before.isEmpty && line.allSatisfy(\.isWhitespace)
      guard !isEnded, conversation.isUnfinished(text) else { return .line(text) }
      before = text + "\n"
    case .interrupted:
      typed?.characters += Array("^C")
      try leave(typed)
      before = ""
    case .endOfInput:
      try leave(drawing(prompt, conversation))
      return .endOfInput
    case .suspend:
      try leave(drawing(prompt, conversation))
      try terminal.suspend()
    case .clearScreen:
      try terminal.write(Self.clearing)
      row = 0
    case .completions(let completions):
      try leave(drawing(prompt, conversation))
      let lines = Completion.list(
        completions, columns: TerminalWindow.current.columns, in: conversation.language)
      try write(lines)
    }
    return nil
  }

  /// Waits for keys while a line is shown; returns false at the end of the input.
  private mutating func takeKeys(shown line: DrawnLine) throws(SystemError) -> Bool {
    repeat {
      switch try terminal.wait(milliseconds: decoder.timeout) {
      case .bytes(let bytes): keys += decoder.decode(bytes)
      case .nothing: keys += decoder.flush()
      case .resize:
        let window = TerminalWindow.current
        let layout = LineLayout(line, columns: window.columns)
        if rewraps { row = min(layout.cursor.row, window.rows - 1) }
        return true
      case .endOfInput: return false
      }
      // A paste is taken whole, and not drawn character by character.
    } while decoder.isPasting && keys.count < Self.pasteLimit
    return true
  }

  /// The preview of the answer, if it was found for this line.
  private var knownPreview: TerminalText? {
    guard editor.search == nil, let previewed, previewed.line == editor.characters,
      previewed.before == before, previewed.columns == TerminalWindow.current.columns
    else { return nil }
    return previewed.preview
  }

  /// Returns a preview of the answer; nil if it is not known before a key is pressed.
  private mutating func preview(
    _ conversation: some EditedConversation
  ) -> TerminalText? {
    previewed = nil
    guard editor.search == nil, !editor.characters.isEmpty, !EditingTerminal.hasInput else {
      return nil
    }
    let columns = TerminalWindow.current.columns
    let text = conversation.preview(
      of: before + editor.text, columns: columns - 1,
      shouldStop: { EditingTerminal.hasInput })
    guard let preview = text.map({ LineStyle.aside.applied(to: TerminalText(showing: $0)) }) else {
      return nil
    }
    previewed = (editor.characters, before, columns, preview)
    return preview
  }

  // MARK: - Drawing

  /// Writes lines, with errors in their colour.
  private func write(_ lines: [String], errors: Range<Int> = 0..<0) throws(SystemError) {
    var text: TerminalText = ""
    for (index, line) in lines.enumerated() {
      let style = usesColors && errors.contains(index) ? LineStyle.error : .plain
      text += "\(style.applied(to: TerminalText(showing: line)))\n"
    }
    try terminal.write(text)
  }

  private func drawing(
    _ prompt: String, _ conversation: some EditedConversation, hasCursor: Bool = true
  ) -> DrawnLine {
    var line = DrawnLine(
      prompt: before.isEmpty ? prompt : Self.continuation, characters: editor.characters,
      cursor: editor.cursor)
    if let search = editor.search {
      let text: EditingText =
        search.isFound ? .search(String(search.text)) : .notFound(String(search.text))
      line.prompt = text.text(in: conversation.language).withoutIsolates + " "
    }
    if usesColors {
      line.styles = conversation.styles(
        of: line.characters, after: before, cursor: hasCursor ? editor.cursor : nil)
    }
    return line
  }

  private mutating func draw(_ line: DrawnLine) throws(SystemError) {
    let drawing = LineDrawing(line, in: .current, over: row)
    try terminal.write(drawing.text)
    row = drawing.cursorRow
  }

  /// Leaves a line on the screen, and goes to the row below it.
  private mutating func leave(_ line: DrawnLine?) throws(SystemError) {
    guard let line else { return }
    try terminal.write(LineDrawing.farewell(to: line, in: .current, over: row))
    row = 0
  }
}
