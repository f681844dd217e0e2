/// The version of all commands, as `--version` prints it behind their names.
package enum ProductVersion {
  /// Major, minor and patch: see CHANGELOG.md.
  package static let text = "0.1.0"
}
