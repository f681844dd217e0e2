import CalculatorPresentation
import CalendarDates
import SwiftUI

/// The difference between two dates, and the date some time after or before the first.
struct DatesView: View {
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels

  var body: some View {
    @Bindable var panels = panels
    let catalogue = viewModel.catalogue
    PanelPage(title: catalogue.text(.part(.dates)), summary: "") {
      Form {
        Section {
          DateRow(field: .from, form: $panels.dates)
          DateRow(field: .to, form: $panels.dates)
          Toggle(catalogue.text(DatesText.countLastDay), isOn: $panels.dates.countsLastDay)
          DatesAnswerView(
            label: catalogue.text(DatesText.difference),
            answer: panels.dates.daysText(in: catalogue),
            details: panels.dates.detailsText(in: catalogue), copied: panels.dates.daysToCopy)
          Button(catalogue.text(.command(.useNumber))) { use(panels.dates) }
            .disabled(panels.dates.daysToCopy == nil)
        }
        Section {
          Picker(selection: $panels.dates.direction) {
            ForEach(DatesPanel.Direction.allCases, id: \.self) { direction in
              Text(catalogue.text(DatesText.direction(direction)))
                .tag(direction)
            }
          } label: {
            Text(catalogue.text(DatesText.steps))
          }
          ForEach(DatesForm.Field.allCases.filter { !$0.isDate }, id: \.self) { field in
            DatesTextRow(field: field, form: $panels.dates)
          }
          DatesAnswerView(
            label: catalogue.text(DatesText.result),
            answer: panels.dates.resultText(in: catalogue), details: nil,
            copied: panels.dates.resultToCopy)
        }
      }
      .formStyle(.grouped)
      .onAppear { panels.dates.language = catalogue.language }
    }
  }

  private func use(_ form: DatesForm) {
    viewModel.perform { $0.useDays(of: form) }
    panels.close()
  }
}

struct DatesViewPreviews: PreviewProvider {
  static var previews: some View {
    DatesView()
      .environment(ObservedCalculator.after(""))
      .environment(Panels())
  }
}
