import CalculatorPresentation
import CalendarDates
import SwiftUI

/// A date in the dates panel, typed in the usual way or chosen in the system's calendar.
struct DateRow: View {
  let field: DatesForm.Field
  @Binding var form: DatesForm
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    VStack(alignment: .leading) {
      DatesTextRow(field: field, form: $form)
      DatePicker(selection: $form[picked: field], displayedComponents: .date) {
        Text(form.remark(on: field, in: viewModel.catalogue))
      }
    }
  }
}

extension DatesForm {
  /// The date of a field for the system's control: noon in the user's time zone.
  fileprivate subscript(picked field: Field) -> Date {
    get { (date(in: field) ?? .onTheWall).noon }
    set { enter(CalendarDate(of: newValue).description, in: field) }
  }
}

struct DateRowPreviews: PreviewProvider {
  static var previews: some View {
    DateRow(field: .from, form: .constant(DatesForm(today: .onTheWall)))
      .environment(ObservedCalculator.after(""))
      .environment(Panels())
  }
}
