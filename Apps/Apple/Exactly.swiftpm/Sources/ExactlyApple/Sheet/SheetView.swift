import CalculatorPresentation
import SwiftUI

/// A live sheet: its lines in text fields with their answers, its files, and what there is to say of it.
struct SheetView: View {
  @Environment(ObservedCalculator.self) private var calculator
  @Environment(Panels.self) private var panels
  @FocusState private var focusedLine: Int?

  /// Below this width an answer stands under its line.
  private static let narrowWidth = 480.0

  var body: some View {
    let session = panels.sheet
    let catalogue = calculator.catalogue
    PanelPage(
      title: catalogue.text(SheetFaceWords.text),
      summary: session.file?.name ?? catalogue.text(SheetFaceWords.untitled)
    ) {
      VStack(spacing: 0) {
        SheetActions()
          .padding(.horizontal)
        GeometryReader { geometry in
          VStack(spacing: 0) {
            List {
              ForEach(session.viewModel.lines.indices, id: \.self) { index in
                SheetLineView(
                  index: index, isNarrow: geometry.size.width < Self.narrowWidth,
                  focusedLine: $focusedLine)
              }
            }
            Text(notice(session))
              .font(.caption)
              .padding()
            SheetKeypad(size: geometry.size)
          }
        }
      }
    }
    .environment(session)
    .task(id: session.editCount) { await session.rest() }
    .onAppear { session.begin(in: catalogue, calculator.symbols) }
    .onChange(of: session.editCount) { focusedLine = session.viewModel.cursor.line }
    .onChange(of: focusedLine) { if let focusedLine { session.enter(focusedLine) } }
    .announces(session.announcement?.text, onChangeOf: session.announcement)
    .announces(session.problem, onChangeOf: session.problem)
  }

  /// Why something did not work, or why the line that is typed has no answer.
  private func notice(_ session: SheetSession) -> String {
    session.problem ?? session.viewModel.notice ?? ""
  }
}

struct SheetViewPreviews: PreviewProvider {
  static var previews: some View {
    SheetView()
      .environment(ObservedCalculator.after(""))
      .environment(Panels())
  }
}
