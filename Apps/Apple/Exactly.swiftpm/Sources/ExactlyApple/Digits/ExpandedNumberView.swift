import CalculatorPresentation
import SwiftUI

/// A number with many digits, piece by piece, so that only the visible ones are laid out.
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
      // A new end each time, so that it appears again.
      ProgressView()
        .onAppear(perform: showMore)
        .id(number.digits)
    }
  }
}
