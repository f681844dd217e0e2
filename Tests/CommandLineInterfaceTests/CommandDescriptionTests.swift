import Testing

@testable import CommandLineInterface

/// The output made from a description that is as awkward as can be.
@Suite struct CommandDescriptionTests {
  private let command = CommandDescription(
    name: "frob", summary: "Frobs it's \\all", version: "1.2.3",
    usages: [.init("", "frobs"), .init("THING", "frobs a thing: frob '.x'")],
    subcommands: [.init("list", "lists: [all]")],
    options: [
      OptionDescription("--depth", value: .init("N"), "how deep: [0] or it's 1"),
      OptionDescription(
        "--look", short: "-l", value: .init("LOOK", choices: ["dark", "li:ght"]), "√"),
      OptionDescription("--all", "everything"),
    ],
    sections: [
      .init("MORE", [".dots and 'quotes'", "second"]),
      .init("SECRET", in: .manualOnly, terms: [("a-b", "^~`")]),
    ])

  @Test func isShownAsHelp() {
    #expect(
      HelpScreen(command).text == """
        Frobs it's \\all.

        USAGE
          frob                      frobs
          frob THING                frobs a thing: frob '.x'

        OPTIONS
          --depth N                 how deep: [0] or it's 1
          -l, --look LOOK           √
          --all                     everything

        MORE
          .dots and 'quotes'
          second
        """)
  }

  @Test func isEscapedInTheManualPage() {
    let lines = ManualPage(command).text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.allSatisfy(\.isASCII) })
    #expect(lines.contains("frob \\- frobs it\\(aqs \\eall"))
    #expect(lines.contains("\\&.dots and \\(aqquotes\\(aq"))
    #expect(lines.contains("\\[u221A]"))
    #expect(lines.contains("\\fB\\-l, \\-\\-look LOOK\\fR"))
    #expect(lines.contains("\\(ha\\(ti\\(ga"))
  }

  @Test func isQuotedForEachShell() {
    #expect(Shell.bash.quoted("it's \\ $x") == #"'it'\''s \ $x'"#)
    #expect(Shell.zsh.quoted("it's") == #"'it'\''s'"#)
    #expect(Shell.fish.quoted("it's \\") == #"'it\'s \\'"#)
    #expect(
      Shell.zsh.completionScript(for: command).contains(
        #"'--depth=[how deep\: \[0\] or it'\''s 1]:N: '"#))
  }
}
