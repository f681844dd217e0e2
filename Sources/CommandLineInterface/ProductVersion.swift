/// The version of all commands, as `--version` prints it after their names.
package enum ProductVersion {
  /// Major, minor and patch.
  ///
  /// It is changed here. Every other mention is made from it, or compared with it by Scripts/check-version.
  package static let text = "0.1.0"
}
