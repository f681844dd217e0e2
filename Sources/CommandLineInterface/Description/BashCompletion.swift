/// The script that completes a command in bash.
struct BashCompletion {
  let script: String

  init(_ command: CommandDescription) {
    let function = "_" + command.name
    var lines = [
      "# Completes \(command.name) in bash: source this file, or put it where bash-completion looks.",
      "\(function)() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} option=",
      "  ((COMP_CWORD > 0)) && option=${COMP_WORDS[COMP_CWORD - 1]}",
      "  COMPREPLY=()",
      "  # An option and its value may be joined by =, which is a word of its own here.",
      "  if [[ $word == '=' ]]; then",
      "    word=",
      "  elif [[ $option == '=' ]]; then",
      "    option=${COMP_WORDS[COMP_CWORD - 2]}",
      "  fi",
      "  local other",
      "  for other in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do",
      "    [[ $other == '--' ]] && return",
      "  done",
      "  case $option in",
    ]
    for option in command.options {
      guard let value = option.value else { continue }
      if !value.choices.isEmpty {
        let choices = Shell.bash.quoted(value.choices.joined(separator: " "))
        lines += [
          "  \(option.name))", "    COMPREPLY=($(compgen -W \(choices) -- \"$word\"))",
          "    return", "    ;;",
        ]
      }
    }
    for option in command.options where option.value?.isFile == true {
      let names = [option.shortName, option.name].compactMap(\.self).joined(separator: " | ")
      lines += [
        "  \(names))", "    COMPREPLY=($(compgen -f -- \"$word\"))", "    return", "    ;;",
      ]
    }
    let free = command.options.filter { option in
      option.value.map { $0.choices.isEmpty && !$0.isFile } ?? false
    }.map(\.name)
    if !free.isEmpty { lines += ["  \(free.joined(separator: " | "))) return ;;"] }
    let names = command.options.flatMap { [$0.shortName, $0.name].compactMap(\.self) }
    lines += [
      "  esac",
      "  if [[ $word == -* ]]; then",
      "    COMPREPLY=($(compgen -W \(Shell.bash.quoted(names.joined(separator: " "))) -- \"$word\"))",
      "  elif ((COMP_CWORD == 1)); then",
      "    COMPREPLY=($(compgen -W "
        + Shell.bash.quoted(command.subcommands.map(\.name).joined(separator: " "))
        + " -- \"$word\"))",
      "  else",
      "    case ${COMP_WORDS[*]:1:COMP_CWORD-1} in",
    ]
    for subcommand in command.subcommands where !subcommand.names.isEmpty {
      let names = subcommand.names.map(\.name)
      lines += Self.words(names, after: subcommand.name)
      for name in subcommand.names where !name.choices.isEmpty {
        lines += Self.words(name.choices, after: subcommand.name + " " + name.name)
      }
    }
    for subcommand in command.subcommands where subcommand.takesFiles {
      let name = Shell.bash.quoted(subcommand.name)
      lines.append("      \(name) | \(name)\\ *) COMPREPLY=($(compgen -f -- \"$word\")) ;;")
    }
    lines += [
      "    esac",
      "  fi",
      "}",
      "complete -F \(function) \(command.name)",
    ]
    script = lines.joined(separator: "\n")
  }

  /// Completes one of some words after certain others.
  private static func words(_ words: [String], after others: String) -> [String] {
    let list = Shell.bash.quoted(words.joined(separator: " "))
    return [
      "      \(Shell.bash.quoted(others))) COMPREPLY=($(compgen -W \(list) -- \"$word\")) ;;"
    ]
  }
}
