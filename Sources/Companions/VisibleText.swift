extension String {
  /// Whether there is anything to see: a character that is neither space nor control, and not one of
  /// those that only change how others look.
  var isVisible: Bool {
    unicodeScalars.contains { scalar in
      let properties = scalar.properties
      return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
        && properties.generalCategory != .control
    }
  }
}
