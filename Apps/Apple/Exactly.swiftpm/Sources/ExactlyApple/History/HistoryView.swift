import CalculatorPresentation
import SwiftUI

/// The finished calculations, the newest first, and the actions on all of them.
struct HistoryView: View {
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels
  @Environment(\.locale) private var locale

  var body: some View {
    @Bindable var panels = panels
    let catalogue = viewModel.catalogue
    let rows = viewModel.history
    PanelPage(title: catalogue.text(.part(.history)), summary: summary) {
      VStack(spacing: 0) {
        List {
          // Rows out of view are not created: there may be thousands.
          ForEach(rows.places.days(containing: Calendar.current.day)) { day in
            Section(dayName(day)) {
              ForEach(day.places) { place in
                HistoryRowView(row: rows[place.position])
              }
            }
          }
        }
        HistoryActions()
          .padding()
      }
    }
    .sheet(item: $panels.change) { change in
      HistoryEditView(change: change)
        .frame(minWidth: 320, idealWidth: 400)
        .presentationDetents([.medium])
    }
  }

  /// Returns today, yesterday, or the date, in the user's language.
  private func dayName(_ day: HistoryDay) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.dateStyle = .long
    formatter.timeStyle = .none
    formatter.doesRelativeDateFormatting = true
    return formatter.string(from: Date(timeIntervalSince1970: Double(day.time)))
  }

  /// A problem with the history, or else its number of calculations.
  private var summary: String {
    let catalogue = viewModel.catalogue
    if let problem = viewModel.historyProblem { return problem }
    return viewModel.history.isEmpty
      ? catalogue.text(.part(.noCalculations))
      : catalogue.text(.sentence(.calculations(viewModel.history.count)))
  }
}

struct HistoryViewPreviews: PreviewProvider {
  static var previews: some View {
    HistoryView()
      .environment(ObservedCalculator.after("2 + 3 = * 4 ="))
      .environment(Panels())
  }
}
