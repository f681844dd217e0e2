/// The script that completes a command in fish.
struct FishCompletion {
  let script: String

  init(_ command: CommandDescription) {
    var lines = [
      "# Completes \(command.name) in fish: put this file into ~/.config/fish/completions.",
      "complete -c \(command.name) -f",
    ]
    for subcommand in command.subcommands {
      lines.append(
        "complete -c \(command.name) -n __fish_use_subcommand -a \(subcommand.name) -d "
          + Shell.fish.quoted(subcommand.summary))
      if subcommand.takesFiles {
        let condition = Shell.fish.quoted("__fish_seen_subcommand_from " + subcommand.name)
        lines.append("complete -c \(command.name) -n \(condition) -F")
      }
      for name in subcommand.names {
        lines += Self.words([name.name], after: [subcommand.name], of: command)
        lines += Self.words(name.choices, after: [subcommand.name, name.name], of: command)
      }
    }
    for option in command.options {
      var line = "complete -c \(command.name)"
      if let shortName = option.shortName { line += " -s " + shortName.dropFirst() }
      line += " -l " + option.name.dropFirst(2)
      if let value = option.value {
        // -F allows files again, which the first line forbids.
        line += value.isFile ? " -r -F" : " -x"
        if !value.choices.isEmpty {
          line += " -a " + Shell.fish.quoted(value.choices.joined(separator: " "))
        }
      }
      lines.append(line + " -d " + Shell.fish.quoted(option.meaning))
    }
    script = lines.joined(separator: "\n")
  }

  /// Completes one of some words after certain others and nothing else.
  private static func words(
    _ words: [String], after others: [String], of command: CommandDescription
  ) -> [String] {
    if words.isEmpty { return [] }
    let condition =
      "test (commandline -opc | string join ' ') = "
      + Shell.fish.quoted(([command.name] + others).joined(separator: " "))
    return [
      "complete -c \(command.name) -n \(Shell.fish.quoted(condition)) -a "
        + Shell.fish.quoted(words.joined(separator: " "))
    ]
  }
}
