import CalculatorModel
import CalculatorPresentation
import CalculatorStorage
import CalculatorTerminal
import CommandLineInterface

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The sheet in full screen.
extension Command {
  /// Opens a sheet for the user at the terminal, until they quit.
  ///
  /// - Parameter name: The file, which may not exist yet; nil for a sheet without a name.
  /// - Returns: The exit status; nil if the sheet is to be printed instead: the terminal cannot place its
  ///   cursor, or the file is Markdown, where only parts are a sheet.
  mutating func runSheetFace(of name: String?) -> ExitStatus? {
    let environment = TerminalEnvironment.current()
    if let name {
      guard environment.supportsFullScreen, name != "-", !SheetSource.isMarkdown(name) else {
        return nil
      }
    } else if !environment.supportsFullScreen {
      diagnostics.writeLine("\(Self.name): \(told(UsageReason.sheetNeedsFile))")
      return .unreadable
    }
    let language = Self.language(of: STDOUT_FILENO)
    do throws(SheetFileProblem) {
      let files = SheetFiles(path: name)
      let text = try files.readIfThere()
      let viewModel: SheetViewModel
      do throws(SheetLimit) {
        viewModel = try SheetViewModel(
          text, catalogue: Catalogue(language),
          symbols: NumberSymbols(locale: LocaleEnvironment.current.messages),
          wallClock: .ofThisPerson())
      } catch {
        throw .limit(error)
      }
      let face = SheetFace(
        viewModel: viewModel, name: name, store: files, environment: environment)
      return face.run() == 0 ? .answered : .unreadable
    } catch {
      diagnostics.writeLine(SheetRefusal.file(error).message(of: name ?? "", in: language))
      return .unreadable
    }
  }
}
