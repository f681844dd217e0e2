/// The script that completes a command in zsh.
struct ZshCompletion {
  let script: String

  init(_ command: CommandDescription) {
    let function = "_" + command.name
    var lines = [
      "#compdef \(command.name)",
      "# Completes \(command.name) in zsh: put this file as \(function) into a folder of $fpath.",
      "\(function)() {",
    ]
    let names = command.subcommands.map { subcommand in
      "    " + Shell.zsh.quoted(Self.escaped(subcommand.name) + ":" + subcommand.summary)
    }
    lines += ["  local -a subcommands=("] + names + ["  )"]
    lines += ["  _arguments -S \\"]
    for option in command.options {
      lines += Self.specifications(of: option).map { "    " + Shell.zsh.quoted($0) + " \\" }
    }
    let files = command.subcommands.filter(\.takesFiles).map { subcommand in
      "; [[ $words[2] == \(subcommand.name) ]] && _files"
    }.joined()
    let words = command.subcommands.flatMap { subcommand in
      subcommand.names.isEmpty ? [] : Self.words(of: subcommand, orFiles: files)
    }
    lines +=
      [
        "    '1:: :{_describe task subcommands}' \\"
      ] + words + [
        "    "
          + Shell.zsh.quoted(
            "*:expression:" + (files.isEmpty ? " " : "{" + files.dropFirst(2) + "}")),
        "}",
        // When sourced, it registers itself; when found in $fpath, it is the body of the function.
        "if [[ $funcstack[1] == \(function) ]]; then",
        "  \(function) \"$@\"",
        "else",
        "  compdef \(function) \(command.name)",
        "fi",
      ]
    script = lines.joined(separator: "\n")
  }

  /// Completes the names after a subcommand, and the values after a name.
  private static func words(
    of subcommand: CommandDescription.Subcommand, orFiles files: String
  ) -> [String] {
    let names = subcommand.names.map(\.name).joined(separator: " ")
    let values = subcommand.names.filter { !$0.choices.isEmpty }.map { name in
      "\(name.name)) compadd -- \(name.choices.joined(separator: " ")) ;;"
    }
    let condition = "[[ $words[2] == \(subcommand.name) ]] &&"
    return [
      "2:: :{\(condition) compadd -- \(names)\(files)}",
      "3:: :{\(condition) case $words[3] in \(values.joined(separator: " ")) esac\(files)}",
    ].map { "    " + Shell.zsh.quoted($0) + " \\" }
  }

  private static func specifications(of option: OptionDescription) -> [String] {
    let summary = "[" + escaped(option.meaning) + "]"
    var value = ""
    if let description = option.value {
      value = ":" + description.name + ":"
      value +=
        description.isFile
        ? "_files"
        : description.choices.isEmpty
          ? " " : "(" + description.choices.joined(separator: " ") + ")"
    }
    let long = option.name + (option.value == nil ? "" : "=") + summary + value
    return [option.shortName.map { $0 + summary + value }, long].compactMap(\.self)
  }

  /// Returns a text in which brackets and colons end nothing.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
