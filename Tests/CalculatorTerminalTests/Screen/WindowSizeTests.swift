import CalculatorPresentation
import CommandLineInterface
import Testing

@testable import CalculatorTerminal

@Test(
  "Whatever size is reported, the one drawn has an end",
  arguments: [
    (0, 0, 80, 24), (0, 30, 80, 24), (90, 0, 80, 24), (1, 1, 1, 1), (120, 40, 120, 40),
    (1_000, 500, 1_000, 500), (1_001, 501, 1_000, 500), (65_535, 3, 1_000, 3),
    (65_535, 65_535, 1_000, 500),
  ] as [(UInt16, UInt16, Int, Int)])
func reportedSize(columns: UInt16, rows: UInt16, drawnColumns: Int, drawnRows: Int) {
  #expect(
    WindowSize(reportedColumns: columns, rows: rows)
      == WindowSize(columns: drawnColumns, rows: drawnRows))
}

@Test("The largest window is drawn")
func largestWindow() {
  var state = FullScreenState(
    viewModel: CalculatorViewModel(), window: .largest, theme: Theme(look: .dark, depth: .full))
  var writer = FrameWriter()
  #expect(!writer.text(for: state.screen(at: 0)).isEmpty)
}
