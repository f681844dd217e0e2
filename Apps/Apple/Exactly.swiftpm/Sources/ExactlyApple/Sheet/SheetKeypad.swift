import CalculatorPresentation
import SwiftUI

/// The calculator's keys below a sheet, if there is room: they type into the line at the cursor.
struct SheetKeypad: View {
  let size: CGSize
  @Environment(SheetSession.self) private var session
  @ScaledMetric private var textScale = 1.0

  /// The minimum height of a sheet that has room for keys as well as some lines.
  private static let roomyHeight = 500.0

  /// The height that the keys would share with a display, which is not shown.
  private static let sharedHeight = 400.0

  /// Whether there is room for keys.
  static func hasRoom(in size: CGSize) -> Bool { size.height >= roomyHeight }

  var body: some View {
    if session.showsKeypad, Self.hasRoom(in: size) {
      let wide = KeypadLayout.smallestWindow(for: .scientific, device: .current).width
      let keypad = session.viewModel.keypad(size.width >= wide ? .scientific : .basic)
      let layout = KeypadLayout(
        width: size.width, height: Self.sharedHeight, keypad: keypad, device: .current,
        textScale: textScale)
      KeypadView(keypad: keypad, layout: layout) { key in
        session.edit { $0.press(key, at: $1) }
      }
      .padding(layout.margin)
      // Keys run from left to right in every language.
      .environment(\.layoutDirection, .leftToRight)
    }
  }
}

struct SheetKeypadPreviews: PreviewProvider {
  static var previews: some View {
    SheetKeypad(size: CGSize(width: 390, height: 763))
      .environment(SheetSession())
  }
}
