/// A shell for which completions can be generated.
package enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// Returns a script that completes a command's options, their values and its subcommands.
  package func completionScript(for command: CommandDescription) -> String {
    switch self {
    case .bash: BashCompletion(command).script
    case .zsh: ZshCompletion(command).script
    case .fish: FishCompletion(command).script
    }
  }

  /// Returns a text as one word of the shell, whatever it contains.
  func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      switch (character, self) {
      case ("'", .fish): result += "\\'"
      case ("\\", .fish): result += "\\\\"
      case ("'", _): result += "'\\''"
      default: result.append(character)
      }
    }
    return result + "'"
  }
}
