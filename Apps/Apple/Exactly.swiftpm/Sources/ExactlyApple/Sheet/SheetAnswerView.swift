import CalculatorPresentation
import SwiftUI

/// The mark and the answer beside a line of a sheet, or the reason for none; a tap inserts a reference.
struct SheetAnswerView: View {
  let row: SheetRow
  @Environment(SheetSession.self) private var session

  var body: some View {
    Button {
      session.edit { $0.insertReference(to: row.number - 1, at: $1) }
    } label: {
      HStack(alignment: .firstTextBaseline) {
        Text(row.mark)
          .foregroundStyle(.secondary)
        Text(row.answerText)
          .monospacedDigit()
          .font(row.error == nil ? nil : .caption)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(row.error != nil)
    .contextMenu { SheetAnswerMenu(row: row) }
    .accessibilityLabel(row.spoken)
    // Mathematics runs from left to right in every language.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// More of an answer: how its line was read, its exact form and more digits, each of which can be copied.
struct SheetAnswerMenu: View {
  let row: SheetRow
  @Environment(SheetSession.self) private var session

  var body: some View {
    ForEach(texts, id: \.self) { text in
      Button(text) { Pasteboard.text = text }
    }
  }

  private var texts: [String] {
    let more = session.viewModel.expansion(of: row.number - 1)?.texts ?? []
    guard let text = row.answer?.text, !more.contains(text) else { return more }
    return [text] + more
  }
}

struct SheetAnswerViewPreviews: PreviewProvider {
  static var previews: some View {
    let session = SheetSession()
    SheetAnswerView(row: session.viewModel.row(0, at: 0))
      .environment(session)
  }
}
