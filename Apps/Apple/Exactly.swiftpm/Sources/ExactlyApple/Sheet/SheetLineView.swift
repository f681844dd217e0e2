import CalculatorPresentation
import SwiftUI

/// A line of a sheet in a text field, with its answer beside it, or under it where there is little room.
struct SheetLineView: View {
  let index: Int
  let isNarrow: Bool
  @FocusState.Binding var focusedLine: Int?
  @Environment(SheetSession.self) private var session

  var body: some View {
    @Bindable var session = session
    let row = session.viewModel.row(index, at: session.now)
    VStack(alignment: .trailing) {
      HStack(alignment: .firstTextBaseline) {
        Text(String(row.number))
          .font(.caption)
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
        // A text that is pasted may have several lines, and a phone's Return breaks the line.
        TextField("", text: $session[line: index], axis: .vertical)
          .font(row.isHeading ? .headline : nil)
          .autocorrectionDisabled()
          .typesAsWritten()
          .focused($focusedLine, equals: index)
          .onSubmit { session.edit { $0.openLine(below: index, at: $1) } }
          .accessibilityLabel(session.catalogue.text(SheetWords.line(row.number)))
        if !isNarrow { answer(row) }
      }
      if isNarrow { answer(row) }
    }
    .background(.quaternary.opacity(row.isLit ? 1 : 0))
    .onAppear { session.see(index) }
    .removable(session.catalogue.text(.command(.remove))) {
      session.edit { $0.removeLine(index, at: $1) }
    }
  }

  @ViewBuilder private func answer(_ row: SheetRow) -> some View {
    if !row.answerText.isEmpty {
      SheetAnswerView(row: row)
        .foregroundStyle(.primary.opacity(row.error?.isDimmed == true ? 0.5 : 1))
    }
  }
}
