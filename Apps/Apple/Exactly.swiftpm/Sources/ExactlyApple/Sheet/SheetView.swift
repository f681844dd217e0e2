import CalculatorPresentation
import SwiftUI

/// A live sheet: its text with the answers, its files, and the notes on it.
struct SheetView: View {
  @Environment(ObservedCalculator.self) private var calculator
  @Environment(Panels.self) private var panels

  var body: some View {
    let session = panels.sheet
    let catalogue = calculator.catalogue
    PanelPage(
      title: catalogue.text(SheetFaceWords.text),
      summary: session.keeping.name ?? catalogue.text(SheetFaceWords.untitled)
    ) {
      VStack(spacing: 0) {
        SheetActions()
          .padding(.horizontal)
        GeometryReader { geometry in
          VStack(spacing: 0) {
            SheetTextArea(size: geometry.size)
            SheetBar()
            SheetKeypad(size: geometry.size)
          }
        }
      }
    }
    .environment(session)
    // Menu commands find the sheet that has the keyboard focus through its window's panels.
    .focusedSceneValue(panels)
    .task(id: [session.editCount, session.restCount]) { await session.rest() }
    .onAppear { session.begin(in: catalogue, calculator.symbols) }
    .onChange(of: catalogue.language) { session.begin(in: catalogue, calculator.symbols) }
    .onChange(of: calculator.symbols) { session.begin(in: catalogue, calculator.symbols) }
    .announces(session.announcement?.text, onChangeOf: session.announcement)
    .announces(session.problem, onChangeOf: session.problem)
  }
}

struct SheetViewPreviews: PreviewProvider {
  static var previews: some View {
    SheetView()
      .environment(ObservedCalculator.after(""))
      .environment(Panels())
  }
}
