import CalculatorPresentation
import SwiftUI

/// A number with many digits, piece by piece, so that only what is in sight is laid out.
struct ExpandedNumberView: View {
  let number: ExpandedNumber
  let showMore: () -> Void

  var body: some View {
    let pieces = number.pieces
    Text(number.exactness.mark)
      .foregroundStyle(.secondary)
    ForEach(pieces.indices, id: \.self) { index in
      Text(pieces[index])
        .monospacedDigit()
        .textSelection(.enabled)
    }
    if !number.isComplete {
      // Another end each time, which appears anew.
      ProgressView()
        .onAppear(perform: showMore)
        .id(number.digits)
    }
  }
}
