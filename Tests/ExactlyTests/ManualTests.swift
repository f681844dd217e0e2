import BuiltCommands
import CalculatorModel
import Testing

@testable import exactly

/// `exactly --generate-manual`, read by the programs that show manual pages.
@Suite struct ManualTests {
  @Test func namesAllThatTheCommandKnows() throws {
    let run = try CommandRun("--generate-manual")
    #expect(run.status == 0)
    #expect(run.lines.first?.hasPrefix(".TH EXACTLY 1 ") == true)
    for option in Option.allCases {
      let name = option.description.name.split(separator: "-").joined(separator: "\\-")
      #expect(run.output.contains("\\-\\-" + name), "\(option.description.name)")
    }
    for task in NamedTask.allCases {
      #expect(run.lines.contains(".SH EXACTLY \(task.rawValue.uppercased())"), "\(task)")
      for option in task.options {
        let signature = option.description.signature.replacing("-", with: "\\-")
        #expect(run.lines.contains("\\fB\(signature)\\fR"), "\(task) \(signature)")
      }
    }
    for title in ["FILES", "ENVIRONMENT", "EXAMPLES", "EXIT STATUS"] {
      #expect(run.lines.contains(".SH " + title), "\(title)")
    }
    for function in MathFunction.allCases {
      #expect(run.output.contains("\\fB\(function.name)\\fR\n"), "\(function.name)")
    }
  }

  @Test(
    arguments: [
      "man --warnings -l", "groff -man -Tutf8 -ww", "mandoc -Tlint -W warning",
    ])
  func isShownWithoutWarnings(program: String) throws {
    let name = program.split(separator: " ").first.map(String.init) ?? ""
    let run = try CommandRun(
      of: CommandRun.command,
      inShell: """
        command -v \(name) >/dev/null || exit 77
        page=$(mktemp -d) && "$0" --generate-manual >"$page/exactly.1" &&
          LC_ALL=C.UTF-8 \(program) "$page/exactly.1" 2>&1
        rm -r "$page"
        """)
    if run.status == 77 { return try MissingProgram.isLeftOut(name) }
    // The page has no date: it is as old as the command.
    let warnings = run.lines.filter {
      $0.localizedCaseInsensitiveContains("warning") && !$0.contains("missing date")
    }
    #expect(warnings == [])
    if name != "mandoc" { #expect(run.output.contains("√3/2"), "\(run.output)") }
  }
}
