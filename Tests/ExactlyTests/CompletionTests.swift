import BuiltCommands
import CommandLineInterface
import Testing

@testable import exactly

/// `exactly --generate-completion-script`, run by the shells themselves; one that is not installed is skipped.
@Suite struct CompletionTests {
  private func run(_ shell: String, _ line: String) throws -> CommandRun? {
    let run = try CommandRun(
      of: CommandRun.command,
      inShell: """
        command -v \(shell) >/dev/null || exit 77
        script=$(mktemp) && "$0" --generate-completion-script \(shell) >"$script" || exit 1
        export script
        \(line)
        rm "$script"
        """)
    guard run.status == 77 else { return run }
    try MissingProgram.isLeftOut(shell)
    return nil
  }

  @Test(arguments: Shell.allCases)
  func isAScriptOfItsShell(shell: Shell) throws {
    let flags = shell == .fish ? "--no-config -n" : "-n"
    guard let run = try run(shell.rawValue, "\(shell.rawValue) \(flags) \"$script\" || echo bad")
    else { return }
    #expect(run.output == "")
    #expect(run.diagnostics == "")
  }

  @Test(
    arguments: [
      ("''", "repl functions units sheet plot history settings rates help"), ("re", "repl"),
      ("--ang", "--angle"),
      ("--angle ''", "rad deg grad"),
      ("--angle g", "grad"), ("--angle = d", "deg"), ("--angle =", "rad deg grad"),
      ("--order l", "left-to-right"), ("--json --mode ''", "basic scientific programmer"),
      ("--digits ''", ""), ("-- --an", ""), ("-h", "-h"), ("1+1 re", ""),
      ("--generate-completion-script z", "zsh"), ("settings o", "order"),
      ("settings angle ''", "deg rad"), ("settings angle deg ''", ""), ("history ''", ""),
      ("--file /dev/nul", "/dev/null"), ("-f /dev/nul", "/dev/null"),
      ("--notation e", "engineering"), ("settings notation s", "scientific"),
      ("settings marks 1.", "1.234,5"), ("sheet /dev/nul", "/dev/null"),
      ("sheet --check a /dev/nul", "/dev/null"), ("sheet --wr", "--write --write-all"),
      ("1+1 angle ''", ""),
    ])
  func completesInBash(words: String, completions: String) throws {
    let line = #"""
      bash --norc -c 'source "$script"; COMP_WORDS=(exactly "$@"); COMP_CWORD=$#; _exactly
      echo "${COMPREPLY[*]}"' bash \#(words)
      """#
    guard let run = try run("bash", line) else { return }
    #expect(run.diagnostics == "")
    #expect(run.lines == [completions], "exactly \(words)")
  }

  @Test func completesAllOptionsInBash() throws {
    let line = #"""
      bash --norc -c 'source "$script"; COMP_WORDS=(exactly --); COMP_CWORD=1; _exactly
      printf "%s\n" "${COMPREPLY[@]}"'
      """#
    guard let run = try run("bash", line) else { return }
    #expect(run.lines == Option.allCases.map(\.description.name))
  }

  @Test(
    arguments: [
      ("exactly --ang", ["--angle"]), ("exactly --angle ", ["deg", "grad", "rad"]),
      ("exactly re", ["repl"]), ("exactly --json --mode ", ["basic", "programmer", "scientific"]),
      ("exactly --file /dev/nul", ["/dev/null"]), ("exactly --notation e", ["engineering"]),
      ("exactly settings hi", ["history"]), ("exactly settings angle ", ["deg", "rad"]),
      ("exactly sheet /dev/nul", ["/dev/null"]), ("exactly settings angle deg ", []),
      ("exactly history ", []), ("exactly angle ", []),
    ] as [(String, [String])])
  func completesInFish(typed: String, completions: [String]) throws {
    let line = #"fish --no-config -c 'source "$script"; complete -C "\#(typed)"'"#
    guard let run = try run("fish", line) else { return }
    #expect(run.diagnostics == "")
    #expect(
      run.lines.compactMap { $0.split(separator: "\t").first.map(String.init) } == completions)
  }
}
