import CalculatorPresentation
import SwiftUI

/// A typed field of the dates panel, with a remark on it.
struct DatesTextRow: View {
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
      let remark = form.remark(on: field, in: catalogue)
      if !field.isDate, !remark.isEmpty {
        Text(remark)
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

struct DatesTextRowPreviews: PreviewProvider {
  static var previews: some View {
    DatesTextRow(field: .years, form: .constant(DatesForm(today: .onTheWall)))
      .environment(ObservedCalculator.after(""))
      .environment(Panels())
  }
}
