import SwiftUI

/// A picture of a person saying a text.
struct GameView: View {
  let text: String

  var body: some View {
    HStack(alignment: .bottom) {
      Image(systemName: "person.fill")
        .font(.largeTitle)
        .accessibilityHidden(true)
      Text(text)
        .font(.title)
        .monospacedDigit()
        .padding(40)
        .frame(maxWidth: 320)
        .background(.quaternary, in: Ellipse())
    }
  }
}

struct GameViewPreviews: PreviewProvider {
  static var previews: some View {
    GameView(text: "FizzBuzz")
  }
}
