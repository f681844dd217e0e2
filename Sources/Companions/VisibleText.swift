extension String {
  /// Whether there is anything to see: a character that is neither white space nor control, nor one that only
  /// changes how others look.
  var isVisible: Bool {
    unicodeScalars.contains { scalar in
      let properties = scalar.properties
      return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
        && properties.generalCategory != .control
    }
  }
}
