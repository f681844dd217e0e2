import CalculatorPresentation
import SwiftUI

/// Units to choose from for a line of the display, with a search.
struct UnitsView: View {
  @State private var line: UnitConversion.Line
  @State private var search = ""
  @State private var rows: [UnitRow] = []
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels
  @FocusState private var hasKeys: Bool

  /// Creates the list for a line.
  init(for line: UnitConversion.Line) {
    _line = State(wrappedValue: line)
  }

  var body: some View {
    let catalogue = viewModel.catalogue
    PanelPage(
      title: catalogue.text(.part(.units)),
      summary: rows.isEmpty ? catalogue.text(.part(.noUnits)) : ""
    ) {
      Picker(selection: $line) {
        ForEach(viewModel.display.conversion, id: \.line) { line in
          Text(line.unitName)
            .tag(line.line)
        }
      } label: {
        Text(catalogue.text(.part(.units)))
      }
      TextField(catalogue.text(.part(.unitSearch)), text: $search)
        .focused($hasKeys)
        .field(hasKeys: hasKeys, in: panels)
        .padding()
      List {
        ForEach(rows.indices, id: \.self) { index in
          UnitRowView(row: rows[index]) { choose(rows[index]) }
        }
      }
    }
    .task(id: UnitsChoice(line: line, search: search, units: viewModel.display.conversion)) {
      rows = await viewModel.ask { [line, search] in $0.unitRows(for: line, matching: search) }
    }
  }

  /// Does what a row is there for; a unit ends the choice.
  private func choose(_ row: UnitRow) {
    viewModel.perform { [line] in $0.choose(row, for: line) }
    search = ""
    if !row.isCategory { panels.close() }
  }
}

/// What the list of units depends on.
private struct UnitsChoice: Equatable {
  let line: UnitConversion.Line
  let search: String
  let units: [ConversionLine]
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
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
  }
}

struct UnitsViewPreviews: PreviewProvider {
  static var previews: some View {
    UnitsView(for: .upper)
      .environment(ObservedCalculator.after("5"))
      .environment(Panels())
  }
}
