import CalculatorPresentation
import SwiftUI

/// A number of years, months or days in the panel of dates, and what is wrong with it.
struct CountRow: View {
  let field: DatesForm.Field
  @Binding var form: DatesForm
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels
  @FocusState private var hasKeys: Bool

  var body: some View {
    let catalogue = viewModel.catalogue
    VStack(alignment: .leading) {
      TextField(catalogue.text(DatesText.field(field)), text: $form[typed: field])
        .monospacedDigit()
        .focused($hasKeys)
        .field(hasKeys: hasKeys, in: panels)
        .onSubmit { panels.returnKeys() }
      if form.problem(in: field) != nil {
        Text(form.remark(on: field, in: catalogue))
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}

extension DatesForm {
  /// The text of a field.
  fileprivate subscript(typed field: Field) -> String {
    get { self[field] }
    set { enter(newValue, in: field) }
  }
}

struct CountRowPreviews: PreviewProvider {
  static var previews: some View {
    CountRow(field: .years, form: .constant(DatesForm(today: .onTheWall)))
      .environment(ObservedCalculator.after(""))
      .environment(Panels())
  }
}
