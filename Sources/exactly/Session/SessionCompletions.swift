import CalculatorModel
import CommandLineInterface
import Quantities

/// The names that a session completes.
extension SessionConversation {
  func completions(of name: String, after text: String) -> [Completion] {
    let before = text.split(whereSeparator: \.isWhitespace)
    if let first = before.first, before.count == 1, text.last?.isWhitespace == true,
      let word = SessionWord(name: first),
      !calculation.definedNames.contains(String(first))
    {
      switch word.argument {
      case .choice(let choices): return choices.map { Completion($0) }.filter(by: name)
      case .name: return (names(withBrackets: false) + words).filter(by: name)
      case .count, .word: return []
      case .none: break
      }
    }
    guard !name.isEmpty else { return before.isEmpty ? (angleUnits + words).filter(by: "") : [] }
    let names = (names(withBrackets: true) + (before.isEmpty ? words : [])).filter(by: name)
    if Self.takesUnit(after: before.last) {
      let units = units.filter(by: name)
      if !units.isEmpty {
        return units + names.filter { name in !units.contains { $0.name == name.name } }
      }
    }
    if !names.isEmpty { return names }
    let aliases = completions(\.aliases).filter(by: name)
    return aliases.isEmpty ? completions(\.otherNames).filter(by: name) : aliases
  }

  /// Whether a unit is likely after a word of the line: a number, or a word that converts.
  private static func takesUnit(after word: Substring?) -> Bool {
    guard let word, let last = word.last else { return false }
    if ["to", "in", "per", "->", "→"].contains(word) { return true }
    return last.isNumber || last == ")" || (try? Unit.named(word)) != nil
  }

  /// The units by their symbols and names, with the quantities they measure.
  private var units: [Completion] {
    Unit.all.flatMap { unit in
      ([unit.symbol] + unit.names).map { Completion($0, unit.kind.name) }
    } + Unit.everydayPrefixed.map { Completion($0.symbol, $0.kind.name) }
  }

  /// The words that choose a unit of angles, which are among the names as well.
  private var angleUnits: [Completion] {
    SessionWord.allCases.compactMap { word in
      word.angleUnit.map { Completion($0.name, word.text(in: language).withoutIsolates) }
    }
  }

  /// Returns the alternative names of functions.
  private func completions(_ names: (MathFunction) -> [String]) -> [Completion] {
    MathFunction.allCases.flatMap { function in
      names(function).map {
        Completion($0 + "(", NameDescription(function).meaning(in: language).withoutIsolates)
      }
    }
  }

  private var words: [Completion] {
    SessionWord.allCases.compactMap { word in
      guard word.angleUnit == nil, let name = word.names.first,
        !calculation.definedNames.contains(name)
      else { return nil }
      return Completion(name, told(word))
    }
  }

  private func names(withBrackets: Bool) -> [Completion] {
    let bracket = withBrackets ? "(" : ""
    var names = calculation.worksheet.allDefinitions.map { definition in
      switch definition {
      case .function(let name, let text): Completion(name + bracket, text)
      case .variable(let name, _): Completion(name, told(SessionMessage.ownNumber))
      }
    }
    let own = Set(calculation.definedNames)
    func add(_ name: String, _ ending: String, _ description: NameDescription) {
      if !own.contains(name) {
        names.append(Completion(name + ending, description.meaning(in: language).withoutIsolates))
      }
    }
    for function in MathFunction.allCases { add(function.name, bracket, NameDescription(function)) }
    for constant in MathConstant.allCases { add(constant.name, "", NameDescription(constant)) }
    for unit in AngleUnit.allCases { add(unit.name, "", NameDescription(unit)) }
    add(WorksheetLine.previousAnswer, "", .answer)
    return names
  }
}

extension [Completion] {
  /// Returns those that begin with a text, in alphabetical order.
  fileprivate func filter(by text: String) -> [Completion] {
    filter { $0.name.hasPrefix(text) }.sorted { $0.name < $1.name }
  }
}
