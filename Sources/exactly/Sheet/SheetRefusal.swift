import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import DisplayableText
import Languages

/// The reason the file of a sheet could not be read or written.
enum SheetRefusal: Error {
  /// It could not be opened, or read.
  case input(SystemError)
  /// Nothing more can be written to the standard output, for any file.
  case output(SystemError)
  case file(SheetFileProblem)
  /// Others have changed it since it was read.
  case hasChanged

  /// Returns the message about a file for the user: `budget.sheet:3:7: not UTF-8 text`.
  func message(of name: String, in language: Language) -> String {
    let name = name.displayable(limit: 4_200)
    let text =
      switch self {
      case .input(let error), .output(let error): "exactly: " + error.text(in: language)
      case .file(.storage(let error)): "exactly: " + error.reason(in: language)
      case .file(.document(.notUTF8(let line, let column))):
        "\(name):\(line + 1):\(column + 1): " + FailureReason.notUTF8.text(in: language)
      case .file(.limit(let limit)): "\(name): " + SheetMessage.limit(limit).text(in: language)
      case .file(.hasOtherLineEnds):
        "\(name): " + SheetFaceWords.hasOtherLineEnds.text(in: language)
      case .hasChanged: "\(name): " + SheetMessage.hasChanged.text(in: language)
      }
    return text.withoutIsolates
  }
}
