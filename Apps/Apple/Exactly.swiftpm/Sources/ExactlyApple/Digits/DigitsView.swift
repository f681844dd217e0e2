import CalculatorPresentation
import SwiftUI

/// More digits of the number, and further ones whenever their end comes into view.
struct DigitsView: View {
  @Environment(ObservedCalculator.self) private var viewModel

  var body: some View {
    let catalogue = viewModel.catalogue
    PanelPage(
      title: catalogue.text(.command(.moreDigits)),
      summary: viewModel.expanded.map { catalogue.text(.sentence(.digits($0.digits))) } ?? ""
    ) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          if let number = viewModel.expanded {
            ExpandedNumberView(number: number) { viewModel.showMoreDigits() }
          }
        }
        .padding()
      }
      .environment(\.layoutDirection, .leftToRight)
    }
    .onDisappear { viewModel.hideMoreDigits() }
  }
}

struct DigitsViewPreviews: PreviewProvider {
  static var previews: some View {
    let viewModel = ObservedCalculator.after("1 / 7 =")
    DigitsView()
      .environment(viewModel)
      .environment(Panels())
      .onAppear { viewModel.showMoreDigits() }
  }
}
