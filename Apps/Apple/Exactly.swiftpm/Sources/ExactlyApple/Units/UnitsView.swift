import CalculatorPresentation
import SwiftUI

/// Units to choose from for a line of the display, with a search.
struct UnitsView: View {
  @State private var line: UnitConversion.Line
  @State private var search = ""
  @Environment(CalculatorViewModel.self) private var viewModel
  @Environment(Panels.self) private var panels

  /// Creates the list for a line.
  init(for line: UnitConversion.Line) {
    _line = State(wrappedValue: line)
  }

  var body: some View {
    let catalogue = viewModel.catalogue
    let rows = viewModel.unitRows(for: line, matching: search)
    PanelPage(
      title: catalogue.text(.part(.units)),
      summary: rows.isEmpty ? catalogue.text(.part(.noUnits)) : ""
    ) {
      Picker(selection: $line) {
        ForEach(viewModel.conversionLines, id: \.line) { line in
          Text(line.unitName)
            .tag(line.line)
        }
      } label: {
        Text(catalogue.text(.part(.units)))
      }
      TextField(catalogue.text(.part(.unitSearch)), text: $search)
        .padding()
      List {
        ForEach(rows.indices, id: \.self) { index in
          UnitRowView(row: rows[index]) { choose(rows[index]) }
        }
      }
    }
  }

  /// Does what a row is there for; a unit ends the choice.
  private func choose(_ row: UnitRow) {
    viewModel.choose(row, for: line)
    search = ""
    if !row.isCategory { panels.close() }
  }
}

/// A unit, a pair or a category to choose, or the heading of those below.
struct UnitRowView: View {
  let row: UnitRow
  let choose: () -> Void

  var body: some View {
    if row.isHeading {
      Text(row.name)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
    } else {
      Button(action: choose) {
        HStack {
          Text(row.name)
          Spacer()
          Text(row.symbol)
            .foregroundStyle(.secondary)
          if row.isChosen { Image(systemName: "checkmark") }
        }
      }
      .buttonStyle(.plain)
    }
  }
}

struct UnitsViewPreviews: PreviewProvider {
  static var previews: some View {
    UnitsView(for: .upper)
      .environment(CalculatorViewModel.after("5"))
      .environment(Panels())
  }
}
