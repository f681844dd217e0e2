import CalculatorModel
import DisplayableText

/// The settings as text: lines of `name = value`, and comments that begin with `#`.
///
/// ```swift
/// var text = SettingsText("# mine\norder = left-to-right\ncolour = red\n")
/// text.settings.order      // .leftToRight
/// text.problems[0].line    // 3
/// text.settings.digits = 12
/// text.text                // the three lines, and "digits = 12"
/// ```
///
/// Anything not understood stays as it is, for the user or a newer program to see, until that setting is changed. If
/// a setting is named more than once, the last value applies.
public struct SettingsText: Sendable {
  /// The settings; changes to them appear in ``text``.
  public var settings: Settings

  /// The lines that are not understood.
  public let problems: [Problem]

  /// The settings as they were read.
  private let original: Settings

  private let lines: [Line]

  /// A line that is not understood.
  public struct Problem: Hashable, Sendable {
    /// The reason why it is not understood.
    public enum Cause: Hashable, Sendable {
      /// There is no `=`.
      case noEqualsSign
      /// There is no setting of this name.
      case unknownName(String)
      /// The setting has no such value.
      case value(SettingError)
    }

    /// The line's number, from 1.
    public let line: Int

    /// The reason why it is not understood.
    public let cause: Cause

    /// The cause in words, in lower case and without a full stop.
    public var reason: String {
      switch cause {
      case .noEqualsSign: "'=' is missing"
      case .unknownName(let name): "there is no setting '" + name.displayable(limit: 40) + "'"
      case .value(let error): error.reason
      }
    }
  }

  private struct Line: Sendable {
    var text: String
    /// The setting that it names, even if the value is not one of its values.
    var setting: Setting?
  }

  /// Reads settings; an empty text stands for those that apply until the user makes choices.
  public init(_ text: String = "") {
    var settings = Settings()
    var lines: [Line] = []
    var problems: [Problem] = []
    for bytes in Self.lines(of: text) {
      var line = Line(text: String(decoding: bytes, as: UTF8.self))
      let content = Self.trimmed(bytes)
      if !content.isEmpty, content.first != UInt8(ascii: "#") {
        do throws(ProblemCause) {
          line.setting = try Self.read(content, into: &settings)
        } catch {
          if case .value(let error) = error.cause { line.setting = error.setting }
          problems.append(Problem(line: lines.count + 1, cause: error.cause))
        }
      }
      lines.append(line)
    }
    self.settings = settings
    self.lines = lines
    self.problems = problems
    original = settings
  }

  /// The settings' text, with the changes.
  public var text: String {
    let changed = Setting.allCases.filter { $0.value(in: settings) != $0.value(in: original) }
    var written: [String] = []
    for (place, line) in lines.enumerated() {
      guard let setting = line.setting, changed.contains(setting) else {
        written.append(line.text)
        continue
      }
      // The last line of a setting gets its value, and the earlier ones are dropped.
      if !lines[(place + 1)...].contains(where: { $0.setting == setting }) {
        written.append(self.line(of: setting))
      }
    }
    for setting in changed where !lines.contains(where: { $0.setting == setting }) {
      written.append(line(of: setting))
    }
    return written.map { $0 + "\n" }.joined()
  }

  private func line(of setting: Setting) -> String {
    setting.name + " = " + setting.value(in: settings)
  }

  private struct ProblemCause: Error {
    var cause: Problem.Cause
  }

  private static func read(
    _ line: ArraySlice<UInt8>, into settings: inout Settings
  ) throws(ProblemCause) -> Setting {
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else {
      throw ProblemCause(cause: .noEqualsSign)
    }
    let name = String(decoding: trimmed(line[..<equals]), as: UTF8.self)
    let value = String(decoding: trimmed(line[(equals + 1)...]), as: UTF8.self)
    guard let setting = Setting(name: name) else { throw ProblemCause(cause: .unknownName(name)) }
    do throws(SettingError) {
      try setting.set(value, in: &settings)
    } catch {
      throw ProblemCause(cause: .value(error))
    }
    return setting
  }

  /// Returns the lines of a text without their line endings, of any system, and without the byte order mark that some
  /// programs put first.
  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    var bytes = Array(text.utf8)[...]
    if bytes.starts(with: "\u{FEFF}".utf8) { bytes = bytes.dropFirst(3) }
    var lines: [ArraySlice<UInt8>] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // Some programs leave several; a remaining one would be read as a line ending next time.
      let end = line.lastIndex { $0 != UInt8(ascii: "\r") } ?? line.startIndex - 1
      lines.append(line[...end])
    }
    // A final line ending does not begin another line.
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let last = text.lastIndex(where: { !isSpace($0) }) else { return [] }
    return text[...last].drop(while: isSpace)
  }
}
