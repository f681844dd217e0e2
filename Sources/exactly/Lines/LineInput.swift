import CalculatorStorage
import CommandLineInterface
import DisplayableText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The source of lines: a pipe, or a file, whose errors name their places.
struct LineInput {
  let descriptor: Descriptor

  /// The file's name as it was given; nil for a pipe.
  private let name: String?

  /// The number of lines so far.
  private var count = 0

  /// The standard input.
  static let pipe = LineInput()

  private init() {
    descriptor = Descriptor(STDIN_FILENO)
    name = nil
  }

  /// Opens a file; `-` opens the standard input under that name.
  ///
  /// - Throws: `SystemError` if it cannot be opened.
  init(file path: String) throws(SystemError) {
    descriptor =
      path == "-" ? Descriptor(STDIN_FILENO) : try Descriptor(reading: path.systemPath, named: path)
    name = path
  }

  /// Whether an argument that is not an expression is meant as a file: it has a `/` or an extension such as `.txt`.
  static func isFileName(_ text: String) -> Bool { text.contains("/") || hasExtension(text) }

  /// Whether a text ends in an extension such as `.txt`.
  static func hasExtension(_ text: String) -> Bool {
    guard let point = text.lastIndex(of: "."), let first = text[point...].dropFirst().first else {
      return false
    }
    return first.isLetter && text[point...].dropFirst().allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// Whether there is a file of that name, or anything else that can be read like one.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path.systemPath, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Takes the lines that were read, without the byte order mark that some programs put before the first one.
  mutating func take(_ lines: [LineReader.Line]) -> [InputLine] {
    lines.map { line in
      count += 1
      return InputLine(line: count == 1 ? line.withoutByteOrderMark : line, number: count)
    }
  }

  /// Returns the start of a message about a line; nil in a pipe.
  ///
  /// - Parameters:
  ///   - place: The place in the line, in UTF-8 bytes.
  ///   - line: The line.
  /// - Returns: `FILE:3:7: `, in which the column counts characters from 1.
  func head(at place: Range<Int>?, in line: InputLine) -> String? {
    guard let name else { return nil }
    let head = name.displayable(limit: 4_200) + ":\(line.number):"
    guard let place, case .text(let bytes) = line.line else { return head + " " }
    let column = String(decoding: bytes.prefix(place.lowerBound), as: UTF8.self).count + 1
    return head + "\(column): "
  }
}

/// A line of a pipe or a file, with its number from 1.
struct InputLine: Sendable {
  let line: LineReader.Line
  let number: Int
}
