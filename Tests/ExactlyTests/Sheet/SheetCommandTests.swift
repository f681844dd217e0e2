import BuiltCommands
import Foundation
import Testing

/// `exactly sheet`.
@Suite struct SheetCommandTests {
  private static let text = "rent = 1200\nrent/7  # ≈ 171.4\n\n2 pi   # ≈ 6.29\n1/\n"

  @Test(arguments: [
    "a.sheet", "--plain a.sheet", "- <a.sheet", "a.sheet --plain", "-- a.sheet",
    "/dev/stdin <a.sheet",
  ])
  func isPrintedWithItsAnswers(arguments: String) throws {
    let folder = try SheetFolder(["a.sheet": Self.text])
    let run = try folder(arguments)
    #expect(
      run.output
        == "rent = 1200  # = 1200\nrent/7  # ≈ 171.4\n\n2 pi  # ≈ 6.28\n1/  # ! a number is missing\n"
    )
    #expect(run.status == 1)
    let name =
      arguments.contains("stdin") ? "/dev/stdin" : arguments.hasPrefix("- ") ? "-" : "a.sheet"
    #expect(run.diagnostics.hasPrefix("\(name):5:"), "\(run.diagnostics)")
    #expect(try folder.text(of: "a.sheet") == Self.text)
  }

  @Test func aPipeIsReadAsAFile() throws {
    let run = try SheetFolder().inShell("printf '1+1\\r\\n2+2' | exactly sheet --write-all -")
    #expect(run.output == "1+1  # = 2\r\n2+2  # = 4" && run.status == 0)
  }

  @Test(arguments: ["unreadable", "a number is missing"])
  func anErrorThatIsToldIsToldOnce(reason: String) throws {
    let folder = try SheetFolder(["a.sheet": "1/  # ! \(reason)\n"])
    let run = try folder("a.sheet")
    #expect(run.diagnostics == "" && run.status == 1)
    #expect(try folder("--check a.sheet").status == 0)
  }

  /// Codes are for programs and files, reasons for readers.
  @Test(arguments: [
    ("1/0", "division by zero", "division-by-zero"),
    ("rnet * 2", "unknown name: rnet", "unknown-name"),
    ("sqrt(-1)\nline 1", "line 1 has an error", "failed-line 1"),
  ])
  func errorsArePrintedInWords(text: String, words: String, code: String) throws {
    let folder = try SheetFolder(["a.sheet": text])
    #expect(try folder("a.sheet").output.hasSuffix("  # ! " + words))
    #expect(try folder("--answers a.sheet").lines.last == "! " + code)
  }

  @Test func recordsHaveAllMembersInOrder() throws {
    let folder = try SheetFolder(["a.sheet": "1/3  # ≈ 0.3\n\n1/\n2pi\n"])
    let run = try folder("--json a.sheet")
    #expect(run.lines.count == 4 && run.status == 1 && run.diagnostics == "")
    let members = [
      "line", "text", "kind", "reading", "decimal", "exact", "isExact", "percentage", "error",
      "code", "uses",
    ]
    for (index, line) in run.lines.enumerated() {
      let places = try members.map { try #require(line.range(of: "\"\($0)\":")).lowerBound }
      #expect(places == places.sorted())
      #expect(line.hasPrefix("{\"line\":\(index + 1),\"text\":\""))
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?.count == members.count)
    }
    #expect(
      run.lines[0].contains(
        #""text":"1/3  # ≈ 0.3","kind":"value","#))
    #expect(
      run.lines[0].contains(#""decimal":"0.3333333333333333","exact":"1/3","isExact":false,"#))
    #expect(run.lines[2].contains(#""code":"unreadable""#))
    #expect(run.lines[3].contains(#""exact":"2π""#))
  }

  @Test func whatIsWrongIsToldWithItsPlace() throws {
    let folder = try SheetFolder([
      "a.sheet": Self.text, "b.sheet": "1 + 1  # = 2\n1/  # ! unreadable\n2pi\n",
      "c.sheet": "1\n2  # = 3\nf(x) = x  # = 3\n",
    ])
    let all = try folder("--check a.sheet b.sheet c.sheet")
    #expect(all.status == 1 && all.diagnostics == "")
    #expect(all.lines.count == 4)
    #expect(all.lines.first == "a.sheet:4: is '≈ 6.29', should be '≈ 6.28'")
    #expect(all.lines[1].hasPrefix("a.sheet:5: "))
    #expect(all.lines[1].hasSuffix("; no answer comment says '! unreadable'"))
    #expect(all.lines[2] == "c.sheet:2: is '= 3', should be '= 2'")
    #expect(all.lines[3] == "c.sheet:3: is '= 3', should be empty")
    let right = try folder("--check b.sheet")
    #expect(right.status == 0 && right.output == "" && right.diagnostics == "")
    let missing = try folder("--check missing b.sheet c.sheet")
    #expect(missing.status == 2 && missing.lines.count == 2)
    #expect(missing.diagnostics == "exactly: missing: No such file or directory\n")
    #expect(try folder.text(of: "a.sheet") == Self.text)
  }

  @Test func severalFilesAreWritten() throws {
    let folder = try SheetFolder(["a": "1  # = 2", "b": "2  # = 3\n"])
    #expect(try folder("--write a b").status == 0)
    #expect(try folder.text(of: "a") == "1  # = 1")
    #expect(try folder.text(of: "b") == "2  # = 2\n")
  }

  @Test(arguments: ["a.md", "a.MD", "a.markdown"])
  func onlyBlocksOfMarkdownAreCalculated(name: String) throws {
    let text = "1 + 1  # = 3\n\n```exactly\n1 + 1  # = 3\n```\n```\n1/0\n```\n"
    let folder = try SheetFolder([name: text])
    #expect(try folder("--check \(name)").output == "\(name):4: is '= 3', should be '= 2'\n")
    #expect(try folder("--answers \(name)").output == "\n\n\n= 2\n\n\n\n\n")
    #expect(try folder("--json \(name)").lines.count == 1)
    #expect(try folder("--write-all \(name)").status == 0)
    #expect(
      try folder.text(of: name)
        == "1 + 1  # = 3\n\n```exactly\n1 + 1  # = 2\n```\n```\n1/0\n```\n")
  }

  @Test(arguments: [
    ("--write --strip a.sheet", "--write and --strip cannot be combined"),
    ("--json --answers a.sheet", "--json and --answers cannot be combined"),
    ("--plain --check a.sheet", "--plain and --check cannot be combined"),
    ("--digits 5 a.sheet", "--digits works only with expressions"),
    ("--csv a.sheet", "--csv works only with expressions, --keys and history"),
    ("", "sheet needs the name of a file; - is the standard input"),
    ("--write", "sheet needs the name of a file; - is the standard input"),
    (
      "a.sheet b.sheet",
      "sheet prints one file; for several, use --write, --write-all, --strip or --check"
    ),
  ])
  func misuseIsNamed(arguments: String, reason: String) throws {
    let run = try SheetFolder(["a.sheet": "1\n", "b.sheet": "1\n"])(arguments)
    #expect(run.status == 2 && run.output == "")
    #expect(run.diagnostics == "exactly: \(reason); see exactly --help\n")
  }

  @Test func itsOptionsAreForNothingElse() throws {
    for option in ["answers", "write", "write-all", "strip", "check"] {
      let run = try CommandRun("--\(option)", "1+1")
      #expect(run.status == 2)
      #expect(run.diagnostics == "exactly: --\(option) works only with sheet; see exactly --help\n")
    }
  }

  @Test func whatIsNoTextIsRefusedWithItsPlace() throws {
    let folder = try SheetFolder()
    let bytes = Data([0x31, 0x0A, 0xC3, 0xA9, 0xFF, 0x0A])
    try bytes.write(to: folder.url.appending(path: "a.sheet"))
    for option in ["", "--write-all", "--strip", "--check"] {
      let run = try folder("\(option) a.sheet")
      #expect(run.status == 2 && run.output == "")
      #expect(run.diagnostics == "a.sheet:2:2: not UTF-8 text\n")
    }
    #expect(try Data(contentsOf: folder.url.appending(path: "a.sheet")) == bytes)
  }

  @Test func aSheetHasLimits() throws {
    let folder = try SheetFolder(["lines": String(repeating: "\n", count: 20_001)])
    try folder.write(String(repeating: "#", count: (16 << 20) + 1), to: "bytes")
    #expect(try folder("lines").diagnostics == "lines: more than 20000 lines\n")
    #expect(try folder("--check bytes").diagnostics == "bytes: more than 16777216 bytes\n")
    #expect(try folder("--strip bytes").status == 2)
  }

  @Test func aReaderWhoHasSeenEnoughIsNoFailure() throws {
    let folder = try SheetFolder(["a": String(repeating: "1 + 1  # a comment\n", count: 9_000)])
    let run = try folder.inShell(
      "exactly sheet --strip - <a | head -n 1; exactly sheet a | head -n 1")
    #expect(run.diagnostics == "" && run.status == 0)
  }

  @Test func nothingIsKeptInTheHistory() throws {
    let folder = try SheetFolder(["a": "1 + 1\n"])
    #expect(try folder.inShell("XDG_STATE_HOME=$PWD exactly sheet --write-all a").status == 0)
    #expect(try folder.names == ["a"])
  }
}
