import CalculatorPresentation
import SwiftUI

/// A key's shape, colours and feedback: it responds to a press at once, and fades back when released.
struct KeyButtonStyle: ButtonStyle {
  let key: KeypadKey
  let layout: KeypadLayout
  @Environment(\.palette) private var palette
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func makeBody(configuration: Configuration) -> some View {
    let isPressed = configuration.isPressed
    let colors =
      key.isOff
      ? palette.colorsOfKeyThatIsOff(key.role)
      : palette.colors(for: key.role, isLit: key.isHighlighted, isPressed: isPressed)
    let shape = RoundedRectangle(cornerRadius: layout.cornerRadius, style: .circular)
    configuration.label
      .font(.system(size: layout.labelSize(of: key)))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundStyle(Color(colors.label))
      .frame(
        width: layout.width(ofColumns: key.labelColumnSpan), height: layout.keyHeight
      )
      .frame(width: layout.width(ofColumns: key.columnSpan), alignment: .leading)
      .background(Color(colors.face), in: shape)
      .contentShape(shape)
      .animation(isPressed || reducesMotion ? nil : .easeOut(duration: 0.25), value: isPressed)
      .sensoryFeedback(.impact(weight: .light), trigger: isPressed) { _, isPressed in isPressed }
  }
}
