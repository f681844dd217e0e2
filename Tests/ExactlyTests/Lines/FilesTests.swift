import BuiltCommands
import Foundation
import Testing

/// `exactly FILE` and `exactly --file FILE`.
@Suite struct FilesTests {
  /// Runs a shell line in a new folder with some files; `exactly` is the command there.
  private func run(_ line: String, files: [String: String] = [:]) throws -> CommandRun {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "exactly-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try CommandRun(
      of: CommandRun.command,
      inShell: "exactly() { \"$0\" \"$@\"; }; cd '\(folder.path)' || exit 99\n"
        .replacing("$0", with: CommandRun.command.path) + line)
  }

  @Test(arguments: [
    "-f sums.txt", "--file sums.txt", "--file=sums.txt", "sums.txt", "./sums.txt", "-f - <sums.txt",
  ])
  func areAnsweredLineByLine(arguments: String) throws {
    let text = "\u{FEFF}r = 3\r\nf(x)=πx^2\nf(r)/π\n# c\n\n1 + 1/0\n½é\nans"
    let run = try run("exactly " + arguments, files: ["sums.txt": text])
    #expect(
      run.lines == [
        "3", "f(x) = π × (x^2)", "9", "", "", "error: division by zero", "error: unknown name 'é'",
        "9",
      ])
    let name = arguments.contains("./") ? "./sums.txt" : arguments.contains("<") ? "-" : "sums.txt"
    #expect(
      run.diagnostics == "\(name):6:6: division by zero\n\(name):7:2: unknown name 'é'\n")
    #expect(run.status == 1)
  }

  @Test func areOneAtATime() throws {
    let run = try run("exactly -f a --file b", files: ["a": "1\n", "b": "2\n"])
    #expect(run.lines == [] && run.status == 2)
    #expect(run.diagnostics == "exactly: --file is given twice; see exactly --help\n")
  }

  @Test func aPipeTellsItsErrorsInItsLinesAlone() throws {
    let run = try CommandRun(input: "1/0\n")
    #expect(run.output == "error: division by zero\n" && run.diagnostics == "")
  }

  @Test func tellWhatTheyReadInAnotherNotation() throws {
    let run = try run("exactly -f a", files: ["a": "1\n1,5\n"])
    #expect(run.lines == ["1", "1.5"] && run.status == 0)
    #expect(run.diagnostics == "a:2: read as 1.5\n")
  }

  /// A text that can be read as an expression is never taken for a file.
  @Test(arguments: [
    ("1/2", "0.5"), ("e/pi", "0.8652559794322651"), ("2.e", "5.436563656918090"), ("pi", ""),
  ])
  func anArgumentIsAnExpressionFirst(expression: String, answer: String) throws {
    let run = try run("exactly \(expression)", files: [expression: "77\n"])
    #expect(run.lines == [answer.isEmpty ? "3.141592653589793" : answer], "\(run.diagnostics)")
  }

  @Test func aFileWithoutTheFormOfOneNeedsTheOption() throws {
    #expect(try run("exactly sums", files: ["sums": "1\n"]).status == 2)
    #expect(try run("exactly -f sums", files: ["sums": "1\n"]).lines == ["1"])
    #expect(try run("exactly sums.txt + 1", files: ["sums.txt": "1\n"]).status == 2)
  }

  @Test(arguments: [
    ("-f nope", "exactly: nope: No such file or directory\n"),
    ("-f .", "exactly: cannot read the input: Is a directory\n"),
    (
      "nope.txt",
      "exactly: unknown name 'nope'; and there is no file with this name\n  nope.txt\n  ^^^^\n"
    ),
    ("-f a 1", "exactly: --file cannot be combined with an expression; see exactly --help\n"),
    ("-f a repl", "exactly: --file works only with expressions; see exactly --help\n"),
    ("-f", "exactly: -f needs a value; see exactly --help\n"),
    ("-f a --keys 1", "exactly: --file works only with expressions; see exactly --help\n"),
  ])
  func whatCannotBeReadIsNamed(arguments: String, diagnostics: String) throws {
    let run = try run("exactly " + arguments)
    #expect(run.status == 2 && run.output == "", "\(arguments)")
    #expect(run.diagnostics == diagnostics, "\(arguments)")
  }

  @Test func linesThatAreNoTextAreRefusedAlone() throws {
    let run = try run(#"printf '1\n\377\n2' >a; exactly -f a"#)
    #expect(run.lines == ["1", "error: not UTF-8 text", "2"] && run.status == 1)
    #expect(run.diagnostics == "a:2: not UTF-8 text\n")
  }
}
