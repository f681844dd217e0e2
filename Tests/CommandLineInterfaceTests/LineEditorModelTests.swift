import TestSupport
import Testing

@testable import CommandLineInterface

/// A line editor as simple as can be: two texts with the cursor between them.
private struct EditorModel {
  var left = ""
  var right = ""
  var history: [String] = []
  var killed = ""

  /// The lines that Up and Down go through, the current place among them, and the text that was right of the
  /// cursor.
  private var walk: (lines: [String], place: Int, right: String)?

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Returns the number of characters up to the end of a text's first word.
  private static func wordLength(_ text: some Sequence<Character>) -> Int {
    var count = 0
    var isInside = false
    for character in text {
      if isOfWord(character) { isInside = true } else if isInside { break }
      count += 1
    }
    return count
  }

  mutating func press(_ key: EditingKey) -> String? {
    if key != .previousLine, key != .nextLine { walk = nil }
    switch key {
    case .character(let character): left.append(character)
    case .left: if let character = left.popLast() { right = String(character) + right }
    case .right: if !right.isEmpty { left.append(right.removeFirst()) }
    case .home: (left, right) = ("", left + right)
    case .end: (left, right) = (left + right, "")
    case .wordLeft:
      let count = Self.wordLength(left.reversed())
      (left, right) = (String(left.dropLast(count)), left.suffix(count) + right)
    case .wordRight:
      let count = Self.wordLength(right)
      (left, right) = (left + right.prefix(count), String(right.dropFirst(count)))
    case .deleteBackward: _ = left.popLast()
    case .deleteForward: right = String(right.dropFirst())
    case .deleteWordBackward:
      kill(left.suffix(Self.wordLength(left.reversed())))
      left.removeLast(Self.wordLength(left.reversed()))
    case .deleteWordForward:
      kill(right.prefix(Self.wordLength(right)))
      right.removeFirst(Self.wordLength(right))
    case .deleteToStart:
      kill(left[...])
      left = ""
    case .deleteToEnd:
      kill(right[...])
      right = ""
    case .insertDeleted: left += killed
    case .previousLine: goBack()
    case .nextLine: goForth()
    case .enter:
      let line = left + right
      (left, right) = ("", "")
      if let first = line.first, !first.isWhitespace, history.last != line { history.append(line) }
      return line
    default: break
    }
    return nil
  }

  private mutating func kill(_ text: Substring) {
    if !text.isEmpty { killed = String(text) }
  }

  private mutating func goBack() {
    if walk == nil {
      // Equal lines that are neighbours on the way appear once.
      var lines = [left + right]
      for line in history.reversed() where line.hasPrefix(left) && line != lines.last {
        lines.append(line)
      }
      walk = (lines, 0, right)
    }
    guard let walk, walk.place + 1 < walk.lines.count else { return }
    self.walk?.place += 1
    (left, right) = (walk.lines[walk.place + 1], "")
  }

  private mutating func goForth() {
    guard let walk, walk.place > 0 else { return }
    self.walk?.place -= 1
    (left, right) = (walk.lines[walk.place - 1], "")
    guard walk.place == 1 else { return }
    left.removeLast(walk.right.count)
    right = walk.right
    self.walk = nil
  }
}

@Suite struct LineEditorModelTests {
  private static let characters = Array("012+-*/()^. xyz_√×π漢字é")

  private static let keys: [EditingKey] = [
    .left, .left, .left, .right, .right, .wordLeft, .wordRight, .home, .end, .deleteBackward,
    .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward, .deleteToStart,
    .deleteToEnd, .insertDeleted, .previousLine, .previousLine, .nextLine,
  ]

  /// Random lines for each seed, where every other key is not a character.
  @Test(arguments: [1, 2, 3, 4] + FreshSeed.all)
  func editsAsASimpleModelDoes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var editor = LineEditor()
    var model = EditorModel()
    for number in 1...Sample.count(2_500) {
      // A short history, so that lines in it begin alike and are found.
      if number % 50 == 0 { (editor, model) = (LineEditor(), EditorModel()) }
      var pressed: [EditingKey] = []
      for _ in 0..<Int.random(in: 0...30, using: &generator) {
        let character = Self.characters.randomElement(using: &generator).map(EditingKey.character)
        let key =
          Bool.random(using: &generator) ? character : Self.keys.randomElement(using: &generator)
        pressed.append(key ?? .home)
      }
      pressed.append(.enter)
      for (count, key) in pressed.enumerated() {
        let line = model.press(key)
        let outcome = editor.handle(key)
        if case .line(let line) = outcome { editor.history.add(line) }
        guard outcome == line.map({ .line($0) }), editor.text == model.left + model.right,
          editor.cursor == model.left.count
        else {
          Issue.record(
            """
            seed \(seed), line \(number), \(pressed[...count]): \(editor.text)|\(editor.cursor) \
            instead of \(model.left)|\(model.right)
            """)
          return
        }
      }
    }
  }
}
