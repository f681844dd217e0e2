/// The version of all commands, as `--version` prints it behind their names.
package enum ProductVersion {
  /// Major, minor and patch.
  ///
  /// It is changed here. What else says it is made from it, or compared with it by
  /// Scripts/check-version.
  package static let text = "0.1.0"
}
