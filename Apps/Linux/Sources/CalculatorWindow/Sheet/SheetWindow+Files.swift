import CAdwaita
import CWindow
import CalculatorPresentation

/// The file of a sheet: saving it, and the questions before anything is lost.
extension SheetWindow {
  /// Saves the sheet to its file, or asks for one.
  func save(then: @escaping @MainActor () -> Void = {}) {
    guard document.path != nil else { return saveAs(then: then) }
    write(then: then)
  }

  private func write(replacing: Bool = false, then: @escaping @MainActor () -> Void) {
    do throws(SheetDocument.Problem) {
      guard try document.save(viewModel.text, replacing: replacing) else {
        return askBeforeReplacing(then: then)
      }
      hasSaved()
      then()
    } catch {
      tell(error)
    }
  }

  /// Asks where to save the sheet.
  func saveAs(then: @escaping @MainActor () -> Void = {}) {
    let words = viewModel.catalogue
    let name = document.name ?? words.text(SheetFaceWords.untitled) + ".sheet"
    chooseFile(over: widget, words.text(SheetFaceWords.saveAs), saving: name) {
      [weak self] path in
      guard let self else { return }
      do throws(SheetDocument.Problem) {
        try document.save(viewModel.text, at: path)
        hasSaved()
        showNames()
        then()
      } catch {
        tell(error)
      }
    }
  }

  private func hasSaved() {
    recovery?.end()
    recovers = false
    _ = viewModel.takeRecoveryLines()
    showTitle()
  }

  /// Asks what to do about a file that others have written.
  private func askBeforeReplacing(then: @escaping @MainActor () -> Void) {
    Question.ask(.hasChanged, over: widget, in: viewModel.catalogue) { [weak self] answer in
      switch answer {
      case .overwrite: self?.write(replacing: true, then: then)
      case .reload: self?.reload()
      case .saveAs: self?.saveAs(then: then)
      default: break
      }
    }
  }

  /// Reads the file again, replacing what was typed.
  private func reload() {
    do throws(SheetDocument.Problem) {
      try document.reload()
      change { $0.rewrite(document.savedText, at: $1) }
      hasSaved()
    } catch {
      tell(error)
    }
  }

  private func tell(_ problem: SheetDocument.Problem) {
    let catalogue = viewModel.catalogue
    tellThatFileIsNotSaved(problem.text(in: catalogue), in: catalogue, over: widget)
  }

  /// Whether the window may close; if anything is unsaved, the user is asked first.
  func mayClose() -> Bool {
    guard isModified, !isClosed else {
      recovery?.end()
      return true
    }
    Question.ask(.unsaved, over: widget, in: viewModel.catalogue) { [weak self] answer in
      switch answer {
      case .save: self?.save { [weak self] in self?.giveUp() }
      case .discard: self?.giveUp()
      default: break
      }
    }
    return false
  }

  private func giveUp() {
    recovery?.end()
    gtk_window_destroy(widget.cast())
  }
}
