import CalculatorModel

/// What the keys of a computer's keyboard do now, in groups, as the help of a window lists them.
///
/// ```swift
/// let table = KeyboardTable(screen)
/// table.commands.rows.first   // Row(label: "Undo", keys: ["Alt+U", "Ctrl+Z"])
/// ```
public struct KeyboardTable: Hashable, Sendable {
  /// Keys that belong together.
  public struct Group: Hashable, Sendable {
    /// What stands above them; nil where nothing needs to.
    public let title: String?

    /// The keys.
    public let rows: [Row]
  }

  /// Something to do, and the keys that do it.
  public struct Row: Hashable, Sendable {
    /// What the keys do.
    public let label: String

    /// The keys, of which each does it alone; the one to tell first.
    public let keys: [String]

    /// The action in the list of all commands; nil where the list leaves it out.
    public var action: ChoiceAction?
  }

  /// The key with which the commands of menus are held.
  public enum HeldKey: Hashable, Sendable {
    case control
    /// ⌘, on a keyboard of Apple's.
    case command
    /// None, as in a terminal, which has function keys for some commands, and in a browser.
    case none(functionKeys: [CalculatorCommand: String])
  }

  /// All that can be asked for, whether it has keys now or not.
  let rows: [Row]

  /// The commands, by keys that are held.
  public var commands: Group { Group(title: nil, rows: rows.filter { !$0.keys.isEmpty }) }

  /// The keys of the keypad that are not typed as they are written.
  public let keypad: Group

  /// The keys that sheets have besides the usual ones of texts.
  public let sheets: Group

  /// All groups, from the top.
  public var groups: [Group] { [commands, keypad, sheets] }

  /// The keys of a window whose commands are held with Control.
  public init(_ screen: CalculatorScreen) {
    self.init(
      Keypad(screen.keypad), commands: screen.commands, offeredKeypads: Keypad.Mode.allCases,
      nextKeypad: screen.nextKeypad, hasBits: screen.bits != nil, catalogue: screen.catalogue,
      heldKey: .control)
  }

  /// The keys as they are for a calculator.
  init(_ viewModel: CalculatorViewModel, heldKey: HeldKey) {
    self.init(
      viewModel.keypad, commands: viewModel.commandRows,
      offeredKeypads: viewModel.offeredKeypads, nextKeypad: viewModel.nextKeypad,
      hasBits: viewModel.bitStrip != nil, catalogue: viewModel.catalogue, heldKey: heldKey)
  }

  /// The keys as they are.
  ///
  /// - Parameters:
  ///   - keypad: The keys of the keypad.
  ///   - commands: All commands.
  ///   - offeredKeypads: The keypads that the window can show.
  ///   - nextKeypad: The one to which the command turns.
  ///   - hasBits: Whether the bits of a word are shown.
  ///   - catalogue: The words.
  ///   - heldKey: What the commands of menus are held with.
  init(
    _ keypad: Keypad, commands: [CommandRow], offeredKeypads: [Keypad.Mode],
    nextKeypad: Keypad.Mode, hasBits: Bool, catalogue: Catalogue, heldKey: HeldKey
  ) {
    let names = KeyNames(catalogue: catalogue, heldKey: heldKey)
    // Some keys of the programmer keypad have a command's letter.
    func letter(_ command: CalculatorCommand) -> [String] {
      keypad.key(for: command.shortcut) == nil ? [names.name(of: command.shortcut)] : []
    }
    var rows = commands.filter { $0.command != .keypad }.map { row in
      Row(
        label: row.label,
        keys: names.functionKey(of: row.command) + letter(row.command)
          + names.held(for: row.command),
        action: .command(row.command))
    }
    for (place, mode) in Keypad.Mode.allCases.enumerated() where offeredKeypads.contains(mode) {
      rows.append(
        Row(
          label: catalogue.text(.command(mode.commandName)),
          keys: (mode == nextKeypad ? names.functionKey(of: .keypad) + letter(.keypad) : [])
            + names.held((place + 1).description),
          action: .keypad(mode)))
    }
    self.rows = rows + names.rowsOfWindow
    self.keypad = Group(
      title: catalogue.text(.part(.keypad)), rows: names.rows(of: keypad, hasBits: hasBits))
    sheets = Group(title: catalogue.text(SheetFaceWords.text), rows: names.rowsOfSheets)
  }
}

/// What keys are called, where they are held with one key or with the other.
private struct KeyNames {
  let catalogue: Catalogue
  let heldKey: KeyboardTable.HeldKey

