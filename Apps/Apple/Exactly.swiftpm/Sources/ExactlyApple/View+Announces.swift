import SwiftUI

extension View {
  /// Makes a screen reader say a text in the view's language each time a value changes.
  func announces(_ text: String?, onChangeOf change: some Equatable) -> some View {
    modifier(Announcing(text: text, change: change))
  }
}

private struct Announcing<Change: Equatable>: ViewModifier {
  let text: String?
  let change: Change
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content.onChange(of: change) {
      if let text { Voice.say(text, in: locale) }
    }
  }
}
