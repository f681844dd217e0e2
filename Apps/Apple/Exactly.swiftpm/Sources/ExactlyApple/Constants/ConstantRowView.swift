import CalculatorPresentation
import SwiftUI

/// A constant to choose: its sign, its name, and below that its value and who has fixed it.
struct ConstantRowView: View {
  let row: ConstantRow
  let choose: () -> Void

  var body: some View {
    Button(action: choose) {
      HStack {
        Text(row.symbol)
          .frame(minWidth: 56, alignment: .leading)
        VStack(alignment: .leading) {
          Text(row.name)
          HStack(alignment: .firstTextBaseline) {
            Text(row.definition)
            Spacer()
            Text(row.source)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          // Formulas run from left to right in every language.
          .environment(\.layoutDirection, .leftToRight)
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .combine)
  }
}

struct ConstantRowViewPreviews: PreviewProvider {
  static var previews: some View {
    if let row = Catalogue(.english).constantRows().first {
      ConstantRowView(row: row) {}
    }
  }
}