  /// A key that is held with the other one; none where that does not exist.
  func held(_ key: String, withShift hasShift: Bool = false) -> [String] {
    switch heldKey {
    case .control: ["Ctrl+" + (hasShift ? "Shift+" : "") + key]
    case .command: [(hasShift ? "⇧" : "") + "⌘" + key]
    case .none: []
    }
  }

  /// The function key that gives a command.
  func functionKey(of command: CalculatorCommand) -> [String] {
    guard case .none(let functionKeys) = heldKey else { return [] }
    return functionKeys[command].map { [$0] } ?? []
  }

  /// The name of a key.
  func name(of shortcut: Shortcut) -> String {
    if case .held(let character) = shortcut, heldKey == .command {
      return Shortcut.label(of: character, heldWith: "⌃", shift: "⇧")
    }
    return shortcut.name(in: catalogue)
  }

  /// The keys that people know for a command, which are held.
  func held(for command: CalculatorCommand) -> [String] {
    switch command {
    case .undo: held("Z")
    case .redo: held("Z", withShift: true)
    case .copy: held("C")
    case .settings: held(",")
    case .reversePolish: held("R")
    case .large: held("L")
    case .tape: held("T")
    case .history: heldKey == .command ? held("Y") : []
    default: []
    }
  }

  /// Rows for keys that give no command of the calculator.
  var rowsOfWindow: [KeyboardTable.Row] {
    let help = Shortcut.help.name(in: catalogue)
    return [
      row(.part(.commands), held("K")),
      row(.command(.paste), held("V")), row(.command(.stop), held(".")),
      row(.command(.help), [help] + (heldKey == .command ? held(help) : ["F1"]), .help),
    ] + (heldKey == .control ? [row(.command(.menu), ["F10"])] : [])
  }

  func rows(of keypad: Keypad, hasBits: Bool) -> [KeyboardTable.Row] {
    var rows: [KeyboardTable.Row] = []
    for key in (keypad.rows + [keypad.unplacedKeys]).joined()
    where !key.shortcuts.isEmpty && key.shortcuts.map({ $0.label }) != [key.label] {
      let keys = key.shortcuts.map { name(of: $0) }
      rows.append(KeyboardTable.Row(label: key.spokenLabel, keys: keys))
    }
    var line = row(.typeLine, [name(of: .line)])
    line.action = .typedLine
    rows.append(line)
    if hasBits {
      rows.append(row(.turnBit, ["← ↑ ↓ →", Shortcut.character(" ").name(in: catalogue)]))
    }
    return rows
  }

  var rowsOfSheets: [KeyboardTable.Row] {
    let rows: [(SheetFaceWords, [String])] =
      switch heldKey {
      case .control:
        [
          (.newSheet, held("N", withShift: true)), (.openSheet, held("O")),
          (.save, held("S")), (.saveAs, held("S", withShift: true)),
          (.more, held(catalogue.text(.part(.enterKey)))), (.complete, [tab]),
          (.changeNumber, ["Alt+↑", "Alt+↓"]), (.dragNumber, ["Ctrl"]),
        ]
      case .command:
        [
          (.text, held("4")), (.openSheet, held("O")), (.save, held("S")),
          (.more, ["⌃" + catalogue.text(.part(.enterKey))]), (.complete, [tab]),
        ]
      case .none: []
      }
    return rows.map { words, keys in
      KeyboardTable.Row(label: catalogue.text(words), keys: keys)
    }
  }

  private var tab: String { catalogue.text(KeyboardText.tabKey) }

  private func row(
    _ message: Message, _ keys: [String], _ action: ChoiceAction? = nil
  ) -> KeyboardTable.Row {
    KeyboardTable.Row(label: catalogue.text(message), keys: keys, action: action)
  }

  private func row(_ way: HelpWay, _ keys: [String]) -> KeyboardTable.Row {
    KeyboardTable.Row(label: catalogue.text(KeyboardText.way(way)), keys: keys)
  }
}

#if canImport(Observation)
extension ObservedCalculator {
  /// What the keys of a keyboard do now, on a keyboard of Apple's.
  public var keyboardTable: KeyboardTable {
    KeyboardTable(
      keypad, commands: commands, offeredKeypads: offeredKeypads,
      nextKeypad: mode.next(among: offeredKeypads), hasBits: bits != nil, catalogue: catalogue,
      heldKey: .command)
  }
}
#endif
