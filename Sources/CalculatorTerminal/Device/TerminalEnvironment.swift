import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The terminal as described by environment variables.
///
/// ```swift
/// TerminalEnvironment(["TERM": "xterm", "NO_COLOR": "1"]).colorDepth   // .none
/// ```
public struct TerminalEnvironment: Sendable {
  private let variables: [String: String]

  /// Uses the given variables; by default, nothing is known about the terminal.
  public init(_ variables: [String: String] = [:]) {
    self.variables = variables
  }

  /// Reads the variables of this process.
  public static func current() -> TerminalEnvironment {
    var variables: [String: String] = [:]
    for name in ["TERM", "COLORTERM", "NO_COLOR", "COLORFGBG"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return TerminalEnvironment(variables)
  }

  /// Whether input and output are a terminal that can place its cursor.
  public var supportsFullScreen: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !terminalName.isEmpty
      && terminalName != "dumb"
  }

  private var terminalName: String { variables["TERM"] ?? "" }

  /// The block elements to draw with.
  var blocks: BlockElements { terminalName == "linux" ? .halves : .quadrants }

  /// The number of colours to use.
  var colorDepth: ColorDepth {
    if let noColor = variables["NO_COLOR"], !noColor.isEmpty { return .none }
    if terminalName.hasPrefix("vt") { return .none }
    if let colors = variables["COLORTERM"], colors == "truecolor" || colors == "24bit" {
      return .full
    }
    if terminalName.hasSuffix("-direct") { return .full }
    return terminalName.hasSuffix("256color") ? .twoHundredFiftySix : .sixteen
  }

  /// Whether to ask the terminal for its background; the Linux console would not answer.
  var answersBackgroundQuery: Bool { terminalName != "linux" && colorDepth != .none }

  /// The look that COLORFGBG asks for, else the dark one.
  var look: Look {
    // `15;0` or `0;default;15`: the last part is the background's number.
    guard let background = variables["COLORFGBG"]?.split(separator: ";").last,
      let index = UInt8(background)
    else { return .dark }
    return index == 7 || (9...15).contains(index) ? .light : .dark
  }
}
