import CalculatorModel
import CalculatorPresentation
import Foundation

/// The files of a sheet: new ones, opening and saving, and what a person is asked meanwhile.
extension SheetSession {
  /// Begins a new sheet; asks first where something would be lost.
  func begin() {
    if isChanged { question = .savesChanges(opensAnother: false) } else { show("") }
  }

  /// Has a file be chosen to be opened; asks first where something would be lost.
  func open() {
    if isChanged { question = .savesChanges(opensAnother: true) } else { isOpening = true }
  }

  /// Gives up what was typed, for a new sheet or another one.
  func discard(opensAnother: Bool) {
    if opensAnother { isOpening = true } else { show("") }
  }

  /// Reads the file that was chosen.
  func open(_ result: Result<URL, any Error>) {
    attempt(.cannotOpen) { () throws(SheetLocation.Problem) in
      let file = try SheetLocation(reading: try Self.url(result))
      do throws(SheetLimit) {
        try show(file.text, of: file)
      } catch {
        throw .limit(error)
      }
    }
  }

  /// Writes the text into its file, or has one be chosen; asks where others have written it.
  func save(replacing isReplacing: Bool = false) {
    guard file != nil else {
      isSaving = true
      return
    }
    attempt(.cannotSave) { () throws(SheetLocation.Problem) in
      guard try file?.write(viewModel.text, replacing: isReplacing) == true else {
        question = .replaces
        return
      }
      keepTyping()
    }
  }

  /// Takes note of the file into which the system has written the text.
  func save(_ result: Result<URL, any Error>, text: String) {
    attempt(.cannotSave) { () throws(SheetLocation.Problem) in
      file = SheetLocation(of: text, writtenTo: try Self.url(result))
      keepTyping()
    }
  }

  /// Takes what a kill has left, or gives it up; over a file that others have written since, it is a new sheet.
  func recover(_ left: RecoveredSheetText?) {
    question = nil
    if let left {
      if !left.restsOnFile { file = nil }
      edit { $0.rewrite(left.text, at: $1) }
    }
    keepTyping()
  }

  private func show(_ text: String) {
    attempt(.cannotOpen) { () throws(SheetLocation.Problem) in
      do throws(SheetLimit) {
        try show(text, of: nil)
      } catch {
        throw .limit(error)
      }
    }
  }

  /// Does something with a file, and tells why where it fails.
  private func attempt(
    _ failure: SheetFaceWords, _ body: () throws(SheetLocation.Problem) -> Void
  ) {
    problem = nil
    do throws(SheetLocation.Problem) {
      try body()
    } catch {
      problem = catalogue.text(failure) + ": " + error.text(in: catalogue)
    }
  }

  private static func url(_ result: Result<URL, any Error>) throws(SheetLocation.Problem) -> URL {
    switch result {
    case .success(let url): return url
    case .failure(let error): throw .system(error.localizedDescription)
    }
  }
}
