import BigNumbers
import CalculatorModel
import CommandLineInterface
import ExactReals
import Plots

/// The task of `exactly plot`.
struct PlotTask: Hashable {
  /// The form of the output.
  enum Output: Hashable {
    /// A picture in characters, and the list of features.
    case characters
    /// A picture in SVG.
    case svg
    /// The description and a table of values.
    case description
    /// The features of each curve as an object.
    case json
    /// The number of pixels of each kind.
    case count
  }

  /// The functions, as they were typed.
  let text: String
  let output: Output

  /// The ends of the interval, as they were typed.
  private(set) var from: String?
  private(set) var to: String?
  let bottom: String?
  let top: String?

  /// The number of columns and rows.
  let width: Int
  let height: Int

  /// Reads the words after `exactly plot`.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - options: The options that were given.
  ///   - hasTerminalOutput: Whether a user sees the output.
  /// - Throws: `UsageError` if there is no function, or the options exclude each other.
  init(words: ArraySlice<String>, options: Options, hasTerminalOutput: Bool) throws(UsageError) {
    var text = words.joined(separator: " ")
    guard !text.isEmpty else { throw UsageError(UsageReason.plotNeedsFunction) }
    (from, to) = (options.value(of: .from), options.value(of: .to))
    // `sin(x) from -pi to pi`
    if from == nil, to == nil, let ends = Self.ends(in: text) {
      (text, from, to) = (ends.text, ends.from, ends.to)
    }
    self.text = text
    (bottom, top) = (options.value(of: .bottom), options.value(of: .top))
    if let size = options.value(of: .size) {
      let sides = size.split(separator: "x", omittingEmptySubsequences: false)
      guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]),
        (1...PlotFrame.sizeLimit).contains(width), (1...PlotFrame.sizeLimit).contains(height)
      else {
        throw UsageError(
          UsageReason.noSize(Option.size.name, limit: PlotFrame.sizeLimit, Options.shown(size)))
      }
      (self.width, self.height) = (width, height)
    } else {
      (width, height) = Plot.standardSize
    }
    var chosen: Option?
    for option in [Option.count, .json, .plain] where options.has(option) {
      if let chosen { throw Options.exclusion(chosen, option) }
      chosen = option
    }
    output =
      switch chosen {
      case .count: .count
      case .json: .json
      case .plain: .description
      default: hasTerminalOutput && !options.has(.size) ? .characters : .svg
      }
  }

  /// The interval at the end of a text.
  private static func ends(in text: String) -> (text: String, from: String, to: String)? {
    let words = text.split(separator: " ")
    guard let to = words.lastIndex(of: "to"), let from = words[..<to].lastIndex(of: "from"),
      from > 0, to > from + 1, to + 1 < words.count
    else { return nil }
    return (
      words[..<from].joined(separator: " "), words[(from + 1)..<to].joined(separator: " "),
      words[(to + 1)...].joined(separator: " ")
    )
  }

  /// The functions of the text with their places, which commas outside brackets separate.
  var functions: [(text: String, place: Int)] {
    var functions: [(text: String, place: Int)] = []
    var (depth, start) = (0, 0)
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      // A comma between two digits is in a number, or the reader asks.
      case UInt8(ascii: ",")
      where depth == 0 && !(Self.isDigit(bytes, index - 1) && Self.isDigit(bytes, index + 1)):
        functions.append((String(decoding: bytes[start..<index], as: UTF8.self), start))
        start = index + 1
      default: break
      }
    }
    functions.append((String(decoding: bytes[start...], as: UTF8.self), start))
    return functions
  }

  private static func isDigit(_ bytes: [UInt8], _ index: Int) -> Bool {
    bytes.indices.contains(index)
      && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
  }
}
