import CalculatorModel
import CalculatorPresentation
import Foundation

/// The files of a sheet: creating, opening and saving them, and the questions asked along the way.
extension SheetSession {
  /// Replaces this sheet with a new or another one; asks first if something would be lost.
  func makeWay(for successor: SheetSuccessor) {
    endComposing()
    guard isChanged else { return giveWay(to: successor) }
    self.successor = successor
    question = .unsaved
  }

  /// Replaces this sheet with a new or another one, regardless of what was typed.
  func giveWay(to successor: SheetSuccessor) {
    switch successor {
    case .blank: show("")
    case .chosen: isOpening = true
    }
  }

  /// Carries out the user's answer to a question about the file.
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

  /// Reads the file again, replacing what was typed.
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

  /// Reads the chosen file.
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

  /// Writes the text to its file, or lets the user choose one; asks first if others have changed it.
  ///
  /// - Parameter successor: The replacement for the sheet afterwards; nil if it stays.
  func save(before successor: SheetSuccessor? = nil) {
    endComposing()
    self.successor = successor
    if file == nil { chooseFile() } else { write(replacing: false) }
  }

  /// Asks the user to choose another file for the text.
  func saveAs() {
    endComposing()
    successor = nil
    chooseFile()
  }

  /// Asks the user to choose a file for the text.
  func chooseFile() {
    document = SheetTextDocument(viewModel.text)
    isSaving = true
  }

  /// Writes the text to its file; unless replacing, asks first if others have changed it.
  func write(replacing isReplacing: Bool) {
    attempt(.cannotSave) { () throws(SheetLocation.Problem) in
      if try file?.write(viewModel.text, replacing: isReplacing) == true {
        noteSaved()
      } else {
        question = .hasChanged
      }
    }
  }

  /// Notes the file to which the system has written the text.
  func takeWritten(_ result: Result<URL, any Error>) {
    attempt(.cannotSave) { () throws(SheetLocation.Problem) in
      file = SheetLocation(of: document.text, writtenTo: try Self.url(result))
      noteSaved()
    }
  }

  /// Starts keeping what is typed after a save, then moves on to the successor, if there is one.
  private func noteSaved() {
    keepTyping()
    guard let successor else { return }
    self.successor = nil
    follow { $0.giveWay(to: successor) }
  }

  /// Restores the text left by a kill, or discards it; if others have changed the file since, it becomes a new sheet.
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

  /// Does something with a file, and reports the reason if it fails.
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
