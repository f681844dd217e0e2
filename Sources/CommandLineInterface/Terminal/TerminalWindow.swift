#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The size of the terminal at standard output.
package struct TerminalWindow: Hashable, Sendable {
  /// The number of columns; 80 if the terminal does not say.
  package var columns: Int

  /// The number of rows; 24 if the terminal does not say.
  package var rows: Int

  /// Creates a size.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The current size.
  package static var current: TerminalWindow {
    var size = winsize()
    _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return TerminalWindow(
      columns: size.ws_col == 0 ? 80 : Int(size.ws_col),
      rows: size.ws_row == 0 ? 24 : Int(size.ws_row))
  }
}
