import Languages

extension KeyboardText {
  /// The text in English.
  package var english: String {
    switch self {
    case .noKey(let key, let help):
      Language.english.quoted(key) + " is no key" + (help.map { "; " + $0 + " shows them" } ?? "")
    case .doesNothing(let key, let help):
      Language.english.quoted(key) + " does nothing now"
        + (help.map { "; " + $0 + " shows the keys" } ?? "")
    case .doesNothingHere(let key, let close):
      Language.english.quoted(key) + " does nothing here; " + close + " closes"
    case .scientific(let key, let keypad):
      Language.english.quoted(key) + " is a scientific key"
        + (keypad.map { ": " + $0 + " shows them" } ?? "")
    case .secondFunctions: "The keys have their second functions"
    case .noOpenParenthesis: "No parenthesis is open"
    case .wordIsFull(let bits): "No more digits fit in \(bits) bits"
    case .notInBase(let digit, let base):
      Language.english.quoted(digit) + " is no digit in base \(base)"
    case .afterError(let undo):
      "An error is no number" + (undo.map { ": a digit begins anew, " + $0 + " goes back" } ?? "")
    case .nothingTyped(let undo):
      "Nothing typed to remove" + (undo.map { "; " + $0 + " goes back" } ?? "")
    case .nothingToCalculate: "Nothing to calculate"
    case .takesPlace(let key, let number, let undo):
      key + " takes the place of " + number + (undo.map { "; " + $0 + " goes back" } ?? "")
    case .takenInside(let number, let undo):
      number + " is in the parenthesis, nothing is multiplied"
        + (undo.map { "; " + $0 + " goes back" } ?? "")
    case .keysSay(let pressed, let typed, let line):
      "The keys say " + pressed + ", not " + typed
        + (line.map { "; " + $0 + " types it as a line" } ?? "")
    case .lineIsOpen(let enter, let escape): enter + " takes the line, " + escape + " leaves it"
    case .heading(let group): group.english
    case .about(let topic): topic.english
    case .way(let way): way.english
    case .tabKey: "Tab"
    case .spaceKey: "Space"
    }
  }
}

extension HelpGroup {
  fileprivate var english: String {
    switch self {
    case .calculate: "Calculate"
    case .correct: "Correct"
    case .show: "See the number differently"
    case .keep: "Keep and use again"
    case .functions: "Functions"
    case .adjust: "Adjust"
    case .finish: "Help and end"
    }
  }
}

extension HelpTopic {
  fileprivate var english: String {
    switch self {
    case .history:
      "Finished calculations, the newest first. An edited one is calculated anew, with "
        + "all that use its result."
    case .tape:
      "Calculations as an adding machine prints them: ⋄ is the total so far. In a "
        + "shell, exactly history --tape prints it."
    case .units: "Units for one line of the display. The search finds symbols and names."
    case .dates:
      "Days between dates, and dates so many years, months and days away."
    case .commands: "All that can be done now, with its keys. What is typed finds it."
    case .constants:
      "Exact constants of physics and astronomy. What is typed finds names, signs and units."
    case .memory: "The number in memory and those stored beside it."
    case .digits:
      "All digits shown are right. Scrolling beyond the end computes twice as many."
    case .settings: "What is changed holds at once and is kept."
    }
  }
}

extension HelpWay {
  fileprivate var english: String {
    switch self {
    case .typeLine: "Type a calculation as a line"
    case .chooseLine: "Choose a line"
    case .scroll: "Scroll"
    case .changeValue: "Next or previous value"
    case .otherLine: "Units of the other line"
    case .chooseBit: "Choose a bit"
    case .turnBit: "Turn the bit over"
    case .toTheList: "Keys for the list"
    case .toTheCalculator: "Keys for the calculator"
    }
  }
}
