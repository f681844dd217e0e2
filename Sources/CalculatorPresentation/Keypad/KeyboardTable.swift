import CalculatorModel

/// The current functions of a computer keyboard's keys, in groups, as a window's help lists them.
///
/// ```swift
/// let table = KeyboardTable(screen)
/// table.commands.rows.first   // Row(label: "Undo", keys: ["Alt+U", "Ctrl+Z"])
/// ```
public struct KeyboardTable: Hashable, Sendable {
  /// A group of keys that belong together.
  public struct Group: Hashable, Sendable {
    /// The title above them; nil if none is needed.
    public let title: String?

    /// The keys.
    public let rows: [Row]
  }

  /// An action, and the keys that perform it.
  public struct Row: Hashable, Sendable {
    /// The function of the keys.
    public let label: String

    /// The keys, each of which performs it alone, starting with the one to show.
    public let keys: [String]

    /// The action in the list of all commands; nil if the list leaves it out.
    public var action: ChoiceAction?
  }

  /// The modifier key for the commands of menus.
  public enum HeldKey: Hashable, Sendable {
    case control
    /// ⌘, on an Apple keyboard.
    case command
    /// None, as in a terminal, which has function keys for some commands, and in a browser.
    case none(functionKeys: [CalculatorCommand: String])
  }

  /// All available actions, whether they currently have keys or not.
  let rows: [Row]

  /// The commands that currently have keys.
  public var commands: Group { Group(title: nil, rows: rows.filter { !$0.keys.isEmpty }) }

  /// The keypad's keys that are not typed as they are labelled.
  public let keypad: Group

  /// The keys that sheets have besides the usual ones for text.
  public let sheets: Group

  /// All groups, from the top.
  public var groups: [Group] { [commands, keypad, sheets] }

  /// Creates the table for a window whose commands use Control.
  public init(_ screen: CalculatorScreen) {
    self.init(
      Keypad(screen.keypad), commands: screen.commands, offeredKeypads: Keypad.Mode.allCases,
      nextKeypad: screen.nextKeypad, hasBits: screen.bits != nil, catalogue: screen.catalogue,
      heldKey: .control)
  }

  /// Creates the current table for a calculator.
  init(_ viewModel: CalculatorViewModel, heldKey: HeldKey) {
    self.init(
      viewModel.keypad, commands: viewModel.commandRows,
      offeredKeypads: viewModel.offeredKeypads, nextKeypad: viewModel.nextKeypad,
      hasBits: viewModel.bitStrip != nil, catalogue: viewModel.catalogue, heldKey: heldKey)
  }

  /// Creates the current table.
  ///
  /// - Parameters:
  ///   - keypad: The keys of the keypad.
  ///   - commands: All commands.
  ///   - offeredKeypads: The keypads that the window can show.
  ///   - nextKeypad: The one to which the command switches.
  ///   - hasBits: Whether the bits of a word are shown.
  ///   - catalogue: The words.
  ///   - heldKey: The modifier key for the commands of menus.
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

/// The names of keys, depending on the modifier key.
private struct KeyNames {
  let catalogue: Catalogue
  let heldKey: KeyboardTable.HeldKey

  /// Returns the name of a key with the modifier key; none if there is no modifier key.
  func held(_ key: String, withShift hasShift: Bool = false) -> [String] {
    switch heldKey {
    case .control: ["Ctrl+" + (hasShift ? "Shift+" : "") + key]
    case .command: [(hasShift ? "⇧" : "") + "⌘" + key]
    case .none: []
    }
  }

  /// Returns the function key for a command.
  func functionKey(of command: CalculatorCommand) -> [String] {
    guard case .none(let functionKeys) = heldKey else { return [] }
    return functionKeys[command].map { [$0] } ?? []
  }

  /// Returns the name of a key.
  func name(of shortcut: Shortcut) -> String {
    if case .held(let character) = shortcut, heldKey == .command {
      return Shortcut.label(of: character, heldWith: "⌃", shift: "⇧")
    }
    return shortcut.name(in: catalogue)
  }

  /// Returns the familiar keys for a command, with the modifier key.
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

  /// The rows for keys that are not commands of the calculator.
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
  /// The current functions of the keys on an Apple keyboard.
  public var keyboardTable: KeyboardTable {
    KeyboardTable(
      keypad, commands: commands, offeredKeypads: offeredKeypads,
      nextKeypad: mode.next(among: offeredKeypads), hasBits: bits != nil, catalogue: catalogue,
      heldKey: .command)
  }
}
#endif
