import CalculatorModel
import CommandLineInterface

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
      case .count: return []
      case .none: break
      }
    }
    if before.isEmpty {
      return ((name.isEmpty ? [] : names(withBrackets: true)) + words).filter(by: name)
    }
    guard !name.isEmpty else { return [] }
    let names = names(withBrackets: true).filter(by: name)
    return names.isEmpty ? otherNames.filter(by: name) : names
  }

  /// The names that functions have besides.
  private var otherNames: [Completion] {
    MathFunction.allCases.flatMap { function in
      function.aliases.map {
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
      case .variable(let name, _): Completion(name, told(SessionText.ownNumber))
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
  /// Those that begin with a text, in alphabetical order.
  fileprivate func filter(by text: String) -> [Completion] {
    filter { $0.name.hasPrefix(text) }.sorted { $0.name < $1.name }
  }
}
