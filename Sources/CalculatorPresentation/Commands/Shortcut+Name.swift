extension Shortcut {
  /// What the key of the keyboard is called: `7`, `Enter`, in the person's language.
  public func name(in catalogue: Catalogue) -> String {
    switch self {
    case .character(" "): catalogue.text(KeyboardText.spaceKey)
    case .character: label
    case .enter: catalogue.text(.part(.enterKey))
    case .escape: catalogue.text(.part(.escapeKey))
    case .backspace: catalogue.text(.part(.backspaceKey))
    }
  }
}
