import CalculatorPresentation
import SwiftUI

/// The bar for the line at the cursor: completions, its number, the reason why it has no answer, and the sum of the
/// selected lines.
struct SheetBar: View {
  @Environment(SheetSession.self) private var session
  @ScaledMetric private var rowHeight = 36.0

  /// The maximum number of names offered.
  private static let choiceLimit = 8

  var body: some View {
    let viewModel = session.viewModel
    VStack(alignment: .leading) {
      HStack {
        ScrollView(.horizontal) {
          HStack {
            ForEach(viewModel.completions.prefix(Self.choiceLimit), id: \.text) { completion in
              Button(completion.text) {
                session.edit { $0.complete(with: completion, at: $1) }
              }
              .buttonStyle(.bordered)
            }
          }
        }
        // The row keeps its height without names.
        .frame(minHeight: rowHeight)
        if let number = viewModel.number(at: viewModel.cursor) {
          SheetNumberHandle(number: number, line: viewModel.cursor.line)
        }
        Button {
          session.toggleKeypad()
        } label: {
          Image(systemName: session.showsKeypad ? "keyboard" : "circle.grid.3x3")
        }
        .accessibilityLabel(session.catalogue.text(SheetFaceWords.keypad))
        .accessibilityAddTraits(session.showsKeypad ? .isSelected : [])
      }
      HStack(alignment: .firstTextBaseline) {
        Text(notice.isEmpty ? " " : notice)
          .accessibilityHidden(notice.isEmpty)
        Spacer()
        Text(viewModel.statusText ?? "")
          .monospacedDigit()
      }
      .font(.caption)
    }
    .padding(.horizontal)
    .padding(.vertical, 4)
  }

  /// The reason why something did not work, or why the line being typed has no answer.
  private var notice: String {
    let viewModel = session.viewModel
    let row = viewModel.row(viewModel.cursor.line, at: session.now)
    return session.problem ?? viewModel.notice ?? row.error?.reason ?? ""
  }
}

struct SheetBarPreviews: PreviewProvider {
  static var previews: some View {
    SheetBar()
      .environment(SheetSession())
  }
}
