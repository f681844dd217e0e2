import CalculatorPresentation
import SwiftUI

/// A list to choose from, with a search: commands, constants, or units for a line of the display.
struct ChoicesView: View {
  @State private var subject: ChoiceList.Subject
  @State private var search = ""
  @State private var list: ChoiceList?
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels
  @FocusState private var hasKeys: Bool

  /// Creates the list of a subject.
  init(of subject: ChoiceList.Subject) {
    _subject = State(wrappedValue: subject)
  }

  var body: some View {
    let rows = list?.rows ?? []
    PanelPage(title: list?.title ?? "", summary: rows.isEmpty ? list?.emptyText ?? "" : "") {
      if case .units = subject { unitPicker }
      TextField(list?.searchLabel ?? "", text: $search)
        .focused($hasKeys)
        .field(hasKeys: hasKeys, in: panels)
        .onSubmit { choose(rows.first { !$0.isHeading }?.action) }
        .padding()
      List {
        ForEach(rows.indices, id: \.self) { index in
          ChoiceRowView(row: rows[index]) { choose(rows[index].action) }
        }
      }
      if let note = list?.note, !note.isEmpty {
        Text(note)
          .font(.caption)
          .foregroundStyle(.secondary)
          .padding()
      }
    }
    .task(id: Choice(subject: subject, search: search, units: viewModel.display.conversion)) {
      list = await viewModel.ask { [subject, search] in
        $0.choices(of: subject, matching: search)
      }
    }
  }

  private var unitPicker: some View {
    Picker(selection: $subject) {
      ForEach(viewModel.display.conversion, id: \.line) { line in
        Text(line.unitName)
          .tag(ChoiceList.Subject.units(line.line))
      }
    } label: {
      Text(list?.title ?? "")
    }
  }

  /// Performs the action of a row; most actions close the list.
  private func choose(_ action: ChoiceAction?) {
    guard let action else { return panels.returnKeys() }
    search = ""
    if !action.keepsListOpen { panels.close() }
    switch action {
    case .command(let command): viewModel.perform(command, in: panels)
    case .typedLine: viewModel.openLine()
    case .help: panels.show(.help)
    case .keypad(let mode): viewModel.turn(to: mode)
    case .constant, .unit, .recentUnits, .category:
      viewModel.perform { [subject] in $0.choose(action, from: subject) }
    }
  }
}

/// The state of a list, whose rows are requested again when it changes.
private struct Choice: Equatable {
  let subject: ChoiceList.Subject
  let search: String
  let units: [ConversionLine]
}

/// A choice, or the heading of the choices below.
struct ChoiceRowView: View {
  let row: ChoiceList.Row
  let choose: () -> Void

  var body: some View {
    if row.isHeading {
      Text(row.name)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
    } else {
      Button(action: choose) {
        HStack {
          if !row.symbol.isEmpty {
            Text(row.symbol)
              .frame(minWidth: 56, alignment: .leading)
          }
          if row.source.isEmpty {
            Text(row.name)
            Spacer()
            detail
          } else {
            described
          }
          if row.isChosen { Image(systemName: "checkmark") }
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityElement(children: .combine)
    }
  }

  private var detail: some View {
    Text(row.detail)
      .foregroundStyle(.secondary)
      // Keys and formulas run from left to right in every language.
      .environment(\.layoutDirection, .leftToRight)
  }

  /// The name, and below it a value and its source.
  private var described: some View {
    VStack(alignment: .leading) {
      Text(row.name)
      HStack(alignment: .firstTextBaseline) {
        Text(row.detail)
        Spacer()
        Text(row.source)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .environment(\.layoutDirection, .leftToRight)
    }
  }
}

struct ChoicesViewPreviews: PreviewProvider {
  static var previews: some View {
    ChoicesView(of: .constants)
      .environment(ObservedCalculator.after("2 *"))
      .environment(Panels())
  }
}
