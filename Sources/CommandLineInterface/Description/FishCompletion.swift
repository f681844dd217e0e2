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
    }
    for option in command.options {
      var line = "complete -c \(command.name)"
      if let shortName = option.shortName { line += " -s " + shortName.dropFirst() }
      line += " -l " + option.name.dropFirst(2)
      if let value = option.value {
        line += " -x"
        if !value.choices.isEmpty {
          line += " -a " + Shell.fish.quoted(value.choices.joined(separator: " "))
        }
      }
      lines.append(line + " -d " + Shell.fish.quoted(option.summary))
    }
    script = lines.joined(separator: "\n")
  }
}
