import BuiltCommands
import ConformanceTables
import Testing

/// `exactly plot`.
@Suite struct PlotTests {
  @Test func describesACurve() throws {
    let run = try CommandRun("plot", "y = 1/(x^2 - 2)", "--from", "-3", "--to", "3", "--plain")
    #expect(
      run.lines.prefix(4) == [
        "y = 1/(x^2 - 2) for x from -3 to 3; y from -5.07 to 5.35",
        "No roots",
        "Maxima: (0, -0.5)",
        "Poles: -1.41421356237 (+inf | -inf), 1.41421356237 (-inf | +inf)",
      ], "\(run.output)")
    // A table of values follows.
    #expect(run.lines.count == 4 + 11)
    #expect(run.lines[9] == "0\t-0.5")
  }

  @Test func theIntervalMayFollowTheFunction() throws {
    let run = try CommandRun("plot", "sin(x), cos(x) from -pi to pi", "--plain")
    #expect(
      run.lines.first
        == "y = sin(x), y = cos(x) for x from -3.14159265359 to 3.14159265359; y from -1.1 to 1.1")
    #expect(run.lines.contains("Roots: -3.14159265359, 0, 3.14159265359"))
    #expect(run.lines.contains("Roots: -1.57079632679, 1.57079632679"))
  }

  @Test(
    "The points that two curves share follow the curves",
    arguments: [
      (
        "x^2, x + 1", "Crossings: (-0.618033988750, 0.381966011250), (1.61803398875, 2.61803398875)"
      ),
      ("x^2, 2x - 1", "Crossings: (1, 1) (touches)"), ("x^2, -1", "No crossings"),
      ("abs(x), x", "The same: (0, 3)"),
      (
        "sin(x), 1/x from 1 to 3",
        "Crossings: (1.11415714087, 0.897539461280), (2.77260470827, 0.360671680683)"
      ),
      // One of them has no value there.
      ("x, x^2/x from -1 to 2", "The same: (-1, 0), (0, 2)"),
      ("x^2/x, 0 from -1 to 2", "No crossings"),
    ])
  func listsCrossings(functions: String, line: String) throws {
    let interval = functions.contains("from") ? [] : ["--from", "-3", "--to", "3"]
    let run = try CommandRun(["plot", functions, "--plain"] + interval)
    #expect(run.lines.contains(line), "\(run.output)")
  }

  @Test func crossingsOfThreeCurvesAreObjects() throws {
    let run = try CommandRun("plot", "x, -x, x^2 from -2 to 2", "--json")
    #expect(run.lines.count == 6)
    #expect(
      run.lines[4]
        == #"{"functions":["x","x^2"],"crossings":["(0, 0)","(1, 1)"],"touching":[],"same":[],"undecided":[]}"#
    )
  }

  @Test func countsPixels() throws {
    let run = try CommandRun(
      "plot", "y = sin(40/x)", "--from", "-10", "--to", "10", "--bottom", "-10", "--top", "10",
      "--size", "1024x1024", "--count")
    #expect(run.output == "ink 10916, empty 1037660, unknown 0\n")
  }

  @Test func listsFeaturesForPrograms() throws {
    let run = try CommandRun("plot", "abs(x)/x", "--from=-2", "--to=2", "--json")
    #expect(
      run.output.hasPrefix(#"{"function":"abs(x)/x","from":"-2","to":"2","bottom":"-1.1""#))
    #expect(run.output.contains(#""jumps":["0 (-1 | 1, undefined)"]"#), "\(run.output)")
    #expect(run.output.contains(#""constant":["-1 on (-2, 0)","1 on (0, 2)"]"#))
  }

  @Test func drawsInAPipe() throws {
    let run = try CommandRun("plot", "tan(x)")
    #expect(run.output.hasPrefix("<svg xmlns=") && run.output.hasSuffix("</svg>\n"))
    #expect(run.status == 0 && run.diagnostics == "")
  }

  @Test func anglesAreAsAsked() throws {
    let run = try CommandRun(
      "plot", "sin(x)", "--angle", "deg", "--from", "-90", "--to", "90", "--plain")
    #expect(run.lines.contains("Roots: 0"))
  }

  @Test(arguments: [
    (["plot"], 2, "plot needs a function of x, such as sin(x)/x"),
    (["plot", "x^2 +"], 2, "a number is missing"),
    (["plot", "sin(y)"], 2, "unknown name 'y'"),
    (["plot", "x^2 + y^2 < 1"], 2, "cannot plot 'x^2 + y^2 < 1': only y = f(x) is plotted"),
    (["plot", "gamma(x)"], 2, "cannot plot 'gamma(x)': only elementary functions"),
    (["plot", "x", "--from", "3", "--to", "1"], 2, "--from must be below --to"),
    (["plot", "x", "--bottom", "1", "--top", "1"], 2, "--bottom must be below --top"),
    (["plot", "x", "--top", "pi"], 2, "--top takes a fraction or a decimal, not 'pi'"),
    (["plot", "x", "--from", "1/0"], 1, "division by zero"),
    (["plot", "x", "--size", "0x5"], 2, "--size takes columns and rows from 1 to 4096"),
    (["plot", "x", "--count", "--json"], 2, "--count and --json cannot be combined"),
    (["plot", "x", "--from", "1e20", "--to", "1e20+10"], 2, "the interval is too narrow"),
    (["plot", "x,x,x,x,x,x,x"], 2, "a plot has up to 6 curves"),
    (["plot x^2"], 2, "plots are drawn by a command of their own: exactly plot x^2"),
    (["--from", "3", "1 + 1"], 2, "--from works only with plot"),
  ])
  func refusesWithTheReason(arguments: [String], status: Int32, reason: String) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == status && run.output == "")
    #expect(run.diagnostics.hasPrefix("exactly: " + reason), "\(run.diagnostics)")
  }

  @Test func marksThePlaceAmongSeveralFunctions() throws {
    let run = try CommandRun("plot", "x, sin(y)")
    #expect(run.diagnostics == "exactly: unknown name 'y'\n  x, sin(y)\n         ^\n")
  }
}
