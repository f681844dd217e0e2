extension HelpText {
  /// The text in English.
  package var english: String {
    switch self {
    case .heading(.touch): "With your fingers"
    case .heading(.keyboard): "With a keyboard"
    case .gesture(let gesture): gesture.english
    case .effect(let gesture): gesture.englishEffect
    case .withControl(let key): "Ctrl+" + key
    case .documentation: "Guides and reference"
    }
  }
}

extension TouchGesture {
  /// The movement of the fingers, in English.
  fileprivate var english: String {
    switch self {
    case .swipeNumber: "Swipe across the number"
    case .holdNumber: "Touch and hold the number"
    case .tapMark: "Tap = or ≈ beside the number"
    case .slideOffKey: "Slide off a key"
    case .typeWithThumbs: "Type with two thumbs"
    case .tapCalculation: "Tap a calculation in the history"
    case .turnDevice: "Turn the device"
    }
  }

  /// The effect of the gesture, in English.
  fileprivate var englishEffect: String {
    switch self {
    case .swipeNumber: "Delete the last digit"
    case .holdNumber: "Copy, paste and other forms"
    case .tapMark: "Fraction, exact form or decimal"
    case .slideOffKey: "Press nothing after all"
    case .typeWithThumbs: "Every press counts"
    case .tapCalculation: "Use its result again"
    case .turnDevice: "The other keypad"
    }
  }
}
