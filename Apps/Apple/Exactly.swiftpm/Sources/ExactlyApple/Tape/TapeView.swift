import CalculatorPresentation
import SwiftUI

/// The calculations as an adding machine prints them.
struct TapeView: View {
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels
  @State private var document: HistoryDocument?
  @State private var isSaving = false
  @State private var problem: String?

  var body: some View {
    let catalogue = viewModel.catalogue
    let lines = viewModel.tape ?? []
    PanelPage(
      title: catalogue.text(.part(.tape)),
      summary: problem ?? (lines.isEmpty ? catalogue.text(.part(.noCalculations)) : "")
    ) {
      ScrollView {
        LazyVStack {
          ForEach(lines.indices, id: \.self) { index in TapeLineView(line: lines[index]) }
        }
        .padding()
      }
      .environment(\.layoutDirection, .leftToRight)
      HStack {
        Button(catalogue.text(.command(.copy))) { Pasteboard.text = lines.text }
        Spacer()
        Button(catalogue.text(.command(.saveText))) {
          document = HistoryDocument(lines.text, as: .text)
          isSaving = true
        }
      }
      .disabled(lines.isEmpty)
      .padding()
    }
    .fileExporter(
      isPresented: $isSaving, document: document, contentType: .plainText,
      defaultFilename: catalogue.text(.part(.tape))
    ) { problem = $0.problem }
    .dialog(isOpen: isSaving, in: panels)
    .onAppear { viewModel.showTape() }
    .onDisappear { viewModel.hideTape() }
  }
}

/// A line of the tape: a sign, and a number at the right.
struct TapeLineView: View {
  let line: TapeLine
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(line.sign)
        .foregroundStyle(.secondary)
        .accessibilityLabel(
          line.kind == .subtotal ? viewModel.catalogue.text(.part(.subtotal)) : line.sign)
      Spacer()
      Text(line.text)
        .monospacedDigit()
        .font(line.kind == .total || line.kind == .label ? .headline : nil)
    }
    .accessibilityElement(children: .combine)
  }
}

struct TapeViewPreviews: PreviewProvider {
  static var previews: some View {
    TapeView()
      .environment(ObservedCalculator.after("12 + 3 * 4 = 5 -"))
      .environment(Panels())
  }
}
