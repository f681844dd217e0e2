import CalculatorPresentation
import SwiftUI

/// The functions of a keyboard's keys, in groups.
struct KeyboardHelpView: View {
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    let groups = viewModel.keyboardTable.groups
    PanelPage(title: viewModel.catalogue.text(.heading(.keyboard)), summary: "") {
      List {
        ForEach(groups.indices, id: \.self) { index in
          if let title = groups[index].title {
            Section(title) { rows(of: groups[index]) }
          } else {
            Section { rows(of: groups[index]) }
          }
        }
      }
    }
  }

  private func rows(of group: KeyboardTable.Group) -> some View {
    ForEach(group.rows, id: \.self) { KeyboardHelpRowView(row: $0) }
  }
}

/// A function and its keys, which a screen reader reads together.
struct KeyboardHelpRowView: View {
  let row: KeyboardTable.Row

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(row.label)
      Spacer()
      Text(row.keys.joined(separator: "   "))
        .foregroundStyle(.secondary)
        // Keys run from left to right in every language.
        .environment(\.layoutDirection, .leftToRight)
    }
    .accessibilityElement(children: .combine)
  }
}

struct KeyboardHelpViewPreviews: PreviewProvider {
  static var previews: some View {
    KeyboardHelpView()
      .environment(ObservedCalculator.after(""))
      .environment(Panels())
  }
}
