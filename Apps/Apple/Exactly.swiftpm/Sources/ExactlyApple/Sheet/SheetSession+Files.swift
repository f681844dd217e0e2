import CalculatorModel
import CalculatorPresentation
import Foundation

/// The files of a sheet: new ones, opening and saving, and what a person is asked meanwhile.
extension SheetSession {
  /// Has a new sheet or another one take this one's place; asks first where something would be lost.
  func makeWay(for successor: SheetSuccessor) {
    endComposing()
    guard isChanged else { return giveWay(to: successor) }
    self.successor = successor
    question = .unsaved
  }

  /// Has a new sheet or another one take this one's place, whatever was typed.
  func giveWay(to successor: SheetSuccessor) {
    switch successor {
    case .blank: show("")
    case .chosen: isOpening = true
    }
  }

  /// Does what a person has answered about the file.
  func act(on answer: SheetQuestion.Answer, to question: SheetQuestion) {
    switch (answer, question) {
    case (.save, _): save(before: successor)
    case (.discard, .recovered): recover(nil)
    case (.discard, _):
      guard let successor else { return }
      self.successor = nil
      giveWay(to: successor)
    case (.overwrite, _): write(replacing: true)
    case (.reload, _): reload()
    case (.saveAs, _): chooseFile()
    case (.recover, .recovered(let left)): recover(left)
    case (.recover, _), (.cancel, _): break
    }
  }

  /// Reads the file again, in place of what was typed.
  private func reload() {
    successor = nil
    attempt(.cannotOpen) { () throws(SheetLocation.Problem) in
      guard let url = file?.url else { return }
      let read = try SheetLocation(reading: url)
      file = read
      edit { $0.rewrite(read.text, at: $1) }
      keepTyping()
    }
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
  ///
  /// - Parameter successor: What takes the sheet's place then; nil where it stays.
  func save(before successor: SheetSuccessor? = nil) {
    endComposing()
    self.successor = successor
    if file == nil { chooseFile() } else { write(replacing: false) }
  }

  /// Has another file be chosen for the text.
  func saveAs() {
    endComposing()
    successor = nil
    chooseFile()
  }

  /// Has a file be chosen for the text.
  func chooseFile() {
    document = SheetTextDocument(viewModel.text)
    isSaving = true
  }

  /// Writes the text into its file; asks where others have written it, unless that is to be replaced.
  func write(replacing isReplacing: Bool) {
    attempt(.cannotSave) { () throws(SheetLocation.Problem) in
      if try file?.write(viewModel.text, replacing: isReplacing) == true {
        noteSaved()
      } else {
        question = .hasChanged
      }
    }
  }

  /// Takes note of the file into which the system has written the text.
  func takeWritten(_ result: Result<URL, any Error>) {
    attempt(.cannotSave) { () throws(SheetLocation.Problem) in
      file = SheetLocation(of: document.text, writtenTo: try Self.url(result))
      noteSaved()
    }
  }

  /// Keeps what is typed after the sheet was saved, or gives way to what it was saved for.
  private func noteSaved() {
    keepTyping()
    guard let successor else { return }
    self.successor = nil
    follow { $0.giveWay(to: successor) }
  }

  /// Takes what a kill has left, or gives it up; over a file that others have written since, it is a new sheet.
  func recover(_ left: RecoveredSheetText?) {
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
